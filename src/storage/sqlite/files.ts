import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A SQLite database and the files beside it. */
export function databaseFiles(path: string): readonly string[] {
	return [path, ...filesBesideDatabase(path)];
}

/**
 * The journal of a SQLite database, or its log and the index of that. They belong to this very database: what is left
 * of another one would be played into it.
 */
export function filesBesideDatabase(path: string): readonly string[] {
	return ['-journal', '-wal', '-shm'].map((ending) => path + ending);
}

/**
 * Rewrites a SQLite database, with its rows and nothing else: what was deleted, or moved from page to page before,
 * can leave copies in the free space of a file. Whoever has it open goes on reading the old one, and where there is
 * no room for two the old one stays.
 */
export function rewriteDatabase(path: string): void {
	const next = `${path}.new`;
	rmSync(next, { force: true });
	try {
		const db = new DatabaseSync(path);
		try {
			// The log that is removed below must hold nothing that the file lacks.
			db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
			db.prepare('VACUUM INTO ?').run(next);
		} finally {
			db.close();
		}
		// SQLite leaves that to the caller, and a power cut must not leave half a database under the old name.
		const file = openSync(next, 'r');
		fsyncSync(file);
		closeSync(file);
	} catch (error) {
		rmSync(next, { force: true });
		throw error;
	}
	for (const beside of filesBesideDatabase(path)) rmSync(beside, { force: true });
	renameSync(next, path);
}
