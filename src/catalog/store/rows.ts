import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { Localised } from '../../domain/locale.ts';

/** Reads rows of an opened catalogue. */
export type Rows = (sql: string, parameters?: readonly SQLInputValue[]) => unknown[];

/** The same one by one, so that what is made of a row can go before the next is read. */
export type EachRow = (sql: string, parameters?: readonly SQLInputValue[]) => Iterable<unknown>;

/** Rows of which only the id is asked for. */
export const Ids = z.array(z.object({ id: z.int() })).transform((rows) => rows.map(({ id }) => id));

/** The ids that a query finds, lowest first: as one text, they cost a tenth of what a row for each does. */
export function idsIn(rows: Rows, sql: string): number[] {
	return IdList.parse(rows(`SELECT json_group_array(id ORDER BY id) AS ids FROM (${sql})`)[0]).ids;
}

/** Tables of which two catalogues are compared. */
export type Compared = 'unit' | 'project' | 'legal';

/** Finds what one of two attached catalogues holds and the other does not, or not so: along the index of ids and digests. */
export function differing(here: string, there: string, table: Compared = 'unit'): string {
	const key = table === 'legal' ? 'kind' : 'id';
	const all = (schema: string) => `SELECT ${key} AS id, digest FROM ${schema}.${table}`;
	return `SELECT id FROM (${all(here)} EXCEPT ${all(there)})`;
}

/** A column that is NULL where a record says nothing. */
export function optional<T extends z.ZodType>(schema: T) {
	return schema.nullable().transform((value) => value ?? undefined);
}

/** A column of JSON. */
export function json<T extends z.ZodType>(schema: T) {
	return z.string().transform((text) => schema.parse(JSON.parse(text)));
}

/** A column of one text in its languages. */
export const localised = json(Localised);

/** A column of 0 or 1. */
export const flag = z.int().transform(Boolean);

const IdList = z.object({ ids: json(z.array(z.int())) });
