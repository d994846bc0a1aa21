import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Answer, OwnerKey } from '../domain/address.ts';
import { InquiryTarget } from '../domain/inquiry.ts';
import { ownerAt } from '../i18n/unit-path.ts';
import { departedReader, departedTables, type DepartedReader } from './departed-tables.ts';
import { isSitemap } from './sitemaps.ts';
import { column, Texts } from '../sqlite/column.ts';

/** `PRAGMA user_version` of `release.sqlite`. */
const indexFormat = 2;

/**
 * Tables of `release.sqlite`, which says what a release consists of.
 *
 * - `file`: what is served under a path. `name`, `size` and `packed` as the store of files tells them. `keep_until`
 *   (milliseconds since 1970) marks a file of an earlier release that pages in open browsers still ask for.
 *   `id` is that of the unit or project whose page it is. `title` and `links` are what the checks of the next build need: 48 bits of a hash of the page's title,
 *   and 32 bits of each path it leads to.
 * - `media`: the pictures shown, by the part of the names of their files before the first `-`.
 * - `target`: what visitors may ask about.
 * - `moved`, `gone`: addresses that the settings list, which lead elsewhere or tell that something is gone.
 * - `departed`, `departed_list`: units, projects and lists that had pages once; see `departedTables`.
 */
export const indexTables = `
	CREATE TABLE file (
		path TEXT PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL, packed INTEGER, status INTEGER NOT NULL,
		keep_until INTEGER, title INTEGER, links BLOB, id INTEGER
	) WITHOUT ROWID;
	CREATE TABLE media (base TEXT PRIMARY KEY) WITHOUT ROWID;
	CREATE TABLE target (
		kind TEXT NOT NULL, id INTEGER NOT NULL, title TEXT NOT NULL, reference TEXT NOT NULL, broker_id INTEGER,
		project_id INTEGER, PRIMARY KEY (kind, id)
	) WITHOUT ROWID;
	CREATE TABLE moved (path TEXT PRIMARY KEY, target TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE gone (path TEXT PRIMARY KEY, page TEXT) WITHOUT ROWID;
	CREATE INDEX file_id ON file (id) WHERE id IS NOT NULL;
	${departedTables}
	PRAGMA user_version = ${indexFormat};
`;

const IndexedFile = z.object({
	path: z.string(),
	/** Its name in the store of files. */
	name: z.string(),
	/** Bytes. */
	size: z.int(),
	/** Bytes of its compressed copy, where there is one. */
	packed: z
		.int()
		.nullable()
		// A copy of no bytes is none.
		.transform((given) => given || undefined),
	/** HTTP status it is sent with. */
	status: z.int(),
});
export type IndexedFile = z.infer<typeof IndexedFile>;

/** A file below `/_astro/`, whose name changes with what it holds. */
const KeptFile = IndexedFile.extend({
	/** Milliseconds since 1970; `null` when it came with this release. */
	keepUntil: z.int().nullable(),
	links: z.instanceof(Uint8Array).nullable(),
});
export type KeptFile = z.infer<typeof KeptFile>;

/** What a release consists of, for reading. */
export interface ReleaseIndex {
	/** What is served under a path such as `/de/` or `/_astro/page.css`. */
	file(path: string): IndexedFile | undefined;
	/** Names of all its files in the store, some more than once. */
	names(): Iterable<string>;
	/** Everything that is served except media, by path. */
	files(): IndexedFile[];
	/** All paths, one by one. */
	paths(): Iterable<string>;
	assets(): KeptFile[];
	/** Paths of the sitemaps, the one that names the others left out. */
	sitemaps(): string[];
	/** Whether the pictures whose names begin so may be shown. */
	hasMedia(base: string): boolean;
	mediaBases(): Generator<string>;
	target(kind: InquiryTarget['kind'], id: number): InquiryTarget | undefined;
	targets(): InquiryTarget[];
	/** The ids of those of one kind. */
	targetIds(kind: InquiryTarget['kind']): number[];
	/** Paths of the pages of a unit or project, one for each language. */
	pagesOf(owner: OwnerKey): string[];
	/** Paths of the pages of all units and projects. */
	ownedPages(): string[];
	/** What had pages once. */
	readonly departed: DepartedReader;
	/** Where what stood under this path stands instead. */
	movedTo(path: string): string | undefined;
	/** That something stood under this path and is gone, and the path of the page that says so, if any. */
	gone(path: string): { readonly page: string | undefined } | undefined;
	/** What the settings say of addresses without a page. */
	answers(): Answer[];
	close(): void;
}

/** Marks an index as that of the release built at a time (ISO 8601), in the 32 bits of `PRAGMA application_id`. */
export function stampOf(builtAt: string): number {
	return Math.trunc(Date.parse(builtAt) / 1000) | 0;
}

/**
 * Opens the index of a release for reading.
 * @param builtAt when the release was built; where it is given, the index of another release is not read.
 * @throws one sentence when it is missing, damaged, or of another version of the program.
 */
