import type { Costs } from '../price.ts';

/** A commission as far as its wording leaves no doubt. */
export type Commission =
	| { readonly kind: 'none' }
	/** Share of the price in percent, VAT included. */
	| { readonly kind: 'share'; readonly percent: number }
	| { readonly kind: 'unclear' };

/** Reads the commission of a buyer; every language that has a wording must mean the same. */
export function commissionOf({ commission, commissionNote }: Costs): Commission | undefined {
	const [first, ...others] = Object.values(commission ?? {}).map(readCommission);
	if (!first) return commissionNote && { kind: 'unclear' };
	const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
	return isSame ? first : { kind: 'unclear' };
}

/** Whether a commission is named anywhere without the VAT in it, which consumers must be told. */
export function leavesOutVat({ commission, commissionNote }: Costs): boolean {
	const notes = new Map(Object.entries(commissionNote ?? {}));
	return Object.entries(commission ?? {}).some(([locale, text]) => {
		const note = notes.get(locale) ?? '';
		if (addsVat.test(text)) return true;
		return statesAmount.test(text) && !includesVat(text) && !includesVat(note);
	});
}

/** Whether a wording asks for money at all. */
export function asksForCommission(costs: Costs): boolean {
	const reading = commissionOf(costs);
	return reading !== undefined && reading.kind !== 'none';
}

/** One wording, such as "3,57 % inkl. MwSt." or "provisionsfrei". */
export function readCommission(text: string): Commission {
	const shares = [...text.replaceAll(vatRate, ' ').matchAll(percentage)];
	const share = Number(shares[0]?.[1]?.replace(',', '.'));
	if (shares.length === 0) {
		const isFree = free.test(text) && !notFree.test(text) && !money.test(text);
		return { kind: isFree ? 'none' : 'unclear' };
	}
	const isClear = shares.length === 1 && share > 0 && share <= 10 && includesVat(text);
	return isClear && !doubt.test(text) && !money.test(text)
		? { kind: 'share', percent: share }
		: { kind: 'unclear' };
}

const vat = String.raw`(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer|VAT|IVA|IGIC)`;
const law = String.raw`(?:der |die |the |el )?(?:(?:jeweils )?(?:ge(?:s\.|setzl|ltend)|statutory)[\p{L}.]{0,20} )?`;
/** A percentage that is a rate of VAT, not of the price. */
const vatRate = new RegExp(
	String.raw`\b(?:16|19|20|21)(?:[.,]0+)?\s*%\s*(?:de )?${law}(?:\p{L}{1,20} )?${vat}`,
	'giu',
);
const percentage = /(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:%|Prozent|percent|por ciento)/giu;
const includes = new RegExp(
	String.raw`(?:in[kc]l|einschl|including|brutto|con)[\p{L}.]{0,20}\s+${law}(?:(?:el )?\d{1,2}(?:[.,]0+)?\s*% )?(?:de )?${law}${vat}|${vat}\.?\s+in[ck]l|brutto`,
	'iu',
);
const addsVat = new RegExp(
	String.raw`(?:zzgl|zuz[üu]gl|plus|exkl|excl|ohne|m[aá]s|\+)[\p{L}.]{0,20}\s*${law}(?:(?:el )?\d{1,2}(?:[.,]0+)?\s*% )?(?:de )?${law}${vat}`,
	'iu',
);
const free =
	/(?:provisions|courtage)[-\s]?frei|kein[ea]?\s+(?:\p{L}{1,20}\s+)?\p{L}{0,20}(?:provision|courtage)|(?:commission|fee)[-\s]free|no\s+(?:buyer\S*\s+)?(?:commission|agent\S*\s+fee)|sin\s+(?:comisi[oó]n|honorarios)/iu;
const notFree =
	/(?:nicht|not)\s+(?:\p{L}{1,20}\s+)?(?:provisions|courtage|commission)[-\s]?free?i?/iu;
/** An amount of money, or of rents, beside or in place of a share. */
const money = /€|\bEUR(?:O|OS)?\b|miete|\brents?\b|mensualidad/iu;
const statesAmount = /\d\s?(?:%|Prozent|percent|por ciento|€|EUR)/iu;
/** Words that make a share an upper or lower bound, or somebody else's. */
const doubt =
	/\d\s*(?:-|–|bis)\s*\d|\b(?:bis|ab|max|min|mind|up to|at least|hasta|desde)\b|mindest|verk[äa]ufer|seller|vendedor|insgesamt|in total/iu;

function includesVat(text: string): boolean {
	return includes.test(text) && !addsVat.test(text);
}
