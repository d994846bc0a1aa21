import type { Deal } from '../../domain/unit.ts';
import type { Fields, Known } from '../facets/facet.ts';
import { dayOf } from '../../domain/day.ts';
import { createDictionary } from './dictionary.ts';
import { itemsIn, settle, type Item } from './items.ts';
import { fieldsOf, meaningOf, type Asked } from './meaning.ts';
import { namesIn } from './names.ts';
import { spell } from './spelling.ts';
import { tokensIn, type Token } from './tokens.ts';
import type { Vocabulary } from '../../i18n/vocabulary.ts';

/** What a phrase asks for, and what of it nobody understands. */
export interface Understood {
	/** To buy or to rent, where a word or a price says so. */
	readonly deal?: Deal | undefined;
	/** As fields of an address. */
	readonly fields: Fields;
	/** References, and what stands in quotation marks: what titles and references are searched for. */
	readonly words: readonly string[];
	readonly unknown: readonly string[];
	/** Those of the unknown that are figures: nobody knows what they count. */
	readonly figures: readonly string[];
	/** Folded words of which it matters whether a text has them. */
	readonly doubtful: readonly string[];
	/** What may be a reference. */
	readonly candidates: readonly string[];
}

/** Reads phrases such as "3 Zimmer Leipzig bis 400.000 mit Balkon"; what it does not know, it does not guess. */
type PhraseReader = (
	phrase: string,
	options: {
		readonly now: Date;
		/** Whether something on offer has a folded word in its texts. */
		isText(word: string): boolean;
		/** Whether something on offer has a reference. */
		isReference(text: string): boolean;
	},
) => Understood;

/** Makes a language ready to be read, with the places and projects of an account. */
export function createReader(vocabulary: Vocabulary, known: Known): PhraseReader {
	const dictionary = createDictionary(vocabulary, known);
	/** Of five digits by themselves, those that no price is written with. */
	const isPostcode = (text: string, isNamed: boolean) =>
		known.index.postcodes.includes(text) ||
		(/^\d{5}$/.test(text) && (isNamed || /^0|[1-9]$/.test(text)));
	const behindFillers = (text: string) => {
		const tokens = tokensIn(text);
		let at = 0;
		for (let skipped; (skipped = dictionary.match('filler', tokens, at));) at += skipped.length;
		return tokens[at]?.start ?? 0;
	};
	return (phrase, { now, isText, isReference }) => {
		const { names, candidates, rest: plain } = namesIn(phrase, isReference, behindFillers);
		const spelled = spell(tokensIn(plain), dictionary, isText);
		const settled = settle(itemsIn(spelled.tokens, { dictionary, isPostcode }));
		const { asked, deal, rest } = meaningOf(settled.known, dayOf(now));
		const left = [...settled.unsaid, ...rest.map((item) => [item])];
		const fields = withoutCities(asked, known).map(([field, value]): Asked => [
			field,
			value === 'today' ? dayOf(now) : value,
		]);
		return {
			deal,
			fields: fieldsOf(fields),
			words: names,
			unknown: piecesOf(
				phrase,
				left.map((own) => own.flatMap(({ tokens }) => tokens)),
			),
			figures: piecesOf(
				phrase,
				rest.filter(isFigure).map(({ tokens }) => tokens),
			),
			doubtful: spelled.doubtful,
			candidates,
		};
	};
}

/** Fewer are counted by words that follow: "2 dogs". */
const leastFigure = 10;

/** Whether an item is a number in digits of which nobody knows what it counts. */
function isFigure(item: Item): boolean {
	if (item.kind !== 'quantity' || item.quantity.unit !== undefined) return false;
	return item.tokens.some(({ number = 0 }) => number >= leastFigure);
}

/** Drops a city beside one of its districts: the district alone is meant. */
function withoutCities(asked: readonly Asked[], { places }: Known): readonly Asked[] {
	const chosen = asked.map(([field, value]) =>
		field === 'place' ? places.find(value) : undefined,
	);
	return asked.filter((_, at) => {
		const own = chosen[at];
		return !own || own.district || !chosen.some((one) => one?.district && one.city === own.city);
	});
}

/** Pieces of a phrase as they were typed; those that stand beside each other as one. */
function piecesOf(phrase: string, pieces: readonly (readonly Token[])[]): string[] {
	const spans = pieces
		.map((tokens) => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }))
		.toSorted((a, b) => a.start - b.start);
	const joined: { readonly start: number; end: number }[] = [];
	for (const span of spans) {
		const last = joined.at(-1);
		if (last && phrase.slice(last.end, span.start).trim() === '') last.end = span.end;
		else joined.push({ ...span });
	}
	return joined.map(({ start, end }) => phrase.slice(start, end));
}
