import type { Locale } from '../../domain/locale.ts';
import type { Filter } from '../../search/facets.ts';
import type { Found, Search } from '../../search/query.ts';
import type { Choice } from './choice.ts';

/** Finds what is chosen, words and all. */
export interface ChoiceSearch {
	/** Asks for the units that have the words, until nobody types on. Without a network every unit has them. */
	hear(choice: () => Choice): Promise<void>;
	/** The filter, with the ids of the units that have the words as far as they were heard. */
	filterOf(choice: Choice): Filter;
	find(filter: Filter): Found;
}

/** The search for words is loaded with the first of them. */
export function searchChoices(search: Search, locale: Locale): ChoiceSearch {
	let heard: { readonly words: string; readonly ids: ReadonlySet<number> | undefined } | undefined;
	return {
		find: search.find,
		async hear(choice) {
			for (let { words } = choice(); words && words !== heard?.words; { words } = choice()) {
				const ids = await import('./text-search.ts')
					.then(({ openTextSearch }) => openTextSearch(locale).find(words))
					.catch(() => {});
				heard = { words, ids: ids ?? undefined };
			}
		},
		filterOf: ({ filter, words }) => {
			const found = words ? heard?.ids : undefined;
			return found ? { ...filter, found } : filter;
		},
	};
}
