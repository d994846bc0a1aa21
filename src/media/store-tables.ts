import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Texts } from '../storage/sqlite/column.ts';
import { isDamage } from '../storage/sqlite/damage.ts';
import { databaseFiles } from '../storage/sqlite/files.ts';

/** Raised when the tables change; an index of another version is thrown away, because it is a cache. */
export const tablesVersion = 3;

const tables = `
	CREATE TABLE pictures (
		id INTEGER PRIMARY KEY, source TEXT NOT NULL, recipe TEXT NOT NULL, stem TEXT NOT NULL,
		whole INTEGER NOT NULL, data TEXT NOT NULL, made TEXT NOT NULL, UNIQUE (source, recipe)
	) STRICT;
	CREATE INDEX pictures_by_stem ON pictures (stem);
	CREATE INDEX pictures_behind ON pictures (id) WHERE whole = 0;
	CREATE TABLE photos (
		key TEXT PRIMARY KEY, image INTEGER, picture INTEGER NOT NULL REFERENCES pictures,
		address TEXT NOT NULL, etag TEXT, last_modified TEXT, used TEXT NOT NULL
	) STRICT, WITHOUT ROWID;
	CREATE INDEX photos_by_image ON photos (image);
	CREATE INDEX photos_by_picture ON photos (picture);
	CREATE TABLE previews (name TEXT PRIMARY KEY, used TEXT NOT NULL) STRICT, WITHOUT ROWID;
	CREATE TABLE sweeps (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;`;

/** Opens the database of the index with its tables; a damaged or foreign file is replaced. */
export function openTables(path: string): DatabaseSync {
	try {
		return open(path);
	} catch (error) {
		if (!isDamage(error)) throw error;
		for (const file of databaseFiles(path)) rmSync(file, { force: true });
		return open(path);
	}
}

function open(path: string): DatabaseSync {
	const db = new DatabaseSync(path, { timeout: 5000 });
	try {
		// NORMAL keeps the index whole in a power cut and may forget the last photos, which are read again.
		db.exec(`
			PRAGMA journal_mode = WAL;
			PRAGMA synchronous = NORMAL;
			PRAGMA secure_delete = ON;
			PRAGMA cache_size = -16000;`);
		const { user_version: version } = Version.parse(db.prepare('PRAGMA user_version').get());
		if (version !== tablesVersion) {
			db.exec(`
				BEGIN;
				DROP TABLE IF EXISTS photos;
				DROP TABLE IF EXISTS pictures;
				DROP TABLE IF EXISTS previews;
				DROP TABLE IF EXISTS sweeps;
				${tables}
				PRAGMA user_version = ${tablesVersion};
				COMMIT;`);
		}
		addPreviewDigests(db);
		requireSound(db);
		db.exec(`
			CREATE TEMP TABLE shown (name TEXT PRIMARY KEY, stem TEXT) WITHOUT ROWID;
			CREATE INDEX temp.shown_by_stem ON shown (stem);`);
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

/** Previews of an earlier version of the program have no digest until somebody looks at them. */
export function addPreviewDigests(db: DatabaseSync): void {
	const columns = Texts.parse(db.prepare("SELECT name FROM pragma_table_info('previews')").all());
	if (!columns.includes('digest')) db.exec('ALTER TABLE previews ADD COLUMN digest TEXT');
}

/** Damage inside shows only when somebody reads that very place; looking at all of it costs 1 to 2 ms per MB. */
function requireSound(db: DatabaseSync): void {
	const { quick_check: found } = Check.parse(db.prepare('PRAGMA quick_check(1)').get());
	if (found !== 'ok') throw Object.assign(new Error(found), { errcode: corrupt });
}

/** SQLITE_CORRUPT */
const corrupt = 11;
const Version = z.object({ user_version: z.int() });
const Check = z.object({ quick_check: z.string() });
