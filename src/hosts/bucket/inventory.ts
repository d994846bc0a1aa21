import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseFiles } from '../../storage/sqlite/files.ts';
import { Texts } from '../../storage/sqlite/column.ts';

/** What a bucket holds, as far as this builder has put it there, so that no publish has to list a million objects. */
interface Inventory extends Disposable {
	/** Whether a pointer is the one this builder has written last, or found to lead to the same. */
	isOwn(tag: string): boolean;
	/** Whether, where there is a token, no other builder has held the lease since. */
	isNextToken(token: number | undefined): boolean;
	/** Notes the token under which all that the bucket holds is known. */
	noteToken(token: number | undefined): void;
	/** Takes what was listed in the bucket for what it holds, and forgets everything else. */
	relearn(keys: AsyncIterable<string>): Promise<void>;
	/** Says what the release to be published needs. Done before anything is stored, so that a kill loses track of nothing. */
	want(keys: Iterable<string>): void;
	/** Keys in a folder that are wanted and not stored, at most a thousand. */
	missing(folder: string): string[];
	stored(keys: readonly string[]): void;
	/**
	 * Has what is not wanted removed by the publish `until`, or earlier where that is said already; and what no pointer has
	 * led to yet by the publish `now`.
	 */
	expireOthers(until: number, now: number): void;
	/** Keys to be removed by a publish of this number, at most a thousand; from here on they count as not stored. */
	expired(number: number): string[];
	removed(keys: readonly string[]): void;
	/** Notes the pointer that was written, which leads to all that is wanted. */
	notePointer(tag: string): void;
}

/** `stored` is 0, or 1 for what no pointer has led to yet, or 2. */
const tables = `
	CREATE TABLE IF NOT EXISTS held (key TEXT PRIMARY KEY, stored INTEGER NOT NULL, until INTEGER) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS unstored ON held (key) WHERE stored = 0;
	CREATE INDEX IF NOT EXISTS unseen ON held (key) WHERE stored = 1;
	CREATE INDEX IF NOT EXISTS leaving ON held (until) WHERE until IS NOT NULL;
	CREATE TABLE IF NOT EXISTS pointer (address TEXT NOT NULL, tag TEXT NOT NULL);
	CREATE TABLE IF NOT EXISTS lease (token INTEGER NOT NULL);
	CREATE TEMP TABLE wanted (key TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/** @param address of the bucket; what is known of another is of no use */
export function openInventory(file: string, address: string): Inventory {
	const db = open(file);
	const keys = (sql: string, ...given: (string | number)[]) =>
		Texts.parse(db.prepare(sql).all(...given));
	const each = (sql: string, all: Iterable<string>) => {
		const statement = db.prepare(sql);
		db.exec('BEGIN');
		for (const key of all) statement.run(key);
		db.exec('COMMIT');
	};
	return {
		isOwn: (tag) =>
			db.prepare('SELECT 1 FROM pointer WHERE address = ? AND tag = ?').get(address, tag) !==
			undefined,
		isNextToken: (token = 0) =>
			db.prepare('SELECT 1 WHERE coalesce((SELECT token FROM lease), -1) + 1 = ?').get(token) !==
			undefined,
		noteToken(token = -1) {
			db.exec('DELETE FROM lease');
			db.prepare('INSERT INTO lease VALUES (?)').run(token);
		},
		async relearn(listed) {
			db.exec('BEGIN; DELETE FROM pointer; DELETE FROM held');
			const put = db.prepare('INSERT OR IGNORE INTO held VALUES (?, 1, NULL)');
			for await (const key of listed) put.run(key);
			db.exec('COMMIT');
		},
		want(wanted) {
			// A tree is filled fastest in its own order.
			each('INSERT OR IGNORE INTO wanted VALUES (?)', [...wanted].sort());
			db.exec(`
				INSERT OR IGNORE INTO held SELECT key, 0, NULL FROM wanted;
				UPDATE held SET until = NULL WHERE key IN (SELECT key FROM wanted);
			`);
		},
		missing: (folder) =>
			keys(
				`SELECT key FROM held WHERE stored = 0 AND until IS NULL AND key >= ?1 || '/' AND key < ?1 || '0' LIMIT 1000`,
				folder,
			),
		stored: (all) => each('UPDATE held SET stored = 1 WHERE key = ?', all),
		expireOthers(until, now) {
			db.prepare(
				`UPDATE held SET until = min(coalesce(until, ?1), iif(stored = 2, ?1, ?2))
				 WHERE key NOT IN (SELECT key FROM wanted)`,
			).run(until, now);
		},
		expired(number) {
			const found = keys('SELECT key FROM held WHERE until <= ? LIMIT 1000', number);
			each('UPDATE held SET stored = 0 WHERE key = ?', found);
			return found;
		},
		removed: (all) => each('DELETE FROM held WHERE key = ?', all),
		notePointer(tag) {
			db.exec('UPDATE held SET stored = 2 WHERE stored = 1; DELETE FROM pointer');
			db.prepare('INSERT INTO pointer VALUES (?, ?)').run(address, tag);
		},
		[Symbol.dispose]: () => db.close(),
	};
}

/** A file that is damaged is as good as none: the bucket is listed then. */
function open(file: string): DatabaseSync {
	try {
		return prepare(file);
	} catch {
		for (const path of databaseFiles(file)) rmSync(path, { force: true });
		return prepare(file);
	}
}

function prepare(file: string): DatabaseSync {
	const db = new DatabaseSync(file);
	try {
		db.exec(`PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON; ${tables}`);
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}
