import { join } from 'node:path';
import { exportLive, type ExportedLive } from '../publish/export/export-live.ts';
import { dist, type Environment } from '../wiring.ts';

/** Where the last export is noted. */
export function exportState({ places }: Pick<Environment, 'places'>): string {
	return join(places.root, 'exported.sqlite');
}

/**
 * Makes `dist/` equal to the live release, with what its host has to know of headers and old addresses.
 * @throws when another build is running that does not end soon.
 */
export async function exportDist(
	environment: Pick<Environment, 'places' | 'site' | 'staticHost'>,
): Promise<ExportedLive> {
	const { places, site, staticHost: host } = environment;
	const media = join(places.media, 'files');
	const state = exportState(environment);
	const done = join(places.root, 'exported-release.txt');
	return exportLive({
		...places,
		media,
		state,
		done,
		host,
		dist,
		nginx: `${dist}-nginx`,
		site,
	});
}
