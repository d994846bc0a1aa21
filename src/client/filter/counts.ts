import type { Locale } from '../../domain/locale.ts';
import { formatCount } from '../../i18n/format.ts';
import type { Filter } from '../../search/filter.ts';
import { countOptions, type SpanPart } from '../../search/options.ts';
import type { Found } from '../../search/query.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { Control } from './form.ts';
import type { PlaceNames } from './places.ts';

interface CountContext {
	readonly index: SearchIndex;
	readonly found: Found;
	readonly filter: Filter;
	readonly places: PlaceNames;
	readonly locale: Locale;
}

type Choosable = HTMLOptionElement | HTMLInputElement;

/**
 * Says how many units each option would leave, for the options in these parts of the form, one control after the
 * other so that whoever calls can do something else in between. What would leave nothing is disabled.
 */
export function* showCounts(parts: Iterable<Element>, context: CountContext): Generator<void> {
	const controls = [...parts].flatMap((part) => [
		...part.querySelectorAll<Control>('input[name], select[name]'),
	]);
	for (const [name, group] of Map.groupBy(controls, (control) => control.name)) {
		const options = group.flatMap<Choosable>((control) =>
			control instanceof HTMLSelectElement ? [...control.options] : [control],
		);
		const counted = options.filter(({ value }) => value !== '');
		const count = counter(name, { ...context, values: counted.map(({ value }) => value) });
		if (!count) continue;
		for (const option of counted) {
			const left = count(option.value);
			const isChosen = option instanceof HTMLOptionElement ? option.selected : option.checked;
			const isDisabled = !isChosen && left === 0;
			if (option.disabled !== isDisabled) {
				option.disabled = isDisabled;
				// For its words; asking each label what is in it takes a browser long where there are hundreds.
				if (option instanceof HTMLInputElement)
					option.parentElement?.classList.toggle('spent', isDisabled);
			}
			say(option, { count: formatCount(left, context.locale), isChosen });
		}
		// Around nothing there is no distance.
		const [radius] = name === 'radius' ? group : [];
		if (radius) radius.disabled = !context.filter.places;
		yield;
	}
}

/** How many units there are to buy and to rent; the links to a list that would be empty lead nowhere. */
export function showDeals(
	links: Iterable<HTMLAnchorElement>,
	{ buy, rent, locale }: { readonly buy: number; readonly rent: number; readonly locale: Locale },
): void {
	for (const link of links) {
		const left = link.dataset['dealLink'] === 'rent' ? rent : buy;
		const count = link.querySelector('small') ?? document.createElement('small');
		count.textContent = formatCount(left, locale);
		if (!count.parentNode) link.append(' ', count);
		if (left > 0 || link.hasAttribute('aria-current')) link.removeAttribute('aria-disabled');
		else {
			link.removeAttribute('href');
			link.ariaDisabled = 'true';
		}
	}
}

/** The option that is chosen stands in the closed control, where the result has said its number already. */
function say(
	option: Choosable,
	{ count, isChosen }: { readonly count: string; readonly isChosen: boolean },
): void {
	if (option instanceof HTMLOptionElement) {
		const plain = (option.dataset['plain'] ??= option.text);
		const text = isChosen ? plain : `${plain} (${count})`;
		if (option.text !== text) option.text = text;
		return;
	}
	const label = option.parentElement?.querySelector(':scope > [data-count]');
	if (label && label.textContent !== count) label.textContent = count;
}

/** Counts the options of a field; nothing for one whose options are not counted. */
function counter(
	name: string,
	{
		index,
		found,
		filter,
		places,
		values,
	}: Omit<CountContext, 'locale'> & { readonly values: readonly string[] },
): ((value: string) => number) | undefined {
	const counts = countOptions(index, { found, filter });
	const each = (numbers: readonly number[]) =>
		fromMap(new Map(values.map((value, at) => [value, numbers[at] ?? 0])));
	const steps = (part: SpanPart, end: 'from' | 'to') =>
		each(counts.steps(part, end, values.map(Number)));
	switch (name) {
		case 'kind':
			return fromMap(counts.kinds());
		case 'feature':
			return fromMap(counts.features());
		case 'energyClass':
			return fromMap(counts.energyClasses());
		case 'place':
			return placeCounts(counts.places(), { index, places });
		case 'radius':
			return each(counts.radii(values.map(Number)));
		case 'project': {
			const projects = counts.projects();
			return (value) => projects.get(Number(value)) ?? 0;
		}
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
		case 'freeBy':
			return each(counts.freeBy(values));
		case 'available': {
			const free = counts.available();
			return () => free;
		}
		default:
			return undefined;
	}
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
