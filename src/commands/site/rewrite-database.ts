import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { filesBesideDatabase } from '../../domain/database-files.ts';

/**
 * Writes a SQLite database anew, with its rows and nothing else: what was deleted, or moved from page to page before,
 * can leave copies in the free space of a file. Whoever has it open goes on reading the old one.
 */
export function rewriteDatabase(path: string): void {
	const next = `${path}.new`;
	rmSync(next, { force: true });
	const db = new DatabaseSync(path);
	try {
		db.prepare('VACUUM INTO ?').run(next);
	} finally {
		db.close();
	}
	for (const beside of filesBesideDatabase(path)) rmSync(beside, { force: true });
	renameSync(next, path);
}
