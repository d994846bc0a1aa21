import {
	chmodSync,
	closeSync,
	existsSync,
	globSync,
	mkdirSync,
	openSync,
	readFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createFinder, fold, sortKey } from './text.ts';

const migrations = join(import.meta.dirname, 'migrations');

/**
 * Opens the data of an account, creating file, folder and tables as needed.
 *
 * @param path of the file, or `:memory:`
 */
export function openDatabase(path: string): DatabaseSync {
	if (path !== ':memory:') keepToOwner(path);
	const db = new DatabaseSync(path);
	db.exec(`
		PRAGMA journal_mode = WAL;
		PRAGMA synchronous = NORMAL;
		PRAGMA secure_delete = ON;
		PRAGMA busy_timeout = 5000`);
	const deterministic = { deterministic: true };
	db.function('fold', deterministic, (text) => fold(given(text)));
	db.function('sort_key', deterministic, (text) => (text === null ? null : sortKey(given(text))));
	// One query is asked of many rows.
	let last = { query: '', finds: createFinder('') };
	db.function('finds', deterministic, (query, text, phones) => {
		if (last.query !== query) last = { query: given(query), finds: createFinder(given(query)) };
		return last.finds(given(text), given(phones)) ? 1 : 0;
	});
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

function given(value: unknown): string {
	return String(value ?? '');
}

function migrate(db: DatabaseSync): void {
	const files = globSync('*.sql', { cwd: migrations }).sort();
	const done = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
	for (const [index, file] of files.entries()) {
		if (index < done) continue;
		const sql = readFileSync(join(migrations, file), 'utf8');
		db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`);
	}
}
