import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { Localised } from '../domain/localised.ts';

/** Reads rows of an opened catalogue. */
export type Rows = (sql: string, parameters?: readonly SQLInputValue[]) => unknown[];

/** Rows of which only the id is asked for. */
export const Ids = z.array(z.object({ id: z.int() })).transform((rows) => rows.map(({ id }) => id));

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
