import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Origin, PhotoSource } from './store.ts';
import { z } from 'zod';

/** Raised when the tables change; an index of another version is thrown away, because it is a cache. */
const VERSION = 1;

const text = z
	.string()
	.nullable()
	.transform((value) => value ?? undefined);
const PictureRow = z.object({ data: z.string() });
const PhotoRow = z.object({
	source: z.string(),
	address: z.string(),
	etag: text,
	lastModified: text,
	data: text,
});

/**
 * The tables behind the media store: `photos` says which bytes a photo consists of, `pictures` what was
 * made of these bytes. A damaged or foreign file is replaced by an empty index: everything can be read again.
 */
export function openIndex(path: string) {
	const db = openOrReplace(path);
	const photo = db.prepare(`
		SELECT photos.source, address, etag, last_modified AS lastModified, data
		FROM photos LEFT JOIN pictures ON pictures.source = photos.source AND recipe = ?
		WHERE key = ?`);
	const picture = db.prepare('SELECT data FROM pictures WHERE source = ? AND recipe = ?');
	const ofKey = db.prepare(`
		SELECT data FROM photos JOIN pictures USING (source) WHERE key = ? ORDER BY pictures.rowid DESC`);
	const ofImage = db.prepare(`
		SELECT data FROM photos JOIN pictures USING (source) WHERE image = ?
		ORDER BY photos.rowid DESC, pictures.rowid DESC`);
	const putPicture = db.prepare(
		'INSERT OR REPLACE INTO pictures (source, recipe, data) VALUES (?, ?, ?)',
	);
	const putPhoto = db.prepare(`
		INSERT OR REPLACE INTO photos (key, image, source, address, etag, last_modified, used)
		VALUES (?, ?, ?, ?, ?, ?, ?)`);
	const touch = db.prepare('UPDATE photos SET used = ?1 WHERE key = ?2 AND used <> ?1');

	return {
		photo(key: string, recipe: string) {
			const row = photo.get(recipe, key);
			if (!row) return undefined;
			const { source, address, data, ...validators } = PhotoRow.parse(row);
			return { source, address, data, validators };
		},
		picture: ({ source, recipe }: Origin) => dataOf(picture.all(source, recipe)).at(0),
		/** All pictures of a photo's key, then of its image id, the newest first. */
		picturesOf({ key, image }: Pick<PhotoSource, 'key' | 'image'>): string[] {
			const byImage = image === undefined ? [] : ofImage.all(image);
			return dataOf([...ofKey.all(key), ...byImage]);
		},
		addPicture({ source, recipe }: Origin, data: string): void {
			putPicture.run(source, recipe, data);
		},
		/** @param used ISO date of the day on which the photo was last wanted. */
		addPhoto({ key, image, source, address, validators }: PhotoSource, used: string): void {
			const { etag = null, lastModified = null } = validators;
			putPhoto.run(key, image ?? null, source, address, etag, lastModified, used);
		},
		markUsed(keys: Iterable<string>, used: string): void {
			db.exec('BEGIN');
			for (const key of keys) touch.run(used, key);
			db.exec('COMMIT');
		},
		close: () => db.close(),
	};
}

const dataOf = (rows: unknown[]) => rows.map((row) => PictureRow.parse(row).data);

function openOrReplace(path: string): DatabaseSync {
	try {
		return openTables(path);
	} catch (error) {
		if (!isDamage(error)) throw error;
		for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
		return openTables(path);
	}
}

/** SQLITE_CORRUPT and SQLITE_NOTADB; a file that is merely locked must not be thrown away. */
function isDamage(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode));
}

function openTables(path: string): DatabaseSync {
	const db = new DatabaseSync(path, { timeout: 5000 });
	try {
		// NORMAL keeps the index whole in a power cut and may forget the last photos, which are read again.
		db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
		const version = z
			.object({ user_version: z.int() })
			.parse(db.prepare('PRAGMA user_version').get());
		if (version.user_version !== VERSION) {
			db.exec(`
				BEGIN;
				DROP TABLE IF EXISTS photos;
				DROP TABLE IF EXISTS pictures;
				CREATE TABLE photos (
					key TEXT PRIMARY KEY, image INTEGER, source TEXT NOT NULL,
					address TEXT NOT NULL, etag TEXT, last_modified TEXT, used TEXT NOT NULL
				) STRICT;
				CREATE INDEX photos_by_image ON photos (image);
				CREATE TABLE pictures (
					source TEXT NOT NULL, recipe TEXT NOT NULL, data TEXT NOT NULL,
					PRIMARY KEY (source, recipe)
				) STRICT;
				PRAGMA user_version = ${VERSION};
				COMMIT;`);
		}
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}
