import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../domain/attempt.ts';
import { mediaBase } from '../domain/pictures/picture.ts';
import { packedPlaceOf, placeOf, sizeOf } from '../release/file-store.ts';
import { lockBuilds } from '../release/lock.ts';
import { openRelease, requireWhole } from '../release/release-folder.ts';
import type { ReleaseIndex } from '../release/release-index.ts';
import {
	dropCatalogues,
	goBack,
	isRolledBack,
	liveName,
	releaseNames,
	rolledBackNotes,
	tidyReleases,
	type ReleasesPlaces,
} from '../release/releases.ts';
import { outdatedOffers, type OutdatedOffers } from '../release/status-file.ts';
import { showsAgainProblem, type ShowsAgain } from '../release/shows-again.ts';

interface RolledBack {
	/** Names of the releases. */
	readonly from: string;
	readonly to: string;
	/** ISO 8601 time at which it was built. */
	readonly builtAt: string;
	/** Releases rolled back, of which builds of the same data by the same program are recognised; see `rolledBackProblem`. */
	readonly held: readonly string[];
	/** Units it shows on offer that were reserved, sold or removed since. */
	readonly outdated: OutdatedOffers;
}

interface RollbackPlaces extends ReleasesPlaces, FilePlaces {
	readonly root: string;
	/** File that says what has become of units, see `StatusFile`. */
	readonly status?: string;
}

export interface RollbackOptions {
	readonly now?: Date;
	/** What may be shown again although it was hidden since; nothing when absent. */
	readonly showsAgain?: ShowsAgain | undefined;
}

/**
 * Makes the release that was live before the present one live again. The one that is rolled back is kept.
 * @throws one sentence when there is none, when a build is running, or when it would show again what has been
 * hidden since and nobody has said that it may.
 */
export function rollBack(
	places: RollbackPlaces,
	{ now = new Date(), showsAgain }: RollbackOptions = {},
): RolledBack {
	const unlock = lockBuilds(places.root);
	try {
		tidyReleases(places);
		dropCatalogues(places);
		const from = liveName(places);
		if (from === undefined) throw new Error('No release is live; run `npm run build` first.');
		const found = releaseBefore(from, places);
		if (!found) {
			throw new Error(
				`There is no older release to go back to: ${from} is the oldest that this version of the program has made, that is kept whole and that was not rolled back; correct the data in the CRM and run \`npm run build\`.`,
			);
		}
		const newest = join(places.releases, releaseNames(places).at(-1) ?? from);
		const folder = join(places.releases, found.to);
		const refusal = showsAgainProblem({ name: found.to, folder, newest }, showsAgain);
		if (refusal !== undefined) throw new Error(refusal);
		goBack(found.to, places, now.toISOString());
		const held = rolledBackNotes(places).map(({ release }) => release);
		const outdated = outdatedOffers(folder, places.status);
		return { from, held, outdated, ...found };
	} finally {
		unlock();
	}
}

/** The newest release before one that visitors have seen, that nobody has rolled back, and that the disk has kept whole. */
function releaseBefore(
	from: string,
	places: RollbackPlaces,
): { readonly to: string; readonly builtAt: string } | undefined {
	const older = releaseNames(places).filter((name) => name < from && !isRolledBack(name, places));
	for (const to of older.toReversed()) {
		const folder = join(places.releases, to);
		const builtAt = attempt(() => builtAtOf(folder, places));
		if (builtAt !== undefined) return { to, builtAt };
	}
	return undefined;
}

function builtAtOf(release: string, places: FilePlaces): string | undefined {
	requireWhole(release);
	const { index, builtAt } = openRelease(release);
	const isWhole = !hasMissingFiles(index, places);
	index.close();
	return isWhole ? builtAt : undefined;
}

/** Where the files of releases lie. */
interface FilePlaces {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Finished files of the media store, usually `var/media/files`. */
	readonly media: string;
}

/** Whether a file of a release is not in the stores, or has another size than it had, or a picture is missing. */
function hasMissingFiles(index: ReleaseIndex, { files, media }: FilePlaces): boolean {
	const isDamaged = index.files().some(({ name, size, packed }) => {
		if (sizeOf(placeOf(files, name)) !== size) return true;
		return packed !== undefined && sizeOf(packedPlaceOf(files, name)) !== packed;
	});
	if (isDamaged) return true;
	const there = new Set(existsSync(media) ? readdirSync(media).map(mediaBase) : []);
	return index.mediaBases().some((base) => !there.has(base));
}
