import { readIndexInSteps } from '../search/search-index.ts';
import { fetchFresh, loadOnce } from './load-once.ts';
import { slicedBy } from './slices.ts';

/**
 * Loads the index.
 * @throws without a network, and when the index is of another version than this script
 */
export const loadIndex = loadOnce((address) => loadInSteps(address, readIndexInSteps));

/** Loads a file and reads it in small steps. @throws as `loadIndex` */
export async function loadInSteps<Result>(
	address: string,
	steps: (bytes: Uint8Array) => Generator<void, Result>,
): Promise<Result> {
	const answer = await fetchFresh(address);
	const result = await slicedBy(steps(new Uint8Array(await answer.arrayBuffer())), () => true);
	if (!result) throw new Error('Nobody waits for the index any more.');
	return result;
}
