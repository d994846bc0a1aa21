/**
 * Tells the words of a phrase that something on the list has from those that would leave it empty. A word with a digit
 * is a reference: that nothing here has it is worth knowing.
 * @param count how many have all of some words
 */
export async function foundWords(
	words: readonly string[],
	count: (words: string) => Promise<number>,
): Promise<{ readonly found: readonly string[]; readonly missing: readonly string[] }> {
	const found: string[] = [];
	const missing: string[] = [];
	for (const word of words) {
		const isKept = /\d/.test(word) || (await count([...found, word].join(' '))) > 0;
		(isKept ? found : missing).push(word);
	}
	return { found, missing };
}
