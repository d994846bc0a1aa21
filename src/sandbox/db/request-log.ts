import type { DatabaseSync } from 'node:sqlite';

/** A request as the log keeps it. */
export interface LoggedRequest {
	/** ISO 8601. */
	readonly at: string;
	/** The key's name, never the key. */
	readonly key: string;
	readonly method: string;
	/** Without the query, which may hold names and addresses of people. */
	readonly path: string;
	readonly status: number;
}

export interface RequestLog {
	add(request: LoggedRequest): void;
	/** Newest first. */
	list(key?: string): LoggedRequest[];
}

/** How many requests are kept, all keys together. */
const most = 5_000;

/** The log of requests in a database. */
export function createRequestLog(db: DatabaseSync): RequestLog {
	const insert = db.prepare(
		'INSERT INTO requests (at, key, method, path, status) VALUES (?, ?, ?, ?, ?)',
	);
	const trim = db.prepare('DELETE FROM requests WHERE id <= ?');
	const read = db.prepare(
		'SELECT at, key, method, path, status FROM requests WHERE ? IS NULL OR key = ? ORDER BY id DESC',
	);
	return {
		add({ at, key, method, path, status }) {
			const { lastInsertRowid } = insert.run(at, key, method, path, status);
			const id = Number(lastInsertRowid);
			if (id % 100 === 0) trim.run(id - most);
		},
		list: (key = undefined) =>
			read.all(key ?? null, key ?? null).map((row) => ({
				at: String(row['at']),
				key: String(row['key']),
				method: String(row['method']),
				path: String(row['path']),
				status: Number(row['status']),
			})),
	};
}
