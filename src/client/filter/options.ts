import { html, nothing, type TemplateResult } from 'lit-html';
import type { Locale } from '../../domain/locale.ts';
import { formatNumber } from '../../i18n/format.ts';
import { cityName } from '../../i18n/place-name.ts';
import { optionCounter } from '../../search/browser/query.ts';
import { facets } from '../../search/facets.ts';
import type { Speech } from '../../search/facets/facet.ts';
import type { PlaceNames } from '../../search/place-names.ts';
import { elementOf } from '../element-of.ts';
import { optionsOf, sayValue, type Choosable, type Control } from './form.ts';
import type { FilterContext } from './state.ts';

/**
 * Fills the form with what an account has to choose from, in small steps: places, projects, the steps of prices, and
 * days to be free by. What nothing to buy, or to rent, has is hidden.
 */
export function* fillOptions(
	form: HTMLFormElement,
	{ known, search, settings: { deal, currency }, speech }: FilterContext,
): Generator<void> {
	const placesHost = form.querySelector<HTMLElement>('[data-places]');
	if (placesHost) yield* listPlaces(placesHost, known.places, speech.locale);
	for (const { name, fields, accountOptions } of facets) {
		const [field = name] = fields;
		const host = form.querySelector<HTMLElement>(`select[name=${field}], [data-ticks=${field}]`);
		for (const [value, words] of accountOptions?.(known, speech) ?? []) {
			if (host instanceof HTMLSelectElement) host.add(new Option(words, value));
			else host?.append(elementOf(tick(field, value, words)));
		}
		yield;
	}
	if (known.index.currency !== currency) yield* sayPrices(form, speech);
	yield* hideUnknown(form, { known, filter: { deal }, found: search.find({ deal }) });
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
		const parts = districts.map((district) => tick('place', name({ city, district }), district));
		const group = html`<fieldset class="filter-city">
			<legend class="visually-hidden">${words}</legend>
			${tick('place', value, words)}
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
			if (option.value) option.text = sayValue(name, option.value, speech);
			yield;
		}
	}
}

type CountContext = Parameters<typeof optionCounter>[1];

/** Hides the boxes that nothing to buy, or to rent, would tick, and parts of the form of which nothing is left. */
function* hideUnknown(form: HTMLFormElement, context: CountContext): Generator<void> {
	for (const part of form.querySelectorAll<HTMLElement>('[data-facet]')) {
		let isKnown = false;
		for (const { option, left } of countedIn(part, context)) {
			isKnown ||= left > 0;
			const isBox = option instanceof HTMLInputElement && option.type === 'checkbox';
			if (isBox && option.parentElement) option.parentElement.hidden = left === 0;
			yield;
		}
		part.hidden = !isKnown;
	}
	for (const city of form.querySelectorAll<HTMLElement>('.filter-city'))
		city.hidden = !city.querySelector('label:not([hidden])');
}

/** How many units each option of a part of the form would leave, one after the other. */
function* countedIn(part: Element, context: CountContext) {
	const controls = [...part.querySelectorAll<Control>('input[name], select[name]')];
	for (const [field, group] of Map.groupBy(controls, ({ name }) => name)) {
		const count = optionCounter(field, context);
		for (const option of count ? optionsOf(group) : [])
			yield { option, left: count?.(option.value) ?? 0 };
	}
}

/**
 * Says how many units each option in these parts of the form would leave, one after the other so that the browser can
 * answer in between. Disables what would leave nothing.
 */
export function* showCounts(
	parts: Iterable<Element>,
	locale: Locale,
	context: CountContext,
): Generator<void> {
	for (const part of parts) {
		for (const { option, left } of countedIn(part, context)) {
			showCount(option, left, locale);
			yield;
		}
		// Around nothing there is no distance.
		const radius = part.querySelector<HTMLSelectElement>('[name=radius]');
		if (radius) radius.disabled = !context.filter.places && radius !== document.activeElement;
	}
}

function showCount(option: Choosable, left: number, locale: Locale): void {
	const isChosen = option instanceof HTMLOptionElement ? option.selected : option.checked;
	// What has the focus would lose it.
	const isDisabled = !isChosen && left === 0 && option !== document.activeElement;
	const count = formatNumber(left, locale);
	if (option instanceof HTMLOptionElement) {
		option.disabled = isDisabled;
		const plain = (option.dataset['plain'] ??= option.text);
		// The option that is chosen stands in the closed control, where the result has said its number already.
		const text = isChosen ? plain : `${plain} (${count})`;
		if (option.text !== text) option.text = text;
		return;
	}
	if (option.disabled !== isDisabled) {
		option.disabled = isDisabled;
		// For its words; asking each label what is in it takes a browser long where there are hundreds.
		option.parentElement?.classList.toggle('spent', isDisabled);
	}
	const label = option.parentElement?.querySelector(':scope > [data-count]');
	if (label && label.textContent !== count) label.textContent = count;
}

function tick(field: string, value: string, words: string): TemplateResult {
	return html`<label class="filter-tick">
		<input type="checkbox" name=${field} value=${value} /><span>${words}</span
		><small data-count></small>
	</label>`;
}
