import type { Deal } from '../domain/unit.ts';
import type { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { writeFields } from './address.ts';
import { facets, type Filter } from './facets.ts';
import { deal as dealCondition } from './facets/conditions.ts';
import type { Facet, Known, RowTest } from './facets/facet.ts';
import { columnOf } from './search-index.ts';
import { choiceFields, defined, withoutCondition, type Choice } from './choice.ts';
import { areaFragment } from './drawn-areas.ts';

/** The facet that every unit has a value of: 0 in its column is one. */
const always = 'kinds';
/** Where somebody looks stays, whatever is on offer there: the list shows what comes nearest. */
const kept: readonly string[] = ['places', 'postcode'];

/**
 * The address of a choice in the list of what is to buy, or to rent. It also asks for facets of which nothing there has a
 * value: that list leaves them out and says so.
 */
export function addressIn(
	deal: Deal,
	choice: Choice,
	{
		settings: { locale, city },
		known,
	}: {
		readonly settings: { readonly locale: Locale; readonly city?: string | undefined };
		readonly known: Known;
	},
): string {
	const filter = linkFilter(deal, choice.filter, known);
	const fields = choiceFields({ ...choice, filter, page: 1 }, known);
	const path = pathOf(locale, { kind: 'listing', deal, city });
	const areas = choice.areas ? `#${areaFragment(choice.areas)}` : '';
	return path + writeFields(fields, locale) + areas;
}

/** The part of a filter that a link to the list of a deal keeps. */
export function carriedTo(deal: Deal, filter: Filter, known: Known): Filter {
	return withoutForeign(linkFilter(deal, filter, known), deal, known);
}

/** A filter without the facets of which no unit of a deal has a value, such as the rent with costs of what is for sale. */
export function withoutForeign(filter: Filter, deal: Deal, known: Known): Filter {
	return foreignIn(filter, deal, known).reduce(withoutCondition, filter);
}

/**
 * What a link to the list of a deal asks for: no price, which has nothing to do with prices there, and of a facet that
 * units there have only the values that one of them has.
 */
function linkFilter(deal: Deal, { price: _price, ...filter }: Filter, known: Known): Filter {
	const hasAny = someOf(deal, known);
	if (!hasAny(() => true)) return filter;
	const foreign = foreignIn(filter, deal, known);
	const has = (facet: Facet<Filter>, field: string, value: string) => {
		const passes = facet.test(facet.read({ [field]: [value] }, known), known.index);
		return !passes || hasAny(passes);
	};
	return asked(filter)
		.filter(({ name, fields }) => ![...kept, ...foreign].includes(name) && fields.length === 1)
		.reduce<Filter>((rest, facet) => {
			const [[field, values = []] = ['', []]] = Object.entries(facet.write(rest, known));
			const there = values.filter((value) => has(facet, field, value));
			const read = defined(facet.read({ [field]: there }, known));
			return { ...withoutCondition(rest, facet.name), ...read };
		}, filter);
}

/** Names of the facets of a filter of which no unit of a deal has a value. */
function foreignIn(filter: Filter, deal: Deal, known: Known): readonly string[] {
	const hasAny = someOf(deal, known);
	// Of an account that has nothing there, nobody knows.
	if (!hasAny(() => true)) return [];
	const isForeign = ({ name, columns }: Facet<Filter>) => {
		const own = Object.keys(columns).map((column) => columnOf(known.index, column));
		return name !== always && !hasAny((row) => own.some((column) => column[row] !== 0));
	};
	return asked(filter)
		.filter(isForeign)
		.map(({ name }) => name);
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
