/** Ids of the units that have the words somebody types; without an answer every unit counts as having them. */
export type WordSearch = (words: string) => Promise<ReadonlySet<number> | undefined>;

/** The search for words is loaded with the first of them. @param address where the words of the units lie */
export function createWordSearch(address: string): WordSearch {
	let latest: { readonly words: string; readonly ids?: ReadonlySet<number> | undefined } = {
		words: '',
	};
	return async (words) => {
		if (words === latest.words) return latest.ids;
		const ids = await import('./text-search.ts')
			.then(({ openTextSearch }) => openTextSearch(address).find(words))
			.catch(() => undefined);
		latest = { words, ids };
		return ids;
	};
}
