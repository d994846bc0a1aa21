import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { speaksOfDamage } from '../release/damage.ts';
import { openRelease } from '../release/release-folder.ts';
import type { ReleaseIndex } from '../release/release-index.ts';
import { targetOf } from '../intake/validate-form.ts';
import type { Targets } from '../intake/targets.ts';

/** Where a server finds what it serves. */
export interface ReleasePlaces {
	/** Link to the live release, such as `var/current`. */
	readonly current: string;
	/** The store of files, such as `var/files`. */
	readonly files: string;
	/** Finished files of the media store, such as `var/media/files`. */
	readonly media: string;
}

/** The live release. A request reads it once, so that all of its answer comes from one release. */
export interface Release {
	/** Of its folder. */
	readonly name: string;
	/** ISO 8601 time of its build. */
	readonly builtAt: string;
	readonly index: ReleaseIndex;
	/** Folders of the files it consists of. */
	readonly files: string;
	readonly media: string;
	/** What visitors may ask about. */
	readonly targets: Targets;
	/** Origin the pages were made for, such as `https://www.example.com`. */
	readonly origin: string;
	/** Whether search engines may show it. */
	readonly indexed: boolean;
	/** Whether it is the live one, or the one before, because the live one cannot be read. */
	readonly isLive: boolean;
}

/**
 * Opens the live release; a link that is pointed elsewhere is noticed with the next call. Where it then leads to nothing
 * that can be read (a release of a newer program, a damaged disk), the release before is served on: no visitor's
 * inquiry is lost for that.
 * @param tell called once when this happens, and again only after it was over.
 * @param meetDamage called when the target of an inquiry cannot be read; the inquiry is then taken in without it.
 * @returns a function that gives the live release.
 * @throws at once when there is no usable release.
 */
export function followRelease(
	{ current, files, media }: ReleasePlaces,
	tell: () => void = () => {},
	meetDamage: () => void = () => {},
): () => Release {
	let folder = folderOf(current);
	const read = (at: string) => ({ ...readRelease(at, meetDamage), files, media, isLive: true });
	let release: Release = read(folder);
	return () => {
		try {
			const now = folderOf(current);
			if (now === folder && release.isLive) return release;
			// The one before is not closed: requests under way still read it. It closes when they let go of it.
			release = read(now);
			folder = now;
		} catch {
			if (release.isLive) tell();
			// The live release may offer more than the one that is served.
			release = { ...release, isLive: false, targets: { ...release.targets, mayLack: true } };
		}
		return release;
	};
}

function folderOf(current: string): string {
	try {
		return realpathSync.native(current);
	} catch {
		throw new Error(
			`There is no release at ${current}; run \`npm run build\` (or \`npm run demo\`) first.`,
		);
	}
}

function readRelease(
	folder: string,
	meetDamage: () => void,
): Omit<Release, 'files' | 'media' | 'isLive'> {
	const { index, origin, mode, builtAt } = openRelease(folder);
	return {
		name: basename(folder),
		builtAt,
		index,
		targets: targetsIn(index, meetDamage),
		origin: new URL(origin).origin,
		indexed: mode === 'production',
	};
}

function targetsIn(index: ReleaseIndex, meetDamage: () => void): Targets {
	let isDamaged = false;
	return {
		get(field) {
			const target = targetOf(field);
			try {
				return target && index.target(target.kind, target.id);
			} catch (error) {
				if (!speaksOfDamage(error)) throw error;
				isDamaged = true;
				meetDamage();
				return undefined;
			}
		},
		get mayLack() {
			return isDamaged;
		},
	};
}
