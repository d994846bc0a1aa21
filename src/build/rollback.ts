import { join } from 'node:path';
import { keepDeparted } from '../redirects/departed-by-account.ts';
import { lockBuilds } from '../release/lock.ts';
import { openManifest } from '../plan/manifest.ts';
import { hasMissingFiles, type FilePlaces } from '../release/missing-files.ts';
import {
	isWholeRelease,
	liveName,
	openRelease,
	releaseNames,
	type ReleasesPlaces,
} from '../release/release-folder.ts';
import { pointTo } from '../release/go-live.ts';
import { discardNeverLive, lifeOf, noteLife } from '../release/release-life.ts';
import { unavailableUnits, type UnavailableUnits } from '../release/unavailable-units.ts';
import { showsAgainProblem, type ShowsAgain } from '../release/shows-again.ts';
import { readRolledBack, writeRolledBack, type RolledBackRelease } from '../release/rolled-back.ts';

export interface RolledBack {
	/** Names of the releases. */
	readonly from: string;
	readonly to: string;
	/** ISO 8601 time at which it was built. */
	readonly builtAt: string;
	/** Releases taken off, of which builds of the same data by the same program are recognised; see `rolledBackBefore`. */
	readonly held: readonly string[];
	/** Units it shows on offer that somebody has reserved, bought or withdrawn since. */
	readonly unavailable: UnavailableUnits;
}

export interface RollbackPlaces extends ReleasesPlaces, FilePlaces {
	readonly root: string;
	readonly manifest: string;
	readonly addresses: string;
	/** File that says what has become of units, see `StatusFile`. */
	readonly status?: string;
}

export interface RollbackOptions {
	readonly now?: Date;
	/** What may be shown again although it was withdrawn since; nothing when absent. */
	readonly showsAgain?: ShowsAgain | undefined;
}

/**
 * Makes the release that was live before the present one live again. The one that is taken off is kept.
 * @throws one sentence when there is none, when a build is running, or when it would show again what has been
 * withdrawn since and nobody has said that it may.
 */
export function rollBack(
	places: RollbackPlaces,
	{ now = new Date(), showsAgain }: RollbackOptions = {},
): RolledBack {
	const unlock = lockBuilds(places.root);
	try {
		const from = liveName(places);
		if (from === undefined) throw new Error('No release is live; run `npm run build` first.');
		discardNeverLive(places);
		keepDeparted(places);
		const found = releaseBefore(from, places);
		if (!found) {
			throw new Error(
				`There is no older release to go back to: ${from} is the oldest that is kept whole and was not taken off; correct the data in the CRM and run \`npm run build\`.`,
			);
		}
		const refusal = showsAgainProblem(places.releases, {
			from,
			to: found.to,
			allowed: showsAgain,
		});
		if (refusal !== undefined) throw new Error(refusal);
		const made = madeOf(places.manifest, from);
		const entry: RolledBackRelease = {
			release: from,
			at: now.toISOString(),
			...(made && { made }),
		};
		const takenOff = [...readRolledBack(places), entry];
		writeRolledBack(places, takenOff);
		pointTo(found.to, places);
		noteLife(from, { ...places, life: { takenOff: entry.at } });
		return {
			from,
			held: takenOff.filter((each) => each.made).map(({ release }) => release),
			unavailable: unavailableUnits(join(places.releases, found.to), places.status),
			...found,
		};
	} finally {
		unlock();
	}
}

/** The newest release before one that visitors have seen, that nobody has taken off, and that the disk has kept whole. */
function releaseBefore(
	from: string,
	places: RollbackPlaces,
): { readonly to: string; readonly builtAt: string } | undefined {
	const older = releaseNames(places).filter((name) => name < from);
	for (const to of older.toReversed()) {
		const life = lifeOf(to, places);
		if (!life || life.takenOff !== undefined) continue;
		const builtAt = builtAtOf(join(places.releases, to), places);
		if (builtAt !== undefined) return { to, builtAt };
	}
	return undefined;
}

function builtAtOf(release: string, places: FilePlaces): string | undefined {
	try {
		if (!isWholeRelease(release)) return undefined;
		const { index, builtAt } = openRelease(release);
		const isWhole = !hasMissingFiles(index, places);
		index.close();
		return isWhole ? builtAt : undefined;
	} catch {
		return undefined;
	}
}

function madeOf(manifest: string, release: string): RolledBackRelease['made'] {
	const opened = openManifest(manifest);
	if (!opened) return undefined;
	const { release: name, fingerprint, checksum } = opened.header;
	opened.close();
	return name === release ? { fingerprint, checksum } : undefined;
}
