import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDamage } from './damage.ts';

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
