import type { Deal } from '../../domain/deal.ts';
import type { Locale } from '../../domain/locale.ts';
import { freeDays } from '../../search/free-days.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { SayStep } from './form.ts';
import type { PlaceNames } from './places.ts';
import type { FilterSettings } from './settings.ts';

/**
 * Fills the form with what an account has to choose from, in small steps: places, projects, the steps of prices, and
 * days to be free by. What nothing to buy, or to rent, has is hidden.
 */
export function* offerOptions(
	form: HTMLFormElement,
	{
		index,
		places,
		settings: { locale, deal, currency },
		say,
	}: {
		readonly index: SearchIndex;
		readonly places: PlaceNames;
		readonly settings: Pick<FilterSettings, 'locale' | 'deal' | 'currency'>;
		readonly say: SayStep;
	},
): Generator<void> {
	const placesHost = form.querySelector<HTMLElement>('[data-places]');
	if (placesHost) yield* offerPlaces(placesHost, places);
	const projectsHost = form.querySelector<HTMLElement>('[data-projects]');
	if (projectsHost) offerProjects(projectsHost, { ...index, locale });
	yield;
	if (index.currency !== currency) yield* sayPrices(form, say);
	const days = form.querySelector<HTMLSelectElement>('[name=freeBy]');
	for (const day of freeDays(index, new Date())) days?.add(new Option(say('freeBy', day), day));
	yield;
	hideUnknown(form, { index, deal, places });
}

/** Lists the cities with their districts, each as a box to tick; one after the other. */
function* offerPlaces(host: HTMLElement, { cities, name }: PlaceNames): Generator<void> {
	for (const { city, districts } of cities) {
		const value = name({ city });
		if (!value) continue;
		const group = document.createElement('fieldset');
		group.className = 'filter-city';
		const legend = document.createElement('legend');
		legend.className = 'visually-hidden';
		legend.textContent = city;
		group.append(legend, tick('place', [value, city]));
		const parts = document.createElement('div');
		parts.className = 'filter-list';
		for (const district of districts) {
			parts.append(tick('place', [name({ city, district }), district]));
			yield;
		}
		if (districts.length > 0) group.append(parts);
		host.append(group);
		yield;
	}
}

/** Lists the projects by their names, each as a box to tick. */
function offerProjects(
	host: HTMLElement,
	{ projects, locale }: Pick<SearchIndex, 'projects'> & { readonly locale: Locale },
): void {
	const ticks = projects.flatMap(({ id, names }) => {
		const name = names[locale];
		return name === undefined ? [] : [tick('project', [String(id), name])];
	});
	host.append(...ticks);
}

/** Says the steps of prices in the currency of the index, whatever that of the page's own units is. */
function* sayPrices(form: HTMLFormElement, say: SayStep): Generator<void> {
	for (const name of ['priceFrom', 'priceTo']) {
		for (const option of form.querySelectorAll<HTMLOptionElement>(`[name=${name}] option`)) {
			if (!option.value) continue;
			const words = say(name, option.value);
			if (option.text !== words) option.text = words;
			yield;
		}
	}
}

/** Hides what nothing to buy, or to rent, has: places, kinds, features and projects. */
function hideUnknown(
	form: HTMLFormElement,
	{
		index,
		deal,
		places,
	}: { readonly index: SearchIndex; readonly deal: Deal; readonly places: PlaceNames },
): void {
	const { kinds, features, projects, columns } = index;
	const wanted = deal === 'rent' ? 1 : 0;
	// A flag for each number.
	const there = {
		kind: new Uint8Array(kinds.length),
		place: new Uint8Array(index.places.length + 1),
		project: new Uint8Array(projects.length + 1),
	};
	let bits = 0;
	for (let row = 0; row < index.count; row++) {
		if (columns.deal[row] !== wanted) continue;
		bits |= columns.features[row] ?? 0;
		there.kind[columns.kind[row] ?? 0] = 1;
		there.place[columns.place[row] ?? 0] = 1;
		there.project[columns.project[row] ?? 0] = 1;
	}
	const named = index.places.filter((_, at) => there.place[at + 1] === 1);
	const placesThere = new Set(
		named.flatMap((place) => [places.name(place), places.name({ city: place.city })]),
	);
	const isThere: Readonly<Record<string, (value: string) => boolean>> = {
		kind: (value) => there.kind[kinds.findIndex((kind) => kind === value)] === 1,
		feature: (value) => (bits & (1 << features.findIndex((one) => one === value))) !== 0,
		place: (value) => placesThere.has(value),
		project: (value) =>
			there.project[projects.findIndex(({ id }) => id === Number(value)) + 1] === 1,
	};
	for (const control of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
		const label = control.parentElement;
		if (label && isThere[control.name]?.(control.value) === false) label.hidden = true;
	}
	for (const group of form.querySelectorAll<HTMLElement>('.filter-city, [data-projects]'))
		group.hidden = !group.querySelector('label:not([hidden])');
}

function tick(
	field: string,
	[value, words]: readonly [value: string, words: string],
): HTMLLabelElement {
	const label = document.createElement('label');
	label.className = 'filter-tick';
	const input = Object.assign(document.createElement('input'), {
		type: 'checkbox',
		name: field,
		value,
	});
	const name = document.createElement('span');
	name.textContent = words;
	const count = document.createElement('small');
	count.dataset['count'] = '';
	label.append(input, name, count);
	return label;
}
