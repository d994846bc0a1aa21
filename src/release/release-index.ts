import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { OldAddress, OwnerKey } from '../domain/address.ts';
import { PublishedTarget } from '../domain/inquiry.ts';
import { ownerAt } from '../i18n/unit-path.ts';
import { departedReader, type DepartedReader } from './departed.ts';
import { column, Texts } from '../storage/sqlite/column.ts';
import { DamagedRow, readRow } from '../storage/sqlite/damage.ts';

/** `PRAGMA user_version` of `release.sqlite`. */
export const indexFormat = 6;

/**
 * 48 bits of a hash of what belongs together in a row. A flipped bit can turn the address of one home into that of
 * another, which neither SQLite nor a comparison of addresses notices.
 */
export function sealOf(...values: readonly SealedValue[]): number {
	return Number.parseInt(hash('sha256', JSON.stringify(values), 'hex').slice(0, 12), 16);
}

type SealedValue = string | number | null;

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

/** A row without its seal. @throws DamagedRow where that is another. */
function unsealed<Row extends { readonly seal: number }>(
	valuesOf: (row: Row) => readonly SealedValue[],
): (row: Row) => Omit<Row, 'seal'> {
	return (row) => {
		const { seal, ...rest } = row;
		if (seal !== sealOf(...valuesOf(row))) throw new DamagedRow();
		return rest;
	};
}

const flag = z.literal([0, 1]).transform(Boolean);
/** What visitors can see of a unit or project. */
const Shown = z.object({
	kind: z.enum(['unit', 'project']),
	id: z.int(),
	address: flag,
	price: flag,
});
export type Shown = Readonly<z.infer<typeof Shown>>;

const Sealed = z.object({ seal: z.int() });
const FileRow = IndexedFile.extend(Sealed.shape).transform(
	unsealed(({ path, name, status }) => [path, name, status]),
);
const KeptRow = KeptFile.extend(Sealed.shape).transform(
	unsealed(({ path, name, status }) => [path, name, status]),
);

/** What a release consists of, for reading. */
export interface ReleaseIndex {
	/** The file served at a path such as `/de/` or `/_astro/page.css`. */
	file(path: string): IndexedFile | undefined;
	/** Names of all its files in the store, some more than once. */
	names(): Iterable<string>;
	/** Units and projects that can be seen, and what of them. */
	shown(): Shown[];
	/** Everything that is served except media, by path. */
	files(): IndexedFile[];
	assets(): KeptFile[];
	/** Paths of the sitemaps, the one that names the others left out. */
	sitemaps(): string[];
	/** Whether the pictures whose names begin so may be shown. */
	hasMedia(base: string): boolean;
	mediaBases(): Generator<string>;
	target(kind: PublishedTarget['kind'], id: number): PublishedTarget | undefined;
	targets(): PublishedTarget[];
	/** The ids of those of one kind. */
	targetIds(kind: PublishedTarget['kind']): number[];
	/** Paths of the pages of a unit or project, one for each language. */
	pagesOf(owner: OwnerKey): string[];
	/** Paths of the pages of all units and projects. */
	ownedPages(): string[];
	/** What had pages and has none. */
	readonly departed: DepartedReader;
	/** The path to which the settings redirect this one. */
	redirectOf(path: string): string | undefined;
	/** Whether the settings name this path as removed, and the path of the page that says so, if any. */
	removed(path: string): { readonly page: string | undefined } | undefined;
	/** Those that the settings list. */
	oldAddresses(): OldAddress[];
	close(): void;
}

/** Marks an index as that of the release built at a time (ISO 8601), in the 32 bits of `PRAGMA application_id`. */
export function stampOf(builtAt: string): number {
	return Math.trunc(Date.parse(builtAt) / 1000) | 0;
}

/**
 * Opens the index of a release for reading.
 * @param of.builtAt when the release was built: the index of another one is not read
 * @param of.account whose units it shows
 * @throws one sentence when it is missing, damaged, or of another version of the program.
 */
export function openIndex(
	path: string,
	{ builtAt, account }: { readonly builtAt: string; readonly account: string },
): ReleaseIndex {
	const again = 'run `npm run build`';
	if (!existsSync(path)) throw new Error(`${path} is missing or cannot be read; ${again}.`);
	const db = new DatabaseSync(path, { readOnly: true });
	try {
		const { user_version } = Version.parse(db.prepare('PRAGMA user_version').get());
		if (user_version !== indexFormat) {
			throw new Error(`It has format ${user_version}, and this program reads ${indexFormat}.`);
		}
		const { application_id } = Stamp.parse(db.prepare('PRAGMA application_id').get());
		if (application_id !== stampOf(builtAt)) {
			throw new Error('It is that of another release.');
		}
		return indexOf(db, account);
	} catch (cause) {
		db.close();
		throw new Error(`${path} is missing or cannot be read; ${again}.`, { cause });
	}
}

