import type { Deal } from '../../domain/unit.ts';
import { facets, type Filter } from '../../search/facets.ts';
import { deal as dealCondition } from '../../search/facets/conditions.ts';
import type { Facet, Known, RowTest } from '../../search/facets/facet.ts';
import { defined, withoutCondition } from './choice.ts';

/** The facet that every unit has a value of: 0 in its column is one. */
const always = 'kinds';
/** Where somebody looks stays, whatever is on offer there: the list shows what comes nearest. */
const kept: readonly string[] = ['places', 'postcode'];

/** A filter without the facets of which no unit of a deal has a value, such as the rent with costs of what is for sale. */
export function withoutForeign(filter: Filter, deal: Deal, known: Known): Filter {
	const hasAny = someOf(deal, known);
	const isForeign = ({ name, columns }: Facet<Filter>) => {
		const own = Object.keys(columns).map((column) => known.index.columns.get(column));
		// Of columns that are not there yet nobody knows.
		if (name === always || own.includes(undefined)) return false;
		return !hasAny((row) => own.some((column) => column?.[row] !== 0));
	};
	// Of an account that has nothing there, nobody knows.
	if (!hasAny(() => true)) return filter;
	return asked(filter)
		.filter(isForeign)
		.map(({ name }) => name)
		.reduce(withoutCondition, filter);
}

/**
 * What of a filter goes along to the list of the other deal: neither its price, which has nothing to do with prices there,
 * nor what no unit there has.
 */
export function carriedTo(deal: Deal, { price: _price, ...filter }: Filter, known: Known): Filter {
	const hasAny = someOf(deal, known);
	if (!hasAny(() => true)) return filter;
	const has = (facet: Facet<Filter>, fields: Parameters<typeof facet.read>[0]) => {
		if (Object.keys(facet.columns).some((column) => !known.index.columns.has(column))) return true;
		const passes = facet.test(facet.read(fields, known), known.index);
		return !passes || hasAny(passes);
	};
	return asked(filter)
		.filter(({ name, fields }) => !kept.includes(name) && Object.keys(fields).length === 1)
		.reduce<Filter>(
			(rest, facet) => {
				const [field, values = []] = Object.entries(facet.write(rest, known))[0] ?? [];
				if (field === undefined) return rest;
				const there = values.filter((value) => has(facet, { [field]: [value] }));
				return {
					...withoutCondition(rest, facet.name),
					...defined(facet.read({ [field]: there }, known)),
				};
			},
			withoutForeign(filter, deal, known),
		);
}

/** Whether a unit of a deal passes a test. */
function someOf(deal: Deal, { index }: Known): (passes: RowTest) => boolean {
	const isOf = dealCondition.test({ deal }, index);
	return (passes) => {
		for (let row = 0; row < index.count; row++) if (isOf?.(row) && passes(row)) return true;
		return false;
	};
}

/** The facets that a filter asks for. */
function asked(filter: Filter): Facet<Filter>[] {
	return facets.filter(({ keys }) => keys.some((key) => filter[key] !== undefined));
}
