import { spansOf, type HiddenFact, type Span } from './fact.ts';
import { amountsInWords } from './number-words.ts';

/**
 * A price that texts must not tell. An amount counts from 10,000, or beside a currency or the word price; never as a
 * length, an area, a share or a year. In the unit's own texts any amount counts that is called a price or as large as one.
 */
export function hiddenPrice(
	amounts: readonly number[],
	scope: 'ownTexts' | 'knownAmounts' = 'ownTexts',
): HiddenFact {
	const known = new Set(amounts.filter((amount) => amount >= 10).map(rounded));
	const isOwn = scope === 'ownTexts';
	return {
		what: 'hidden price',
		...(isOwn && { isOwn }),
		find: ({ text }) => {
			const inDigits = /\d/.test(text)
				? spansOf(text, number).flatMap((span, at, all) =>
						told(text, { ...span, after: all[at - 1]?.end ?? 0 }, { known, isOwn }),
					)
				: [];
			return isOwn ? [...inDigits, ...amountsInWords(text, words)] : inDigits;
		},
	};
}

const sign = '€|£|\\$';
const code = 'EUR|GBP|USD|CHF|SFr\\.?|Fr\\.|US\\$|PLN|CZK|HUF|DKK|NOK|SEK|TRY|AED|THB|zł|Kč';
const name =
	'Euros?|Pounds?|Pfund|libras?|(?:US[\\s-]?)?(?:Dollars?|d[oó]lares)|(?:Schweizer\\s)?Franken|(?:Swiss\\s)?francs?|francos?|sterling|Z[łl]oty(?:ch)?|Kronen|coronas|Forint|Liras?|Dirhams?|Baht';