function indexOf(db: DatabaseSync, account: string): ReleaseIndex {
	const columns = 'path, name, size, packed, status, seal';
	const file = db.prepare(`SELECT ${columns} FROM file WHERE path = ?`);
	// A row whose own address is damaged still lies where that address belongs.
	const neighbours = [
		db.prepare(`SELECT ${columns} FROM file WHERE path < ? ORDER BY path DESC LIMIT 1`),
		db.prepare(`SELECT ${columns} FROM file WHERE path > ? ORDER BY path LIMIT 1`),
	];
	const media = db.prepare('SELECT base FROM media WHERE base = ? LIMIT 1');
	const targets = 'SELECT kind, id, content, seal FROM target';
	const target = db.prepare(`${targets} WHERE kind = ? AND id = ?`);
	const redirected = db.prepare('SELECT path, target, seal FROM redirected WHERE path = ?');
	const removed = db.prepare('SELECT path, page, seal FROM removed WHERE path = ?');
	const ofId = db.prepare('SELECT path FROM file WHERE id = ? ORDER BY path');
	const fileAt = (path: string) => {
		const found = as(
			{ path },
			readRow(FileRow.optional(), () => file.get(path)),
		);
		if (!found) for (const each of neighbours) readRow(FileRow.optional(), () => each.get(path));
		return found;
	};
	return {
		file: fileAt,
		shown: () =>
			readRow(Shown.array(), () =>
				db.prepare('SELECT kind, id, address, price FROM shown ORDER BY kind, id').all(),
			),
		files: () =>
			readRow(FileRow.array(), () => db.prepare(`SELECT ${columns} FROM file ORDER BY path`).all()),
		assets: () =>
			readRow(KeptRow.array(), () =>
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
				yield readRow(NameRow, () => row).name;
		},
		hasMedia: (base) =>
			as(
				{ base },
				readRow(BaseRow.optional(), () => media.get(base)),
			) !== undefined,
		*mediaBases() {
			for (const row of db.prepare('SELECT DISTINCT base FROM media ORDER BY base').iterate())
				yield readRow(BaseRow, () => row).base;
		},
		target: (kind, id) =>
			as(
				{ kind, id },
				readRow(TargetRow.optional(), () => target.get(kind, id)),
			),
		targets: () => readRow(TargetRow.array(), () => db.prepare(targets).all()),
		targetIds: (kind) =>
			readRow(Ids, () => db.prepare('SELECT id FROM target WHERE kind = ?').all(kind)),
		pagesOf: ({ kind, id }) =>
			readRow(Texts, () => ofId.all(id)).filter((path) => {
				const owner = ownerAt(path);
				if (owner?.id !== id || !fileAt(path)) throw new DamagedRow();
				return owner.kind === kind;
			}),
		ownedPages: () =>
			readRow(Texts, () => db.prepare('SELECT path FROM file WHERE id IS NOT NULL').all()),
		departed: departedReader(db, account),
		redirectOf: (path) =>
			as(
				{ path },
				readRow(RedirectRow.optional(), () => redirected.get(path)),
			)?.target,
		removed: (path) =>
			as(
				{ path },
				readRow(RemovedRow.optional(), () => removed.get(path)),
			),
		oldAddresses: () => [
			...readRow(RedirectRow.array(), () =>
				db.prepare('SELECT path, target, seal FROM redirected').all(),
			),
			...readRow(RemovedRow.array(), () =>
				db.prepare('SELECT path, page, seal FROM removed').all(),
			),
		],
		close: () => db.close(),
	};
}

/** A row that was asked for by what it holds. @throws DamagedRow where a damaged tree has led to another one. */
function as<Row extends object>(asked: Partial<Row>, row: Row | undefined): Row | undefined {
	const isIt =
		!row || Object.entries(asked).every(([key, value]) => Reflect.get(row, key) === value);
	if (!isIt) throw new DamagedRow();
	return row;
}

/** Paths of the sitemaps that an index names, the one that names the others left out. */
export function sitemapsIn(db: DatabaseSync): string[] {
	const rows = db.prepare("SELECT path FROM file WHERE path >= '/sitemap-' AND path < '/sitemap.'");
	return Texts.parse(rows.all()).filter(isSitemap);
}

/** Whether this is the path of a sitemap, those that name others left out. */
export function isSitemap(path: string): boolean {
	return /^\/sitemap-(?:.*-)?\d+\.xml$/.test(path);
}

const NameRow = z.object({ name: z.string() });
const BaseRow = z.object({ base: z.string() });
const Ids = column(z.int());
const Version = z.object({ user_version: z.int() });
const Stamp = z.object({ application_id: z.int() });
const RedirectRow = Sealed.extend({ path: z.string(), target: z.string() })
	.transform(unsealed(({ path, target }) => [path, target]))
	.transform((row) => ({ kind: 'redirected' as const, ...row }));
const RemovedRow = Sealed.extend({ path: z.string(), page: z.string().nullable() })
	.transform(unsealed(({ path, page }) => [path, page]))
	.transform(({ path, page }) => ({ kind: 'removed' as const, path, page: page ?? undefined }));
const TargetRow = Sealed.extend({
	kind: z.string(),
	id: z.int(),
	content: z.string(),
})
	.transform(unsealed(({ kind, id, content }) => [kind, id, content]))
	.transform(({ content }) => PublishedTarget.parse(JSON.parse(content)));
