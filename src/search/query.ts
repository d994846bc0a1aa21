import { filterParts, sorts, type Filter, type FilterPart, type Sort } from './filter.ts';
import { testsOf } from './matcher.ts';
import { orderOf } from './order.ts';
import type { SearchIndex } from './search-index.ts';

/** What an index holds for a filter. */
export interface Found {
	/** How many units pass. */
	readonly total: number;
	/** Ids of those that pass, in an order. */
	ids(sort: Sort): number[];
	/**
	 * How many would pass if the part were taken away from the filter, by part; a part that the filter does
	 * not have is not in here.
	 */
	readonly without: ReadonlyMap<FilterPart, number>;
	/** Rows of units that pass all but this part, so that each of its options can be counted. */
	rowsWithout(part: FilterPart): readonly number[];
}

/** An index that can be asked. */
export interface Search {
	readonly index: SearchIndex;
	find(filter: Filter): Found;
}

/** Makes an index ready to be asked; each order is worked out when it is first wanted. */
export function openSearch(index: SearchIndex): Search {
	const orders = new Map<Sort, Uint32Array>();
	const order = (sort: Sort) => {
		const known = orders.get(sort) ?? orderOf(index, sort);
		orders.set(sort, known);
		return known;
	};
	return {
		index,
		find: (filter) => {
			const { fails, parts } = judge(index, filter);
			// How many rows fail in each combination of parts.
			const times = new Uint32Array(2 ** filterParts.length);
			for (const failed of fails) times[failed] = (times[failed] ?? 0) + 1;
			const passing = times[0] ?? 0;
			const without = new Map(
				parts.map((part) => [part, passing + (times[bitOf(part)] ?? 0)] as const),
			);
			return {
				total: passing,
				without,
				ids: (sort) => {
					const ids: number[] = [];
					for (const row of order(sort)) {
						if (fails[row] === 0) ids.push(index.columns.id[row] ?? 0);
					}
					return ids;
				},
				rowsWithout: (part) => {
					const rows: number[] = [];
					const allowed = ~bitOf(part);
					for (let row = 0; row < fails.length; row++)
						if (((fails[row] ?? 0) & allowed) === 0) rows.push(row);
					return rows;
				},
			};
		},
	};
}

/** Which parts of a filter each unit fails, as bits in the order of `filterParts`. */
function judge(index: SearchIndex, filter: Filter) {
	const fails = new Uint16Array(index.count);
	const tests = testsOf(index, filter);
	for (const [part, test] of tests) {
		const bit = bitOf(part);
		for (let row = 0; row < fails.length; row++)
			if (!test(row)) fails[row] = (fails[row] ?? 0) | bit;
	}
	return { fails, parts: [...tests.keys()] };
}

function bitOf(part: FilterPart): number {
	return 1 << filterParts.indexOf(part);
}

/** Whether a text names an order. */
export function isSort(text: string): text is Sort {
	return sorts.some((sort) => sort === text);
}
