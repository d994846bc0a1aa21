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
	const db = new DatabaseSync(index, { readOnly: true });
	const old = new DatabaseSync(state ?? ':memory:', { readOnly: state !== undefined });
	try {
		if (state === undefined) old.exec(nothing);
		const before = namesOf(old);
		const changed: { path: string; name: string }[] = [];
		for (const [path, name] of namesOf(db)) {
			if (before.get(path) !== name) changed.push({ path, name });
			before.delete(path);
		}
		const [shown, wasShown] = [basesOf(db), basesOf(old)];
		return {
			changed,
			gone: [...before.keys()],
			newPictures: [...shown.difference(wasShown)],
			oldPictures: [...wasShown.difference(shown)],
			remember: (to, folder) => note(index, to, folder),
		};
	} finally {
		db.close();
		old.close();
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

function namesOf(db: DatabaseSync): Map<string, string> {
	const rows = db.prepare('SELECT path, name FROM file');
	rows.setReturnArrays(true);
	return new Map(Pairs.parse(rows.all()));
}

function basesOf(db: DatabaseSync): Set<string> {
	const rows = db.prepare('SELECT base FROM media');
	return new Set(Bases.parse(rows.all()).map(({ base }) => base));
}

const nothing = 'CREATE TABLE file (path TEXT, name TEXT); CREATE TABLE media (base TEXT);';
const Note = z.object({ folder: z.string(), identity: z.string() });
const Pairs = z.array(z.tuple([z.string(), z.string()]));
const Bases = z.array(z.object({ base: z.string() }));
