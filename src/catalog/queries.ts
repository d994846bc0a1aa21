import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { LegalText } from '../domain/legal.ts';
import type { LegalKind } from '../domain/legal.ts';
import { Project } from '../domain/project.ts';
import { Unit, UnitKind } from '../domain/unit.ts';
import { keepRecent } from './recent.ts';
import { catalogueFormat } from './store.ts';
import { condition, order, priceCondition } from './unit-filter.ts';
import type { UnitFilter } from './unit-filter.ts';

/** A part of a list; `offset` counts from 0. */
export interface Range {
	readonly offset: number;
	readonly limit: number;
}

/** Units and as many projects held in memory; a unit takes about 15 KB. */
const recordsKept = 1000;
/** Answers of other questions held in memory: ids and counts. */
const answersKept = 100;

type Parameters = readonly SQLInputValue[];

/** The only reader of the catalogue. */
export interface Catalogue {
	/** ISO 8601 time at which the CRM was read. */
	readonly pulledAt: string;
	unit(id: number): Unit | undefined;
	/** Newest first; the units of one project by floor and reference. */
	units(filter?: UnitFilter, range?: Range): Unit[];
	count(filter?: UnitFilter): number;
	/** In the order of `units`. */
	unitIds(filter?: UnitFilter): number[];
	project(id: number): Project | undefined;
	/** Those with units on offer first, then the newest. */
	projects(): Project[];
	/** Cities with units, the one with most units first. */
	cities(filter?: UnitFilter): { city: string; count: number }[];
	/** Kinds with units, the one with most units first. */
	kinds(filter?: UnitFilter): { kind: UnitKind; count: number }[];
	/**
	 * What a visitor may look at instead, all on offer: units of the same project, then of the same kind,
	 * city and deal within 20 % of the price. A price on request is not known here, so it compares to none.
	 */
	similar(unit: Unit, limit: number): Unit[];
	/** Whether a unit came within the fortnight before the last change of the catalogue. */
	isNew(unit: Unit): boolean;
	legal(kind: LegalKind): LegalText | undefined;
	close(): void;
}

/**
 * Opens a catalogue for reading.
 * @throws when there is none, or when another version of the program has written it.
 */
