import { z } from 'zod';
import { openTables } from './store-tables.ts';
import { stemOf } from './plan.ts';
import type { Origin, PhotoSource } from './photo-source.ts';

const text = z
	.string()
	.nullable()
	.transform((value) => value ?? undefined);
const PictureRow = z.object({ data: z.string(), whole: z.int() });
const PhotoRow = z.object({
	source: z.string(),
	recipe: z.string(),
	address: z.string(),
	etag: text,
	lastModified: text,
	used: z.string(),
	data: z.string(),
	whole: z.int(),
});
const KeyedRow = z.object({ key: z.string(), data: z.string() });
const DataRow = z.object({ data: z.string() });
const NameRow = z.object({ name: z.string() });

/** A row of `pictures`: the record as JSON, and whether all its planned files were made. */
export interface PictureData {
	readonly data: string;
	readonly isWhole: boolean;
}

/** The first and the last of some days, such as `2026-11-21`; none where the last comes before the first. */
interface Days {
	readonly from: string;
	readonly to: string;
}

export type Index = ReturnType<typeof openIndex>;

/**
 * The tables behind the media store: `pictures` says what was made of which bytes, `photos` which
 * picture a photo is. A damaged or foreign file is replaced by an empty index: everything can be read again.
 */
export function openIndex(path: string) {
	const db = openTables(path);
	const photo = db.prepare(`
		SELECT source, recipe, address, etag, last_modified AS lastModified, used, data, whole
		FROM photos JOIN pictures ON id = picture WHERE key = ?`);
	const picture = db.prepare('SELECT data, whole FROM pictures WHERE source = ? AND recipe = ?');
	const ofKey = db.prepare(
		'SELECT key, data FROM photos JOIN pictures ON id = picture WHERE key = ?',
	);
	const ofImage = db.prepare(`
		SELECT key, data FROM photos JOIN pictures ON id = picture WHERE image = ? ORDER BY id DESC`);
	const putPicture = db.prepare(`
		INSERT INTO pictures (source, recipe, stem, whole, data, made) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (source, recipe) DO UPDATE SET whole = excluded.whole, data = excluded.data`);
	const putPhoto = db.prepare(`
		INSERT OR REPLACE INTO photos (key, image, address, etag, last_modified, used, picture)
		SELECT ?, ?, ?, ?, ?, ?, id FROM pictures WHERE source = ? AND recipe = ?`);
	const putPreview = db.prepare(
		'INSERT OR REPLACE INTO previews (name, used, digest) VALUES (?, ?, ?)',
	);
	const touchPhoto = db.prepare('UPDATE photos SET used = ?1 WHERE key = ?2 AND used <> ?1');
	const touchPreview = db.prepare('UPDATE previews SET used = ?1 WHERE name = ?2 AND used <> ?1');
	const behind = db.prepare('SELECT 1 FROM pictures WHERE whole = 0 LIMIT 1');
	const any = db.prepare('SELECT 1 FROM pictures LIMIT 1');
	const stem = db.prepare('SELECT 1 FROM pictures WHERE stem = ?');
	const preview = db.prepare('SELECT 1 FROM previews WHERE name = ?');
	const shownStem = db.prepare('SELECT 1 FROM shown WHERE stem = ?');
	const sweptSince = db.prepare('SELECT 1 FROM sweeps WHERE day BETWEEN ? AND ?');

	return {
		photo(key: string) {
			const row = photo.get(key);
			if (!row) return undefined;
			const { source, recipe, address, used, data, whole, ...validators } = PhotoRow.parse(row);
			const made = { data, isWhole: whole === 1 };
			return { origin: { source, recipe }, address, used, validators, made };
		},
		picture({ source, recipe }: Origin): PictureData | undefined {
			const row = picture.get(source, recipe);
			if (!row) return undefined;
			const { data, whole } = PictureRow.parse(row);
			return { data, isWhole: whole === 1 };
		},
		/** All pictures of a photo's key, then of its image id, the newest first. */
		picturesOf({ key, image }: Pick<PhotoSource, 'key' | 'image'>) {
			const byImage = image === undefined ? [] : ofImage.all(image);
			return [...ofKey.all(key), ...byImage].map((row) => KeyedRow.parse(row));
		},
		addPicture({ source, recipe }: Origin, picture: PictureData & { stem: string; made: string }) {
			const { stem, isWhole, data, made } = picture;
			putPicture.run(source, recipe, stem, isWhole ? 1 : 0, data, made);
		},
		/** @param used ISO date of the day on which the photo was last wanted. */
		addPhoto({ key, image, origin, address, validators }: PhotoSource, used: string): void {
			const { etag = null, lastModified = null } = validators;
			const { source, recipe } = origin;
			putPhoto.run(key, image ?? null, address, etag, lastModified, used, source, recipe);
		},
		addPreview: (name: string, used: string, digest: string) =>
			void putPreview.run(name, used, digest),
		markUsed(keys: Iterable<string>, used: string): void {
			inTransaction(db, () => {
				for (const key of keys) touchPhoto.run(used, key);
			});
		},
		markPreviewsUsed(names: Iterable<string>, used: string): void {
			inTransaction(db, () => {
				for (const name of names) touchPreview.run(used, name);
			});
		},
		/** Whether a picture lacks some of its files, or there is no picture at all. */
		isBackfilling: () => behind.get() !== undefined || any.get() === undefined,
		/** Whether a record names files that begin so, or one was shown when something was forgotten last. */
		knows: ({ stem: wanted, name }: { stem: string; name: string }) =>
			stem.get(wanted) !== undefined ||
			preview.get(name) !== undefined ||
			shownStem.get(wanted) !== undefined,
		/**
		 * Forgets photos and previews last wanted on other days than these, and pictures of other days that are no photo's;
		 * never one of which a file is shown.
		 * @param shown names of files.
		 * @returns the data of the forgotten pictures and the names of the forgotten previews.
		 */
		forget({ from, to }: Days, shown: Iterable<string>) {
			return inTransaction(db, () => {
				db.exec('DELETE FROM shown');
				const show = db.prepare('INSERT OR IGNORE INTO shown (name, stem) VALUES (?, ?)');
				for (const name of shown) show.run(name, stemOf(name));
				db.prepare(forgetPhotos).run(from, to);
				const pictures = db.prepare(forgetPictures).all(from, to);
				const previews = db.prepare(forgetPreviews).all(from, to);
				return {
					pictures: pictures.map((row) => DataRow.parse(row).data),
					previews: previews.map((row) => NameRow.parse(row).name),
				};
			});
		},
		/** Whether files without a record were looked for on these days. */
		hasSwept: ({ from, to }: Days) => sweptSince.get(from, to) !== undefined,
		noteSweep(today: string): void {
			db.exec('DELETE FROM sweeps');
			db.prepare('INSERT INTO sweeps (day) VALUES (?)').run(today);
		},
		close: () => db.close(),
	};
}

const forgetPhotos = `
	DELETE FROM photos WHERE used NOT BETWEEN ? AND ? AND picture NOT IN (
		SELECT id FROM pictures WHERE stem IN (SELECT stem FROM shown)
	)`;

const forgetPictures = `
	DELETE FROM pictures
	WHERE made NOT BETWEEN ? AND ? AND id NOT IN (SELECT picture FROM photos)
	AND stem NOT IN (SELECT stem FROM shown) RETURNING data`;

const forgetPreviews = `
	DELETE FROM previews
	WHERE used NOT BETWEEN ? AND ? AND name NOT IN (SELECT name FROM shown) RETURNING name`;

/** A SQLite database, as far as it takes commands. */
interface Database {
	readonly isTransaction: boolean;
	exec(sql: string): void;
}

/** Does all of it or nothing, also within another transaction. */
export function inTransaction<Result>(db: Database, work: () => Result): Result {
	db.exec('SAVEPOINT work');
	try {
		const result = work();
		db.exec('RELEASE work');
		return result;
	} catch (error) {
		// On a full disk SQLite has rolled back by itself, and what it said of that is what counts.
		if (db.isTransaction) db.exec('ROLLBACK TO work; RELEASE work');
		throw error;
	}
}