export function openIndex(path: string, builtAt?: string): ReleaseIndex {
	const again = 'run `npm run build`';
	if (!existsSync(path)) throw new Error(`${path} is missing or cannot be read; ${again}.`);
	const db = new DatabaseSync(path, { readOnly: true });
	try {
		const { user_version } = Version.parse(db.prepare('PRAGMA user_version').get());
		if (user_version !== indexFormat) {
			throw new Error(`It has format ${user_version}, and this program reads ${indexFormat}.`);
		}
		const { application_id } = Stamp.parse(db.prepare('PRAGMA application_id').get());
		if (builtAt !== undefined && application_id !== stampOf(builtAt)) {
			throw new Error('It is that of another release.');
		}
		return indexOf(db);
	} catch (cause) {
		db.close();
		throw new Error(`${path} is missing or cannot be read; ${again}.`, { cause });
	}
}

function indexOf(db: DatabaseSync): ReleaseIndex {
	const columns = 'path, name, size, packed, status';
	const file = db.prepare(`SELECT ${columns} FROM file WHERE path = ?`);
	const media = db.prepare('SELECT 1 FROM media WHERE base = ?');
	const targets = 'SELECT kind, id, title, reference, broker_id, project_id FROM target';
	const target = db.prepare(`${targets} WHERE kind = ? AND id = ?`);
	const moved = db.prepare('SELECT target FROM moved WHERE path = ?');
	const gone = db.prepare('SELECT page FROM gone WHERE path = ?');
	const ofId = db.prepare('SELECT path FROM file WHERE id = ? ORDER BY path');
	return {
		file: (path) => IndexedFile.optional().parse(file.get(path)),
		files: () =>
			IndexedFile.array().parse(db.prepare(`SELECT ${columns} FROM file ORDER BY path`).all()),
		*paths() {
			for (const row of db.prepare('SELECT path FROM file').iterate())
				yield PathRow.parse(row).path;
		},
		assets: () =>
			KeptFile.array().parse(
				db
					.prepare(
						`SELECT ${columns}, keep_until AS keepUntil, links FROM file
						 WHERE path >= '/_astro/' AND path < '/_astro0'`,
					)
					.all(),
			),
		sitemaps: () => sitemapsIn(db),
		*names() {
			for (const row of db.prepare('SELECT name FROM file').iterate())
				yield NameRow.parse(row).name;
		},
		hasMedia: (base) => media.get(base) !== undefined,
		*mediaBases() {
			for (const row of db.prepare('SELECT base FROM media ORDER BY base').iterate())
				yield BaseRow.parse(row).base;
		},
		target: (kind, id) => TargetRow.optional().parse(target.get(kind, id)),
		targets: () => TargetRow.array().parse(db.prepare(targets).all()),
		targetIds: (kind) => Ids.parse(db.prepare('SELECT id FROM target WHERE kind = ?').all(kind)),
		pagesOf: ({ kind, id }) =>
			Texts.parse(ofId.all(id)).filter((path) => ownerAt(path)?.kind === kind),
		ownedPages: () => Texts.parse(db.prepare('SELECT path FROM file WHERE id IS NOT NULL').all()),
		departed: departedReader(db),
		movedTo: (path) => MovedRow.optional().parse(moved.get(path))?.target,
		gone: (path) => GoneRow.optional().parse(gone.get(path)),
		answers: () => [
			...MovedAnswer.array().parse(db.prepare('SELECT path, target FROM moved').all()),
			...GoneAnswer.array().parse(db.prepare('SELECT path, page FROM gone').all()),
		],
		close: () => db.close(),
	};
}

/** Paths of the sitemaps that an index names, the one that names the others left out. */
export function sitemapsIn(db: DatabaseSync): string[] {
	const rows = db.prepare("SELECT path FROM file WHERE path >= '/sitemap-' AND path < '/sitemap.'");
	return Texts.parse(rows.all()).filter(isSitemap);
}

const NameRow = z.object({ name: z.string() });
const BaseRow = z.object({ base: z.string() });
const PathRow = z.object({ path: z.string() });
const Ids = column(z.int());
const Version = z.object({ user_version: z.int() });
const Stamp = z.object({ application_id: z.int() });
const MovedRow = z.object({ target: z.string() });
const GoneRow = z
	.object({ page: z.string().nullable() })
	.transform(({ page }) => ({ page: page ?? undefined }));
const MovedAnswer = MovedRow.extend({ path: z.string() }).transform((row): Answer => {
	return { kind: 'moved', ...row };
});
const GoneAnswer = z
	.object({ path: z.string(), page: z.string().nullable() })
	.transform(({ path, page }): Answer => ({ kind: 'gone', path, page: page ?? undefined }));
const TargetRow = z
	.object({
		...InquiryTarget.omit({ brokerId: true, projectId: true }).shape,
		broker_id: z.int().nullable(),
		project_id: z.int().nullable(),
	})
	.transform(({ broker_id, project_id, ...target }): InquiryTarget => ({
		...target,
		...(broker_id !== null && { brokerId: broker_id }),
		...(project_id !== null && { projectId: project_id }),
	}));
