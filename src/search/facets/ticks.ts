import type { Facet, Known } from './facet.ts';
import { slice, type Slice } from './slice.ts';

/** What facets with a list of boxes to tick have in common. */
type Ticks<Name extends string, Value> = Pick<
	Facet<Slice<Name, readonly Value[]>>,
	'name' | 'keys' | 'read' | 'write' | 'labels'
>;

/** @param valuesOf the values that can be chosen, in the order in which they are said */
export function ticks<Name extends string, Value extends string | number>(
	{ name, field }: { readonly name: Name; readonly field: string },
	valuesOf: (known: Known) => readonly Value[],
): Ticks<Name, Value> {
	return {
		name,
		keys: [name],
		read(fields, known) {
			const chosen = valuesOf(known).filter((value) => fields[field]?.includes(String(value)));
			return slice(name, chosen.length > 0 ? chosen : undefined);
		},
		write: ({ [name]: chosen }) => ({ [field]: chosen?.map(String) }),
		labels({ [name]: chosen }, { option }) {
			return (chosen ?? []).map((value) => ({
				words: option(field, value),
				rest: slice(
					name,
					chosen?.filter((one) => one !== value),
				),
			}));
		},
	};
}

/** How many rows have each number in a column. */
export function countNumbers(
	rows: readonly number[],
	column: Float64Array,
): ReadonlyMap<number, number> {
	const counts = new Map<number, number>();
	for (const row of rows) {
		const value = column[row] ?? 0;
		counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	return counts;
}
