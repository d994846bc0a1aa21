import { kilometresBetween } from '../../domain/distance.ts';
import { isLivedIn } from '../../domain/kind.ts';
import { conditions, type Filter } from '../facets.ts';
import { deal } from '../facets/conditions.ts';
import { liesIn } from '../facets/places.ts';
import type { Span } from '../facets/span.ts';
import { columnOf, type IndexedPlace, type SearchIndex } from '../search-index.ts';

/** By how much a unit misses a part of a filter: 1 is 20 km, twice the price, or two features that are not there. */
type Gap = (row: number) => number;

/** Numbers that can be missed by a little. */
const spans = [
	'price',
	'monthly',
	'warm',
	'rooms',
	'bedrooms',
	'bathrooms',
	'area',
	'plot',
	'garden',
] as const;

/**
 * Ids of units that come nearest to a filter that nothing passes. All are to buy or to rent as wanted. Homes come first,
 * or the kinds that were asked for, then those with the smallest sum of gaps, then the newest.
 */
export function nearest(index: SearchIndex, filter: Filter, limit: number): number[] {
	const { deal: _deal, places: _places, kinds = [], features = [], ...rest } = filter;
	const [ids, kindNumbers] = [columnOf(index, 'id'), columnOf(index, 'kind')];
	const wantsHome = kinds.length === 0 || kinds.some(isLivedIn);
	const fitting = index.kinds.map((kind) => kinds.includes(kind) || (wantsHome && isLivedIn(kind)));
	const isDeal = deal.test(filter, index) ?? (() => true);
	const others = { ...rest, ...Object.fromEntries(spans.map((name) => [name, undefined])) };
	const gaps: readonly Gap[] = [
		placeGap(index, filter),
		...spans.flatMap((name) => spanGap(index, { name, span: filter[name] }) ?? []),
		...testGaps(index, { kinds }, 2),
		...testGaps(index, others, 1),
		...features.flatMap((feature) => testGaps(index, { features: [feature] }, 0.5)),
	];
	return Array.from({ length: index.count }, (_, row) => row)
		.filter(isDeal)
		.map((row) => ({
			id: ids[row] ?? 0,
			rank: fitting[kindNumbers[row] ?? -1] ? 0 : 1,
			missed: gaps.reduce((sum, gap) => sum + gap(row), 0),
		}))
		.toSorted((a, b) => a.rank - b.rank || a.missed - b.missed || b.id - a.id)
		.slice(0, limit)
		.map(({ id }) => id);
}

/** The same gap for each condition of a filter that a unit fails. */
function testGaps(index: SearchIndex, filter: Filter, gap: number): Gap[] {
	return conditions.flatMap(({ test }) => {
		const passes = test(filter, index);
		return passes ? [(row: number) => (passes(row) ? 0 : gap)] : [];
	});
}

/** How far away a unit is; another city is as wrong as 10 km. */
function placeGap(index: SearchIndex, { places: wanted = [] }: Filter): Gap {
	if (wanted.length === 0) return () => 0;
	const isWanted = (place: IndexedPlace) => liesIn(place, wanted);
	const centres = index.places.filter(isWanted).flatMap(({ point }) => point ?? []);
	const away = index.places.map((place) => {
		if (isWanted(place)) return 0;
		const { city, point } = place;
		const otherCity = wanted.some((one) => one.city === city) ? 0 : 0.5;
		if (!point || centres.length === 0) return 1 + otherCity;
		return otherCity + Math.min(...centres.map((centre) => kilometresBetween(centre, point))) / 20;
	});
	const places = columnOf(index, 'place');
	return (row) => away[(places[row] ?? 0) - 1] ?? 2;
}

/** By which share a number lies outside; columns count in hundredths. One that is not said may be the right one. */
function spanGap(
	index: SearchIndex,
	{ name, span }: { readonly name: (typeof spans)[number]; readonly span: Span | undefined },
): Gap | undefined {
	if (!span) return undefined;
	const column = columnOf(index, name);
	const { from = 0, to = Infinity } = span;
	return (row) => {
		const own = (column[row] ?? 0) / 100;
		if (own === 0) return 1;
		if (own < from) return from / own - 1;
		return own > to ? own / to - 1 : 0;
	};
}
