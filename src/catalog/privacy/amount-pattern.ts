import { beforeRent, behindRent } from './amount-words.ts';
import { clue, type Clue } from './clue.ts';
import { letter } from './spelling.ts';

/**
 * Finds amounts in every way they are usually written: 598000, 598.000, 598 000, 598,000, 598.000,00,
 * 598.000,-, 598 T€, 0,598 Mio. One under 10,000 is found beside a currency or a price word only, because texts
 * hold such numbers for many reasons; none is found where it is a length, an area or a share.
 */
export function amountPattern(amounts: readonly (number | undefined)[]): Clue | undefined {
	const known = new Set<number>();
	for (const amount of amounts) if (amount !== undefined && amount >= 10) known.add(amount);
	if (known.size === 0) return undefined;
	const traces = [...known].map(traceOf);
	return clue(
		() => {
			const all = [...known];
			const any = all.flatMap((amount) => [
				...notations(amount),
				...inUnits(amount / 1e6, letterM),
			]);
			const ways = [
				`(?:${any.join('|')})(?:${currency}|${asMoney})`,
				`${behindCurrency}(?:${any.join('|')})`,
				`(?:(?:${behindPriceWord}|${beforeRent})${noYear}|${behindLabel})(?:${all.flatMap(notations).join('|')})`,
				`${noYear}(?:${all.flatMap(notations).join('|')})${beforePriceWord}`,
			];
			const large = all.filter((amount) => amount >= leastAlone).flatMap(notations);
			if (large.length > 0) ways.push(`(?:${large.join('|')})`);
			return new RegExp(`(?=\\d)(?<!\\d)(?<!\\d[.,])(?:${ways.join('|')})${noMeasure}`, 'giu');
		},
		({ text, digits, hasDigit }) =>
			hasDigit &&
			traces.some(
				({ whole, thousands, millions }) =>
					digits.includes(whole) ||
					(digits.includes(thousands) && inThousands.test(text)) ||
					(digits.includes(millions) && inMillions.test(text)),
			),
	);
}

/** The smallest amount that is found wherever it stands. */
const leastAlone = 10_000;

/** Finds the amount in "Kaufpreis: 620.000,- €", whatever it is: for a price that must not be told. */
export const amountAfterPriceWord: Clue = clue(
	() => afterPriceWord,
	({ hasDigit }) => hasDigit,
);

const noLetter = `(?![${letter}])`;
// Hyphens and underscores part words in the addresses of links.
const gap = '[\\s_-]*';
const signs = '€|£|\\$';
// Prices of homes abroad are also told in what is paid there.
const codes = 'EUR|GBP|USD|CHF|SFr\\.?|Fr\\.?|US\\$|PLN|CZK|HUF|DKK|NOK|SEK|TRY|AED|THB|zł|Kč';
const names =
	'Euros?|Pounds?|Pfund|libras?|US[\\s-]?Dollars?|Dollars?|d[oó]lares|Franken|francs?|francos?|sterling|Z[łl]oty(?:ch)?|Kronen|coronas|Forint|Lira|liras|Dirhams?|Baht';
const currency = `${gap}(?:de\\s)?(?:${signs}|(?:${codes}|${names})${noLetter})`;
const behindCurrency = `(?<=(?:${signs}|(?<![${letter}])(?:${codes}|${names}))[\\s_-]?)`;
const separator = "[.,'’´`·˙_\\s]";
const cents = '(?:[.,](?:\\d{1,2}|-{1,2}|–))?';
// Bounded, because a list of such numbers would be read anew from each of them.
const groups = `\\d{1,3}(?:${separator}\\d{3}){1,4}(?!\\d)`;
const thousands = `(?:${groups}|\\d{4,}(?!\\d))${cents}`;
const decimal = '\\d+(?:[.,]\\d+)?';
const inThousandEuros = `T€|TEUR|k€|Tsd\\.?|Td\\.?\\s?€`;
/** Means an amount wherever it stands. */
const shortened = `${decimal}${gap}(?:(?:T€|TEUR|Tsd|Mio|Million)[${letter}]*\\.?|(?:k€|Td\\.?\\s?€|M€)${noLetter})`;
/** Means one only beside a currency: "60 mil" and "640 m" are other things, too. */
const multiplied = `${decimal}${gap}(?:k|T|Td\\.?|Tausend|thousand|mil|mille|M|mn|mill(?:[oó]n(?:es)?|\\.)?)(?![${letter}²0-9])`;
const area = 'm²|m2|qm|sqm|sq|Quadratmeter|square|metro';

/** Only money is written so. */
const asMoney = '[.,](?:-{1,2}|–|—)';
const named =
	'(?:(?:preis|miete|kosten|kaution|price|rent|deposit|precio|renta|alquiler|fianza|costs?)\\p{L}*|(?<![\\p{L}\\d])(?:KP|VB|VHB|asking))';
const behindPriceWord = `(?<=${named}[^\\d\\n.!?]{0,24})`;
const behindLabel = `(?<=${named}:\\s?)`;
const beforePriceWord = `(?:(?=\\s(?:VB|VHB)${noLetter})|${behindRent})`;
/** "1990" is a year, "1.990" and "1990,00" are none. */
const noYear = '(?!(?:1[89]|20)\\d\\d(?![.,]?[\\d-]))';
/** "1,2 m" is a length, and an amount with a currency only. */
const letterM = `m${noLetter}`;
const noMeasure = `(?!${gap}(?:%|Prozent|percent|por ciento|(?:[kc]?m[²³23]?|[qk]m|sqm|ha|Quadratmeter|Meter|met(?:re|er)s?|metros?)(?![${letter}²³0-9])))`;

