import type { UnitKind } from '../../domain/unit.ts';
import { cityName, placeName } from '../../i18n/place-name.ts';
import { formatHeadings, formatList } from '../../i18n/format.ts';
import type { Filter } from '../../search/facets.ts';
import { fill } from '../fill.ts';
import type { FilterSettings } from './settings.ts';

/** As many kinds or places are named; of more, a heading says nothing. */
const most = 3;

/** Heading of a list that a visitor has filtered, in the words of those that have a page: what, and where. */
export function headingOf(
	{ kinds = [], places = [], radius }: Pick<Filter, 'kinds' | 'places' | 'radius'>,
	{
		settings: { deal, locale, words },
		kindName,
	}: {
		readonly settings: Pick<FilterSettings, 'deal' | 'locale' | 'words'>;
		readonly kindName: (kind: UnitKind) => string;
	},
): string {
	const names = kinds.length > most ? [] : kinds.map(kindName);
	const what = formatHeadings(names, locale);
	const where = places.length > most ? '' : placesIn(places, locale);
	const city = where && radius ? fill(words.around, { place: where }) : where;
	const stem = deal === 'rent' ? 'Rent' : 'Buy';
	const which = names.length > 0 ? 'kinds' : 'list';
	return fill(words[city ? (`${which}${stem}In` as const) : (`${which}${stem}` as const)], {
		kinds: what,
		city,
	});
}

/** "Leipzig-Plagwitz", "Plagwitz und Connewitz, Leipzig", "Leipzig und Hamburg". */
function placesIn(places: NonNullable<Filter['places']>, locale: FilterSettings['locale']): string {
	const cities = new Set(places.map(({ city }) => city));
	const districts = places.flatMap(({ district }) => district ?? []);
	const isOneCity = cities.size === 1 && districts.length === places.length && places.length > 1;
	if (isOneCity)
		return `${formatList(districts, locale)}, ${[...cities].map((city) => cityName(city, locale)).join('')}`;
	return formatList(
		places.map((place) => placeName(place, locale)),
		locale,
	);
}
