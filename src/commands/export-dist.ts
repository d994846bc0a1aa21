import { join } from 'node:path';
import { exportLive } from '../publish/export-live.ts';
import { dist, type Environment } from '../wiring.ts';

/** Where the last export is noted. */
export function exportState({ places }: Pick<Environment, 'places'>): string {
	return join(places.root, 'exported.sqlite');
}

/**
 * Makes `dist/` equal to the live release, with what its host has to know of headers and old addresses.
 * @returns one sentence for each thing the host cannot do.
 * @throws when another build is running that does not end soon.
 */
export async function exportDist(
	environment: Pick<Environment, 'places' | 'site' | 'staticHost'>,
): Promise<readonly string[]> {
	const { places, site, staticHost: host } = environment;
	const media = join(places.media, 'files');
	const state = exportState(environment);
	return exportLive({ ...places, media, state, host, dist, nginx: `${dist}-nginx`, site });
}
