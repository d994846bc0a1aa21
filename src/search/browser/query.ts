import { conditions, facets, type Filter } from '../facets.ts';
import type { Known } from '../facets/facet.ts';
import { orderOf } from './order.ts';
import { columnOf, type SearchIndex } from '../search-index.ts';
import type { Sort } from '../sort.ts';
import { isLivedIn } from '../../domain/kind.ts';

/** What an index holds for a filter. */
export interface Found {
	/** How many units pass. */
	readonly total: number;
	/** Ids of those that pass, in an order. */
	ids(sort: Sort): number[];
	/**
	 * How many would pass without one condition, by the names of those that the filter has; not without the deal, on which
	 * others depend.
	 */
	readonly without: ReadonlyMap<string, number>;
	/** Rows of units that pass all conditions, or all but one, so that each of its options can be counted. */
	rowsWithout(name?: string): readonly number[];
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
	const allIds = columnOf(index, 'id');
	return {
		index,
		find(filter) {
			const { names, failures, last } = judge(index, filter);
			const only = new Uint32Array(names.length);
			let total = 0;
			// Not by `entries()`, which makes an array for each row.
			for (let row = 0; row < index.count; row++) {
				const at = last[row] ?? 0;
				if (failures[row] === 0) total += 1;
				if (failures[row] === 1) only[at] = (only[at] ?? 0) + 1;
			}
			return {
				total,
				without: new Map(
					names.flatMap((name, at) =>
						name === 'deal' ? [] : [[name, total + (only[at] ?? 0)] as const],
					),
				),
				ids(sort) {
					const passing = Array.from(order(sort)).filter((row) => failures[row] === 0);
					return inGroups(passing, { index, filter, sort }).map((row) => allIds[row] ?? 0);
				},
				rowsWithout(name) {
					const own = name === undefined ? -1 : names.indexOf(name);
					const rows: number[] = [];
					for (let row = 0; row < index.count; row++)
						if (failures[row] === 0 || (failures[row] === 1 && last[row] === own)) rows.push(row);
					return rows;
				},
			};
		},
	};
}

/**
 * Counts the units that an option of a field would leave while the rest of the filter stays as it is; nothing for a
 * field of no facet.
 */
export function optionCounter(
	field: string,
	{
		known,
		found,
		filter,
	}: { readonly known: Known; readonly found: Found; readonly filter: Filter },
): ((value: string) => number) | undefined {
	const facet = facets.find(({ fields }) => fields.some((each) => each === field));
	if (!facet) return undefined;
	const rows = found.rowsWithout(facet.name);
	return (value) => {
		const option = facet.read({ [field]: [value] }, known);
		const passes = facet.test(facet.choose?.(filter, option, field) ?? option, known.index);
		return passes ? rows.reduce((count, row) => count + Number(passes(row)), 0) : rows.length;
	};
}

/** How many conditions each row fails, and the number of the last one that it fails. */
function judge(index: SearchIndex, filter: Filter) {
	const tests = conditions.flatMap(({ name, test }) => {
		const passes = test(filter, index);
		return passes ? [{ name, passes }] : [];
	});
	const failures = new Uint8Array(index.count);
	const last = new Uint8Array(index.count);
	for (const [at, { passes }] of tests.entries()) {
		for (let row = 0; row < index.count; row++) {
			if (passes(row)) continue;
			failures[row] = (failures[row] ?? 0) + 1;
			last[row] = at;
		}
	}
	return { names: tests.map(({ name }) => name), failures, last };
}

/**
 * In a list that nobody has sorted, puts what one can have before what is reserved, where the site wants it so, and homes
 * before shops and parking spaces where no kind is asked for: whoever names none means to live there.
 */
function inGroups(
	rows: readonly number[],
	{ index, filter, sort }: Pick<Search, 'index'> & { filter: Filter; sort: Sort },
): readonly number[] {
	const { freeFirst, sort: usual } = index.order;
	if (sort !== usual) return rows;
	const [kinds, free] = [columnOf(index, 'kind'), columnOf(index, 'onlyAvailable')];
	const isOfKind = filter.kinds !== undefined || filter.categories !== undefined;
	const comeFirst = index.kinds.map((kind) => isOfKind || isLivedIn(kind));
	const groups: number[][] = [[], [], [], []];
	for (const row of rows) {
		const isLater = !comeFirst[kinds[row] ?? -1];
		const isReserved = freeFirst && free[row] === 0;
		groups[Number(isLater) + 2 * Number(isReserved)]?.push(row);
	}
	return groups.flat();
}
