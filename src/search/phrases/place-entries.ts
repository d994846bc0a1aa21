import { languages } from '../../domain/spoken.ts';
import { cityName } from '../../i18n/place-name.ts';
import type { Known } from '../facets/facet.ts';
import { wordsIn } from '../fold.ts';
import type { SearchIndex } from '../search-index.ts';

/** Articles and the like are no longer, and may be left out. */
const article = 3;
/** The last word of a name that is as long stands for it: "Flottbek" for "Groß Flottbek". */
const telling = 6;

/**
 * What people call the places of an account, each with its names in addresses: a city, a district with and without
 * its article, what several districts begin with ("Barmbek"), a region, and names in other languages.
 */
export function placeEntries(
	{ places, index }: Pick<Known, 'places'> & { readonly index: Pick<SearchIndex, 'regions'> },
	otherNames: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
	const entries = new Map<string, readonly string[]>();
	const add = (name: string, slugs: readonly string[]) => {
		const key = wordsIn(name).join(' ');
		if (key) entries.set(key, [...new Set([...(entries.get(key) ?? []), ...slugs])]);
	};
	for (const { city, districts } of places.cities) {
		for (const district of districts)
			for (const name of namesOf(district)) add(name, [places.name({ city, district })]);
	}
	for (const { name, cities } of index.regions)
		add(
			name,
			cities.map((city) => places.name({ city })),
		);
	// A city is what is meant where a district of another one is called the same, and its own name comes before others.
	const cities = places.cities.map(({ city }) => city);
	const inOthers = languages.flatMap((locale) =>
		cities.map((city) => [cityName(city, locale), city] as const),
	);
	for (const [name, city] of [...inOthers, ...cities.map((city) => [city, city] as const)])
		entries.set(wordsIn(name).join(' '), [places.name({ city })]);
	for (const [name, own] of Object.entries(otherNames)) {
		const slugs = entries.get(wordsIn(own).join(' '));
		if (slugs) add(name, slugs);
	}
	return entries;
}

function namesOf(district: string): string[] {
	const names = [district];
	const [beginning = ''] = district.split('-');
	if (beginning !== district) names.push(beginning);
	const words = wordsIn(district);
	const [first = '', ...rest] = words;
	const last = rest.at(-1) ?? '';
	if (rest.length > 0 && first.length <= article) names.push(rest.join(' '));
	if (beginning === district && last.length >= telling) names.push(last);
	return names;
}
