import { clue, type Clue } from './clue.ts';

/**
 * Finds amounts in every way they are usually written: 598000, 598.000, 598 000, 598,000, 598.000,00,
 * 598.000,-, 598 T€, 0,598 Mio. Amounts under 100 are too common to be told from other numbers, so those
 * are found with their currency only.
 */
export function amountPattern(amounts: readonly (number | undefined)[]): Clue | undefined {
	const known = new Set<number>();
	for (const amount of amounts) if (amount !== undefined && amount >= 10) known.add(amount);
	if (known.size === 0) return undefined;
	const traces = [...known].map(traceOf);
	return clue(
		() => {
			const written = [...known].flatMap((amount) => {
				return amount < 100 ? notations(amount).map((one) => one + currency) : notations(amount);
			});
			const end = `(?:${currency})?`;
			return new RegExp(`(?=\\d)(?<!\\d)(?<!\\d[.,])(?:${written.join('|')})${end}`, 'giu');
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

/** Finds the amount in "Kaufpreis: 620.000,- €", whatever it is: for a price that must not be told. */
export const amountAfterPriceWord: Clue = clue(
	() => afterPriceWord,
	({ hasDigit }) => hasDigit,
);

const afterPriceWord = new RegExp(
	// The digit comes first, so that the look behind is done only there.
	'(?=\\d)(?<=(?:preis|miete|kosten|price|rent|precio|renta|alquiler|costs?)\\p{L}*[^\\d\\n.!?]{0,24})' +
		"(?:\\d{1,3}(?:[.,'’\\s]\\d{3})+(?!\\d)(?:[.,](?:\\d{1,2}|-{1,2}|–))?(?:\\s*(?:€|EUR|Euro|CHF))?" +
		'|\\d+(?:[.,](?:\\d{1,2}|-{1,2}|–))?\\s*(?:T€|TEUR|€|EUR|Euro|CHF|Mio\\.?|Tsd\\.?)' +
		'|\\d+,(?:-{1,2}|–))',
	'giu',
);

// Written into regular expressions below.
const currency = '\\s*(?:€|EUR|Euro|CHF)(?![a-zß-öø-ÿ])';
const separator = "[.,'’´`_\\s]";
const thousands = `(?:\\d{1,3}(?:${separator}\\d{3})+|\\d{4,})(?!\\d)(?:[.,](?:\\d{1,2}|-{1,2}|–))?`;
const shortened = '\\d+(?:[.,]\\d+)?\\s*(?:T€|TEUR|Tsd|Mio|Million)';

/**
 * Finds what hardly anything but a price can be, whatever the amount: "für 640.000 €", "EUR 640000",
 * "knapp 0,6 Mio.", "9.200 €/m²".
 */
export const largeAmount: Clue = clue(
	() => large,
	({ hasDigit }) => hasDigit,
);

const large = new RegExp(
	`(?=\\d)(?<![\\d.,])(?:${shortened}\\p{L}*\\.?(?:${currency})?|${thousands}${currency}` +
		`|(?<=(?:€|EUR|Euro|CHF)\\s?)${thousands}` +
		`|\\d+(?:[.,]\\d+)*${currency}\\s*(?:/|pro|je|per|por)\\s*(?:m²|m2|qm|sqm|Quadratmeter|square|metro))`,
	'giu',
);

/** Whether a text states an amount of money, or a number that is large enough to be one. */
export function statesMoney(text: string): boolean {
	return /\d{5}|\d{4}[.,]\d{2}|\d[.]\d{3}(?!\d*\s*%)|\d\s*(?:,-+\s*)?(?:€|EUR|Euro|CHF|£|\$)|(?:€|EUR|CHF|£|\$)\s*\d/iu.test(
		text,
	);
}

/** The digits of an amount in each of its notations. */
function traceOf(amount: number) {
	const [whole = ''] = amount.toFixed(2).split('.');
	const scaled = (unit: number) => inThousandths(amount / unit).join('');
	return { whole, thousands: scaled(1_000), millions: scaled(1_000_000) };
}

const inThousands = /\d\s?(?:T€|TEUR|Tsd|Tausend|k|thousand|mil)/iu;
const inMillions = /\d\s?(?:Mio|Mil|M€|m(?![a-zß-öø-ÿ]))/iu;

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
		...inUnits(amount / 1_000, '(?:T€|TEUR|Tsd\\.?|Tausend|k€?|thousand|mil)(?![a-zß-öø-ÿ])'),
		...inUnits(
			amount / 1_000_000,
			'(?:Mio\\.?|Mill?\\.|Millionen|Million|million|M€|millones|m)(?![a-zß-öø-ÿ])',
		),
	];
	return [...short, `${body}${fraction}(?![.,]?\\d)`];
}

function inUnits(value: number, unit: string): string[] {
	if (value < 0.1 || Math.abs(value * 1_000 - Math.round(value * 1_000)) > 1e-6) return [];
	const [digits = '', fraction] = inThousandths(value);
	const whole = grouped(digits);
	const number = fraction === undefined ? `${whole}(?:[.,]0+)?` : `${whole}[.,]${fraction}0*`;
	return [`${number}\\s?${unit}`];
}

/** Digits with or without separators between the thousands. */
function grouped(digits: string): string {
	return digits.replaceAll(/(\d)(?=(?:\d{3})+$)/g, `$1${separator}?`);
}
