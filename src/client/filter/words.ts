import { formatDate, formatHeadings, formatList } from '../../i18n/format.ts';
import { cityName, placeName } from '../../i18n/place-name.ts';
import type { Filter } from '../../search/facets.ts';
import { labelsOf } from '../../search/labels.ts';
import type { Choice } from '../../search/choice.ts';
import type { FormSpeech } from '../../search/facets/facet.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { wordsOf } from '../page-data.ts';
import { keepsTo, type FilterContext, type FilterSettings } from './state.ts';

/** The words of a page for facets, in the currency of the index. */
export function speechOf(
	form: HTMLFormElement,
	{ locale, deal }: Pick<FilterSettings, 'locale' | 'deal'>,
	{ currency }: Pick<SearchIndex, 'currency'>,
): FormSpeech {
	const say = wordsOf<string>(form);
	return {
		locale,
		deal,
		currency,
		now: new Date(),
		say,
		maybe: (key) => say(key) || undefined,
		day: (iso) => formatDate(iso, locale),
		option: (field, value) => optionIn(form, field, String(value)) ?? String(value),
	};
}

/** What the form calls an option of a list, or a box to tick. */
function optionIn(form: HTMLFormElement, field: string, value: string): string | undefined {
	for (const option of form.querySelectorAll<HTMLOptionElement>(`[name=${field}] option`)) {
		if (option.value === value) return option.dataset['plain'] ?? option.text;
	}
	const box = form.querySelector(`[name=${field}][value="${CSS.escape(value)}"] + span`);
	return box?.textContent;
}

/** Words of the conditions that another choice lacks. */
export function lostWords(from: Choice, to: Choice, speech: FormSpeech): string[] {
	const kept = new Set(labelsOf(to, speech).map(({ part }) => part));
	return labelsOf(from, speech).flatMap(({ part, words }) => (kept.has(part) ? [] : words));
}

/** What of the areas of an address is left out, in one sentence; nothing where all of them count. */
export function areasNote(
	{ isUnread, cities }: { readonly isUnread: boolean; readonly cities: readonly string[] },
	{ say, locale }: FormSpeech,
): string {
	if (isUnread) return say('filter.areas.unread');
	const names = cities.map((city) => cityName(city, locale));
	return names.length > 0 ? say('filter.areas.cities', { cities: formatList(names, locale) }) : '';
}

/** As many kinds or places are named; of more, a heading says nothing. */
const mostNamed = 3;

/** The heading of a filtered list, in the words of those that have a page; nothing where its page has its own. */
export function headingOf(
	{ kinds = [], places, radius }: Pick<Filter, 'kinds' | 'places' | 'radius'>,
	{ settings, say, speech }: Pick<FilterContext, 'settings' | 'say' | 'speech'>,
): string | undefined {
	const { facet, root, locale, deal, city: only } = settings;
	if (facet.path !== root.path && keepsTo({ kinds, places }, facet.start)) return undefined;
	// Where the filters know no other city, all of it is there.
	const wanted = places ?? (only === undefined ? [] : [{ city: only }]);
	const where = wanted.length > mostNamed ? '' : placesIn(wanted, locale);
	const city = where && radius ? say('filter.around', { place: where }) : where;
	const names = kinds.length > mostNamed ? [] : kinds.map((kind) => speech.option('kind', kind));
	const stem = names.length > 0 ? (`listing.kind.${deal}` as const) : (`listing.${deal}` as const);
	return say(city ? `${stem}.in` : stem, { kinds: formatHeadings(names, locale), city });
}

/** "Leipzig-Plagwitz", "Plagwitz und Connewitz, Leipzig", "Leipzig und Hamburg". */
function placesIn(places: NonNullable<Filter['places']>, locale: FilterSettings['locale']): string {
	const [only = '', ...others] = new Set(places.map(({ city }) => city));
	const districts = places.flatMap(({ district }) => district ?? []);
	const isOneCity = others.length === 0 && districts.length === places.length && places.length > 1;
	if (isOneCity) return `${formatList(districts, locale)}, ${cityName(only, locale)}`;
	return formatList(
		places.map((place) => placeName(place, locale)),
		locale,
	);
}
