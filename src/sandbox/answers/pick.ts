import type { Fields } from '../db/records.ts';

/** The named fields of a record; those it lacks are null, as the service sends them. */
export function pick(record: Fields, names: readonly string[]): Fields {
	return Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
}

/** The names in a text, apart by blanks and lines: long lists stay readable that way. */
export function fieldNames(text: string): readonly string[] {
	return text.trim().split(/\s+/);
}
