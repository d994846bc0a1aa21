import { join } from 'node:path';
import { exportSite } from '../publish/export.ts';
import { writeHostFiles } from '../publish/host-export.ts';
import { dist, type Environment } from '../wiring.ts';

/** Where the last export is noted. */
export function exportState({ places }: Pick<Environment, 'places'>): string {
	return join(places.root, 'exported.sqlite');
}

/**
 * Makes `dist/` equal to a release, with what its host has to know of headers and old addresses.
 * @returns one sentence for each thing the host cannot do.
 */
export function exportDist(
	release: string,
	environment: Pick<Environment, 'places' | 'site' | 'staticHost'>,
): readonly string[] {
	const { places, site, staticHost: host } = environment;
	const { files, media } = places;
	const state = exportState(environment);
	exportSite(release, dist, { files, media: join(media, 'files'), state });
	return writeHostFiles(release, { host, dist, nginx: `${dist}-nginx`, site });
}
