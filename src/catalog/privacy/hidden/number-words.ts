import { spansOf, type Span } from './fact.ts';

const letter = 'a-zß-öø-ɏ';
const end = `(?![${letter}0-9])`;
const german =
	'(?:ein(?:e[nrms]?|s)?|zwei|zwo|drei|vier|f(?:ü|ue?)nf|sechs?|sieb(?:en)?|acht|neun|zehn|elf|zw(?:ö|oe?)lf|zwan|zig|(?:ß|ss)ig|hundert|tausend|million(?:en)?|und|anderthalb|halb(?:e[nrms]?)?|viertel)';
const english =
	'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|millions|half|quarters?';
const spanish =
	'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-zé]{3,5}|veinte|veinti[a-zéóú]{2,6}|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien(?:to)?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil|mill[oó]n(?:es)?|medi[oa]|cuartos?';
// Bounded, and no word can be read in two ways: a text that repeats them must not take for ever.
const word = `(?:${german}{1,16}|${english}|${spanish})${end}`;
const gap = `(?:[\\s-]{1,3}(?:and|of|y|con|point|komma|coma)${end})?[\\s-]{1,3}`;
const run = new RegExp(`(?<![${letter}0-9])${word}(?:${gap}${word}){0,11}`, 'giu');

const hundreds = /hund(?:ert|red)|cien|quinient|tausend|thousand|mil(?:l|(?!\p{L}))/iu;
const thousands = /tausend|thousand|mil(?:l|(?!\p{L}))/iu;
/** "hunderttausend", "four hundred and ninety thousand", "eine halbe Million", "Viertelmillion" */
const precise =
	/(?:hundert|hundred|cien|quinient).*(?:tausend|thousand|mil)|.[\s-]*mill(?:ion|[oó]n)/iu;

/** What makes a number a price: before it, behind it, and at the end of what it is a price of. */
export interface MoneyWords {
	readonly currency: RegExp;
	readonly before: RegExp;
	readonly behind: RegExp;
}

/** Finds large amounts that are written out; never the number of something else, as in "zwei Millionen Einwohner". */
export function amountsInWords(text: string, { currency, before, behind }: MoneyWords): Span[] {
	if (!hundreds.test(text)) return [];
	return spansOf(text, run).filter(({ start, end: to }) => {
		const written = text.slice(start, to);
		const [front, rest] = [text.slice(Math.max(0, start - 40), start), text.slice(to, to + 40)];
		const isMoney = currency.test(rest);
		const isNamed = before.test(front) || behind.test(rest.replace(currency, ''));
		if (isMoney) return thousands.test(written) || (hundreds.test(written) && isNamed);
		return (
			precise.test(written) && (endsThere.test(rest) || before.test(front)) && !rest.startsWith('-')
		);
	});
}

const endsThere =
	/^\s*(?:$|[.,;:!?)»"”“–\n]|(?:VB|VHB|kostet|zzgl|zuzüglich|inkl|plus|ono|asking|negociable)(?![a-z]))/iu;
