import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { databaseFiles } from '../../sqlite/files.ts';
import { Texts } from '../../sqlite/column.ts';

/** What is exported, and where to. */
export interface Exporting {
	/** Index of the release. */
	readonly index: string;
	/** Finished files of the media store. */
	readonly media: string;
	/** File that notes what was exported last. */
	readonly state: string;
	readonly folder: string;
}

/** What a release has and the last export had not, and the other way round. */
export interface Difference {
	/** Whether what the folder holds is known; otherwise this is the difference from nothing. */
	readonly known: boolean;
	readonly changed: readonly { readonly path: string; readonly name: string }[];
	readonly gone: readonly string[];
	/**
	 * Pictures the folder may lack files of, by what the names of these begin with: the new ones, or all when the
	 * media store has changed, since a later build may finish the larger files of a picture that is shown already.
	 */
	readonly newPictures: readonly string[];
	readonly oldPictures: readonly string[];
	/** Notes that the folder is equal to the release. */
	remember(): void;
}

/** Compares a release with what was exported last, or with nothing where that is not known. */
export function differenceOf(exporting: Exporting): Difference {
	if (isNoted(exporting)) {
		try {
			return compare(exporting, true);
		} catch {
			// The note is damaged where its list is. If it is the release, the next line says so.
		}
	}
	return compare(exporting, false);
}

/**
 * Not when the folder was made anew by somebody else, or when the note is missing, damaged, or of a version that
 * exported files only their owner could read.
 */
function isNoted({ state, folder }: Exporting): boolean {
	if (!existsSync(state) || !existsSync(folder)) return false;
	using db = new DatabaseSync(state, { readOnly: true });
	try {
		const row = Note.parse(
			db.prepare('SELECT folder, identity, media, public FROM exported').get(),
		);
		return row.folder === resolve(folder) && row.identity === identityOf(folder);
	} catch {
		return false;
	}
}

function compare(exporting: Exporting, known: boolean): Difference {
	// Taken before anybody lists the store: what comes later is found by the next export.
	const media = stampOf(exporting.media);
	using db = new DatabaseSync(':memory:');
	db.prepare('ATTACH ? AS now').run(exporting.index);
	db.prepare('ATTACH ? AS old').run(known ? exporting.state : ':memory:');
	if (!known) db.exec(nothing);
	const rows = (sql: string, ...given: string[]) => db.prepare(sql).all(...given);
	return {
		known,
		changed: Named.parse(
			rows(
				`SELECT path, name FROM now.file AS own WHERE name IS NOT
				 (SELECT name FROM old.file WHERE path = own.path)`,
			),
		),
		gone: Texts.parse(
			rows('SELECT path AS text FROM old.file WHERE path NOT IN (SELECT path FROM now.file)'),
		),
		newPictures: Texts.parse(
			rows(
				`SELECT base AS text FROM now.media EXCEPT
				 SELECT base FROM old.media WHERE ? = (SELECT media FROM old.exported)`,
				media,
			),
		),
		oldPictures: Texts.parse(
			rows('SELECT base AS text FROM old.media EXCEPT SELECT base FROM now.media'),
		),
		remember: () => note(exporting, media),
	};
}

function note({ index, state, folder }: Exporting, media: string): void {
	const next = `${state}.new`;
	for (const left of databaseFiles(next)) rmSync(left, { force: true });
	copyFileSync(index, next);
	const db = new DatabaseSync(next);
	db.exec(exportedTable('main'));
	db.prepare('INSERT INTO exported VALUES (?, ?, ?, 1)').run(
		resolve(folder),
		identityOf(folder),
		media,
	);
	db.close();
	renameSync(next, state);
}

/** Changes with every file that is added to a folder or taken from it; listing a million costs seconds. */
function stampOf(folder: string): string {
	const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
	return found ? `${found.dev} ${found.ino} ${found.mtimeNs}` : '';
}

/** Tells a folder from another that was put in its place. */
function identityOf(folder: string): string {
	const { dev, ino, birthtimeMs } = statSync(folder);
	return `${dev} ${ino} ${birthtimeMs}`;
}

const exportedTable = (schema: 'main' | 'old') =>
	`CREATE TABLE ${schema}.exported (folder TEXT NOT NULL, identity TEXT NOT NULL, media TEXT NOT NULL, public INTEGER NOT NULL);`;
const nothing = `
	${exportedTable('old')}
	CREATE TABLE old.file (path TEXT PRIMARY KEY, name TEXT) WITHOUT ROWID;
	CREATE TABLE old.media (base TEXT PRIMARY KEY) WITHOUT ROWID;
`;
const Note = z.object({
	folder: z.string(),
	identity: z.string(),
	media: z.string(),
	public: z.literal(1),
});
const Named = z.array(z.object({ path: z.string(), name: z.string() }));
