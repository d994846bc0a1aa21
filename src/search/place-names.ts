import { slugify } from '../i18n/slug.ts';
import type { IndexedPlace } from './search-index.ts';

/** A city, or one of its districts. */
export interface ChosenPlace {
	readonly city: string;
	readonly district?: string | undefined;
}

/** Places as addresses name them: `plagwitz`, or `leipzig-mitte` where several cities have such a district. */
export interface PlaceNames {
	name(place: ChosenPlace): string;
	find(name: string): ChosenPlace | undefined;
	/** Cities in the order of the index, each with its districts. */
	readonly cities: readonly { readonly city: string; readonly districts: readonly string[] }[];
}

/** Names the places of an index, which has them in alphabetical order. */
export function namePlaces(places: readonly IndexedPlace[]): PlaceNames {
	const grouped = Map.groupBy(places, ({ city }) => city);
	const cities = [...grouped].map(([city, parts]) => ({
		city,
		districts: parts.flatMap(({ district }) => district ?? []),
	}));
	const districts = cities.flatMap(({ city, districts: own }) =>
		own.map((district) => ({ city, district })),
	);
	const times = Map.groupBy(
		[...cities.map(({ city }) => city), ...districts.map(({ district }) => district)],
		slugify,
	);
	const name = ({ city, district }: ChosenPlace) => {
		if (district === undefined) return slugify(city);
		const short = slugify(district);
		return short && times.get(short)?.length === 1 ? short : slugify(`${city} ${district}`);
	};
	const byName = new Map<string, ChosenPlace>();
	for (const place of [...cities.map(({ city }) => ({ city })), ...districts]) {
		const own = name(place);
		if (own && !byName.has(own)) byName.set(own, place);
	}
	// As districts are named where others are called the same.
	for (const place of districts) {
		const long = slugify(`${place.city} ${place.district}`);
		if (!byName.has(long)) byName.set(long, place);
	}
	return { name, cities, find: (slug) => byName.get(slug) };
}
