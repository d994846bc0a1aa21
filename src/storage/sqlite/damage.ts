import { z } from 'zod';
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Whether a database file is damaged or none at all; one that is merely locked must not be thrown away. */
export function isDamage(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && damage.has(Number(error.errcode) & 0xff);
}

/** SQLITE_CORRUPT and SQLITE_NOTADB */
const corrupt = 11;
const damage: ReadonlySet<number> = new Set([corrupt, 26]);

/** A row that says something else than was written, which SQLite does not notice; `isDamage` knows it. */
export class DamagedRow extends Error {
	readonly errcode = corrupt;

	constructor(cause?: unknown) {
		super('A row of a database is damaged.', { cause });
	}
}

/**
 * Reads what a database gives.
 * @throws DamagedRow where it is damaged there, or has not the form that was written.
 */
export function readRow<T extends z.ZodType>(schema: T, rows: () => unknown): z.infer<T> {
	try {
		return schema.parse(rows());
	} catch (error) {
		throw error instanceof z.ZodError || isDamage(error) ? new DamagedRow(error) : error;
	}
}

/**
 * Whether a database file is there and whole in itself; looks at all of its pages.
 * @throws when it cannot be looked at for another reason, such as a lock.
 */
export function isIntact(path: string): boolean {
	// A file of no bytes would pass for a database without tables.
	if (!statSync(path, { throwIfNoEntry: false })?.size) return false;
	using db = new DatabaseSync(path, { timeout: 10_000 });
	try {
		const rows = db.prepare('PRAGMA integrity_check(1)').all();
		return rows.length === 1 && Object.values(rows[0] ?? {})[0] === 'ok';
	} catch (error) {
		if (isDamage(error)) return false;
		throw error;
	}
}
