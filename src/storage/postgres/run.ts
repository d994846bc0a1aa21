/** Values of a statement, by the names they have in it: `:id` is `values.id`. */
export type Values = Readonly<Record<string, unknown>>;

interface QueryResult {
	readonly rows: readonly Readonly<Record<string, unknown>>[];
	/** Rows that were changed, added or removed. */
	readonly changed: number;
}

export type Run = (sql: string, values?: Values) => Promise<QueryResult>;

/** In a statement: the time as the database has it, in milliseconds since 1970. */
export const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
