import type { Locale } from '../../domain/locale.ts';
import { formatCount } from '../../i18n/count.ts';
import { countOptions } from '../../search/browser/count-options.ts';
import type { Filter } from '../../search/facets.ts';
import type { Known } from '../../search/facets/facet.ts';
import type { Found, Search } from '../../search/browser/query.ts';
import { carriedTo } from './offered.ts';
import { optionsOf, type Choosable, type Control } from './form.ts';

interface CountContext {
	readonly known: Known;
	readonly found: Found;
	readonly filter: Filter;
	readonly locale: Locale;
}

/**
 * Says how many units each option would leave, for the options in these parts of the form, one control after the
 * other so that whoever calls can do something else in between. What would leave nothing is disabled.
 */
export function* showCounts(parts: Iterable<Element>, context: CountContext): Generator<void> {
	const controls = [...parts].flatMap((part) => [
		...part.querySelectorAll<Control>('input[name], select[name]'),
	]);
	for (const [field, group] of Map.groupBy(controls, (control) => control.name)) {
		const options = optionsOf(group);
		const values = options.map(({ value }) => value);
		const counts = countOptions({ field, values }, context);
		if (!counts) continue;
		for (const option of options) {
			const left = counts.get(option.value) ?? 0;
			const isChosen = option instanceof HTMLOptionElement ? option.selected : option.checked;
			// What has the focus would lose it.
			const isDisabled = !isChosen && left === 0 && option !== document.activeElement;
			if (option.disabled !== isDisabled) {
				option.disabled = isDisabled;
				// For its words; asking each label what is in it takes a browser long where there are hundreds.
				if (option instanceof HTMLInputElement)
					option.parentElement?.classList.toggle('spent', isDisabled);
			}
			say(option, { count: formatCount(left, context.locale), isChosen });
		}
		// Around nothing there is no distance.
		const [radius] = field === 'radius' ? group : [];
		if (radius) radius.disabled = !context.filter.places && radius !== document.activeElement;
		yield;
	}
}

/** How many units there are to buy and to rent, of what goes along to the other list. */
export function showDealCounts(
	form: HTMLFormElement,
	{
		search,
		known,
		filter,
		locale,
	}: Pick<CountContext, 'known' | 'filter' | 'locale'> & { readonly search: Search },
): void {
	for (const link of form.querySelectorAll<HTMLElement>('[data-deal-link]')) {
		const deal = link.dataset['dealLink'] === 'rent' ? 'rent' : 'buy';
		const { total } = search.find({ ...carriedTo(deal, filter, known), deal });
		const count = link.querySelector('small');
		if (count) count.textContent = formatCount(total, locale);
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
