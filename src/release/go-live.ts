import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ReleasesPlaces } from './release-folder.ts';
import { forgetRolledBack } from './rolled-back.ts';
import { noteLife } from './release-life.ts';

/**
 * Makes a release live in one step: visitors get the old one whole, then the new one whole.
 * @returns the live folder.
 */
export function goLive(folder: string, places: ReleasesPlaces): string {
	mkdirSync(places.releases, { recursive: true });
	const name = basename(folder);
	const live = join(places.releases, name);
	renameSync(folder, live);
	pointTo(name, places);
	noteLife(name, places);
	forgetRolledBack(places);
	return live;
}

/** Points the link to the live release at another one, in one step. */
export function pointTo(name: string, { releases, current }: ReleasesPlaces): void {
	const next = `${current}.${process.pid}.new`;
	rmSync(next, { force: true });
	symlinkSync(relative(dirname(current), join(releases, name)), next);
	renameSync(next, current);
}
