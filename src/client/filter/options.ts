import { html, nothing, type TemplateResult } from 'lit-html';
import type { Deal } from '../../domain/unit.ts';
import type { Locale } from '../../domain/locale.ts';
import { cityName } from '../../i18n/place-name.ts';
import { countOptions } from '../../search/browser/count-options.ts';
import { facets } from '../../search/facets.ts';
import type { Known, Speech } from '../../search/facets/facet.ts';
import type { PlaceNames } from '../../search/place-names.ts';
import { openSearch } from '../../search/browser/query.ts';
import { elementOf } from '../element-of.ts';
import { lateParts } from './late-files.ts';
import { optionsOf, sayValue, type Control } from './form.ts';
import type { FilterSettings } from './settings.ts';

/**
 * Fills the form with what an account has to choose from, in small steps: places, projects, the steps of prices, and
 * days to be free by. What nothing to buy, or to rent, has is hidden.
 */
export function* fillOptions(
	form: HTMLFormElement,
	{
		known,
		settings: { deal, currency },
		speech,
	}: {
		readonly known: Known;
		readonly settings: Pick<FilterSettings, 'deal' | 'currency'>;
		readonly speech: Speech;
	},
): Generator<void> {
	const placesHost = form.querySelector<HTMLElement>('[data-places]');
	if (placesHost) yield* listPlaces(placesHost, known.places, speech.locale);
	for (const { name, fields, accountOptions } of facets) {
		const [field = name] = Object.keys(fields);
		const host = form.querySelector<HTMLElement>(`select[name=${field}], [data-ticks=${field}]`);
		for (const [value, words] of accountOptions?.(known, speech) ?? []) {
			if (host instanceof HTMLSelectElement) host.add(new Option(words, value));
			else host?.append(elementOf(tick(field, [value, words])));
		}
		yield;
	}
	if (known.index.currency !== currency) yield* sayPrices(form, speech);
	const parts = form.querySelectorAll<HTMLElement>(`[data-facet]:not(${lateParts})`);
	yield* hideUnknown(parts, { known, deal });
	for (const city of form.querySelectorAll<HTMLElement>('.filter-city'))
		city.hidden = !city.querySelector('label:not([hidden])');
}

/** Lists the cities with their districts, each as a box to tick; one after the other. */
function* listPlaces(
	host: HTMLElement,
	{ cities, name }: PlaceNames,
	locale: Locale,
): Generator<void> {
	for (const { city, districts } of cities) {
		const value = name({ city });
		const words = cityName(city, locale);
		if (!value) continue;
		const parts = districts.map((district) => tick('place', [name({ city, district }), district]));
		const group = html`<fieldset class="filter-city">
			<legend class="visually-hidden">${words}</legend>
			${tick('place', [value, words])}
			${parts.length > 0 ? html`<div class="filter-list">${parts}</div>` : nothing}
		</fieldset>`;
		host.append(elementOf(group));
		yield;
	}
}

/** Says the steps of prices in the currency of the index, whatever that of the page's own units is. */
function* sayPrices(form: HTMLFormElement, speech: Speech): Generator<void> {
	for (const name of ['priceFrom', 'priceTo']) {
		for (const option of form.querySelectorAll<HTMLOptionElement>(`[name=${name}] option`)) {
			if (!option.value) continue;
			const words = sayValue(name, option.value, speech);
			if (option.text !== words) option.text = words;
			yield;
		}
	}
}

/** Hides the boxes that nothing to buy, or to rent, would tick, and parts of the form of which nothing is left. */
export function* hideUnknown(
	parts: Iterable<HTMLElement>,
	{ known, deal }: { readonly known: Known; readonly deal: Deal },
): Generator<void> {
	const filter = { deal };
	const found = openSearch(known.index).find(filter);
	yield;
	for (const group of parts) {
		const controls = [...group.querySelectorAll<Control>('input[name], select[name]')];
		let isKnown = false;
		for (const [field, own] of Map.groupBy(controls, ({ name }) => name)) {
			const options = optionsOf(own);
			const values = options.map(({ value }) => value);
			const counts = countOptions({ field, values }, { known, found, filter });
			// Nobody knows yet.
			isKnown ||= !counts;
			if (!counts) continue;
			for (const option of options) {
				const isThere = (counts.get(option.value) ?? 0) > 0;
				isKnown ||= isThere;
				if (
					option instanceof HTMLInputElement &&
					option.type === 'checkbox' &&
					option.parentElement
				)
					option.parentElement.hidden = !isThere;
			}
			yield;
		}
		group.hidden = !isKnown;
	}
}

function tick(
	field: string,
	[value, words]: readonly [value: string, words: string],
): TemplateResult {
	return html`<label class="filter-tick">
		<input type="checkbox" name=${field} value=${value} /><span>${words}</span
		><small data-count></small>
	</label>`;
}
