import { copyFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** What a release has and the last export had not, and the other way round. */
export interface Difference {
	readonly changed: readonly { readonly path: string; readonly name: string }[];
	readonly gone: readonly string[];
	/** By what the names of their files begin with. */
	readonly newPictures: readonly string[];
	readonly oldPictures: readonly string[];
	/** Notes that the folder is equal to the release. */
	remember(state: string, folder: string): void;
}

/**
 * Whether a note tells what a folder holds. It does not when there is none, when the folder was made anew by
 * somebody else, or when the note is damaged.
 */
export function exportedBefore(state: string, folder: string): boolean {
	if (!existsSync(state) || !existsSync(folder)) return false;
	const db = new DatabaseSync(state, { readOnly: true });
	try {
		const row = Note.parse(db.prepare('SELECT folder, identity FROM exported').get());
		return row.folder === resolve(folder) && row.identity === identityOf(folder);
	} catch {
		return false;
	} finally {
		db.close();
	}
}

/** Compares the index of a release with what was exported last, or with nothing. */
export function exportedNow(index: string, state: string | undefined): Difference {
	const db = new DatabaseSync(':memory:');
	try {
		db.prepare('ATTACH ? AS now').run(index);
		db.prepare('ATTACH ? AS old').run(state ?? ':memory:');
		if (state === undefined) db.exec(nothing);
		const rows = (sql: string) => db.prepare(sql).all();
		return {
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
				rows('SELECT base AS text FROM now.media EXCEPT SELECT base FROM old.media'),
			),
			oldPictures: Texts.parse(
				rows('SELECT base AS text FROM old.media EXCEPT SELECT base FROM now.media'),
			),
			remember: (to, folder) => note(index, to, folder),
		};
	} finally {
		db.close();
	}
}

function note(index: string, state: string, folder: string): void {
	const next = `${state}.new`;
	copyFileSync(index, next);
	const db = new DatabaseSync(next);
	db.exec('CREATE TABLE exported (folder TEXT NOT NULL, identity TEXT NOT NULL)');
	db.prepare('INSERT INTO exported VALUES (?, ?)').run(resolve(folder), identityOf(folder));
	db.close();
	renameSync(next, state);
}

/** Tells a folder from another that was put in its place. */
function identityOf(folder: string): string {
	const { dev, ino, birthtimeMs } = statSync(folder);
	return `${dev} ${ino} ${birthtimeMs}`;
}

const nothing = `
	CREATE TABLE old.file (path TEXT PRIMARY KEY, name TEXT) WITHOUT ROWID;
	CREATE TABLE old.media (base TEXT PRIMARY KEY) WITHOUT ROWID;
`;
const Note = z.object({ folder: z.string(), identity: z.string() });
const Named = z.array(z.object({ path: z.string(), name: z.string() }));
const Texts = z
	.array(z.object({ text: z.string() }))
	.transform((rows) => rows.map(({ text }) => text));
