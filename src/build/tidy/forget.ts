import { existsSync, globSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { pruneRecords } from '../../catalog/store/record-store.ts';
import { openExposeFolder } from '../exposes/expose-folder.ts';
import { addImported } from '../../release/redirects/imported.ts';
import { lockBuilds } from '../../release/lock.ts';
import { isWholeRelease, openRelease, readableRelease } from '../../release/release-folder.ts';
import { liveName, newestWhole, pruneReleases, sweepFiles } from '../../release/releases.ts';
import { databaseFiles, rewriteDatabase } from '../../storage/sqlite/files.ts';
import type { Places } from '../../wiring/places.ts';
import { exportAgain, forgetInBucket, type ExportEnvironment } from '../give-to-host.ts';
import { prunePhotos, shownIn } from './prune.ts';

/** What `npm run forget` has removed, and what it has left alone. */
export interface Forgotten {
	/** How many photo files went. */
	readonly photos: number;
	/** Names of what lies in `var/` and is none of this program's files. */
	readonly strangers: readonly string[];
}

/**
 * Removes from the disk what only earlier releases show, and makes `dist/` and the note of what was exported those of
 * the live release.
 * @param dist folder of the exported site.
 * @throws one sentence when no release is live, when it is damaged, or when another build is running.
 */
export async function forget(environment: ExportEnvironment, dist: string): Promise<Forgotten> {
	const { places } = environment;
	const unlock = lockBuilds(places.root);
	let photos: number;
	try {
		if (liveName(places) === undefined) {
			throw new Error(
				'No release is live, so there is nothing to keep: run `npm run build` first.',
			);
		}
		// What lives on must be whole before all else goes.
		openRelease(places.current).index.close();
		if (!isWholeRelease(places.current)) {
			throw new Error(
				'What the live release consists of is damaged, so nothing was removed: run `npm run build`, which makes it anew, and then this again.',
			);
		}
		photos = await keepOnlyLive(places);
	} finally {
		unlock();
	}
	for (const ending of ['.new', '.old']) rmSync(dist + ending, { recursive: true, force: true });
	if (existsSync(places.exported)) await exportAgain(environment, dist);
	await forgetInBucket(environment);
	return { photos, strangers: unknownFilesIn(places) };
}

/**
 * Removes at once what only other releases than the live one show, such as photos that have become private since.
 * The caller holds the lock of the builds.
 * @returns how many photo files went.
 */
export async function keepOnlyLive(places: Places): Promise<number> {
	removeLeftOvers(places);
	// After a rollback the live release has no catalogue, and the next build reads the CRM whole anyway.
	const isKnown = existsSync(places.catalogue);
	if (!isKnown) for (const file of databaseFiles(places.records)) rmSync(file, { force: true });
	keepAddresses(places);
	pruneReleases(places, 1);
	sweepFiles({ files: places.files, releases: places.releases, now: Date.now(), always: true });
	const { index } = openRelease(places.current);
	const pages = new Set(index.names());
	index.close();
	openExposeFolder(places.exposes).keepPrintedOf(pages);
	const { files } = await prunePhotos(places, { wanted: isKnown ? shownIn(places) : [], days: -1 });
	// What the last build has changed tells what was before.
	rmSync(places.changes, { force: true });
	if (!isKnown) return files;
	// Last, because a database writes before it frees: on a full disk there is room for that by now.
	pruneRecords(places);
	rewriteDatabase(places.records);
	return files;
}

/** Gives the next release the addresses that only a rolled back release knows of. */
function keepAddresses(places: Places): void {
	const newest = newestWhole(places);
	if (newest === undefined || basename(newest) === liveName(places)) return;
	const release = readableRelease(newest);
	if (!release) return;
	const { account, index } = release;
	const { owners, lists } = index.departed.all();
	const shown = index
		.shown()
		.map(({ kind, id }) => ({ owner: { kind, id }, removedAt: Date.now() }));
	index.close();
	addImported(places.imported, account, { owners: [...owners, ...shown], lists });
}

/**
 * Removes from `var/` what commands that were killed have left, and what `npm run dev` and `astro build` have read and
 * made: all of it may hold what was public once. The caller holds the lock of the builds.
 */
function removeLeftOvers({ root, work, files, media, current }: Places): void {
	const unfinished = [root, media, realpathSync(current)].flatMap((folder) =>
		namesIn(folder)
			.filter((name) => leftOver.test(name))
			.map((name) => join(folder, name)),
	);
	const made = [...unfinished, join(root, 'dev'), join(root, 'pages')];
	for (const path of [...made, work, join(files, 'new'), join(media, 'unfinished')]) {
		rmSync(path, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** What lies in `var/` or in a folder of it and is none of this program's files: nobody knows what it holds. */
export function unknownFilesIn(places: Places): string[] {
	const { root } = places;
	const known = new Set(Object.values(places).map((path) => relative(root, path).split(sep)[0]));
	const strange = namesIn(root).filter((name) => !known.has(name.replace(besideDatabase, '')));
	const within = Object.entries(ours).flatMap(([pattern, isOurs]) =>
		globSync(pattern, { cwd: root }).flatMap((folder) =>
			namesIn(join(root, folder))
				.filter((name) => !isOurs.test(name.replace(besideDatabase, '')))
				.map((name) => `${folder}/${name}`),
		),
	);
	return [...strange, ...within].toSorted();
}

function namesIn(folder: string): string[] {
	const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
	return isFolder ? readdirSync(folder) : [];
}

/** What was being written, or was set aside because the disk had damaged it. */
const leftOver =
	/\.(?:sqlite(?:\.old)?|json|txt)\.(?:\d+\.)?(?:new|damaged)(?:-journal|-wal|-shm)?$|^current\.(?:\d+\.)?new$/;
const besideDatabase = /-(?:journal|wal|shm)$/;
/** What our folders hold; those of the releases that are left, and of photos, are swept. */
const ours: Readonly<Record<string, RegExp>> = {
	exposes: /^(?:[a-z]{2}|exposes\.json)$/,
	'exposes/[a-z][a-z]': /^\d+\.pdf$/,
	files: /^(?:[0-9a-f]{2}|swept)$/,
	media: /^(?:files|unfinished|index\.sqlite)$/,
	outbox: /^outbox\.(?:sqlite|key)$/,
};
