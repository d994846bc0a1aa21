import { join } from 'node:path';
import {
	exportLive,
	type ExportedLive,
	type LiveExport,
} from '../../publish/export/export-live.ts';
import { dist as ownDist, type Environment } from '../../wiring.ts';

/** Where the last export is noted. */
export function exportState({ places }: Pick<Environment, 'places'>): string {
	return join(places.root, 'exported.sqlite');
}

/** What an export needs of the environment. */
export type Exporting = Pick<Environment, 'places' | 'site' | 'staticHost' | 'targets'>;

/**
 * Makes `dist/` equal to the live release, with what its host has to know of headers and old addresses.
 * @param dist the folder; the project's own when absent.
 * @throws when another build is running that does not end soon.
 */
export async function exportDist(environment: Exporting, dist?: string): Promise<ExportedLive> {
	const done = join(environment.places.root, 'exported-release.txt');
	return exportLive({ ...liveExport(environment, dist), done });
}

/** The same without being taken for an export that is to be deployed: the next build tells that there is one. */
export async function exportAgain(environment: Exporting, dist: string): Promise<void> {
	await exportLive({ ...liveExport(environment, dist), done: undefined });
}

/**
 * Makes up for an export that has failed, after a build that was refused. The next build that is not tells that the
 * release can be had in `dist/`.
 */
export async function makeUpForExport(environment: Exporting): Promise<void> {
	await exportLive({ ...liveExport(environment), done: undefined, patience: 0 }).catch(() => {});
}

function liveExport(environment: Exporting, dist = ownDist): Omit<LiveExport, 'done'> {
	const { places, site, staticHost: host = 'netlify' } = environment;
	const targets = { secret: environment.targets.secret, file: places.signedTargets };
	const media = join(places.media, 'files');
	const state = exportState(environment);
	return { ...places, media, state, host, dist, nginx: `${dist}-nginx`, site, targets };
}
