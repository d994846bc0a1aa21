import { isLivedIn } from '../domain/lived-in.ts';
import type { Filter } from './facets.ts';
import { columnOf, type SearchIndex } from './search-index.ts';

/**
 * Puts homes before shops and parking spaces where a filter asks for more than a place and for no kind: whoever looks
 * for a ground floor without stairs means to live there.
 */
export function homesFirst(
	rows: readonly number[],
	{ index, filter }: { readonly index: SearchIndex; readonly filter: Filter },
): readonly number[] {
	const { deal: _deal, places: _places, radius: _radius, kinds, categories, ...rest } = filter;
	const asksMore = Object.values(rest).some((value) => value !== undefined);
	if (kinds || categories || !asksMore) return rows;
	const column = columnOf(index, 'kind');
	const areHomes = index.kinds.map(isLivedIn);
	const { homes = [], others = [] } = Object.groupBy(rows, (row) =>
		areHomes[column[row] ?? -1] ? 'homes' : 'others',
	);
	return [...homes, ...others];
}
