import { existsSync, rmSync } from 'node:fs';
import { openCatalogue } from '../catalog/queries.ts';
import { pruneRecords } from '../catalog/record-store.ts';
import { databaseFiles } from '../domain/database-files.ts';
import { previewName } from '../media/previews.ts';
import type { Pruned } from '../media/store-prune.ts';
import { openMediaStore } from '../media/store.ts';
import { openExposeFolder } from '../publish/exposes/expose-folder.ts';
import { pruneReleases } from '../publish/release/release.ts';
import { namedInReleases, openRelease } from '../publish/release/release-folder.ts';
import { sweepFiles } from '../publish/release/sweep.ts';
import type { Places } from '../wiring/places.ts';
import { isOfLive } from './live-changes.ts';

/**
 * Removes what nobody shows any more. The release is live by then, so what cannot be removed today is told, and removed
 * after the next build.
 */
export async function pruneAfterBuild(
	places: Places,
	{
		photos,
		tell,
		...when
	}: {
		/** In milliseconds since 1970. */
		readonly now: number;
		/** Also where the files were looked through a short time ago. */
		readonly always: boolean;
		/** Whether the build has looked at all photos. */
		readonly photos: boolean;
		readonly tell: (line: string) => void;
	},
): Promise<void> {
	try {
		pruneRecords(places);
		pruneReleases(places);
		sweepFiles({ files: places.files, releases: places.releases, ...when });
		if (photos) await prunePhotos(places, shownIn(places));
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		tell(`What is not public any more is still on the disk (${why}).`);
	}
}

/**
 * Removes at once what only other releases than the live one show, such as photos that have become private since.
 * Whoever calls it holds the lock of the builds.
 * @returns how many photo files went.
 */
export async function keepOnlyLive(places: Places): Promise<number> {
	// What a build that was killed has left, which may be any of it.
	rmSync(places.work, { recursive: true, force: true, maxRetries: 5 });
	const isKnown = isOfLive(places) && existsSync(places.catalogue);
	if (isKnown) pruneRecords(places);
	else removeCatalogue(places);
	pruneReleases(places, 1);
	sweepFiles({ files: places.files, releases: places.releases, now: Date.now(), always: true });
	const { index } = openRelease(places.current);
	const pages = new Set(index.names());
	index.close();
	openExposeFolder(places.exposes).keepPrintedOf(pages);
	return (await prunePhotos(places, isKnown ? shownIn(places) : [], -1)).files;
}

/**
 * After a rollback it is that of the release that was taken off, and tells all that this one has shown. The next build
 * reads the CRM whole anyway.
 */
function removeCatalogue({ catalogue, records, manifest }: Places): void {
	for (const file of [records, manifest, catalogue].flatMap(databaseFiles)) {
		rmSync(file, { force: true });
	}
}

/** What the names of the files of all pictures of the catalogue begin with. */
function shownIn(places: Places): string[] {
	const catalogue = openCatalogue(places);
	try {
		return catalogue.outlines().pictureBases();
	} finally {
		catalogue.close();
	}
}

/** Only a build that has looked at all photos knows which of them nobody wants any more. */
async function prunePhotos(
	places: Places,
	wanted: readonly string[],
	days?: number,
): Promise<Pruned> {
	const store = openMediaStore(places.media);
	try {
		// Somebody may go back to an earlier release, which must not lack its photos then.
		const released = namedInReleases(places, (index) => index.mediaBases());
		const shown = new Set([...wanted, ...released]);
		// A name tells its picture; link previews have no other.
		return await store.prune(Array.from(shown, previewName), days);
	} finally {
		store.close();
	}
}
