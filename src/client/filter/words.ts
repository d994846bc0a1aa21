import type { Locale } from '../../domain/locale.ts';

/** Ids of the units that have the words somebody types; without an answer every unit counts as having them. */
export type WordSearch = (words: string) => Promise<ReadonlySet<number> | undefined>;

/** The search for words is loaded with the first of them. */
export function createWordSearch(locale: Locale): WordSearch {
	let latest: { readonly words: string; readonly ids?: ReadonlySet<number> | undefined } = {
		words: '',
	};
	return async (words) => {
		if (words === latest.words) return latest.ids;
		const ids = await import('./text-search.ts')
			.then(({ openTextSearch }) => openTextSearch(locale).find(words))
			.catch(() => undefined);
		latest = { words, ids };
		return ids;
	};
}
