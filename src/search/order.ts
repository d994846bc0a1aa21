import type { Sort } from './filter.ts';
import type { SearchIndex } from './search-index.ts';

/** Rows of an index in an order. What cannot be compared comes last, and the newest first among equals. */
export function orderOf({ count, columns }: SearchIndex, sort: Sort): Uint32Array {
	const { id, created, price, area, rooms } = columns;
	const perArea = (row: number) =>
		value(price, row) && value(area, row) ? value(price, row) / value(area, row) : 0;
	/** Lower comes first. */
	const keys: Readonly<Record<Sort, (row: number) => number>> = {
		newest: () => 0,
		priceUp: (row) => value(price, row) || Infinity,
		priceDown: (row) => -value(price, row),
		area: (row) => -value(area, row),
		rooms: (row) => -value(rooms, row),
		perArea: (row) => perArea(row) || Infinity,
	};
	const keyOf = keys[sort];
	const key = Float64Array.from({ length: count }, (_, row) => keyOf(row));
	return Uint32Array.from({ length: count }, (_, row) => row).sort(
		(a, b) =>
			compared(value(key, a), value(key, b)) ||
			value(created, b) - value(created, a) ||
			value(id, b) - value(id, a),
	);
}

function value(column: Float64Array, row: number): number {
	return column[row] ?? 0;
}

/** Infinities are equal to themselves, which their difference does not say. */
function compared(a: number, b: number): number {
	return a === b ? 0 : a < b ? -1 : 1;
}
