import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { exportLive, type ExportedLive, type LiveExport } from '../hosts/export/export-live.ts';
import { signRelease } from '../hosts/export/sign-release.ts';
import { dist as ownDist, type Environment } from '../wiring.ts';

/** Where the last export is noted. */
export function exportState({ places }: Pick<Environment, 'places'>): string {
	return join(places.root, 'exported.sqlite');
}

/** What an export needs of the environment. */
export type Exporting = Pick<Environment, 'places' | 'site' | 'staticHost' | 'targets'>;

/**
 * Makes `dist/` equal to the live release, with what its host has to know of headers and old addresses. Where no host is
 * named, only the list of what visitors may ask about is signed, which our own server answers with.
 * @param dist the folder; the project's own when absent.
 * @throws when another build is running that does not end soon.
 */
export async function exportDist(
	environment: Exporting,
	dist: string = ownDist,
): Promise<ExportedLive> {
	const { places, staticHost, targets } = environment;
	if (staticHost !== undefined) {
		const done = join(places.root, 'exported-release.txt');
		return exportLive({ ...liveExport(environment, dist), done });
	}
	const signed = { secret: targets.secret, file: places.signedTargets };
	signRelease(realpathSync(places.current), signed, Date.now());
	const isStale = existsSync(dist) && existsSync(exportState(environment));
	return { problems: isStale ? [staleDist] : [], isNew: false };
}

const staleDist =
	'dist/ is from an earlier build and stays as it is: set VITRINE_STATIC_HOST (`plain` where it is none of the others) to have it follow the site again, or remove dist/.';

/**
 * The same of a `dist/` that is there, without being taken for an export that is to be deployed: the next build tells
 * that there is one.
 */
export async function exportAgain(environment: Exporting, dist: string): Promise<void> {
	await exportLive({ ...liveExport(environment, dist), done: undefined });
}

/**
 * Makes up for an export that has failed, after a build that was refused. The next build that is not tells that the
 * release can be had in `dist/`.
 */
export async function makeUpForExport(environment: Exporting): Promise<void> {
	if (environment.staticHost === undefined) return;
	const given = liveExport(environment, ownDist);
	await exportLive({ ...given, done: undefined, patience: 0 }).catch(() => {});
}

function liveExport(environment: Exporting, dist: string): Omit<LiveExport, 'done'> {
	const { places, site, staticHost: host = 'plain' } = environment;
	const targets = { secret: environment.targets.secret, file: places.signedTargets };
	const media = join(places.media, 'files');
	const state = exportState(environment);
	return { ...places, media, state, host, dist, nginx: `${dist}-nginx`, site, targets };
}
