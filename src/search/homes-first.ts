import { isLivedIn } from '../domain/lived-in.ts';
import type { Filter } from './facets.ts';
import { columnOf, type SearchIndex } from './search-index.ts';

/** What a list of a place asks for. */
const ofPlace: ReadonlySet<string> = new Set(['deal', 'places', 'radius']);

/**
 * Puts homes before shops and parking spaces where a filter asks for more than a place and for no kind: whoever looks
 * for a ground floor without stairs means to live there.
 */
export function homesFirst(
	rows: readonly number[],
	{ index, filter }: { readonly index: SearchIndex; readonly filter: Filter },
): readonly number[] {
	const asked = Object.entries(filter).flatMap(([name, value]) =>
		value === undefined ? [] : [name],
	);
	const isOfKind = asked.includes('kinds') || asked.includes('categories');
	if (isOfKind || asked.every((name) => ofPlace.has(name))) return rows;
	const column = columnOf(index, 'kind');
	const areHomes = index.kinds.map(isLivedIn);
	const { homes = [], rest = [] } = Object.groupBy(rows, (row) =>
		areHomes[column[row] ?? -1] ? 'homes' : 'rest',
	);
	return [...homes, ...rest];
}
