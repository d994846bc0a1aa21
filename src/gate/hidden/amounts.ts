import { possibleNumbers } from '../fields/number.ts';
import { spansOf, type Span } from './fact.ts';
import { numbersInWords } from './number-words.ts';

/** A number of a text that may be an amount of money. */
export interface Amount extends Span {
	/** All that it may mean; of a range with a hyphen, `last` is what the second number may mean. */
	readonly values: readonly number[];
	readonly last: readonly number[];
	/** Whether a currency stands beside it. */
	readonly isCurrency: boolean;
	/** Whether it is money: by a currency, or by the way it is written. */
	readonly isMoney: boolean;
	/** Whether the currency is one whose unit is worth much less or more than a euro. */
	readonly isForeign: boolean;
	readonly isScaled: boolean;
	readonly isGrouped: boolean;
	readonly isYear: boolean;
	/** Whether it is the price of a square metre. */
	readonly isPerArea: boolean;
	/** Whether it is written out. */
	readonly isInWords: boolean;
	/** Up to 48 characters, but none of the number before it. */
	readonly before: string;
	/** Up to 80 characters, but none of the amount of money before it. */
	readonly since: string;
	/** Up to 60 characters behind it and its currency. */
	readonly behind: string;
}

const sign = '€|£|\\$';
const usualCode = 'EUR|GBP|USD|CHF|SFr\\.?|Fr\\.|US\\$';
const foreignCode = 'PLN|CZK|HUF|DKK|NOK|SEK|TRY|AED|THB|zł|Kč';
const foreignName = 'Z[łl]oty(?:ch)?|Kronen|coronas|Forint|Liras?|Dirhams?|Baht';
const name = `Euros?|Pounds?|Pfund|libras?|(?:US[\\s-]?)?(?:Dollars?|d[oó]lares)|(?:Schweizer\\s)?Franken|(?:Swiss\\s)?francs?|francos?|sterling|(?:Deutsche\\s|D-)?Mark|Schilling|pesetas?|${foreignName}`;
const code = `${usualCode}|${foreignCode}|DM|DEM|ATS|ESP|ptas?\\.?|pts\\.?`;
/** Currencies before the euro and what of each one euro is for ever. */
const oldCurrencies: readonly { readonly name: RegExp; readonly perEuro: number }[] = [
	{ name: /DM|DEM|Mark/iu, perEuro: 1.95583 },
	{ name: /ATS|Schilling/iu, perEuro: 13.7603 },
	{ name: /ESP|pesetas?|pta|pts/iu, perEuro: 166.386 },
];
const currencyBehind = new RegExp(
	`^[\\s_-]{0,3}(?:de\\s)?(?:${sign}|(?:${code}|${name})(?!\\p{L}))`,
	'iu',
);
const currencyBefore = new RegExp(`(?:${sign}|(?<!\\p{L})(?:${code}|${name}))[\\s_-]{0,2}$`, 'iu');
const foreign = new RegExp(`${foreignCode}|${foreignName}`, 'iu');
/** "389.000", "389 000", "389'000,00", "389000", "1½", "½", "1k2", 389 and 000 in two lines; a scan reads a nought as a letter. */
const number =
	/(?<!\d|\d[.,])\d{1,3}(?<part> ?\. ?|[ ,'’´`·˙_\u00a0\u202f-]|\n+\.?(?=000))[\do]{3}(?:\k<part>[\do]{3})*(?![\do])(?:[.,]\d{1,2}(?!\d))?(?![.,]\d)|(?<!\d|\d[.,])(?:\d{1,2}\s)?\d[/⁄]\d(?![\d/⁄])|(?<![\p{L}\d]|\d[.,])\d{1,3}k\d{1,2}(?![\p{L}\d])|(?<!CO|\d|\d[.,])\d[\do]*(?:[.,‚]\d+)?\s?[½¼¾]?|[½¼¾]/giu;
/** What a number is multiplied by, and whether it is money by that alone. */
const scales: readonly { readonly unit: RegExp; readonly by: number; readonly isMoney?: true }[] = [
	{
		unit: /^[\s_-]?(?:T€|TEUR|TCHF|TFr\.?|TGBP|k€|kEUR|Tsd\.?|Tds\.?|Td\.?\s?€|Tausender|Riesen|Kiloeuros?)|^[^\d\n.,;]{0,16}(?<!\p{L})in\s(?:T€|TEUR|Tsd|Tausend|thousands?)(?!\p{L})/iu,
		by: 1_000,
		isMoney: true,
	},
	{ unit: /^[\s_-]?(?:Mio|Millionen|Million|M€|Mill\.)\.?/iu, by: 1e6, isMoney: true },
	{ unit: /^[\s_-]?(?:k|Tausend|thousand|grand|mil|mille|T)(?![\p{L}\d²])/iu, by: 1_000 },
	{ unit: /^[\s_-]?(?:mill[oó]n(?:es)?|millions?|mn|m)(?![\p{L}\d²])/iu, by: 1e6 },
];
/** "TEUR 640", "Mio. € 1,2", "in T€: 640" */
const scaleBefore = [
	{
		unit: /(?:T€|TEUR|TCHF|k€|Tsd\.?\s?(?:€|Euro?)|Td\.?\s?€|(?<!\p{L})in\s(?:Tausend|Tsd\.?|thousands?|miles)(?:\sEuro|\s€)?)\)?[\s:=]{0,3}$/iu,
		by: 1_000,
	},
	{ unit: /(?:Mio\.?|Millionen|millones de|million)\s?(?:€|EUR|Euros?)\)?[\s:=]{0,3}$/iu, by: 1e6 },
];
const measure =
	/^[\s_-]*(?:%|(?:Prozent|percent|per cent|por ciento|lfd\.?\s?m|[kcqm]?m[²³23]?|[qc]bm|sqm|sq|ha|(?:Quadrat|Kubik|Kilo|Quadratkilo)?metern?|(?:square|cubic)\s\p{L}+|(?:kilo)?met(?:re|er)s?|(?:kil[oó])?metros?|feet|foot|ft|acres?|Hektar(?:en)?|hect(?:are|[aá]rea)s?|Einwohner\p{L}*|Menschen|Besucher\p{L}*|Gästen?|Bürger\p{L}*|people|visitors|personas|habitantes|inhabitants|Mbit|kWh?|kWp|Jahren?|years?|años)(?![\p{L}²³0-9]))/iu;
