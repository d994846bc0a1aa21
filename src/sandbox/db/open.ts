import {
	chmodSync,
	closeSync,
	existsSync,
	globSync,
	mkdirSync,
	openSync,
	readFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const migrations = new URL('./migrations/', import.meta.url).pathname;

/**
 * Opens the data of an account, creating file, folder and tables as needed.
 *
 * @param path of the file, or `:memory:`
 */
export function openDatabase(path: string): DatabaseSync {
	if (path !== ':memory:') keepToOwner(path);
	const db = new DatabaseSync(path);
	db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
	db.function('fold', { deterministic: true }, (text) => fold(String(text ?? '')));
	migrate(db);
	return db;
}

/**
 * Only the owner of the files may read them: an account holds contacts. SQLite gives those beside the main
 * file the same rights when it makes them.
 */
function keepToOwner(path: string): void {
	mkdirSync(dirname(path), { recursive: true });
	closeSync(openSync(path, 'a', 0o600));
	for (const file of databaseFiles(path)) {
		if (existsSync(file)) chmodSync(file, 0o600);
	}
}

/** The file of an account and what SQLite keeps beside it. */
export function databaseFiles(path: string): readonly string[] {
	return [path, `${path}-wal`, `${path}-shm`];
}

/** How search compares texts: without case, umlauts and ß included. */
export function fold(text: string): string {
	return text.normalize('NFC').toLowerCase();
}

function migrate(db: DatabaseSync): void {
	const files = globSync('*.sql', { cwd: migrations }).sort();
	const done = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
	for (const [index, file] of files.entries()) {
		if (index < done) continue;
		const sql = readFileSync(`${migrations}${file}`, 'utf8');
		db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`);
	}
}
