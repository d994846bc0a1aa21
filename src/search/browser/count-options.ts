import { conditions, type Filter } from '../facets.ts';
import type { Known } from '../facets/facet.ts';
import type { Found } from './query.ts';

/**
 * How many units each value of a field would leave while the rest of the filter stays as it is; nothing for a
 * field that no condition has, and for one whose columns are not there.
 */
export function countOptions(
	{ field, values }: { readonly field: string; readonly values: readonly string[] },
	{
		known,
		found,
		filter,
	}: { readonly known: Known; readonly found: Found; readonly filter: Filter },
): ReadonlyMap<string, number> | undefined {
	const condition = conditions.find(
		(one) => one.name === field || Object.hasOwn(one.fields ?? {}, field),
	);
	if (!condition) return undefined;
	if (Object.keys(condition.columns).some((name) => !known.index.columns.has(name)))
		return undefined;
	const rows = found.rowsWithout(condition.name);
	const counts = condition.count(field, values, { ...known, rows, filter });
	return new Map(values.map((value, at) => [value, counts[at] ?? 0]));
}
