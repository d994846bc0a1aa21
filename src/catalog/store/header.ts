import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { attempt } from '../../domain/attempt.ts';
import { isDamage } from '../../storage/sqlite/damage.ts';
import { catalogueFormat } from './tables.ts';

/** What a catalogue says of itself. */
export interface CatalogueHeader {
	/** ISO 8601 time at which the CRM was read. */
	readonly pulledAt: string;
	/** The newest change of a unit, in milliseconds since 1970. */
	readonly changedAt: number;
	/** The same for two catalogues whose pages are the same. */
	readonly checksum: string;
	/** See `decidingSettings`. */
	readonly settings: string;
}

/** The header of a catalogue, or nothing when there is none, or none that this version reads. */
export function catalogueHeader(path: string): CatalogueHeader | undefined {
	return existsSync(path) ? attempt(() => readHeader(path)) : undefined;
}

/** @throws one sentence when the file is no catalogue that this version reads. */
export function readHeader(path: string): CatalogueHeader {
	const again = 'delete it and run `npm run build`, which writes a new one from the CRM';
	using db = new DatabaseSync(path, { readOnly: true });
	const format = headerFields(db, Format, 'format');
	if (format === 'damaged') throw new Error(`The catalogue at ${path} is damaged: ${again}.`);
	if (format === undefined) {
		throw new Error(`The file ${path} is no catalogue of this program: ${again}.`);
	}
	if (format.format !== catalogueFormat) {
		throw new Error(
			`The catalogue at ${path} has format ${format.format}, and this version reads format ${catalogueFormat}: ${again}.`,
		);
	}
	const fields = 'pulled_at AS pulledAt, changed_at AS changedAt, checksum, settings';
	const header = headerFields(db, Header, fields);
	if (!header || header === 'damaged')
		throw new Error(`The catalogue at ${path} is damaged: ${again}.`);
	return header;
}

const Format = z.object({ format: z.int() });
const Header = z.object({
	pulledAt: z.string(),
	changedAt: z.int(),
	checksum: z.string(),
	settings: z.string(),
});

function headerFields<T extends z.ZodType>(db: DatabaseSync, schema: T, fields: string) {
	try {
		return schema.safeParse(db.prepare(`SELECT ${fields} FROM catalogue`).get()).data;
	} catch (error) {
		// Another file is no database at all.
		return isDamage(error) && !/not a database/.test(String(error)) ? 'damaged' : undefined;
	}
}
