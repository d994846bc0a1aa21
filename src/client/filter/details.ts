import { unseenFacets, type Filter } from '../../search/facets.ts';
import { openSearch, type Search } from '../../search/query.ts';
import { readDetailsInSteps, withDetails } from '../../search/read-index.ts';
import { loadColumns } from './load-index.ts';

/** The search with as much of the index as a filter needs. @throws without a network where it needs more */
export type SearchFor = (filter: Filter) => Promise<Search>;

/** Loads the part of the index that only phrases ask for with the first filter that has something of it. */
export function createSearchFor(search: Search, address: string): SearchFor {
	const keys = unseenFacets.flatMap((facet) => facet.keys);
	let whole: Promise<Search> | undefined;
	return (filter) => {
		if (!whole && !keys.some((key) => filter[key] !== undefined)) return Promise.resolve(search);
		whole ??= loadColumns(address, readDetailsInSteps).then((details) =>
			openSearch(withDetails(search.index, details)),
		);
		whole.catch(() => (whole = undefined));
		return whole;
	};
}
