import { formatDate } from '../../i18n/format.ts';
import type { FormSpeech } from '../../search/facets/facet.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { fill } from '../fill.ts';
import type { FilterSettings } from './settings.ts';

/** The words of a page for facets, in the currency of the index. */
export function speechOf(
	form: HTMLFormElement,
	{
		settings: { locale, deal, words },
		index: { currency },
	}: {
		readonly settings: Pick<FilterSettings, 'locale' | 'deal' | 'words'>;
		readonly index: Pick<SearchIndex, 'currency'>;
	},
): FormSpeech {
	return {
		locale,
		deal,
		currency,
		now: new Date(),
		say: (key, values = {}) => fill(words.facets[key] ?? '', values),
		maybe: (key) => words.facets[key],
		day(iso) {
			const [year = '', month, day] = iso.split('-');
			const first = day === '01' && words.firsts[Number(month) - 1];
			return first ? fill(first, { y: year }) : formatDate(iso, locale);
		},
		option: (field, value) => optionIn(form, { field, value: String(value) }) ?? String(value),
	};
}

/** What the form calls an option of a list, or a box to tick. */
function optionIn(
	form: HTMLFormElement,
	{ field, value }: { readonly field: string; readonly value: string },
): string | undefined {
	for (const option of form.querySelectorAll<HTMLOptionElement>(`[name=${field}] option`)) {
		if (option.value === value) return option.dataset['plain'] ?? option.text;
	}
	const box = form.querySelector(`[name=${field}][value="${CSS.escape(value)}"] + span`);
	return box?.textContent;
}
