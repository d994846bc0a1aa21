import { existsSync, rmSync } from 'node:fs';
import { keepDeparted } from '../../../redirects/departed-by-account.ts';
import { lockBuilds } from '../../../release/lock.ts';
import { isWholeRelease, liveName, openRelease } from '../../../release/release-folder.ts';
import { exportAgain, forgetInBucket, type ExportEnvironment } from '../../give-to-host.ts';
import { keepOnlyLive } from './keep-only-live.ts';
import { strangersIn } from './left-overs.ts';

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
		keepDeparted(places);
		photos = await keepOnlyLive(places);
	} finally {
		unlock();
	}
	for (const ending of ['.new', '.old']) rmSync(dist + ending, { recursive: true, force: true });
	if (existsSync(places.exported)) await exportAgain(environment, dist);
	await forgetInBucket(environment);
	return { photos, strangers: strangersIn(places) };
}
