import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { column, Texts } from '../storage/sqlite/column.ts';
import type { StoredFile } from './file-store.ts';

/** The new files of a release that is being made, by path. They lie on the disk: a large site has a million. */
export interface CollectedFiles extends Iterable<CollectedFile> {
	put(file: CollectedFile): void;
	has(path: string): boolean;
	/** Its name in the store of files. */
	nameOf(path: string): string | undefined;
	/** Notes which pages were planned. @returns those that are not there. */
	notePlanned(paths: Iterable<string>): string[];
	/** Pages that were not noted as planned and that search engines may show, or all of them. */
	unplannedPages(of: 'shown' | 'all'): string[];
	/** Files that may lead to something with this mark; see `markOf`. */
	leadingTo(mark: number): Iterable<{ readonly path: string; readonly name: string }>;
	/** Every title, once. */
	titles(): number[];
	/** Of the pages with this title, the first by path. */
	firstTitled(title: number): string | undefined;
	/** Pages that have the title of an earlier one, each with the first that has it. */
	sharedTitles(): [first: string, path: string][];
}

/** No files yet. */
export function openCollectedFiles(): CollectedFiles {
	// A database without a name is a temporary file, which SQLite removes at once.
	const db = new DatabaseSync('');
	db.exec(`
		PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -64000;
		CREATE TABLE file (
			path TEXT PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL, packed INTEGER, title INTEGER, links BLOB,
			noindex INTEGER, planned INTEGER
		) WITHOUT ROWID;
		BEGIN`);
	const put = db.prepare('INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?, ?, NULL)');
	const named = db.prepare('SELECT name FROM file WHERE path = ?');
	const note = db.prepare('UPDATE file SET planned = 1 WHERE path = ?');
	const texts = (sql: string) => Texts.parse(db.prepare(sql).all());
	const nameOf = (path: string) => Named.optional().parse(named.get(path))?.name;
	return {
		put({ path, name, size, packed, title, links, noindex }) {
			const facts = [packed, title, links].map((fact) => fact ?? null);
			put.run(path, name, size, ...facts, Number(noindex ?? false));
		},
		nameOf,
		has: (path) => nameOf(path) !== undefined,
		notePlanned: (paths) => [...paths].filter((path) => note.run(path).changes === 0),
		unplannedPages: (of) =>
			texts(`SELECT path FROM file WHERE planned IS NULL AND substr(path, -1) = '/'
				${of === 'shown' ? 'AND NOT noindex' : ''} ORDER BY path`),
		*leadingTo(mark) {
			// Found where it stands by chance between two marks, too: whoever asks looks into the file.
			const rows = db.prepare('SELECT path, name FROM file WHERE instr(links, ?) ORDER BY path');
			for (const row of rows.iterate(new Uint8Array(Int32Array.of(mark).buffer)))
				yield Linking.parse(row);
		},
		titles: () =>
			Titles.parse(db.prepare('SELECT DISTINCT title FROM file WHERE title IS NOT NULL').all()),
		firstTitled: (title) =>
			First.parse(db.prepare('SELECT min(path) AS first FROM file WHERE title = ?').get(title))
				.first ?? undefined,
		sharedTitles: () =>
			Pair.array()
				.parse(
					db
						.prepare(
							`SELECT first, path FROM (
								SELECT title AS shared, min(path) AS first FROM file WHERE title IS NOT NULL
								GROUP BY title HAVING count(*) > 1
							) JOIN file ON title = shared AND path <> first ORDER BY first, path`,
						)
						.all(),
				)
				.map(({ first, path }) => [first, path]),
		*[Symbol.iterator]() {
			const sql = 'SELECT path, name, size, packed, title, links FROM file ORDER BY path';
			for (const row of db.prepare(sql).iterate()) yield Row.parse(row);
		},
	};
}

const absent = <T extends z.ZodType>(schema: T) =>
	schema.nullable().transform((value) => value ?? undefined);
const Named = z.object({ name: z.string() });
const Linking = z.object({ path: z.string(), name: z.string() });
const Titles = column(z.int());
const First = z.object({ first: z.string().nullable() });
const Pair = z.object({ first: z.string(), path: z.string() });
const Row = z.object({
	path: z.string(),
	name: z.string(),
	size: z.int(),
	packed: absent(z.int()),
	title: absent(z.int()),
	links: absent(z.instanceof(Uint8Array)),
});

/** What the checks of later builds need to know of a file. */
export interface Facts {
	/** 48 bits of a hash of a page's title and language; absent where it need not be the only one. */
	readonly title?: number | undefined;
	/** Marks of what it leads to, four bytes each. */
	readonly links?: Uint8Array | undefined;
	/** Whether a page asks search engines not to show it. */
	readonly noindex?: boolean | undefined;
}

/** A file of the release that is being made, checked and in the store. */
export interface CollectedFile extends StoredFile, Facts {
	/** Address within the site. */
	readonly path: string;
	/** HTTP status it is sent with; 200 when absent. */
	readonly status?: number | undefined;
}
