import type { Choice } from './choice.ts';
import { otherList } from './address.ts';
import type { SearchFor } from './late-files.ts';
import { withPhrase } from './phrase-choice.ts';
import type { FilterContext } from './settings.ts';
import type { WordSearch } from './words.ts';

/** What a phrase says: that another list is to be shown, or what to choose in this one. */
type PhraseAnswer =
	| { readonly elsewhere: string }
	| {
			readonly elsewhere?: undefined;
			readonly choice: Choice;
			readonly unknown: readonly string[];
			readonly figures: readonly string[];
	  };

/**
 * Reads a phrase and adds it to a choice, unless it belongs to the list of the other deal or of another city.
 * @throws without a network
 */
export async function answerPhrase(
	phrase: string,
	choice: Choice,
	{
		context,
		hasOther,
		findWords,
		searchFor,
	}: {
		readonly context: FilterContext;
		/** Whether there is a list of the other deal. */
		readonly hasOther: boolean;
		readonly findWords: WordSearch;
		readonly searchFor: SearchFor;
	},
): Promise<PhraseAnswer> {
	const { readPhrase } = await import('./phrases.ts');
	const { settings, known } = context;
	const { deal, locale, city, words } = settings;
	const read = await readPhrase(phrase, { locale, known });
	// Where the filters know one city, a word they do not know may be another.
	if (city !== undefined && read.unknown.length + read.words.length > 0) {
		const { listElsewhere } = await import('./cities.ts');
		const elsewhere = await listElsewhere(phrase, settings);
		if (elsewhere !== undefined) return { elsewhere };
	}
	const other = read.deal !== undefined && read.deal !== deal ? read.deal : undefined;
	if (other && hasOther) return { elsewhere: otherList({ ...choice, words: phrase }, context) };
	const wanted = withPhrase(choice, { ...read, words: [] }, known);
	const { found, missing } = await foundWords(read.words, async (some) => {
		const withWords = await findWords(some);
		return (await searchFor(wanted)).find({ ...wanted.filter, found: withWords }).total;
	});
	return {
		choice: withPhrase(choice, { ...read, words: found }, known),
		unknown: [...(other ? [words[other]] : []), ...read.unknown, ...missing],
		figures: read.figures,
	};
}

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
