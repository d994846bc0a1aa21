import { clue, type Clue } from './clue.ts';
import { letter, noWord } from './spelling.ts';

/**
 * Finds a large amount that is written out: "vierhundertachtundneunzigtausend Euro", "half a million pounds",
 * "medio millón". Without a currency only where nothing can be counted by it: "zwei Millionen Einwohner" stays.
 */
export const amountInWords: Clue = clue(
	() => inWords,
	({ text }) => large.test(text),
);

/** Whether a text states such an amount. */
export function statesAmountInWords(text: string): boolean {
	return large.test(text) && text.search(inWords) >= 0;
}

/** Every such amount has one of these in it, and most texts have none. */
const large = /hund(?:ert|red)|cien|quinient|tausend|thousand|mil(?:l|(?!\p{L}))/iu;

const german =
	'(?:ein(?:e[nrms]?|s)?|zwei|zwo|drei|vier|f(?:ü|ue?)nf|sechs?|sieb(?:en)?|acht|neun|zehn|elf|zw(?:ö|oe?)lf|zwan|zig|(?:ß|ss)ig|hundert|tausend|million(?:en)?|und|anderthalb|halb(?:e[nrms]?)?|viertel)';
const english =
	'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|millions|half|quarters?';
const spanish =
	'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-zé]{3,5}|veinte|veinti[a-zéóú]{2,6}|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien(?:to)?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil|mill[oó]n(?:es)?|medi[oa]|cuartos?';
// No word can be read in two ways, and all is bounded: a text that repeats them without end must not take for ever.
const word = `(?:${german}{1,16}|${english}|${spanish})${noWord}`;
const gap = `(?:[\\s-]{1,3}(?:and|of|y|con|point|komma|coma)${noWord})?[\\s-]{1,3}`;
const words = `${word}(?:${gap}${word}){0,11}`;
const before = `(?:${word}${gap}){0,8}?`;
const within = `[${letter}]{0,60}?`;
const thousand = '(?:tausend|thousand|mil(?![a-zó]))';
const million = 'mill(?:ion|[oó]n)';
const hundred = '(?:hundert|hundred|cien|quinient)';
const isThousands = `(?=${before}${within}(?:${thousand}|${million}))`;
/** "hunderttausend", "four hundred and ninety thousand", "eine halbe Million", "Viertelmillion" */
const isPrecise = `(?=${before}(?:${within}${hundred}${within}(?:${noWord}${gap}${before})?${thousand}|(?:${word}${gap}|[a-z]+)${million}))`;
const isHundreds = `(?=${before}${within}(?:${hundred}|${thousand}|${million}))`;

const named =
	'(?:[€£$]|(?:EUR|Euros?|GBP|USD|CHF|Pounds?|Pfund|libras?|(?:US[\\s-]?)?(?:Dollars?|d[oó]lares)|(?:Schweizer\\s)?Franken|(?:Swiss\\s)?francs?|francos?)(?![a-z]))';
const currency = `[\\s_-]*(?:de\\s)?${named}`;
/** Behind an amount, and never behind the number of something. */
const end =
	'(?=\\s*(?:$|[.,;:!?)»"”“–\\n]|(?:VB|VHB|kostet|zzgl|zuzüglich|inkl|plus|ono|asking|negociable)(?![a-z])))';
const afterPriceWord =
	'(?<=(?:preis|miete|kost(?:en|et)|price|rent|costs?|precio|renta|alquiler|cuesta)[^\\d\\n.!?]{0,24})';

/** What makes a number a rent before it: "kalt 1.250", "monatlich: 1.250". */
export const beforeRent = '(?<=(?<![a-zäöüß])(?:kalt|warm|monatlich|mtl\\.?|monthly)[\\s:]{1,3})';
/** The same behind them: "1.250 pro Monat", "1.250 kalt". */
export const behindRent =
	'(?=\\s{0,3}(?:[(,]\\s?)?(?:(?:/|(?:je|pro|im|per|a|al|por)\\s)\\s?(?:Monat|month|mes)|(?:mtl|pcm|p\\.\\s?m)(?![a-z])|monatlich|monthly|mensual|(?:netto|brutto)?(?:kalt|warm)|(?:\\p{L}{1,12})?miete|rent(?![a-z])|de\\s(?:alquiler|renta)))';

const inWords = new RegExp(
	`(?<![${letter}0-9])(?:${isThousands}${words}${currency}|${isPrecise}${words}${end}` +
		`|${afterPriceWord}(?:${isHundreds}${words}${currency}|${isPrecise}${words}(?!-))` +
		`|${beforeRent}${isHundreds}${words}${currency}|${isHundreds}${words}${currency}${behindRent})`,
	'giu',
);
