import type { SQLInputValue } from 'node:sqlite';
import { fold } from './text.ts';

/** Part of a WHERE clause. Column names come from the code, what a caller sent only as bound values. */
export interface Condition {
	readonly sql: string;
	readonly values: readonly SQLInputValue[];
}

/** Whether a column holds a value; `null` is one. */
export function is(column: string, value: SQLInputValue): Condition {
	return { sql: `${column} IS ?`, values: [value] };
}

/** Whether a column is empty. */
export function isNull(column: string): Condition {
	return { sql: `${column} IS NULL`, values: [] };
}

/** Whether a column holds anything. */
export function isNotNull(column: string): Condition {
	return { sql: `${column} IS NOT NULL`, values: [] };
}

/** Whether a column holds one of the values; never where there are none. */
export function oneOf(column: string, values: readonly SQLInputValue[]): Condition {
	return { sql: `${column} IN (${places(values)})`, values };
}

/** Whether a column holds this value or a greater one. */
export function atLeast(column: string, value: SQLInputValue): Condition {
	return { sql: `${column} >= ?`, values: [value] };
}

/** Whether a column holds this value or a smaller one. */
export function atMost(column: string, value: SQLInputValue): Condition {
	return { sql: `${column} <= ?`, values: [value] };
}

/**
 * Whether a text holds every word of a query.
 *
 * @param text SQL of it
 * @param phones SQL of telephone numbers, apart by line breaks
 */
export function holdsWords(query: string, text: string, phones = `''`): Condition {
	return { sql: `finds(?, ${text}, ${phones})`, values: [query] };
}

/** Whether the list `field` of a record holds one of the ids. */
export function holdsAny(field: string, ids: readonly number[]): Condition {
	return {
		sql: `EXISTS (SELECT 1 FROM json_each(record, '$.${field}') WHERE json_each.value IN (${places(ids)}))`,
		values: ids,
	};
}

/** The opposite of a condition. */
export function not({ sql, values }: Condition): Condition {
	return { sql: `NOT (${sql})`, values };
}

/** Whether one of the conditions holds; there must be one. */
export function anyOf(conditions: readonly Condition[]): Condition {
	return {
		sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
		values: conditions.flatMap(({ values }) => values),
	};
}

/**
 * A custom field's value: of a text the whole as it is written with `exact`, otherwise any part of it in
 * whatever case; numbers and flags always as a whole.
 */
export function customField(
	key: string,
	{ text, exact }: { readonly text: string; readonly exact: boolean },
): Condition {
	const value = `json_extract(record, ?)`;
	const path = `$.custom_fields."${key.replaceAll('"', '')}".value`;
	const flag = text === 'true' ? '1' : text === 'false' ? '0' : text;
	const whole = `CAST(${value} AS TEXT) = ?`;
	const inText = exact ? `${value} = ?` : `instr(fold(${value}), ?) > 0`;
	return {
		sql: `CASE json_type(record, ?) WHEN 'text' THEN ${inText} ELSE ${whole} END`,
		values: [path, path, exact ? text : fold(text), path, flag],
	};
}

function places(values: readonly unknown[]): string {
	return values.map(() => '?').join(', ');
}
