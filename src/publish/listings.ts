import type { Offer } from '../catalog/outlines.ts';
import { cardsPerPage } from '../domain/listing.ts';
import type { Route } from '../i18n/paths.ts';

export type Listing = Extract<Route, { kind: 'listing' }>;

/** A list of units on offer. */
interface List {
	readonly facet: Pick<Listing, 'deal' | 'unitKind' | 'city'>;
	readonly count: number;
	/** ISO 8601 time of the last change of a unit in it, where known. */
	readonly changedAt: string | undefined;
}

export interface ListingPage {
	readonly route: Listing;
	readonly changedAt: string | undefined;
}

/**
 * Every page of every list: buying and renting, each by kind of unit, by city, and by both. A list
 * without a unit has no page, except the two that the navigation leads to. Lists of
 * everything come before those of a city, whose name can be that of a kind or of a page.
 */
export function listingPages(offers: readonly Offer[]): ListingPage[] {
	const deals = ['buy', 'rent'] as const;
	return deals.flatMap((deal) => {
		const offered = offers.filter((offer) => offer.deal === deal);
		const inCity = offered.filter(({ city }) => city !== undefined);
		const lists = [
			[listOf({ deal }, offered)],
			groups(offered, ({ kind }) => ({ deal, unitKind: kind })),
			groups(inCity, ({ city }) => ({ deal, city })),
			groups(inCity, ({ kind, city }) => ({ deal, unitKind: kind, city })),
		];
		return lists.flat().flatMap(({ facet, count, changedAt }) => {
			const pages = Math.max(1, Math.ceil(count / cardsPerPage));
			return Array.from({ length: pages }, (_, at): ListingPage => {
				return { route: { kind: 'listing', ...facet, page: at + 1 }, changedAt };
			});
		});
	});
}

/** The lists that offers fall into, the longest first. */
function groups(offers: readonly Offer[], facetOf: (offer: Offer) => List['facet']): List[] {
	return [...Map.groupBy(offers, (offer) => JSON.stringify(facetOf(offer)))]
		.map(([name, members]) => {
			const [first] = members;
			return { name, list: listOf(first ? facetOf(first) : { deal: 'buy' }, members) };
		})
		.sort((a, b) => b.list.count - a.list.count || (a.name < b.name ? -1 : 1))
		.map(({ list }) => list);
}

function listOf(facet: List['facet'], members: readonly Offer[]): List {
	const changes = members.flatMap(({ changedAt }) => changedAt ?? []);
	return {
		facet,
		count: members.reduce((sum, { count }) => sum + count, 0),
		// All are UTC in the same form, so the last in the alphabet is the last in time.
		changedAt: changes.sort().at(-1),
	};
}
