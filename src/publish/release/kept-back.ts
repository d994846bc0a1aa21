import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Outlines } from '../../catalog/outlines.ts';
import { readJson } from '../read-file.ts';

/** Ids of published units of which visitors of a release cannot see everything. */
const KeptBack = z.object({
	/** Those without an address, and those without a price. */
	addresses: z.array(z.int()).readonly(),
	prices: z.array(z.int()).readonly(),
});
export type KeptBack = Readonly<z.infer<typeof KeptBack>>;

/**
 * Puts into the folder of a release what it keeps back. A rollback brings the release back without its catalogue,
 * often because a later one showed too much: the next build must not show that again unnoticed.
 */
export function writeKeptBack(release: string, catalogue: Outlines): void {
	const found: KeptBack = {
		addresses: catalogue.unplacedIds(),
		prices: catalogue.unpricedIds(),
	};
	writeFileSync(pathIn(release), JSON.stringify(found));
}

/** What a release keeps back; of one that does not tell, nothing is known. */
export function readKeptBack(release: string): KeptBack {
	return readJson(pathIn(release), KeptBack) ?? { addresses: [], prices: [] };
}

function pathIn(release: string): string {
	return join(release, 'kept-back.json');
}
