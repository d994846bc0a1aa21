import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { Deal, type Unit } from '../../domain/unit.ts';
import type { LegalText } from '../../domain/legal.ts';
import { byFamilyName } from '../../domain/person.ts';
import type { OfferedPlace } from '../../domain/indexed-unit.ts';
import type { Project } from '../../domain/project.ts';
import { readHeader } from '../store/header.ts';
import { CityCount, DistrictCount, KindCount, type Source } from './questions.ts';
import { betweenSql, peopleSql, personSql, placesSql, viewingsSql } from './any-unit.ts';
import { describedFrom, describedSql } from './described.ts';
import { indexedUnitsFrom, indexedUnitsSql } from '../store/indexed-units.ts';
import { priceBandsFrom, priceBandsSql } from './price-bands.ts';
import { openRecords } from './record-reader.ts';
import { cached } from '../../domain/cached.ts';
import { Ids, optional, type Rows } from '../store/rows.ts';
import { alikeInside, alikeOutside } from './similar.ts';
import type { CatalogueFiles } from '../store/catalogue-writer.ts';
import { condition, order, type Likeness, type UnitFilter } from './unit-filter.ts';

/** Results of queries held in memory: ids and counts. */
const resultsKept = 100;
/** Lists of which it is known whether they are long enough for a page. */
const listsKept = 1000;

/** How long a unit is new, in milliseconds. */
export const newFor = 14 * 24 * 60 * 60 * 1000;

type Parameters = readonly SQLInputValue[];

/**
 * Opens a catalogue for reading. What it gives out is shared, so nobody may change it.
 * @throws when there is none, or when another version of the program has written it.
 */
export function openSource(files: CatalogueFiles) {
	const { catalogue: path } = files;
	if (!existsSync(path)) {
		throw new Error(
			`There is no catalogue at ${path}: run \`npm run build\`, which reads the CRM first.`,
		);
	}
	const header = readHeader(path);
	const db = new DatabaseSync(path, { readOnly: true });
	const records = openRecords(db, files);
	const prepared = cached((sql: string) => db.prepare(sql), { size: resultsKept });
	const rows = (sql: string, parameters: Parameters = []) => prepared(sql).all(...parameters);
	// The languages of a page and the pages of a list ask the same, and an opened catalogue never changes.
	const cachedRows = cached(
		([sql, parameters]: readonly [string, Parameters]) => rows(sql, parameters),
		{
			size: resultsKept,
			keyOf: JSON.stringify,
		},
	);
	const ids = (sql: string, parameters: Parameters = []) =>
		Ids.parse(cachedRows([sql, parameters]));

	const ofCity = (sql: (where?: string) => string, city?: string) => {
		if (city === undefined) return rows(sql());
		return city === '' ? rows(sql('unit.city IS NULL')) : rows(sql('unit.city = ?'), [city]);
	};

	const counts = (column: string, { where, parameters }: ReturnType<typeof condition>) =>
		cachedRows([
			`SELECT ${column}, count(*) AS count FROM unit ${where} GROUP BY ${column} ORDER BY count DESC, ${column}`,
			parameters,
		]);

	// Asked once for each language of a page.
	const alikeOnce = cached(
		([like, limit]: readonly [Likeness, number]) => {
			const inside = like.only === 'outside' ? [] : alikeInside(rows, like, limit);
			const wanted = like.only === 'inside' ? 0 : limit - inside.length;
			return wanted === 0 ? inside : [...inside, ...alikeOutside(rows, like, wanted)];
		},
		{ size: resultsKept, keyOf: JSON.stringify },
	);

	// The pages of a city's units all ask about its few lists.
	const fillsOnce = cached(
		([facet, least]: readonly [UnitFilter, number]) => fillsList(rows, { facet, least }),
		{ size: listsKept, keyOf: JSON.stringify },
	);

	// All units, or those of a city: the files of an index ask for the same ones after each other.
	const indexedOnce = cached(
		([city]: readonly [string | undefined]) => indexedUnitsFrom(ofCity(indexedUnitsSql, city)),
		{ size: 1, keyOf: JSON.stringify },
	);

	let newest: ReadonlySet<number> | undefined;
	const source: Source = {
		unit: records.reader({ table: 'unit', key: 'id', record: z.custom<Unit>() }),
		project: records.reader({ table: 'project', key: 'id', record: z.custom<Project>() }),
		legal: records.reader({ table: 'legal', key: 'kind', record: z.custom<LegalText>() }),
		ids: (filter, range) => {
			const { where, parameters } = condition(filter);
			const part = range ? ' LIMIT ? OFFSET ?' : '';
			if (range) parameters.push(range.limit, range.offset);
			return ids(`SELECT id FROM unit ${where} ${order(filter)}${part}`, parameters);
		},
		count: (filter) => {
			const { where, parameters } = condition(filter);
			return Counted.parse(
				cachedRows([`SELECT count(*) AS count FROM unit ${where}`, parameters])[0],
			).count;
		},
		cities: (filter) => CityCounts.parse(counts('city', condition(filter, 'city IS NOT NULL'))),
		kinds: (filter) => KindCounts.parse(counts('kind', condition(filter))),
		districts: (filter) =>
			DistrictCounts.parse(counts('district', condition(filter, 'district IS NOT NULL'))),
		fills: (facet, least) => fillsOnce([facet, least]),
		spreads: (filter) => {
			const { where, parameters } = condition(filter);
			return cachedRows([`SELECT DISTINCT city FROM unit ${where} LIMIT 2`, parameters]).length > 1;
		},
		similar: (like, limit) => alikeOnce([like, limit]),
		people: () =>
			ids(peopleSql)
				.flatMap((id) => source.unit(id)?.record.broker ?? [])
				.toSorted(byFamilyName),
		person: (id, freeFirst) => ids(personSql, [id, Number(freeFirst)]),
		indexedUnits: (city) => indexedOnce([city]),
		described: (city) => describedFrom(ofCity(describedSql, city)),
		places: () => OfferedPlaces.parse(cachedRows([placesSql, []])),
		priceBands: (least) => priceBandsFrom(cachedRows([priceBandsSql, [least]])),
		between: (from, to) => ids(betweenSql, [from, to]),
		viewings: () => ids(viewingsSql),
		projects: () => ids('SELECT id FROM project ORDER BY on_offer DESC, id DESC'),
		isNew: (id) => (newest ??= new Set(ids(newestSql, [header.changedAt - newFor]))).has(id),
	};
	return {
		source,
		header,
		/** Rows of the catalogue's own file. */
		rows,
		/** The same one by one. */
		eachRow: (sql: string, parameters: Parameters = []) => db.prepare(sql).iterate(...parameters),
		close: () => {
			db.close();
			records.close();
		},
	};
}

