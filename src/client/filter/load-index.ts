import { openSearch, type Search } from '../../search/query.ts';
import { readIndexInSteps } from '../../search/read-index.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { slicedBy } from './slices.ts';

/**
 * Loads the index and opens it.
 * @throws without a network, and when the index is of another version than this script
 */
export async function loadSearch(address: string): Promise<Search> {
	return openSearch(await loadIndex(address));
}

/** Loads the index alone, for whoever searches for nothing. @throws as `loadSearch` */
export async function loadIndex(address: string): Promise<SearchIndex> {
	const answer = await fetch(address, { cache: 'no-cache' });
	if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`);
	const steps = readIndexInSteps(new Uint8Array(await answer.arrayBuffer()));
	const index = await slicedBy(steps, () => true);
	if (!index) throw new Error('Nobody waits for the index any more.');
	return index;
}
