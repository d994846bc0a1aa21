import type { Catalogue } from '../catalog/queries.ts';
import { cardsPerPage } from '../domain/listing.ts';
import type { Route } from '../i18n/paths.ts';

export type Listing = Extract<Route, { kind: 'listing' }>;

/**
 * Every page of every list: buying and renting, each by kind of unit, by city, and by both. A list
 * without a unit has no page, except the two that the navigation leads to. Lists of
 * everything come before those of a city, whose name can be that of a kind or of a page.
 */
export function listingPages(catalogue: Catalogue): Listing[] {
	const deals = ['buy', 'rent'] as const;
	return deals.flatMap((deal) => {
		const offer = { deal, onOffer: true } as const;
		const kinds = catalogue.kinds(offer).map(({ kind }) => kind);
		const cities = catalogue.cities(offer).map(({ city }) => city);
		const facets: Pick<Listing, 'unitKind' | 'city'>[] = [
			{},
			...kinds.map((unitKind) => ({ unitKind })),
			...cities.map((city) => ({ city })),
			...kinds.flatMap((unitKind) => cities.map((city) => ({ unitKind, city }))),
		];
		return facets.flatMap((facet) => {
			const count = catalogue.count({ ...offer, kind: facet.unitKind, city: facet.city });
			if (count === 0 && Object.keys(facet).length > 0) return [];
			const pages = Math.max(1, Math.ceil(count / cardsPerPage));
			return Array.from({ length: pages }, (_, at): Listing => {
				return { kind: 'listing', deal, ...facet, page: at + 1 };
			});
		});
	});
}
