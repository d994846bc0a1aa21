import { detailFacets } from '../../search/facets.ts';
import { openSearch, type Search } from '../../search/query.ts';
import { readDetailsInSteps, withDetails } from '../../search/read-index.ts';
import type { Choice } from './choice.ts';
import { loadColumns } from './load-index.ts';

/** The parts of the form that need the details. */
export const detailParts = detailFacets.map(({ name }) => `[data-facet=${name}]`).join();

/**
 * The search with as much of the index as a choice needs, and the parts of the form that can be seen.
 * @throws without a network where it needs more
 */
export type SearchFor = (
	choice: Pick<Choice, 'filter'>,
	shown?: readonly Element[],
) => Promise<Search>;

/** Loads the details with the first choice or part of the form that needs them. */
export function createSearchFor(search: Search, address: string): SearchFor {
	const keys = detailFacets.flatMap((facet) => facet.keys);
	let whole: Promise<Search> | undefined;
	return ({ filter }, shown = []) => {
		const isNeeded =
			keys.some((key) => filter[key] !== undefined) ||
			shown.some((part) => part.querySelector(detailParts));
		if (!whole && !isNeeded) return Promise.resolve(search);
		whole ??= loadColumns(address, readDetailsInSteps).then((details) =>
			openSearch(withDetails(search.index, details)),
		);
		whole.catch(() => (whole = undefined));
		return whole;
	};
}
