import type { Offer } from '../catalog/queries/outlines.ts';
import { Deal } from '../domain/unit.ts';
import { cardsPerPage } from '../domain/listing.ts';
import type { Route } from '../i18n/paths.ts';

export type Listing = Extract<Route, { kind: 'listing' }>;
type Facet = Pick<Listing, 'deal' | 'unitKind' | 'city' | 'district'>;

/** A list of units on offer. */
interface List {
	readonly facet: Facet;
	readonly count: number;
	/** ISO 8601 time of the last change of a unit in it, where known. */
	readonly changedAt: string | undefined;
}

interface ListingPage {
	readonly route: Listing;
	/** Whether search engines are invited. */
	readonly indexed: boolean;
	/** As `List`; unknown of all pages but the first, which need not show what has changed. */
	readonly changedAt: string | undefined;
}

/**
 * Every page of every list: buying and renting, each by kind of unit, by city and by district, and by kind and
 * place together. The two of everything are there whatever they hold, for whoever has kept a link, those of one
 * kind or of one city as soon as they hold a unit. Every other list needs `least` units, and one that shows just
 * what a wider one shows is not made: pages with one or two units help nobody who comes from a search engine.
 *
 * Wider lists come first: the name of a city can be that of a kind or of a page, and the wider list keeps the address.
 */
export function listingPages(offers: readonly Offer[], least = 1): ListingPage[] {
	return Deal.options.flatMap((deal) => {
		const offered = offers.filter((offer) => offer.deal === deal);
		const placed = offered.filter(({ city }) => city !== undefined);
		const inDistricts = placed.filter(({ district }) => district !== undefined);
		const all = listOf({ deal }, offered);
		const byKind = groups(offered, ({ kind }) => ({ deal, unitKind: kind }));
		const byCity = groups(placed, ({ city }) => ({ deal, city }));
		const both = groups(placed, ({ kind, city }) => ({ deal, unitKind: kind, city }));
		const byDistrict = groups(inDistricts, ({ city, district }) => ({ deal, city, district }));
		const allThree = groups(inDistricts, ({ kind, city, district }) => {
			return { deal, unitKind: kind, city, district };
		});
		const counts = new Map(
			[byKind, byCity, both, byDistrict, allThree].flat().map(({ facet, count }) => {
				return [nameOf(facet), count] as const;
			}),
		);
		const isMade = ({ facet, count }: List) =>
			count >= least && widerThan(facet).every((wider) => counts.get(nameOf(wider)) !== count);
		const lists = [
			all,
			...byKind,
			...byCity,
			...[both, byDistrict, allThree].flat().filter(isMade),
		];
		return lists.flatMap((list) => pagesOf(list, { indexed: list === all || list.count >= least }));
	});
}

/** Lists that hold all that this one holds, with one restriction less. */
function widerThan({ deal, unitKind, city, district }: Facet): Facet[] {
	if (!district)
		return [
			{ deal, unitKind },
			{ deal, city },
		];
	return unitKind
		? [
				{ deal, unitKind, city },
				{ deal, city, district },
			]
		: [{ deal, city }];
}

function pagesOf({ facet, count, changedAt }: List, { indexed }: { readonly indexed: boolean }) {
	const pages = Math.max(1, Math.ceil(count / cardsPerPage));
	return Array.from({ length: pages }, (_, at): ListingPage => {
		const route = { kind: 'listing', ...facet, page: at + 1 } as const;
		return { route, indexed, changedAt: at === 0 ? changedAt : undefined };
	});
}

/** The lists that offers fall into, the longest first. */
function groups(offers: readonly Offer[], facetOf: (offer: Offer) => Facet): List[] {
	return [...Map.groupBy(offers, (offer) => nameOf(facetOf(offer)))]
		.map(([name, members]) => {
			const [first] = members;
			return { name, list: listOf(first ? facetOf(first) : { deal: 'buy' }, members) };
		})
		.sort((a, b) => b.list.count - a.list.count || (a.name < b.name ? -1 : 1))
		.map(({ list }) => list);
}

function nameOf({ deal, unitKind, city, district }: Facet): string {
	return JSON.stringify({ deal, unitKind, city, district });
}

function listOf(facet: Facet, members: readonly Offer[]): List {
	const changes = members.flatMap(({ changedAt }) => changedAt ?? []);
	return {
		facet,
		count: members.reduce((sum, { count }) => sum + count, 0),
		// All are UTC in the same form, so the last in the alphabet is the last in time.
		changedAt: changes.sort().at(-1),
	};
}
