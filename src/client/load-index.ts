import { readIndexInSteps } from '../search/browser/read-index.ts';
import { readPointsInSteps, type MapPoint } from '../search/browser/read-points.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { fetchFresh, loadOnce } from './load-once.ts';
import { slicedBy } from './slices.ts';

/**
 * Loads the index.
 * @throws without a network, and when the index is of another version than this script
 */
export const loadIndex = loadOnce((address) => loadColumns(address, readIndexInSteps));

/** Loads the part of the index that only a map needs. @throws as `loadIndex` */
export function loadPoints(address: string, index: SearchIndex): Promise<MapPoint[]> {
	return loadColumns(address, (bytes) => readPointsInSteps(bytes, index));
}

/** Loads and reads a file of columns. @throws as `loadIndex` */
export async function loadColumns<Result>(
	address: string,
	steps: (bytes: Uint8Array) => Generator<void, Result>,
): Promise<Result> {
	const answer = await fetchFresh(address);
	const result = await slicedBy(steps(new Uint8Array(await answer.arrayBuffer())), () => true);
	if (!result) throw new Error('Nobody waits for the index any more.');
	return result;
}
