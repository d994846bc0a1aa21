import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../disk/read-file.ts';
import { liveName, releaseNames, type ReleasesPlaces } from './release-folder.ts';

/** What has become of a release that visitors have seen. */
const ReleaseLife = z.object({
	/** ISO 8601 time at which somebody went back behind it. */
	takenOff: z.iso.datetime().optional(),
});
export type ReleaseLife = Readonly<z.infer<typeof ReleaseLife>>;

/** What has become of a release; nothing when it was never live. */
export function lifeOf(
	name: string,
	{ releases }: Pick<ReleasesPlaces, 'releases'>,
): ReleaseLife | undefined {
	return readJson(lifePath(join(releases, name)), ReleaseLife);
}

/** Notes that visitors have seen a release. */
export function noteLife(
	name: string,
	{ releases, life = {} }: Pick<ReleasesPlaces, 'releases'> & { readonly life?: ReleaseLife },
): void {
	writeFileSync(lifePath(join(releases, name)), `${JSON.stringify(life)}\n`);
}

/**
 * Sees to it that the live release is noted as such, and removes those that were never live: they belong to builds
 * that were killed, and nobody may go back to what nobody has seen. Whoever calls it holds the lock of the builds.
 */
export function discardNeverLive(places: ReleasesPlaces): void {
	const live = liveName(places);
	if (live === undefined || !existsSync(join(places.releases, live))) return;
	if (!lifeOf(live, places)) noteLife(live, places);
	for (const name of releaseNames(places)) {
		// What the disk has damaged may have been live.
		if (existsSync(lifePath(join(places.releases, name)))) continue;
		rmSync(join(places.releases, name), { recursive: true, force: true });
	}
}

function lifePath(release: string): string {
	return join(release, 'life.json');
}