const afterPriceWord = new RegExp(
	// The digit and what stands before it come first, so that the look behind is done only there.
	`(?=\\d)(?<![\\d\\n.!?])${behindPriceWord}` +
		`(?:${groups}${cents}(?:${currency}|${noMeasure})` +
		`|\\d+${cents}(?:${gap}(?:${inThousandEuros}|Mio\\.?)|${currency})` +
		'|\\d{6,8}(?!\\d)' +
		'|\\d+,(?:-{1,2}|–))',
	'giu',
);

/**
 * Finds what hardly anything but a price can be, whatever the amount: "für 640.000 €", "£640,000", "640 mil
 * euros", "EUR 640k", "knapp 0,6 Mio.", "9.200 €/m²".
 */
export const largeAmount: Clue = clue(
	() => large,
	({ hasDigit }) => hasDigit,
);

const large = new RegExp(
	`(?=\\d)(?<!\\d)(?<!\\d[.,])(?:${shortened}(?:${currency})?|${thousands}${currency}` +
		`|${multiplied}${currency}|\\d+[.,]\\d+\\s?mill[oó]n(?:es)?${noLetter}|\\d{3,4}k(?![${letter}0-9])` +
		`|${behindCurrency}(?:${multiplied}|${thousands})` +
		`|(?<=(?:${inThousandEuros}|Mio\\.?\\s?(?:€|EUR))\\s?)${decimal}(?!\\d)` +
		`|\\d+(?:[.,]\\d+)*${currency}\\s*(?:/|pro|je|per|por|el|al?)\\s*(?:${area}))`,
	'giu',
);

/** Whether a text states an amount of money, or a number that is large enough to be one. */
export function statesMoney(text: string): boolean {
	return anyMoney.test(text);
}

const anyMoney = new RegExp(
	'\\d{5}|\\d{4}[.,]\\d{2}|\\d[.,]\\d{3}(?!\\d*\\s*%)' +
		`|\\d(?:\\s?(?:k|T|Tsd\\.?|mil|M|Mio\\.?))?\\s*(?:,-+\\s*)?(?:${signs}|${codes}|${names})|(?:${signs}|${codes})\\s*\\d`,
	'iu',
);

/** Whether a label says that what follows is a price, or something that the price can be worked out from. */
export function namesPrice(label: string): boolean {
	return priceWord.test(label);
}

const priceWord =
	/preis|miete|kosten|kaution|courtage|provision|(?<!\p{L})(?:prices?|rents?|costs?|deposit|commission|precios?|rentas?|alquiler|costes?|fianza)(?!\p{L})/iu;

/** The digits of an amount in each of its notations. */
function traceOf(amount: number) {
	const [whole = ''] = amount.toFixed(2).split('.');
	const scaled = (unit: number) => inThousandths(amount / unit).join('');
	return { whole, thousands: scaled(1_000), millions: scaled(1_000_000) };
}

const inThousands = /\d[\s_-]?(?:T|k|mil)/iu;
const inMillions = /\d[\s_-]?m/iu;

/** The digits before and behind the decimal sign, three of those at most. */
function inThousandths(value: number): string[] {
	return String(Math.round(value * 1_000) / 1_000).split('.');
}

function notations(amount: number): string[] {
	const [whole = '', cents = '00'] = amount.toFixed(2).split('.');
	const body = grouped(whole);
	const fraction =
		cents === '00' ? '(?:[.,](?:0{1,2}|-{1,2}|–|—))?' : `[.,]${cents.replace(/0$/, '0?')}`;
	const short = [
		...inUnits(
			amount / 1_000,
			`(?:T€|TEUR|Tsd\\.?|Td\\.?|Tausend|T|k€?|thousand|mil|mille)${noLetter}`,
		),
		...inUnits(
			amount / 1_000_000,
			`(?:Mio\\.?|Mill?\\.|Million(?:en|s)?|M€|mill[oó]n(?:es)?|mn)${noLetter}`,
		),
	];
	return [...short, `${body}${fraction}(?![.,]?\\d)`];
}

function inUnits(value: number, unit: string): string[] {
	if (value < 0.1 || Math.abs(value * 1_000 - Math.round(value * 1_000)) > 1e-6) return [];
	const [digits = '', fraction] = inThousandths(value);
	const whole = grouped(digits);
	const number = fraction === undefined ? `${whole}(?:[.,]0+)?` : `${whole}[.,]${fraction}0*`;
	return [`${number}[\\s_-]?${unit}`];
}

/** Of a known amount the digits suffice; elsewhere a hyphen is most often a range. */
const betweenKnown = "[.,'’´`·˙_\\s‐‑–-]";

/** Digits with or without separators between the thousands; scans read a nought as a letter. */
function grouped(digits: string): string {
	const groups = digits.split(/(?<=\d)(?=(?:\d{3})+$)/);
	return groups.map((group) => group.replaceAll('0', '[0o]')).join(`${betweenKnown}{0,3}`);
}
