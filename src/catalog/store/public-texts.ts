import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Everything public of an account, as JSON, one record after the other. */
export function* publicTexts(records: string): Generator<string> {
	using db = new DatabaseSync(records, { readOnly: true });
	for (const row of db.prepare('SELECT json FROM record').iterate()) yield Row.parse(row).json;
}

const Row = z.object({ json: z.string() });
