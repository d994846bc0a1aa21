import { kilometresBetween } from './distance.ts';
import type { Filter } from './facets.ts';
import { liesIn } from './facets/places.ts';
import type { Span } from './facets/span.ts';
import { columnOf, type IndexedPlace, type SearchIndex } from './search-index.ts';

/**
 * Ids of units that come nearest to a filter that nothing passes: to buy or rent as wanted, then by place,
 * kind, price and size.
 */
export function nearest(index: SearchIndex, filter: Filter, limit: number): number[] {
	const { places } = index;
	const [ids, deals, placeNumbers, kindNumbers] = [
		columnOf(index, 'id'),
		columnOf(index, 'deal'),
		columnOf(index, 'place'),
		columnOf(index, 'kind'),
	];
	const [prices, areas, rooms] = [
		columnOf(index, 'price'),
		columnOf(index, 'area'),
		columnOf(index, 'rooms'),
	];
	const wanted = filter.places ?? [];
	const isWanted = (place: IndexedPlace) => liesIn(place, wanted);
	const centres = places.filter(isWanted).flatMap(({ point }) => point ?? []);
	// A unit at 10 km from what is wanted is as wrong as one that costs half as much again.
	const away = places.map((place) => {
		if (wanted.length === 0 || isWanted(place)) return 0;
		const { city, point } = place;
		const sameCity = wanted.some((one) => one.city === city) ? 0 : 0.5;
		if (!point || centres.length === 0) return 1 + sameCity;
		return sameCity + Math.min(...centres.map((centre) => kilometresBetween(centre, point))) / 20;
	});
	const kinds = new Set((filter.kinds ?? []).map((kind) => index.kinds.indexOf(kind)));
	const deal = filter.deal === 'rent' ? 1 : 0;
	const rows: { readonly id: number; readonly distance: number }[] = [];
	for (let row = 0; row < index.count; row++) {
		if (filter.deal && deals[row] !== deal) continue;
		const place = placeNumbers[row] ?? 0;
		const distance =
			(wanted.length === 0 ? 0 : place === 0 ? 2 : (away[place - 1] ?? 2)) +
			(kinds.size > 0 && !kinds.has(kindNumbers[row] ?? -1) ? 2 : 0) +
			missed(prices[row], { span: filter.price, unknown: 1 }) +
			missed(areas[row], { span: filter.area, unknown: 3 }) +
			missed(rooms[row], { span: filter.rooms, unknown: 3 });
		rows.push({ id: ids[row] ?? 0, distance });
	}
	rows.sort((a, b) => a.distance - b.distance || b.id - a.id);
	return rows.slice(0, limit).map(({ id }) => id);
}

/**
 * By which share of itself a value lies outside; columns count in hundredths. A price that is not said may be the
 * right one, but what has no rooms is a parking space.
 */
function missed(
	value = 0,
	{ span, unknown }: { readonly span: Span | undefined; readonly unknown: number },
): number {
	if (!span) return 0;
	if (value === 0) return unknown;
	const own = value / 100;
	if (span.from !== undefined && own < span.from) return (span.from - own) / own;
	if (span.to !== undefined && own > span.to) return (own - span.to) / span.to;
	return 0;
}