const currencyBehind = new RegExp(
	`^[\\s_-]{0,3}(?:de\\s)?(?:${sign}|(?:${code}|${name})(?!\\p{L}))`,
	'iu',
);
const currencyBefore = new RegExp(`(?:${sign}|(?<!\\p{L})(?:${code}|${name}))[\\s_-]{0,2}$`, 'iu');
/** "389.000", "389 000", "389'000,00", "389000"; a scan reads a nought as a letter. */
const number =
	/(?<!\d|\d[.,])\d{1,3}(?<part> ?\. ?|[ ,'’´`·˙_\u00a0\u202f-])[\do]{3}(?:\k<part>[\do]{3})*(?![\do])(?:[.,]\d{1,2}(?!\d))?(?![.,]\d)|(?<!\d|\d[.,])\d[\do]*(?:[.,]\d+)?/giu;
/** What a number is multiplied by, and whether it is money by that alone. */
const scales: readonly { readonly unit: RegExp; readonly by: number; readonly isMoney: boolean }[] =
	[
		{ unit: /^[\s_-]?(?:T€|TEUR|k€|Tsd\.?|Td\.?\s?€)/iu, by: 1_000, isMoney: true },
		{ unit: /^[\s_-]?(?:Mio|Millionen|Million|M€|Mill\.|Mil\.)\.?/iu, by: 1e6, isMoney: true },
		{
			unit: /^[\s_-]?(?:k|Tausend|thousand|mil|mille|T)(?![\p{L}\d²])/iu,
			by: 1_000,
			isMoney: false,
		},
		{
			unit: /^[\s_-]?(?:mill[oó]n(?:es)?|millions?|mn|m)(?![\p{L}\d²])/iu,
			by: 1e6,
			isMoney: false,
		},
	];
const measure =
	/^[\s_-]*(?:%|(?:Prozent|percent|por ciento|lfd\.?\s?m|[kcq]?m[²³23]?|[qc]bm|sqm|sq|ha|(?:Quadrat|Kubik|Kilo|Quadratkilo)?metern?|(?:square|cubic)\s\p{L}+|(?:kilo)?met(?:re|er)s?|(?:kil[oó])?metros?|feet|foot|ft|acres?|Hektar(?:en)?|hect(?:are|[aá]rea)s?|Einwohner\p{L}*|habitantes|inhabitants|Mbit|kWh?|kWp)(?![\p{L}²³0-9]))/iu;
const perArea =
	/^\s*(?:\/|pro|je|per|por|el|al?)\s*(?:m²|m2|qm|sqm|sq|Quadratmeter|square|metro)/iu;
/** "Kaufpreis: ", "rent of" */
const priceWord =
	/(?:(?:preis|miete(?!r)|pacht|price|rent(?!al)|precio|renta|alquiler)\p{L}*|(?<!\p{L})(?:KP|VB|VHB|asking))[^\d\n.!?]{0,24}$/iu;
/** What is said of other amounts, too. */
const costWord =
	/(?:(?:kaution|deposit|fianza|kosten|courtage|provision)\p{L}*|(?<!\p{L})(?:kalt|warm|monatlich|mtl\.?|monthly|kostet|costs?|cuesta))[^\d\n.!?]{0,24}$/iu;
const behindPrice =
	/^\s{0,3}(?:[(,]\s?)?(?:(?:VB|VHB|mtl|pcm|p\.\s?m)(?!\p{L})|(?:\/|(?:je|pro|im|per|a|al|por)\s)\s?(?:Monat|month|mes)|monatlich|monthly|mensual|(?:netto|brutto)?(?:kalt|warm)|(?:\p{L}{1,12})?miete(?!r)|rent(?!\p{L})|de\s(?:alquiler|renta))/iu;
const words = {
	currency: currencyBehind,
	before: new RegExp(`${priceWord.source}|${costWord.source}`, 'iu'),
	behind: behindPrice,
};
/** "TEUR 640", "Mio. € 1,2" */
const scaleBefore = [
	{ unit: /(?:T€|TEUR|k€|Tsd\.?\s?(?:€|EUR)|Td\.?\s?€)\s?$/iu, by: 1_000, isMoney: true },
	{ unit: /Mio\.?\s?(?:€|EUR)\s?$/iu, by: 1e6, isMoney: true },
];
/** What a label says of a number like a year, unless it is the label of a year. */
const labelled = /(?<!(?:jahr|seit|erbaut|year|built|since|año|desde)\p{L}{0,3}):\s?$/iu;
/** Only money is written so. */
const asMoney = /^[.,](?:-{1,2}|–|—)/u;

/** The smallest amount that counts wherever it stands, and the smallest one beside a currency that can only be a price. */
const [leastAlone, leastPrice] = [10_000, 100_000];

interface Wanted {
	readonly known: ReadonlySet<number>;
	readonly isOwn: boolean;
}

/** A number, and where the number before it ends: what is called a price has no other number on the way to its own. */
interface AmountSpan extends Span {
	readonly after: number;
}

/** An amount with its currency, where it tells a price. */
function told(text: string, { start, end, after }: AmountSpan, wanted: Wanted): Span[] {
	const written = text.slice(start, end);
	const [textBefore, textAfter] = [
		text.slice(Math.max(after, start - 48), start),
		text.slice(end, end + 48),
	];
	const leadingScale = scaleBefore.find(({ unit }) => unit.test(textBefore));
	const scale = leadingScale ?? scales.find(({ unit }) => unit.test(textAfter));
	const unit = scale && !leadingScale ? (scale.unit.exec(textAfter)?.[0] ?? '') : '';
	const afterScale = textAfter.slice(unit.length);
	const currency = currencyBehind.exec(afterScale)?.[0] ?? asMoney.exec(textAfter)?.[0] ?? '';
	const leadingCurrency = (leadingScale?.unit ?? currencyBefore).exec(textBefore)?.[0] ?? '';
	const isCurrency = currency !== '' || (leadingCurrency !== '' && !leadingScale);
	const isMoney =
		isCurrency ||
		scale?.isMoney === true ||
		(/^[\s_-]?k$/i.test(unit) && /^\d{3,4}$/.test(written)) ||
		(/^\s?mill/i.test(unit) && /[.,]/.test(written));
	const isLength = /^[\s_-]?m$/i.test(unit) && !isCurrency;
	if (
		isLength ||
		(!isCurrency && (measure.test(afterScale) || (unit === '' && measure.test(textAfter))))
	)
		return [];
	const amount = {
		written,
		by: scale?.by ?? 1,
		isCurrency,
		isMoney,
		isScaled: scale !== undefined,
		before: textBefore,
		behind: afterScale,
	};
	const span = { start: start - leadingCurrency.length, end: end + unit.length + currency.length };
	return isTold(amount, wanted) ? [span] : [];
}

interface Amount {
	readonly written: string;
	readonly by: number;
	readonly isCurrency: boolean;
	readonly isMoney: boolean;
	readonly isScaled: boolean;
	readonly before: string;
	readonly behind: string;
}

function isTold(amount: Amount, { known, isOwn }: Wanted): boolean {
	const { written, by, isCurrency, isMoney, isScaled, before } = amount;
	const behind = amount.behind.replace(currencyBehind, '');
	const isYear =
		/^(?:1[89]|20)\d\d$/.test(written) && !isScaled && !isCurrency && !labelled.test(before);
	const isPrice = priceWord.test(before) && !isYear;
	const isNamed = isPrice || (!isYear && (costWord.test(before) || behindPrice.test(behind)));
	const valuesOf = (text: string) =>
		readings(text.replaceAll(/o/gi, '0')).map((value) => value * by);
	const values = valuesOf(written);
	const hits = values.filter((value) => known.has(rounded(value)));
	if (hits.length > 0) return isMoney || isNamed || hits.some((value) => value >= leastAlone);
	if (!isOwn) return false;
	if (isCurrency && perArea.test(behind)) return true;
	// Between unknown ones a hyphen is most often a range.
	const last = written.split('-').at(-1) ?? '';
	const largest = Math.max(0, ...(last === written ? values : valuesOf(last)));
	if (largest >= leastPrice && isMoney) return true;
	const isGrouped = /\d\D{1,3}\d{3}$/.test(last);
	return isPrice && (isCurrency || isScaled || isGrouped || largest >= leastPrice);
}

/** All that a number may mean. */
function readings(written: string): number[] {
	const digits = written.replaceAll(/[ '’´`·˙_\u00a0\u202f-]/g, '');
	if (/^\d+$/.test(digits)) return [Number(digits)];
	const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
		? [Number(digits.replaceAll(/[.,]/g, ''))]
		: [];
	const decimal = /^(\d[\d.,]*)[.,](\d{1,6})$/.exec(digits);
	const fraction = decimal ? [Number(`${decimal[1]?.replaceAll(/[.,]/g, '')}.${decimal[2]}`)] : [];
	return [...grouped, ...fraction];
}

function rounded(amount: number): number {
	return Math.round(amount * 100);
}

/** Whether a text states an amount of money, or a number that is large enough to be one. */
export function statesMoney(text: string): boolean {
	return anyMoney.test(text) || amountsInWords(text, words).length > 0;
}

const anyMoney = new RegExp(
	'\\d{5}|\\d{4}[.,]\\d{2}|\\d[.,]\\d{3}(?!\\d*\\s*%)' +
		`|\\d(?:\\s?(?:k|T|Tsd\\.?|mil|M|Mio\\.?))?\\s*(?:,-+\\s*)?(?:${sign}|${code}|${name})|(?:${sign}|${code})\\s*\\d`,
	'iu',
);

/** Whether a label says that what follows is a price, or something that the price can be worked out from. */
export function namesPrice(label: string): boolean {
	return priceLabel.test(label);
}

const priceLabel =
	/preis|miete|kosten|kaution|courtage|provision|(?<!\p{L})(?:prices?|rents?|costs?|deposit|commission|precios?|rentas?|alquiler|costes?|fianza)(?!\p{L})/iu;
