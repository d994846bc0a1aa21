/**
 * Splits the words of a phrase into those that something on the list has and those that would leave it empty. A word
 * with a digit is a reference and always stays: that nothing here has it is worth knowing.
 * @param count how many units have all of some words
 */
export async function foundWords(
	words: readonly string[],
	count: (words: string) => Promise<number>,
): Promise<{ readonly found: readonly string[]; readonly missing: readonly string[] }> {
	const found: string[] = [];
	const missing: string[] = [];
	for (const word of words) {
		const isFound = /\d/.test(word) || (await count([...found, word].join(' '))) > 0;
		(isFound ? found : missing).push(word);
	}
	return { found, missing };
}
