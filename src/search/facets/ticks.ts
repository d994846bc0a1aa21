import { columnOf, type SearchIndex } from '../search-index.ts';
import { type Facet, type Known, slice, type Slice } from './facet.ts';

/** What facets with a list of boxes to tick have in common. */
type Ticks<Name extends string, Value> = Pick<
	Facet<Slice<Name, readonly Value[]>>,
	'name' | 'keys' | 'read' | 'write' | 'labels'
>;

/**
 * @param facet.say names a value that no control offers, because only phrases ask for it
 * @param valuesOf the values that can be chosen, in the order in which they are said
 */
export function ticks<Name extends string, Value extends string | number>(
	{
		name,
		field,
		say,
	}: { readonly name: Name; readonly field: string; readonly say?: Facet<unknown>['say'] },
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
		labels({ [name]: chosen = [] }, speech) {
			return chosen.map((value) => {
				const words = say?.(String(value), speech) ?? speech.option(field, value);
				const others = chosen.filter((one) => one !== value);
				const rest = slice(name, others.length > 0 ? others : undefined);
				return { words, rest };
			});
		},
	};
}

/**
 * Finds units that have one value each, which may be any of those wanted.
 * @param numberOf the number of a value in this column; -1, which no unit has, where the index does not know it
 */
export function anyOf<Name extends string, Value extends string | number>(
	{ name, column }: { readonly name: Name; readonly column: string },
	numberOf: (value: string, index: SearchIndex) => number,
): Pick<Facet<Slice<Name, readonly Value[]>>, 'test'> {
	return {
		test({ [name]: wanted = [] }, index) {
			if (wanted.length === 0) return undefined;
			const numbers = new Set(wanted.map((value) => numberOf(String(value), index)));
			const own = columnOf(index, column);
			return (row) => numbers.has(own[row] ?? -1);
		},
	};
}
