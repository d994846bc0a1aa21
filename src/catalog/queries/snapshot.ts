import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isDamage } from '../../storage/sqlite/damage.ts';
import { checkIndexedUnits, indexedUnitsSql } from '../store/indexed-units.ts';
import { readHeader, type CatalogueHeader } from '../store/header.ts';
import { outlinesOf } from './outlines.ts';
import { digestOf } from '../store/record-store.ts';
import { openSource } from './source.ts';
import { openCatalogueWriter, type CatalogueFiles } from '../store/catalogue-writer.ts';

/**
 * Copies a catalogue after looking at every record and row in it: a disk can change bytes, and a folder that was
 * carried from machine to machine can lose some.
 * @throws one sentence when there is none, or when it is damaged; what a database itself finds damaged, as it says so.
 */
export function copyCatalogue(from: CatalogueFiles, to: CatalogueFiles): CatalogueHeader {
	const header = headerOf(from);
	if (!existsSync(from.records)) throw unusable(from, `${from.records} is missing`);
	const damaged = firstDamaged(from);
	if (damaged !== undefined) throw unusable(from, `${damaged} is damaged or missing`);
	openCatalogueWriter(to, { base: from.catalogue }).finish(header);
	const copied = readHeader(to.catalogue);
	if (copied.checksum !== header.checksum) throw unusable(from, 'its checksum is another');
	return header;
}

/**
 * What the catalogue says of itself.
 * @throws one sentence when there is none, or none that can be used.
 */
export function headerOf(from: CatalogueFiles): CatalogueHeader {
	if (!existsSync(from.catalogue)) throw unusable(from, 'it is missing');
	const header = readHeader(from.catalogue);
	if (Number.isNaN(Date.parse(header.pulledAt)))
		throw unusable(from, 'it does not say of when it is');
	return header;
}

/** "unit 4711", or "legal text imprint". */
function firstDamaged(files: CatalogueFiles): string | undefined {
	try {
		return firstLost(files) ?? readRows(files);
	} catch (error) {
		if (isDamage(error)) throw error;
		return 'a part of it';
	}
}

/** Reads what is read of all units and projects; a row that makes no sense is an error. */
function readRows(files: CatalogueFiles): undefined {
	const { rows, eachRow, source, close } = openSource(files);
	try {
		const outlines = outlinesOf({ rows, eachRow, source });
		for (const read of [outlines.units, outlines.projects, outlines.pictures]) {
			for (const each of read()) void each;
		}
		checkIndexedUnits(rows(indexedUnitsSql()));
	} finally {
		close();
	}
}

function firstLost({ catalogue, records }: CatalogueFiles): string | undefined {
	using db = new DatabaseSync(records, { readOnly: true });
	db.prepare('ATTACH ? AS live').run(catalogue);
	for (const row of db.prepare(everyRecord).iterate()) {
		const { owner, digest, json } = Row.parse(row);
		if (json === null || digestOf(json) !== digest) return owner;
	}
	return undefined;
}

const everyRecord = `
	SELECT owner, digest, json FROM (
		SELECT 'unit ' || id AS owner, digest FROM live.unit UNION ALL
		SELECT 'project ' || id, digest FROM live.project UNION ALL
		SELECT 'legal text ' || kind, digest FROM live.legal
	) LEFT JOIN record USING (digest)`;
const Row = z.object({ owner: z.string(), digest: z.string(), json: z.string().nullable() });

function unusable({ catalogue }: CatalogueFiles, why: string): Error {
	return new Error(
		`The catalogue at ${catalogue} cannot be used, because ${why}: run \`npm run build\` with the CRM.`,
	);
}
