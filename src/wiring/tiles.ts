import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../domain/site.ts';
import type { Company } from './company.ts';

/**
 * Path of the vector tiles that plans are drawn from, where the settings name some.
 * @throws one sentence when the file is not there.
 */
export function tilesOf(
	{ map: { tiles } }: Pick<Site, 'map'>,
	{ folder }: Company,
): string | undefined {
	if (tiles?.kind !== 'pmtiles') return undefined;
	const file = join(folder, tiles.file);
	if (existsSync(file)) return file;
	throw new Error(
		`src/company/config.ts: map.tiles.file names ${tiles.file}, and there is no such file beside it: put it there as docs/maps.md tells, or take out map.tiles.`,
	);
}