export function openCatalogue(path: string): Catalogue {
	if (!existsSync(path)) {
		throw new Error(
			`There is no catalogue at ${path}: run \`npm run build\`, which reads the CRM first.`,
		);
	}
	const db = new DatabaseSync(path, { readOnly: true });
	const prepared = keepRecent((sql: string) => db.prepare(sql), { size: answersKept });
	// The languages of a page and the pages of a list ask the same, and an opened catalogue never changes.
	const answer = keepRecent(
		([sql, parameters]: readonly [string, Parameters]) => prepared(sql).all(...parameters),
		{ size: answersKept, nameOf: JSON.stringify },
	);
	const all = (sql: string, parameters: Parameters = []) => answer([sql, parameters]);
	const ids = (sql: string, parameters: Parameters) =>
		Identified.array()
			.parse(all(sql, parameters))
			.map(({ id }) => id);
	const records = <T extends z.ZodType>(
		schema: T,
		sql: string,
		parameters: Parameters = [],
	): z.infer<T>[] =>
		Row.array()
			.parse(prepared(sql).all(...parameters))
			.map(({ record }) => schema.parse(JSON.parse(record)));

	const unit = keepRecent(
		(id: number) => records(Unit, 'SELECT record FROM unit_record WHERE id = ?', [id])[0],
		{ size: recordsKept },
	);
	const project = keepRecent(
		(id: number) => records(Project, 'SELECT record FROM project_record WHERE id = ?', [id])[0],
		{ size: recordsKept },
	);
	const latest = Latest.parse(prepared('SELECT max(created_at) AS latest FROM unit').get()).latest;
	const unitIds = (filter: UnitFilter = {}, range?: Range): number[] => {
		const { where, parameters } = condition(filter);
		const part = range ? ' LIMIT ? OFFSET ?' : '';
		if (range) parameters.push(range.limit, range.offset);
		return ids(`SELECT id FROM unit ${where} ${order(filter)}${part}`, parameters);
	};
	// Sorting narrow rows first and reading the records of one page then keeps a page of 20,000 units cheap.
	const units = (filter?: UnitFilter, range?: Range): Unit[] =>
		unitIds(filter, range).flatMap((id) => unit(id) ?? []);

	return {
		pulledAt: readHeader(path, db),
		units,
		unit,
		count: (filter = {}) => {
			const { where, parameters } = condition(filter);
			return Counted.parse(all(`SELECT count(*) AS count FROM unit ${where}`, parameters)[0]).count;
		},
		unitIds: (filter) => unitIds(filter),
		project,
		projects: () =>
			records(Project, 'SELECT record FROM project_record ORDER BY on_offer DESC, id DESC'),
		cities: (filter = {}) => {
			const { where, parameters } = condition(filter, 'city IS NOT NULL');
			const rows = all(
				`SELECT city, count(*) AS count FROM unit ${where} GROUP BY city ORDER BY count DESC, city`,
				parameters,
			);
			return CityCount.array().parse(rows);
		},
		kinds: (filter = {}) => {
			const { where, parameters } = condition(filter);
			const rows = all(
				`SELECT kind, count(*) AS count FROM unit ${where} GROUP BY kind ORDER BY count DESC, kind`,
				parameters,
			);
			return KindCount.array().parse(rows);
		},
		similar: (shown, limit) => {
			const found =
				shown.projectId === undefined
					? []
					: units({ projectId: shown.projectId, onOffer: true }, { offset: 0, limit: limit + 1 });
			const siblings = found.filter(({ id }) => id !== shown.id).slice(0, limit);
			const wanted = limit - siblings.length;
			if (wanted === 0 || shown.place.city === undefined) return siblings;
			const price = priceCondition(shown);
			const alike = ids(
				`SELECT id FROM unit
				 WHERE kind = ? AND city = ? AND deal = ? AND on_offer = 1 AND id != ?
				 AND project_id IS NOT ? ${price.where} ${order({})} LIMIT ?`,
				[
					shown.kind,
					shown.place.city,
					shown.deal,
					shown.id,
					shown.projectId ?? -1,
					...price.parameters,
					wanted,
				],
			);
			return [...siblings, ...alike.flatMap((id) => unit(id) ?? [])];
		},
		isNew: ({ createdAt }) =>
			createdAt !== undefined && (latest ?? 0) - Date.parse(createdAt) < fortnight,
		legal: (kind) =>
			records(LegalText, 'SELECT record FROM legal_record WHERE kind = ?', [kind])[0],
		close: () => db.close(),
	};
}

const Row = z.object({ record: z.string() });
const fortnight = 14 * 24 * 60 * 60 * 1000;
const Latest = z.object({ latest: z.int().nullable() });
const Counted = z.object({ count: z.int() });
const Identified = z.object({ id: z.int() });
const CityCount = z.object({ city: z.string(), count: z.int() });
const KindCount = z.object({ kind: UnitKind, count: z.int() });
const Header = z.object({ format: z.int(), pulled_at: z.string() });

function readHeader(path: string, db: DatabaseSync): string {
	const again = 'delete it and run `npm run build`, which writes a new one from the CRM';
	let header: z.infer<typeof Header>;
	try {
		header = Header.parse(db.prepare('SELECT format, pulled_at FROM catalogue').get());
	} catch (error) {
		db.close();
		throw new Error(`The file ${path} is no catalogue of this program: ${again}.`, {
			cause: error,
		});
	}
	if (header.format !== catalogueFormat) {
		db.close();
		throw new Error(
			`The catalogue at ${path} has format ${header.format}, and this version reads format ${catalogueFormat}: ${again}.`,
		);
	}
	return header.pulled_at;
}
