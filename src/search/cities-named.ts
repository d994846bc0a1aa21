import type { Deal } from '../domain/unit.ts';
import type { Fields, Known } from './facets/facet.ts';

/**
 * The cities of a large account that have something on offer, the largest first, and those of them that fields name by
 * place or postcode.
 */
export function citiesNamed(told: readonly Fields[], { index, places }: Known, deal: Deal) {
	const names = new Set(
		told.flatMap(({ place = [] }) => place).flatMap((name) => places.find(name)?.city ?? []),
	);
	const postcodes = new Set(told.flatMap(({ postcode = [] }) => postcode));
	const offering = Object.entries(index.cities ?? {})
		// A name that no address can say has no list.
		.filter(([city, offers]) => offers[deal] > 0 && places.name({ city }) !== '')
		.map(([city, offers]) => ({ city, count: offers[deal], zips: offers.postcodes }))
		.toSorted((a, b) => b.count - a.count);
	const named = offering.filter(
		({ city, zips }) => names.has(city) || zips.some((zip) => postcodes.has(zip)),
	);
	return { offering, named };
}
