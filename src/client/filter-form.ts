import type { FilterField } from '../i18n/filter-names.ts';
import type { Filter } from '../search/filter.ts';
import { countOptions, type SpanPart } from '../search/options.ts';
import type { Found } from '../search/query.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Fields } from './filter-fields.ts';
import type { PlaceNames } from './filter-places.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** What is chosen in the controls, which bear the names of the fields. */
export function readForm(form: HTMLFormElement): Fields {
	const data = new FormData(form);
	const fields: Record<string, string[]> = {};
	for (const [name, value] of data) {
		if (typeof value === 'string' && value) (fields[name] ??= []).push(value);
	}
	return fields;
}

/** Sets the controls to what is said. A step that no list offers is added to it. */
export function writeForm(form: HTMLFormElement, fields: Fields): void {
	for (const control of controlsOf(form)) {
		const values = fields[control.name as FilterField] ?? [];
		if (
			control instanceof HTMLInputElement &&
			control.type !== 'date' &&
			control.type !== 'search'
		) {
			control.checked = values.includes(control.value) || (control.value === '' && !values.length);
			continue;
		}
		const [value = ''] = values;
		if (control instanceof HTMLSelectElement && !isOffered(control, value)) {
			const before = [...control.options].find((option) => Number(option.value) > Number(value));
			const words = Number(value).toLocaleString(document.documentElement.lang);
			control.add(new Option(words, value), before ?? null);
		}
		control.value = value;
	}
}

/** Lists the cities with their districts, each as a box to tick. */
export function offerPlaces(host: HTMLElement, { cities, name }: PlaceNames): void {
	for (const { city, districts } of cities) {
		const value = name({ city });
		if (!value) continue;
		const group = document.createElement('fieldset');
		group.className = 'filter-city';
		const legend = document.createElement('legend');
		legend.className = 'visually-hidden';
		legend.textContent = city;
		const parts = document.createElement('div');
		parts.className = 'filter-list';
		parts.append(...districts.map((district) => tick(name({ city, district }), district)));
		group.append(legend, tick(value, city), ...(districts.length > 0 ? [parts] : []));
		host.append(group);
	}
}

function tick(value: string, words: string): HTMLLabelElement {
	const label = document.createElement('label');
	label.className = 'filter-tick';
	const input = Object.assign(document.createElement('input'), {
		type: 'checkbox',
		name: 'place',
		value,
	});
	const name = document.createElement('span');
	name.textContent = words;
	const count = document.createElement('small');
	count.dataset['count'] = '';
	label.append(input, name, count);
	return label;
}

/** How many units each option would leave, for the options in these parts of the form. */
export function showCounts(parts: Iterable<Element>, context: CountContext): void {
	const digits = new Intl.NumberFormat(document.documentElement.lang);
	const controls = [...parts].flatMap((part) => [
		...part.querySelectorAll<Control>('input[name], select[name]'),
	]);
	for (const [name, group] of Map.groupBy(controls, (control) => control.name)) {
		const options = group.flatMap<HTMLOptionElement | HTMLInputElement>((control) =>
			control instanceof HTMLSelectElement ? [...control.options] : [control],
		);
		const counted = options.filter(({ value }) => value !== '');
		const count = counter(name, { ...context, values: counted.map(({ value }) => value) });
		if (!count) continue;
		for (const option of counted) {
			const left = count(option.value);
			const isChosen = option instanceof HTMLOptionElement ? option.selected : option.checked;
			option.disabled = !isChosen && left === 0;
			const label = option.parentElement?.querySelector(':scope > [data-count]');
			if (label) label.textContent = digits.format(left);
		}
	}
}

