import type { Deal } from '../../domain/unit.ts';
import type { Search } from '../../search/browser/query.ts';
import type { Filter } from '../../search/facets.ts';
import { addressIn } from './offered.ts';
import { withPhrase, type FilterContext } from './state.ts';
import type { Choice } from '../../search/choice.ts';

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
 * @param hasOther whether there is a list of the other deal
 * @throws without a network
 */
export async function answerPhrase(
	phrase: string,
	choice: Choice,
	{ context, hasOther }: { readonly context: FilterContext; readonly hasOther: boolean },
): Promise<PhraseAnswer> {
	const { readPhrase, unitsWith } = await import('./read-phrase.ts');
	const { settings, say, search, known } = context;
	const read = await readPhrase(phrase, settings.locale, known);
	// Where the filters know one city, a word they do not know may be another.
	if (settings.city !== undefined && read.unknown.length + read.words.length > 0) {
		const { listElsewhere } = await import('./cities.ts');
		const elsewhere = await listElsewhere(phrase, settings);
		if (elsewhere !== undefined) return { elsewhere };
	}
	const { filter } = withPhrase(choice, { ...read, words: [] }, known);
	const said =
		read.deal ?? (hasOther ? dealWithHits(filter, settings.deal, search) : settings.deal);
	const other = said === settings.deal ? undefined : said;
	if (other && hasOther)
		return { elsewhere: addressIn(other, { ...choice, words: phrase }, context) };
	const { found, missing } = await foundWords(read.words, async (some) => {
		return search.find({ ...filter, found: await unitsWith(some, settings.locale, known) }).total;
	});
	return {
		choice: withPhrase(choice, { ...read, words: found }, known),
		unknown: [...(other ? [say(`nav.${other}`)] : []), ...read.unknown, ...missing],
		figures: read.figures,
	};
}

/**
 * The deal that a phrase means which names none: the other one where this one has nothing of it, such as furnished flats
 * to buy. Amounts mean one deal.
 */
export function dealWithHits(filter: Filter, own: Deal, search: Search): Deal {
	const other = own === 'buy' ? 'rent' : 'buy';
	const isAmount = filter.price ?? filter.monthly ?? filter.warm;
	const has = (deal?: Deal) => search.find({ ...filter, deal }).total > 0;
	// Of no deal is what all homes to rent have by law.
	return !isAmount && !has(own) && has() ? other : own;
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
