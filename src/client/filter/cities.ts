import { html, render } from 'lit-html';
import { formatNumber } from '../../i18n/format.ts';
import { pathOf } from '../../i18n/paths.ts';
import { cityName } from '../../i18n/place-name.ts';
import { searchPath } from '../../i18n/search-path.ts';
import { citiesIn } from '../../search/browser/in-areas.ts';
import { areasIn, readAreas } from '../../search/drawn-areas.ts';
import { citiesNamed } from '../../search/cities-named.ts';
import { readFields, saysAnything, writeFields } from '../../search/address.ts';
import type { FilterWords } from '../../search/filter-words.ts';
import { readPhrase } from '../../search/read-phrase.ts';
import { namePlaces } from '../../search/place-names.ts';
import { loadIndex } from '../load-index.ts';
import { wordsOf } from '../page-data.ts';
import { createPhraseBox } from './form.ts';
import type { FilterSettings, ListStore } from './state.ts';

/** Cities that are offered at most. */
const mostOffered = 24;

/**
 * Stands in for the filters where a list of a large account has no city: leads to the list of the one that is named, with
 * all else that is asked for, or offers cities to choose from.
 */
export async function createCityChoice(
	form: HTMLFormElement,
	settings: FilterSettings,
): Promise<ListStore> {
	const { locale } = settings;
	const say = wordsOf<FilterWords>(form);
	const box = createPhraseBox(form, say);
	const note = document.querySelector<HTMLElement>('[data-unknown]');
	const list = document.querySelector<HTMLElement>('[data-cities]');

	async function lead(query: string, how: 'assign' | 'replace'): Promise<void> {
		const { cities, isNamed } = await citiesFor(query, settings, areasIn(location.hash));
		const [only, other] = cities;
		if (isNamed && only && !other) return location[how](only.href + location.hash);
		if (note) note.textContent = say('filter.askCity');
		if (!list) return;
		const chips = cities.map(
			({ city, count, href }) =>
				html`<li>
					<a class="chip" href=${href + location.hash}
						>${cityName(city, locale)} <span>${formatNumber(count, locale)}</span></a
					>
				</li>`,
		);
		render(chips, list);
		list.hidden = false;
		delete document.documentElement.dataset['finding'];
	}

	if (saysAnything(location.search, locale) || areasIn(location.hash))
		await lead(location.search, 'replace');
	else delete document.documentElement.dataset['finding'];
	return {
		async ask() {
			const phrase = box.take();
			if (!phrase) return;
			const fields = { ...readFields(location.search, locale), words: [phrase] };
			await lead(writeFields(fields, locale), 'assign').catch((error: unknown) => {
				box.giveBack();
				throw error;
			});
		},
		// Such a page has no panels and no map.
		open() {},
		changed() {},
		restore() {},
		join() {},
	};
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

/**
 * Finds the lists of the cities that a query names, else of those that areas reach into, else of the largest; their
 * addresses carry the rest of the query.
 * @throws without a network
 */
async function citiesFor(
	query: string,
	{ locale, deal: own, facet }: Pick<FilterSettings, 'locale' | 'deal' | 'facet'>,
	areas = '',
) {
	const index = await loadIndex(searchPath(locale, { kind: 'searchIndex' }));
	const known = { index, places: namePlaces(index.places) };
	const fields = readFields(query, locale);
	const [phrase = ''] = fields['words'] ?? [];
	const read = phrase ? await readPhrase(phrase, locale, { known, texts: undefined }) : undefined;
	const deal = read?.deal ?? own;
	const { named, offering } = citiesNamed([fields, read?.fields ?? {}], known, deal);
	const kind = fields['kind'] ?? facet.start.kinds;
	const { priceFrom: _from, priceTo: _to, ...others } = fields;
	// Prices to buy and to rent have nothing to do with each other.
	const carried = writeFields({ ...(deal === own ? fields : others), kind }, locale);
	const around = new Set(citiesIn(readAreas(areas).areas, index));
	const asked = named.length > 0 ? named : offering.filter(({ city }) => around.has(city));
	const chosen = asked.length > 0 ? asked : offering;
	return {
		isNamed: asked.length > 0,
		cities: chosen.slice(0, mostOffered).map(({ city, count }) => {
			return { city, count, href: pathOf(locale, { kind: 'listing', deal, city }) + carried };
		}),
	};
}
