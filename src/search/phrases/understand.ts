import type { Deal } from '../../domain/deal.ts';
import type { Fields, Known } from '../facets/facet.ts';
import { isoDay } from '../free-days.ts';
import { fieldsOf, type Asked } from './asked.ts';
import { createDictionary } from './dictionary.ts';
import { itemsIn } from './items.ts';
import { mayBeName, meaningOf } from './meaning.ts';
import { piecesOf } from './pieces.ts';
import { settle } from './settle.ts';
import { spell } from './spelling.ts';
import { tokensIn } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a phrase asks for, and what of it nobody understands. */
export interface Understood {
	/** To buy or to rent, where a word or a price says so. */
	readonly deal?: Deal | undefined;
	/** As fields of an address. */
	readonly fields: Fields;
	/** Words that only texts have: names, references. */
	readonly words: readonly string[];
	readonly unknown: readonly string[];
	/** Folded words of which it matters whether a text has them. */
	readonly doubtful: readonly string[];
}

/** Reads phrases such as "3 Zimmer Leipzig bis 400.000 mit Balkon"; what it does not know, it does not guess. */
export type PhraseReader = (
	phrase: string,
	options: {
		readonly now: Date;
		/** Whether something on offer has a folded word in its texts. */
		isText(word: string): boolean;
	},
) => Understood;

/** Makes a language ready to be read, with the places and projects of an account. */
export function createReader(vocabulary: Vocabulary, known: Known): PhraseReader {
	const dictionary = createDictionary(vocabulary, known);
	/** Of five digits by themselves, those that no price is written with. */
	const isPostcode = (text: string, isNamed: boolean) =>
		known.index.postcodes.includes(text) ||
		(/^\d{5}$/.test(text) && (isNamed || /^0|[1-9]$/.test(text)));
	return (phrase, { now, isText }) => {
		const spelled = spell(tokensIn(phrase), dictionary, isText);
		const settled = settle(itemsIn(spelled.tokens, { dictionary, isPostcode }));
		const { asked, deal, rest } = meaningOf(settled.known, now.getFullYear());
		const left = rest.filter(mayBeName).flatMap(({ tokens }) => tokens);
		const others = rest.filter((item) => !mayBeName(item)).map((item) => [item]);
		const unsaid = [...settled.unsaid, ...others].map((own) => own.flatMap(({ tokens }) => tokens));
		const fields = withoutCities(asked, known).map(([field, value]): Asked => [
			field,
			value === 'today' ? isoDay(now) : value,
		]);
		return {
			deal,
			fields: fieldsOf(fields),
			words: left.filter(({ word }) => isText(word)).map(({ text }) => text),
			unknown: piecesOf(phrase, [
				...left.filter(({ word }) => !isText(word)).map((token) => [token]),
				...unsaid,
			]),
			doubtful: [...new Set([...spelled.doubtful, ...left.map(({ word }) => word)])],
		};
	};
}

/** Whoever names a district does not mean the rest of its city. */
function withoutCities(asked: readonly Asked[], { places }: Known): readonly Asked[] {
	const chosen = asked.map(([field, value]) =>
		field === 'place' ? places.find(value) : undefined,
	);
	return asked.filter((_, at) => {
		const own = chosen[at];
		return !own || own.district || !chosen.some((one) => one?.district && one.city === own.city);
	});
}