const perArea =
	/^\s*(?:\/|pro|je|per|por|el|al?|de[rn])\s*(?:m²|m2|qm|sqm|sq|Quadratmeter|square|metro)/iu;
/** "€/m²: ", "Euro je qm " */
const perAreaBefore =
	/(?:(?:€|EUR|Euro|preis|miete)\s?(?:\/|je|pro|per|por)\s?(?:m²|m2|qm|sqm|Quadratmeter)|(?<!\p{L})(?:m²|m2|qm)-?preis|Quadratmeterpreis)\s?:?\s*$|(?<!\d\s{0,2})(?:m²|m2|qm|Quadratmeter)\s(?:(?:zu|für|a|at|kostet|kommt auf|rund|ca\.|gut|knapp|etwa)\s){0,2}$/iu;
/** Rent, as brokers write it; not kilometres. */
const coldRent = /^\s?[BN]?KM(?!\p{L})/u;
/** What a label says of a number like a year, unless it is the label of a year. */
const labelled = /(?<!(?:jahr|seit|erbaut|year|built|since|año|desde)\p{L}{0,3}):\s?$/iu;
/** Only money is written so. */
const asMoney = /^[.,](?:-{1,2}|–|—)/u;
/** "1.25m high", "ceilings of 3.50m" */
const lengthWord =
	/^\s?(?:hoch|breit|tief|lang|entfernt|vo[nm]|bis|high|wide|long|deep|tall|away|from|to|de\s(?:alto|ancho|largo|fondo|la|el)|[x×])/iu;

/** All numbers of a text that may be amounts, in digits and in words, each with what stands beside it. */
export function amountsIn(text: string): Amount[] {
	const digits = /[\d½¼¾]/u.test(text) ? spansOf(text, number) : [];
	const found: (Span & { readonly value?: number })[] = [...digits, ...numbersInWords(text)];
	found.sort((a, b) => a.start - b.start);
	const result: Amount[] = [];
	let [afterNumber, afterMoney] = [0, 0];
	for (const span of found) {
		const before = text.slice(Math.max(afterNumber, span.start - 48), span.start);
		const since = text.slice(Math.max(afterMoney, span.start - 80), span.start);
		const amount =
			span.value === undefined
				? inDigits(text, span, { before, since })
				: inWords(text, { ...span, value: span.value }, { before, since });
		afterNumber = span.end;
		if (!amount) continue;
		if (amount.isMoney) afterMoney = amount.end;
		result.push(amount);
	}
	return result;
}

type Front = Pick<Amount, 'before' | 'since'>;

function inWords(
	text: string,
	{ start, end, value }: Span & { readonly value: number },
	front: Front,
): Amount | undefined {
	const rest = text.slice(end, end + 80);
	const [scale = '', million] =
		/^\s?(?:(Mio\.?|mill?\.|mil)|Tsd\.?|T€|TEUR)(?!\p{L})/iu.exec(rest) ?? [];
	const currency = currencyBehind.exec(rest.slice(scale.length))?.[0] ?? '';
	const behind = rest.slice(scale.length + currency.length);
	const old = oldCurrencies.find((each) => each.name.test(currency))?.perEuro ?? 1;
	const amount = (scale === '' ? value : value * (million === undefined ? 1_000 : 1e6)) / old;
	if (currency === '' && measure.test(rest)) return undefined;
	return {
		...front,
		start,
		end: end + scale.length + currency.length,
		values: [amount],
		last: [amount],
		isCurrency: currency !== '',
		isMoney: currency !== '' || scale !== '',
		isForeign: foreign.test(currency),
		isScaled: false,
		isGrouped: false,
		isYear: false,
		isPerArea: perArea.test(behind) || perAreaBefore.test(front.before),
		isInWords: true,
		behind: behind.slice(0, 60),
	};
}

