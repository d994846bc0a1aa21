import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { OpenCatalogue } from '../catalog/queries/open-catalogue.ts';
import { tellsHouse } from '../domain/place.ts';
import { readJson } from '../disk/read-file.ts';

/** Ids of published units and projects of which visitors of a release cannot see everything. */
const KeptBack = z.object({
	/** Units without an address, and those without a price. */
	addresses: z.array(z.int()).readonly(),
	prices: z.array(z.int()).readonly(),
	/** Projects without an address. */
	projects: z.array(z.int()).readonly(),
});
export type KeptBack = Readonly<z.infer<typeof KeptBack>>;

/**
 * Puts into the folder of a release what it keeps back. A rollback brings the release back without its catalogue,
 * often because a later one showed too much: the next build must not show that again unnoticed.
 */
export function writeKeptBack(release: string, catalogue: OpenCatalogue): void {
	const outlines = catalogue.outlines();
	const found: KeptBack = {
		addresses: outlines.unplacedIds(),
		prices: outlines.unpricedIds(),
		projects: outlines.projectIds().filter((id) => {
			const place = catalogue.project(id)?.place;
			return place && !tellsHouse(place);
		}),
	};
	writeFileSync(pathIn(release), JSON.stringify(found));
}

/** What a release keeps back; of one that does not tell, nothing is known. */
export function readKeptBack(release: string): KeptBack {
	return readJson(pathIn(release), KeptBack) ?? { addresses: [], prices: [], projects: [] };
}

function pathIn(release: string): string {
	return join(release, 'kept-back.json');
}
