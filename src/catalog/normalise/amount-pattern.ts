/**
 * Finds amounts in every way they are usually written: 598000, 598.000, 598 000, 598,000, 598.000,00,
 * 598.000,-, 598 T€, 0,598 Mio. Amounts under 100 are too common to be told from other numbers.
 */
export function amountPattern(amounts: readonly (number | undefined)[]): RegExp | undefined {
	const known = new Set<number>();
	for (const amount of amounts) if (amount !== undefined && amount >= 100) known.add(amount);
	if (known.size === 0) return undefined;
	const written = [...known].flatMap(notations);
	return new RegExp(`(?=\\d)(?<!\\d)(?<!\\d[.,])(?:${written.join('|')})${currency}`, 'giu');
}

/** Finds the amount in "Kaufpreis: 620.000,- €", whatever it is: for a price that must not be told. */
export const amountAfterPriceWord = new RegExp(
	// The digit comes first, so that the look behind is done only there.
	'(?=\\d)(?<=(?:preis|miete|kosten|price|rent|precio|renta|alquiler|costs?)\\p{L}*[^\\d\\n.!?]{0,24})' +
		"(?:\\d{1,3}(?:[.,'’\\s]\\d{3})+(?!\\d)(?:[.,](?:\\d{1,2}|-{1,2}|–))?(?:\\s*(?:€|EUR|Euro|CHF))?" +
		'|\\d+(?:[.,](?:\\d{1,2}|-{1,2}|–))?\\s*(?:T€|TEUR|€|EUR|Euro|CHF|Mio\\.?|Tsd\\.?)' +
		'|\\d+,(?:-{1,2}|–))',
	'giu',
);

/** Whether a text states an amount of money. */
export function statesMoney(text: string): boolean {
	return /\d\s*(?:,-+\s*)?(?:€|EUR|Euro|CHF|£|\$)|(?:€|EUR|CHF|£|\$)\s*\d/iu.test(text);
}

const currency = '(?:\\s*(?:€|EUR|Euro|CHF)(?![a-zß-öø-ÿ]))?';

function notations(amount: number): string[] {
	const [whole = '', cents = '00'] = amount.toFixed(2).split('.');
	const groups = whole.replaceAll(/(\d)(?=(?:\d{3})+$)/g, '$1|').split('|');
	const body = groups.join("[.,'’\\s]?");
	const fraction =
		cents === '00' ? '(?:[.,](?:0{1,2}|-{1,2}|–|—))?' : `[.,]${cents.replace(/0$/, '0?')}`;
	const short = [
		...shortened(amount / 1_000, '(?:T€|TEUR|Tsd\\.?|Tausend|k€?|thousand|mil)(?![a-zß-öø-ÿ])'),
		...shortened(
			amount / 1_000_000,
			'(?:Mio\\.?|Mill?\\.|Millionen|Million|million|M€|millones|m)(?![a-zß-öø-ÿ])',
		),
	];
	return [...short, `${body}${fraction}(?![.,]?\\d)`];
}

function shortened(value: number, unit: string): string[] {
	if (value < 0.1 || Math.abs(value * 1_000 - Math.round(value * 1_000)) > 1e-6) return [];
	const [whole, fraction] = String(Math.round(value * 1_000) / 1_000).split('.');
	const number = fraction === undefined ? `${whole}(?:[.,]0+)?` : `${whole}[.,]${fraction}0*`;
	return [`${number}\\s?${unit}`];
}
