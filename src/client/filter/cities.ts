import type { Deal } from '../../domain/unit.ts';
import { pathOf } from '../../i18n/paths.ts';
import { searchPath } from '../../i18n/search-path.ts';
import { readFields, writeFields } from '../../search/address.ts';
import { namePlaces } from '../../search/place-names.ts';
import { loadIndex } from '../load-index.ts';
import type { FilterSettings } from './settings.ts';

/** Where to look in a large account, whose filters know one city at a time. */
interface CityWish {
	/** Cities with something on offer: those that the query names or, where it names none, the largest. */
	readonly cities: readonly {
		readonly city: string;
		readonly count: number;
		readonly href: string;
	}[];
	/** Whether the query names any. */
	readonly isNamed: boolean;
}

/** Cities that are offered at most. */
const most = 24;

/**
 * Finds the lists of the cities that a query names; their addresses carry the rest of it.
 * @throws without a network
 */
export async function citiesFor(
	query: string,
	{ locale, deal: own, facet }: Pick<FilterSettings, 'locale' | 'deal' | 'facet'>,
): Promise<CityWish> {
	const index = await loadIndex(searchPath(locale, { kind: 'searchIndex' }));
	const known = { index, places: namePlaces(index.places) };
	const fields = readFields(query, locale);
	const [phrase = ''] = fields['words'] ?? [];
	const { readPhrase } = await import('./phrases.ts');
	const read = phrase ? await readPhrase(phrase, { locale, known }) : undefined;
	const deal = read?.deal ?? own;
	const told = [fields, read?.fields ?? {}];
	const places = told.flatMap(({ place = [] }) => place);
	const postcodes = new Set(told.flatMap(({ postcode = [] }) => postcode));
	const names = new Set(places.flatMap((name) => known.places.find(name)?.city ?? []));
	const kind = fields['kind'] ?? facet.start.kinds;
	const { priceFrom: _from, priceTo: _to, ...others } = fields;
	// Prices to buy and to rent have nothing to do with each other.
	const carried = writeFields({ ...(deal === own ? fields : others), kind }, locale);
	const offering = Object.entries(index.cities ?? {}).filter(
		// A name that no address can say has no list.
		([city, offers]) => offers[deal] > 0 && known.places.name({ city }) !== '',
	);
	const named = offering.filter(
		([city, offers]) => names.has(city) || offers.postcodes.some((zip) => postcodes.has(zip)),
	);
	const chosen = named.length > 0 ? named : offering;
	return {
		isNamed: named.length > 0,
		cities: chosen
			.map(([city, offers]) => ({ city, count: offers[deal], href: hrefOf(city, deal) + carried }))
			.toSorted((a, b) => b.count - a.count)
			.slice(0, most),
	};

	function hrefOf(city: string, deal: Deal): string {
		return pathOf(locale, { kind: 'listing', deal, city });
	}
}

/**
 * The list of the cities that a phrase names, unless the page's own is one of them or none is named.
 * @throws without a network
 */
export async function listElsewhere(
	phrase: string,
	settings: FilterSettings,
): Promise<string | undefined> {
	const { locale, city, deal } = settings;
	const query = writeFields({ words: [phrase] }, locale);
	const { cities, isNamed } = await citiesFor(query, settings);
	if (!isNamed || cities.some((one) => one.city === city)) return undefined;
	const [only, other] = cities;
	return only && !other ? only.href : pathOf(locale, { kind: 'listing', deal }) + query;
}
