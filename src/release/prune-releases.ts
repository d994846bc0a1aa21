import { realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { releaseNames, type ReleasesPlaces } from './release-folder.ts';

/** Releases kept for going back. */
const kept = 5;

/**
 * Removes the releases nobody goes back to any more.
 * @param keep how many are left, the live one included
 */
export function pruneReleases(places: ReleasesPlaces, keep = kept): void {
	const live = basename(realpathSync(places.current));
	const old = releaseNames(places).filter((each) => each !== live);
	for (const each of old.slice(0, Math.max(0, old.length + 1 - keep))) {
		rmSync(join(places.releases, each), { recursive: true, force: true });
	}
}