function inDigits(text: string, { start, end }: Span, front: Front): Amount | undefined {
	const written = text.slice(start, end).trimEnd();
	const textAfter = text.slice(start + written.length, end + 80);
	const closeBefore = text.slice(Math.max(0, start - 32), start);
	const leadingScale = scaleBefore.find(({ unit }) => unit.test(closeBefore));
	const scale = leadingScale ?? scales.find(({ unit }) => unit.test(textAfter));
	const trailingScale = leadingScale ? undefined : scales.find((each) => each === scale);
	const unit = trailingScale?.unit.exec(textAfter)?.[0] ?? '';
	const afterScale = textAfter.slice(unit.length);
	const currency = currencyBehind.exec(afterScale)?.[0] ?? asMoney.exec(textAfter)?.[0] ?? '';
	const leading = leadingScale
		? (leadingScale.unit.exec(closeBefore)?.[0] ?? '')
		: (currencyBefore.exec(front.before)?.[0] ?? '');
	const isCurrency = currency !== '' || leading !== '';
	const isShort = /^[\s_-]?m$/i.test(unit) && !isCurrency;
	if (
		!coldRent.test(textAfter) &&
		((isShort && (/^[\s_-]/.test(unit) || !/[.,]/.test(written) || lengthWord.test(afterScale))) ||
			(!isCurrency && (measure.test(afterScale) || (unit === '' && measure.test(textAfter)))))
	)
		return undefined;
	const isMoney =
		isCurrency ||
		trailingScale?.isMoney === true ||
		(/^[\s_-]?k$/i.test(unit) && /^(?:\d{3}-)?\d{3,4}$/.test(written)) ||
		(/^\s?mill/i.test(unit) && /[.,]/.test(written));
	const old = oldCurrencies.find((each) => each.name.test(currency + leading))?.perEuro ?? 1;
	// "485 mil." ends a Spanish sentence, and is short for millions.
	const isMil = /^[\s_-]?mil$/iu.test(unit) && afterScale.startsWith('.');
	const factors = isMil ? [1e3, 1e6] : [(scale?.by ?? 1) / old];
	const valuesOf = (part: string) =>
		readings(part.replaceAll(/o/gi, '0').replaceAll('‚', ',')).flatMap((each) =>
			factors.map((by) => each * by),
		);
	// Between unknown ones a hyphen is most often a range.
	const last = written.split('-').at(-1) ?? '';
	const behind = afterScale.replace(currencyBehind, '').replace(asMoney, '');
	return {
		...front,
		start: start - leading.length,
		end: start + written.length + unit.length + currency.length,
		values: valuesOf(written),
		last: valuesOf(last),
		isCurrency,
		isMoney,
		isForeign: foreign.test(currency + leading),
		isScaled: scale !== undefined || /k/i.test(written),
		isGrouped: /\d\D{1,3}\d{3}$/.test(last),
		isYear:
			/^(?:1[89]|20)\d\d$/.test(written) && !scale && !isCurrency && !labelled.test(front.before),
		isPerArea: perArea.test(behind) || perAreaBefore.test(closeBefore),
		isInWords: false,
		behind: behind.slice(0, 60),
	};
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** All that a number may mean. */
function readings(written: string): number[] {
	const mixed = /^(\d{0,3})\s?([½¼¾])$/u.exec(written);
	if (mixed) return [Number(mixed[1]) + (fractions[mixed[2] ?? ''] ?? 0)];
	const divided = /^(?:(\d{1,2})\s)?(\d)[/⁄]([1-9])$/u.exec(written);
	if (divided) return [Number(divided[1] ?? 0) + Number(divided[2]) / Number(divided[3])];
	const parted = /^(\d+)k(\d+)$/i.exec(written);
	if (parted) return [Number(`${parted[1]}.${parted[2]}`) * 1_000];
	return possibleNumbers(written.replaceAll(/[\s'’´`·˙_-]/g, ''));
}

/** Whether a text states an amount of money, or a number that is large enough to be one. */
export function statesMoney(text: string): boolean {
	return (
		anyMoney.test(text) ||
		amountsIn(text).some(({ isMoney, isScaled, isInWords, values }) =>
			isInWords ? values.some((value) => value >= (isMoney ? 100 : 10_000)) : isMoney || isScaled,
		)
	);
}

const anyMoney = new RegExp(
	'\\d{5}|\\d{4}[.,]\\d{2}|\\d[.,]\\d{3}(?!\\d*\\s*%)' +
		`|\\d(?:\\s?(?:k|T|Tsd\\.?|mil|M|Mio\\.?))?\\s*(?:,-+\\s*)?(?:${sign}|${code}|${name})|(?:${sign}|${code})\\s*\\d`,
	'iu',
);
