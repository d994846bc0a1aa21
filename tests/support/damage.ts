import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Spoils pages in the middle of a database as a failing disk does: it still opens, and says what is wrong only when
 * these pages are read.
 * @param from the first page that is spoilt, of those after the first two
 */
export function cutOut(path: string, { from = 2 }: { readonly from?: number } = {}): void {
	const db = new DatabaseSync(path);
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	const size = Number(Object.values(db.prepare('PRAGMA page_size').get() ?? {})[0]);
	db.close();
	const pages = statSync(path).size / size;
	const file = openSync(path, 'r+');
	for (let page = from; page < pages; page += 1) {
		writeSync(file, Buffer.alloc(size, 0xa5), 0, size, page * size);
	}
	closeSync(file);
}

/** Changes a database behind the back of the program. */
export function runSql(file: string, sql: string): void {
	using db = new DatabaseSync(file);
	db.exec(sql);
}

/** Leaves a secret in the free space of a database. */
export function addLeftOver(file: string): void {
	runSql(
		file,
		`PRAGMA secure_delete = OFF;
		CREATE TABLE left_over (text);
		INSERT INTO left_over VALUES ('Geheimnis');
		DELETE FROM left_over`,
	);
}
