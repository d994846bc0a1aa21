import type { Deal } from '../domain/unit.ts';
import type { Search } from './browser/query.ts';
import { filterOf, withoutCondition, type Choice } from './choice.ts';
import { facets, type Filter } from './facets.ts';
import type { Known } from './facets/facet.ts';
import { isSort } from './sort.ts';
import type { Understood } from './phrases/understand.ts';

/** Facets that say the same in two ways: what a phrase says of one takes the place of the other. */
const alike: readonly (readonly string[])[] = [
	['kinds', 'categories'],
	['price', 'warm'],
	['places', 'postcode'],
];

/** Adds what a phrase asks for to a choice: in the place of what was chosen of the same facets, features beside them. */
export function withPhrase(
	choice: Choice,
	{ fields, words }: Pick<Understood, 'fields' | 'words'>,
	known: Known,
): Choice {
	const kept = facets
		.filter((facet) => facet.fields.some((field) => fields[field]))
		.flatMap(({ name }) => alike.find((names) => names.includes(name)) ?? [name])
		.reduce(withoutCondition, choice.filter);
	const read = filterOf(fields, known);
	const features = [...new Set([...(choice.filter.features ?? []), ...(read.features ?? [])])];
	const [sort = ''] = fields['sort'] ?? [];
	return {
		...choice,
		filter: { ...kept, ...read, ...(features.length > 0 && { features }) },
		words: words.length > 0 ? words.join(' ') : choice.words,
		sort: isSort(sort) ? sort : choice.sort,
		page: 1,
	};
}

/**
 * Adds a phrase to a choice, and splits off the words of it that would leave the list empty.
 * @param idsWith ids of the units that have all of some words
 */
export async function choiceBy(
	read: Understood,
	choice: Choice,
	{
		known,
		search,
		idsWith,
	}: {
		readonly known: Known;
		readonly search: Search;
		readonly idsWith: (words: string) => Promise<ReadonlySet<number>>;
	},
): Promise<{ readonly choice: Choice; readonly missing: readonly string[] }> {
	const { filter } = withPhrase(choice, { ...read, words: [] }, known);
	const { found, missing } = await foundWords(read.words, async (some) => {
		return search.find({ ...filter, found: await idsWith(some) }).total;
	});
	return { choice: withPhrase(choice, { ...read, words: found }, known), missing };
}

/** The deal that a phrase means in the list of one: the one it names, else see `dealWithHits`. */
export function dealMeant(
	read: Understood,
	choice: Choice,
	{ deal, known, search }: { readonly deal: Deal; readonly known: Known; readonly search: Search },
): Deal {
	if (read.deal) return read.deal;
	return dealWithHits(withPhrase(choice, { ...read, words: [] }, known).filter, deal, search);
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
