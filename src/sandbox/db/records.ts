import type { DatabaseSync } from 'node:sqlite';
import type { Condition } from './condition.ts';

/** What a record holds, by the CRM's field names; everything plain. */
export type Fields = Readonly<Record<string, unknown>>;
export type StoredRecord = Fields & { readonly id: number };

export interface Selection {
	readonly where?: readonly Condition[];
	/** SQL, made from column names in the code; the id settles ties. */
	readonly order?: string;
	/** From 1. */
	readonly page?: number;
	readonly per?: number;
}

/** The records of one table. */
export interface Records {
	get(id: number): StoredRecord | undefined;
	has(id: number): boolean;
	/** All that match, or one page of them. */
	list(selection?: Selection): StoredRecord[];
	count(where?: readonly Condition[]): number;
	/** Stores a new record and returns its id. */
	add(fields: Fields): number;
	/** Stores a record under a given id, in place of any that is there. */
	put(id: number, fields: Fields): void;
	remove(id: number): void;
}

/**
 * Opens one table of the account; its name comes from the code.
 *
 * @param revive makes a record whole that is stored in short
 */
export function createRecords(
	db: DatabaseSync,
	table: string,
	{ revive = (record) => record }: { revive?: (record: StoredRecord) => StoredRecord } = {},
): Records {
	const one = db.prepare(`SELECT id, record FROM ${table} WHERE id = ?`);
	const insert = db.prepare(`INSERT INTO ${table} (record) VALUES (?)`);
	const upsert = db.prepare(
		`INSERT INTO ${table} (id, record) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
	);
	const drop = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
	return {
		get(id) {
			const row = one.get(id);
			return row && revive(restore(row));
		},
		has: (id) => one.get(id) !== undefined,
		list({ where = [], order, page = 1, per } = {}) {
			const values = where.flatMap((condition) => condition.values);
			const sql = `SELECT id, record FROM ${table} ${clause(where)} ORDER BY ${order ? `${order}, ` : ''}id LIMIT ? OFFSET ?`;
			return db
				.prepare(sql)
				.all(...values, per ?? -1, (page - 1) * (per ?? 0))
				.map((row) => revive(restore(row)));
		},
		count(where = []) {
			const values = where.flatMap((condition) => condition.values);
			const row = db.prepare(`SELECT count(*) AS n FROM ${table} ${clause(where)}`).get(...values);
			return Number(row?.['n']);
		},
		add: (fields) => Number(insert.run(serialise(fields)).lastInsertRowid),
		put: (id, fields) => void upsert.run(id, serialise(fields)),
		remove: (id) => void drop.run(id),
	};
}

/** Whether something is an object of fields and no list. */
export function isFields(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function clause(where: readonly Condition[]): string {
	return where.length > 0 ? `WHERE ${where.map(({ sql }) => sql).join(' AND ')}` : '';
}

/** The id has a column of its own; JSON leaves out what is undefined. */
function serialise(fields: Fields): string {
	return JSON.stringify({ ...fields, id: undefined });
}

function restore(row: Readonly<Record<string, unknown>>): StoredRecord {
	const fields: unknown = JSON.parse(String(row['record']));
	const id = Number(row['id']);
	return { id, ...(isFields(fields) ? fields : {}) };
}

/** The records in a list that may hold anything. */
export function fieldsIn(list: unknown): readonly Fields[] {
	return Array.isArray(list) ? list.filter(isFields) : [];
}
