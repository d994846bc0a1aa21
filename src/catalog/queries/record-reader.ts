import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { cached } from '../../domain/cached.ts';
import type { CatalogueFiles } from '../store/catalogue-writer.ts';
import type { Found } from './questions.ts';

/** Units and as many projects held in memory; a unit takes about 15 KB. */
const recordsKept = 1000;

/** Where records are named. */
interface Kept<T> {
	readonly table: string;
	readonly key: string;
	/**
	 * Takes a record as it is: it was written by this version of the program, and is found by the digest of
	 * what was written. Looking at each of its fields again took a tenth of the time of a build.
	 */
	readonly record: z.ZodType<T>;
}

/** Reads whole records: an opened catalogue names their digests, and another file holds them. */
export function openRecords(catalogue: DatabaseSync, { records: path }: CatalogueFiles) {
	const db = new DatabaseSync(path, { readOnly: true });
	const json = db.prepare('SELECT json FROM record WHERE digest = ?');
	return {
		/** A function that finds a record by its key. */
		reader<T>({ table, key, record }: Kept<T>): (value: string | number) => Found<T> | undefined {
			const named = catalogue.prepare(`SELECT digest FROM ${table} WHERE ${key} = ?`);
			return cached(
				(value: string | number) => {
					const row = Named.parse(named.get(value));
					if (!row) return undefined;
					const found = Json.parse(json.get(row.digest));
					if (!found) throw lost(table, value, path);
					return { digest: row.digest, record: record.parse(JSON.parse(found.json)) };
				},
				{ size: recordsKept },
			);
		},
		close: () => db.close(),
	};
}

const Named = z.object({ digest: z.string() }).optional();
const Json = z.object({ json: z.string() }).optional();

function lost(table: string, key: SQLInputValue, records: string): Error {
	return new Error(
		`The record of ${table} ${String(key)} is not in ${records}, though the catalogue names it: delete both files and run \`npm run build\`, which reads the CRM again.`,
	);
}