/** Those that came after a time, in milliseconds since 1970; 0 stands for unknown. */
const newestSql = 'SELECT id FROM unit WHERE created_at > max(?, 0)';

// Made once: making a schema costs ten times what using it does, and every page asks.
const CityCounts = CityCount.array();
const DistrictCounts = DistrictCount.array();
const KindCounts = KindCount.array();
const OfferedPlaces: z.ZodType<OfferedPlace[]> = z.array(
	z.object({
		city: z.string(),
		district: optional(z.string()),
		region: optional(z.string()),
		country: optional(z.string()),
		zip: optional(z.string()),
		deal: Deal,
		count: z.int(),
		lat: optional(z.number()),
		lng: optional(z.number()),
		south: optional(z.number()),
		north: optional(z.number()),
		west: optional(z.number()),
		east: optional(z.number()),
	}),
);
const Counted = z.object({ count: z.int() });

/**
 * Whether a list of units on offer is long enough, and shorter than each wider list of the same city. What is
 * asked of other cities is asked apart (`spreads`), so that this depends on the units of one city.
 */
function fillsList(
	rows: Rows,
	{ facet, least }: { readonly facet: UnitFilter; readonly least: number },
): boolean {
	const { where, parameters } = condition({ ...facet, onOffer: true });
	const found = rows(`SELECT 1 FROM unit ${where} LIMIT ?`, [...parameters, least]).length;
	if (found < least) return false;
	const { kind, city, district, ...rest } = facet;
	const has = (wider: UnitFilter, other: string, value: string) => {
		const { where, parameters } = condition({ ...wider, onOffer: true }, other);
		return rows(`SELECT 1 FROM unit ${where} LIMIT 1`, [value, ...parameters]).length > 0;
	};
	const otherKind =
		kind === undefined || city === undefined || has({ ...rest, city, district }, 'kind <> ?', kind);
	const elsewhere =
		district === undefined || has({ ...rest, kind, city }, 'district IS NOT ?', district);
	return otherKind && elsewhere;
}