/** Counts the options of a field; nothing for one whose options are not counted. */
function counter(
	name: string,
	{ index, found, filter, places, values }: CountContext & { readonly values: readonly string[] },
): ((value: string) => number) | undefined {
	const counts = countOptions(index, { found, filter });
	const steps = (part: SpanPart, end: 'from' | 'to') => {
		const numbers = counts.steps(part, end, values.map(Number));
		return fromMap(new Map(values.map((value, at) => [value, numbers[at] ?? 0])));
	};
	switch (name) {
		case 'kind':
			return fromMap(counts.kinds());
		case 'feature':
			return fromMap(counts.features());
		case 'energyClass':
			return fromMap(counts.energyClasses());
		case 'place':
			return placeCounts(counts.places(), { index, places });
		case 'rooms':
			return steps('rooms', 'from');
		case 'priceFrom':
		case 'areaFrom':
		case 'plotFrom':
			return steps(spanOf(name), 'from');
		case 'priceTo':
		case 'areaTo':
		case 'plotTo':
			return steps(spanOf(name), 'to');
		case 'available': {
			const rows = found.rowsWithout('onlyAvailable');
			const free = rows.filter((row) => index.columns.reserved[row] === 0).length;
			return () => free;
		}
		default:
			return undefined;
	}
}

interface CountContext {
	readonly index: SearchIndex;
	readonly found: Found;
	readonly filter: Filter;
	readonly places: PlaceNames;
}

/** Takes away places, kinds and features that nothing to buy, or to rent, has. */
export function hideUnknown(
	form: HTMLFormElement,
	{
		index,
		deal,
		places,
	}: { readonly index: SearchIndex; readonly deal: 'buy' | 'rent'; readonly places: PlaceNames },
): void {
	const { kinds, features, columns } = index;
	const wanted = deal === 'rent' ? 1 : 0;
	const kindsThere = new Set<number | undefined>();
	const numbersThere = new Set<number | undefined>();
	let bits = 0;
	for (let row = 0; row < index.count; row++) {
		if (columns.deal[row] !== wanted) continue;
		kindsThere.add(columns.kind[row]);
		bits |= columns.features[row] ?? 0;
		numbersThere.add(columns.place[row]);
	}
	const named = index.places.filter((_, at) => numbersThere.has(at + 1));
	const placesThere = new Set(
		named.flatMap((place) => [places.name(place), places.name({ city: place.city })]),
	);
	const isThere: Readonly<Record<string, (value: string) => boolean>> = {
		kind: (value) => kindsThere.has(kinds.findIndex((kind) => kind === value)),
		feature: (value) => (bits & (1 << features.findIndex((one) => one === value))) !== 0,
		place: (value) => placesThere.has(value),
	};
	for (const control of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
		if (isThere[control.name]?.(control.value) === false) control.parentElement?.remove();
	}
	for (const city of form.querySelectorAll('fieldset.filter-city'))
		if (!city.querySelector('input')) city.remove();
}

function controlsOf(form: HTMLFormElement): Control[] {
	return [...form.elements].filter(
		(each): each is Control =>
			(each instanceof HTMLInputElement || each instanceof HTMLSelectElement) && each.name !== '',
	);
}

function isOffered({ options }: HTMLSelectElement, value: string): boolean {
	return [...options].some((option) => option.value === value);
}

function fromMap<T extends string>(counts: ReadonlyMap<T, number>) {
	const plain = new Map<string, number>(counts);
	return (value: string) => plain.get(value) ?? 0;
}

function placeCounts(
	counts: ReadonlyMap<number, number>,
	{ index, places }: Pick<CountContext, 'index' | 'places'>,
) {
	const sums = new Map<string, number>();
	const add = (name: string, count: number) => sums.set(name, (sums.get(name) ?? 0) + count);
	for (const [at, { city, district }] of index.places.entries()) {
		const count = counts.get(at + 1) ?? 0;
		add(places.name({ city }), count);
		if (district !== undefined) add(places.name({ city, district }), count);
	}
	return (value: string) => sums.get(value) ?? 0;
}

function spanOf(name: string): SpanPart {
	return name.startsWith('price') ? 'price' : name.startsWith('area') ? 'area' : 'plot';
}
