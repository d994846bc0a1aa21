import { facetsIn } from '../../search/facets.ts';
import { lateFiles, type LateFile } from '../../search/facets/facet.ts';
import { openSearch, type Search } from '../../search/browser/query.ts';
import { readLateInSteps, withColumns } from '../../search/browser/read-index.ts';
import type { Choice } from './choice.ts';
import { loadOnce } from '../load-once.ts';
import { loadColumns } from '../load-index.ts';

const load = loadOnce((address) => loadColumns(address, readLateInSteps));

/** The parts of the form that need more than the index. */
export const lateParts = lateFiles.map(partsOf).join();

function partsOf(file: LateFile): string {
	return facetsIn(file)
		.map(({ name }) => `[data-facet=${name}]`)
		.join();
}

/**
 * The search, with the files that a choice needs or that the visible parts of the form need.
 * @throws without a network where one of them is not there yet
 */
export type SearchFor = (
	choice: Pick<Choice, 'filter' | 'sort'>,
	shown?: readonly Element[],
) => Promise<Search>;

/** Loads each file with the first choice or part of the form that needs it. */
export function createSearchFor(
	search: Search,
	addresses: Readonly<Record<LateFile, string>>,
): SearchFor {
	let whole = search;
	return async ({ filter, sort }, shown = []) => {
		const needed = lateFiles.filter(
			(file) =>
				facetsIn(file).some(({ name, keys }) => {
					return sort === name || keys.some((key) => filter[key] !== undefined);
				}) ||
				shown.some((part) =>
					[...part.querySelectorAll(partsOf(file))].some((each) => each.checkVisibility()),
				),
		);
		const all = await Promise.all(needed.map((file) => load(addresses[file])));
		const more = all.flatMap((columns) => [...columns]);
		if (more.some(([name]) => !whole.index.columns.has(name)))
			whole = openSearch(withColumns(whole.index, new Map(more)));
		return whole;
	};
}
