import { columnOf, type SearchIndex } from '../search-index.ts';
import type { Sort } from '../sort.ts';

/** More than there are rows, so that a row and what it is compared by make one number. */
const maxRows = 2 ** 20;

/** Rows of an index in an order. What cannot be compared comes last, and the newest first among equals. */
export function orderOf(index: SearchIndex, sort: Sort): Uint32Array {
	const newest = byNewest(index);
	if (sort === 'newest') return newest;
	const key = keyOf(index, sort);
	const places = new Map(
		Float64Array.from(new Set(key))
			.sort()
			.entries()
			.map(([place, value]) => [value, place] as const),
	);
	const keys = Float64Array.from(newest, (row, age) => {
		return (places.get(key[row] ?? Infinity) ?? 0) * maxRows + age;
	});
	return Uint32Array.from(keys.sort(), (value) => newest[value % maxRows] ?? 0);
}

/** The one that nothing came after is the first. */
function byNewest(index: SearchIndex): Uint32Array {
	const { count } = index;
	const age = columnOf(index, 'age');
	const rows = new Uint32Array(count);
	for (let row = 0; row < count; row++) rows[count - 1 - (age[row] ?? 0)] = row;
	return rows;
}

/** What rows are compared by; the lowest comes first. */
function keyOf(index: SearchIndex, sort: Exclude<Sort, 'newest'>): Float64Array {
	const [price, area] = [columnOf(index, 'price'), columnOf(index, 'area')];
	const [rooms, monthly] = [columnOf(index, 'rooms'), columnOf(index, 'monthly')];
	const keys: Readonly<Record<typeof sort, (row: number) => number>> = {
		priceUp: (row) => price[row] || Infinity,
		priceDown: (row) => -(price[row] ?? 0),
		area: (row) => -(area[row] ?? 0),
		rooms: (row) => -(rooms[row] ?? 0),
		monthly: (row) => monthly[row] || Infinity,
		perArea: (row) => (price[row] && area[row] ? price[row] / area[row] : Infinity),
	};
	return Float64Array.from({ length: index.count }, (_, row) => keys[sort](row));
}
