/**
 * Ids of the units that have the words somebody types.
 * @throws without a network
 */
export type WordSearch = (words: string) => Promise<ReadonlySet<number>>;

/** The search for words is loaded with the first of them. @param address where the words of the units lie */
export function createWordSearch(address: string): WordSearch {
	let latest: { readonly words: string; readonly ids: ReadonlySet<number> } | undefined;
	return async (words) => {
		if (words === latest?.words) return latest.ids;
		const { openTextSearch } = await import('./text-search.ts');
		const ids = await openTextSearch(address).find(words);
		latest = { words, ids };
		return ids;
	};
}
