import { copyFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { OldAddress, Departed } from '../domain/address.ts';
import type { PublishedTarget } from '../domain/inquiry.ts';
import { ownerAt } from '../i18n/unit-path.ts';
import type { Site } from '../domain/site.ts';
import type { MadeFile } from './made-file.ts';
import { carryDeparted, departedTables, putDeparted, type CarriedFrom } from './departed.ts';
import { indexFormat, sealOf, sitemapsIn, stampOf, type KeptFile } from './release-index.ts';
import { Texts } from '../storage/sqlite/column.ts';

/**
 * Tables of `release.sqlite`, which says what a release consists of.
 *
 * - `file`: what is served under a path. `name`, `size` and `packed` as the store of files tells them. `keep_until`
 *   (milliseconds since 1970) marks a file of an earlier release that pages in open browsers still ask for.
 *   `id` is that of the unit or project whose page it is. `title` and `links` are what the checks of the next build need: 48 bits of a hash of the page's title,
 *   and 32 bits of each path it leads to.
 *   `seal` is `sealOf` path, name and status.
 * - `media`: the pictures shown, by the part of the names of their files before the first `-`, and the unit or project
 *   among whose pictures they stand; portraits, logos and pictures for link previews stand among none (`''` and 0).
 * - `shown`: whether the address and the price of a unit or project can be seen.
 * - `target`: what visitors may ask about, as JSON, sealed as a whole.
 * - `redirected`, `removed`: old addresses that the settings list, sealed as a whole.
 * - `departed`, `departed_list`: units, projects and lists that had pages once; see `departedTables`.
 */
const indexTables = `
	CREATE TABLE file (
		path TEXT PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL, packed INTEGER, status INTEGER NOT NULL,
		keep_until INTEGER, title INTEGER, links BLOB, id INTEGER, seal INTEGER NOT NULL
	) WITHOUT ROWID;
	CREATE TABLE media (
		base TEXT NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (base, kind, id)
	) WITHOUT ROWID;
	CREATE TABLE shown (
		kind TEXT NOT NULL, id INTEGER NOT NULL, address INTEGER NOT NULL, price INTEGER NOT NULL, PRIMARY KEY (kind, id)
	) WITHOUT ROWID;
	CREATE TABLE target (
		kind TEXT NOT NULL, id INTEGER NOT NULL, content TEXT NOT NULL, seal INTEGER NOT NULL, PRIMARY KEY (kind, id)
	) WITHOUT ROWID;
	CREATE TABLE redirected (path TEXT PRIMARY KEY, target TEXT NOT NULL, seal INTEGER NOT NULL) WITHOUT ROWID;
	CREATE TABLE removed (path TEXT PRIMARY KEY, page TEXT, seal INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX file_id ON file (id) WHERE id IS NOT NULL;
	${departedTables}
	PRAGMA user_version = ${indexFormat};
`;

/** New files, until all of them are there: `shown` tells whether search engines may show a page. */
const madeTable = `
	CREATE TEMP TABLE made (
		path TEXT PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL, packed INTEGER, status INTEGER NOT NULL,
		keep_until INTEGER, title INTEGER, links BLOB, id INTEGER, seal INTEGER NOT NULL, shown INTEGER NOT NULL,
		planned INTEGER NOT NULL
	) WITHOUT ROWID;
	CREATE INDEX made_title ON made (title)`;

/** What changes of a set from one release to the next: all of it, or only what comes and goes. */
export type Change<Value, Key = Value> =
	| { readonly all: Iterable<Value> }
	| { readonly put: Iterable<Value>; readonly drop: Iterable<Key> };

export type TargetKey = Pick<PublishedTarget, 'kind' | 'id'>;

/** The index of a release while it is put together. */
export interface ReleaseDraft {
	/**
	 * Notes a new file; it is part of the release when all are. A later one of the same path takes its place, unless no
	 * plan names it.
	 */
	make(file: Omit<MadeFile, 'leads' | 'problems'>): void;
	/** The name of a new file in the store of files. */
	nameOf(path: string): string | undefined;
	/** Notes which pages were planned. @returns those that are not among the new files. */
	notePlanned(paths: Iterable<string>): string[];
	/** New pages that were not noted as planned and that search engines may show, or all of them. */
	unplannedPages(of: 'shown' | 'all'): string[];
	/** Names in the store of all files below a folder, in the order of their paths. */
	namesBelow(folder: string): string[];
	/** Adds the new files. */
	putMade(): void;
	/** @returns whether there was one. */
	dropFile(path: string): boolean;
	hasFile(path: string): boolean;
	/**
	 * Takes over files of the release before, to be dropped after a time (milliseconds since 1970) unless they have
	 * one.
	 */
	keep(files: Iterable<KeptFile>, until: number): void;
	/** Drops what was kept until now. @returns its paths. */
	dropExpired(now: number): string[];
	/**
	 * Takes from a catalogue what visitors can see of units and projects, and the pictures.
	 * @returns pictures that are shown no more, where the index is not new altogether.
	 */
	setShown(catalogue: string, site: Pick<Site, 'soldPages'>): string[];
	hasMedia(base: string): boolean;
	setTargets(change: Change<PublishedTarget, TargetKey>): void;
	/** What visitors may ask about, as a JSON array, projects first. */
	targetsAsJson(): string;
	/** Old addresses that the settings list. */
	setOldAddresses(oldAddresses: Iterable<OldAddress>): void;
	/** Departed addresses of an account; those of others are taken over from a release before. */
	setDeparted(account: string, departed: Departed, before: CarriedFrom | undefined): void;
	/** Files that may lead to something with one of these marks, the new ones apart. */
	leadingTo(
		of: 'new' | 'old',
		marks: readonly number[],
	): Iterable<{ path: string; name: string; links: Uint8Array }>;
	/** Pages that have the title of a new one, each with the first new one that has it. */
	sharedTitles(): [first: string, path: string][];
	/** Sitemaps, the one that names the others left out. */
	sitemaps(): string[];
	save(): void;
	/** Leaves the file as it is, which is of no use unless it was saved. */
	[Symbol.dispose](): void;
}

/**
 * Begins the index of a release that is built at a time (ISO 8601).
 * @param base the index of the release that it changes; all new when absent.
 */
export function draftIndex(path: string, builtAt: string, base?: string): ReleaseDraft {
	if (base !== undefined) copyFileSync(base, path);
	const db = new DatabaseSync(path);
	// The file is thrown away when anything fails, so a journal would only cost time.
	db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON; BEGIN');
	if (base === undefined) db.exec(indexTables);
	db.exec(madeTable);
	db.exec(`PRAGMA application_id = ${stampOf(builtAt)}`);
	const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
	const sql = (text: string) => {
		const known = statements.get(text) ?? db.prepare(text);
		statements.set(text, known);
		return known;
	};
	const putTargets = (targets: Iterable<PublishedTarget>) => {
		for (const target of targets) {
			const row = [target.kind, target.id, JSON.stringify(target)] as const;
			sql('INSERT OR REPLACE INTO target VALUES (?, ?, ?, ?)').run(...row, sealOf(...row));
		}
	};
	return {
		make: ({ path, name, size, packed, title, links, noindex = false, isUnplanned = false }) => {
			const status = 200;
			const or = isUnplanned ? 'IGNORE' : 'REPLACE';
			sql(`INSERT OR ${or} INTO made VALUES (?, ?, ?, ?, ?, NULL, ?, ?, ?, ?, ?, 0)`).run(
				path,
				name,
				size,
				packed ?? null,
				status,
				title ?? null,
				links ?? null,
				path.endsWith('/') ? (ownerAt(path)?.id ?? null) : null,
				sealOf(path, name, status),
				Number(!noindex),
			);
		},
		nameOf: (path) =>
			Named.optional().parse(sql('SELECT name FROM made WHERE path = ?').get(path))?.name,
		notePlanned: (paths) =>
			[...paths].filter(
				(path) => sql('UPDATE made SET planned = 1 WHERE path = ?').run(path).changes === 0,
			),
		unplannedPages: (of) =>
			Texts.parse(
				sql(`SELECT path FROM made WHERE NOT planned AND substr(path, -1) = '/'
					${of === 'shown' ? 'AND shown' : ''} ORDER BY path`).all(),
			),
		namesBelow: (folder) =>
			Named.array()
				.parse(
					sql(`SELECT name FROM (SELECT path, name FROM made
						UNION ALL SELECT path, name FROM file WHERE path NOT IN (SELECT path FROM made))
						WHERE path GLOB ? ORDER BY path`).all(`${folder}*`),
				)
				.map(({ name }) => name),
		// A tree is filled fastest in its own order, and then takes least room.
		putMade: () =>
			db.exec(`INSERT OR REPLACE INTO file
				SELECT path, name, size, packed, status, keep_until, title, links, id, seal FROM made ORDER BY path`),
		dropFile: (path) => sql('DELETE FROM file WHERE path = ?').run(path).changes > 0,
		hasFile: (path) => sql('SELECT 1 FROM file WHERE path = ?').get(path) !== undefined,
		keep: (files, until) => {
			for (const { path, name, size, packed, status, keepUntil, links } of files) {
				sql('INSERT OR IGNORE INTO file VALUES (?, ?, ?, ?, ?, ?, NULL, ?, NULL, ?)').run(
					path,
					name,
					size,
					packed ?? null,
					status,
					keepUntil ?? until,
					links,
					sealOf(path, name, status),
				);
			}
		},
		dropExpired: (now) =>
			Texts.parse(sql('DELETE FROM file WHERE keep_until <= ? RETURNING path').all(now)),
		setShown(catalogue, { soldPages }) {
			db.prepare('ATTACH ? AS catalogue').run(catalogue);
			db.exec(`DELETE FROM shown;
				INSERT INTO shown SELECT 'project', id, NOT hidden, 0 FROM catalogue.project
					UNION ALL SELECT 'unit', id, NOT hidden, price_cents IS NOT NULL FROM catalogue.unit
					WHERE on_offer = 1 OR ${soldPages === 'keep'};
				CREATE TEMP TABLE wanted AS SELECT lower(hex(base)) AS base, iif(place IS NULL, '', owner) AS kind,
					iif(place IS NULL, 0, id) AS id FROM catalogue.picture;
				CREATE TEMP TABLE leaving AS SELECT * FROM media EXCEPT SELECT * FROM wanted;
				DELETE FROM media WHERE (base, kind, id) IN (SELECT base, kind, id FROM leaving);
				INSERT OR IGNORE INTO media SELECT * FROM wanted`);
			return Texts.parse(
				db
					.prepare('SELECT DISTINCT base FROM leaving WHERE base NOT IN (SELECT base FROM media)')
					.all(),
			);
		},
		hasMedia: (each) => sql('SELECT 1 FROM media WHERE base = ?').get(each) !== undefined,
		setTargets(change) {
			if ('all' in change) {
				db.exec('DELETE FROM target');
				return putTargets(change.all);
			}
			putTargets(change.put);
			for (const { kind, id } of change.drop) {
				sql('DELETE FROM target WHERE kind = ? AND id = ?').run(kind, id);
			}
		},
		// Reading, unsealing and printing 20,000 rows here would take half a second.
		targetsAsJson: () =>
			Json.parse(
				sql(`SELECT json_group_array(json(content)) AS json
					FROM (SELECT content FROM target ORDER BY kind, id)`).get(),
			).json,
		setOldAddresses: (oldAddresses) => {
			db.exec('DELETE FROM redirected; DELETE FROM removed');
			for (const address of oldAddresses) {
				const { kind, path } = address;
				const to = kind === 'redirected' ? address.target : (address.page ?? null);
				sql(`INSERT OR REPLACE INTO ${kind} VALUES (?, ?, ?)`).run(path, to, sealOf(path, to));
			}
		},
		setDeparted: (account, departed, before) => {
			if (base === undefined && before !== undefined)
				carryDeparted(db, before, { account, now: Date.parse(builtAt) });
			putDeparted(db, account, departed);
		},
		*leadingTo(of, marks) {
			// The database looks for a few itself, much faster than it hands out all rows.
			const some = marks.length <= 50 ? marks : [];
			const wanted = some.map(() => 'instr(links, ?)').join(' OR ') || 'links IS NOT NULL';
			const from = of === 'new' ? 'made' : 'file';
			const old = of === 'old' ? 'AND path NOT IN (SELECT path FROM made)' : '';
			const rows = sql(
				`SELECT path, name, links FROM ${from} WHERE (${wanted}) ${old} ORDER BY path`,
			);
			const bytes = some.map((mark) => new Uint8Array(Int32Array.of(mark).buffer));
			for (const row of rows.iterate(...bytes)) yield LinkedRow.parse(row);
		},
		sharedTitles: () =>
			Pair.array()
				.parse(
					sql(`WITH first AS (SELECT title, min(path) AS path FROM made WHERE title IS NOT NULL GROUP BY title)
						SELECT first.path AS first, file.path FROM file JOIN first ON file.title = first.title
						WHERE file.path <> first.path ORDER BY first, file.path`).all(),
				)
				.map(({ first, path }) => [first, path]),
		sitemaps: () => sitemapsIn(db),
		save: () => {
			db.exec('COMMIT');
			// Where SQLite has moved a row, a copy of it stays behind, and release after release would begin with that file.
			db.exec('PRAGMA temp_store = MEMORY; VACUUM');
			db.close();
		},
		[Symbol.dispose]() {
			if (db.isOpen) db.close();
		},
	};
}

const LinkedRow = z.object({
	path: z.string(),
	name: z.string(),
	links: z.instanceof(Uint8Array),
});
const Named = z.object({ name: z.string() });
const Json = z.object({ json: z.string() });
const Pair = z.object({ first: z.string(), path: z.string() });
