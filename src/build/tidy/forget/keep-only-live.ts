import { existsSync, realpathSync, rmSync } from 'node:fs';
import { pruneRecords } from '../../../catalog/store/record-store.ts';
import { rewriteDatabase } from '../../../sqlite/rewrite.ts';
import { databaseFiles } from '../../../sqlite/files.ts';
import { openExposeFolder } from '../../../exposes/expose-folder.ts';
import { pruneReleases } from '../../../release/prune-releases.ts';
import { indexPath, openRelease, readNote, writeNote } from '../../../release/release-folder.ts';
import { sweepFiles } from '../../../release/sweep.ts';
import type { Places } from '../../../wiring/places.ts';
import { isOfLive } from '../../../release/known-live.ts';
import { prunePhotos, shownIn } from '../prune-photos.ts';
import { removeLeftOvers } from './left-overs.ts';
import { rewriteDatabases } from '../rewrite-databases.ts';

/**
 * Removes at once what only other releases than the live one show, such as photos that have become private since.
 * Whoever calls it holds the lock of the builds.
 * @returns how many photo files went.
 */
export async function keepOnlyLive(places: Places): Promise<number> {
	removeLeftOvers(places);
	const isKnown = isOfLive(places) && existsSync(places.catalogue);
	if (!isKnown) removeCatalogue(places);
	pruneReleases(places, 1);
	sweepFiles({ files: places.files, releases: places.releases, now: Date.now(), always: true });
	const { index } = openRelease(places.current);
	const pages = new Set(index.names());
	index.close();
	openExposeFolder(places.exposes).keepPrintedOf(pages);
	const { files } = await prunePhotos(places, { wanted: isKnown ? shownIn(places) : [], days: -1 });
	// What the last build has changed tells what was before.
	rmSync(places.changes, { force: true });
	// Last, because a database writes before it frees: on a full disk there is room for that by now.
	if (isKnown) pruneRecords(places);
	rewriteDatabases(places);
	const live = realpathSync(places.current);
	const note = readNote(live);
	rewriteDatabase(indexPath(live));
	writeNote(live, note);
	return files;
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
