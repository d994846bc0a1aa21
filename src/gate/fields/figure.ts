import type { Locale } from '../../domain/locale.ts';
import type { Money, PriceBound } from '../../domain/price.ts';
import type { FigureRule } from './figure-rules.ts';
import { digitsPattern, readings, type Numeric } from './number.ts';
import { setWords } from './set-words.ts';

/** What a field says for certain. */
export interface Figure {
	readonly value: number;
	/** Where the value is the least of several, or what bidding begins with. */
	readonly bound?: PriceBound;
	/** Where one stands beside an amount. */
	readonly currency?: Money['currency'];
	/** Whether words say more than the value, such as "negotiable". */
	readonly saysMore?: true;
}

/**
 * Reads a figure as people and machines write it: 690.5, "ca. 1.234,5 m²", "3 1/2 Zi.", "ab 1,2 Mio. €", "385.000 –
 * 395.000 €". A dot or comma before exactly three digits parts decimals where no thousands are plausible. It parts
 * thousands only as the account's language does, and where decimals are not plausible or a person wrote more than digits.
 *
 * @returns `undefined` where nothing is set, and `unreadable` where anything is in doubt.
 */
export function readFigure(
	raw: Numeric,
	rule: FigureRule,
	ownLocale: Locale,
): Figure | 'unreadable' | undefined {
	if (typeof raw === 'number') {
		return raw === 0 ? undefined : isPlausible(raw, rule) ? { value: raw } : 'unreadable';
	}
	const text = setWords(raw);
	if (text === undefined) return undefined;
	if (text.length > longest) return 'unreadable';
	const { rest, ...lead } = leadOf(text);
	// "1/2 Mio." is no range from 1 to 2 million, and the kWh of a year are not those of a square metre.
	if (rule.isMoney && /^\d{1,2}\s?[/⁄]\s?\d{1,3}(?![\d.,])/u.test(rest)) return 'unreadable';
	if (rule.most < 1_001 && totalOfYear.test(text)) return 'unreadable';
	const { amounts, end } = amountsIn(rest, rule);
	const tail = tailOf(end, rule);
	const [first, second] = amounts;
	if (!first || !tail) return 'unreadable';
	const shared = (second ?? first)['scale'];
	const isByHand = !/^[\d.,]+$/.test(text);
	const values = amounts.flatMap((amount) => {
		const by = scaleOf(amount['scale'] ?? amount['leadScale'] ?? shared);
		return valueOf(amount, by, rule, ownLocale, isByHand) ?? [];
	});
	if (values.length === amounts.length && values.every((value) => value === 0)) return undefined;
	const named = new Set(amounts.flatMap(({ lead, trail }) => currencyOf(trail ?? lead) ?? []));
	const bound = lead.bound ?? tail.bound ?? (second ? 'from' : undefined);
	const isSure =
		values.length === amounts.length &&
		named.size < 2 &&
		Math.max(...values) <= Math.min(...values) * widest &&
		(!bound || rule.hasBound);
	if (!isSure || !values.every((value) => isPlausible(value, rule))) return 'unreadable';
	const [currency] = named;
	return {
		value: Math.min(...values),
		...(bound && { bound }),
		...(currency && { currency }),
		...((lead.saysMore ?? tail.saysMore) && { saysMore: true }),
	};
}

const totalOfYear = /[.,]\d{3}\s*(?:kWh|kg|MJ)(?!.*(?:m²|m2|qm))/iu;

/** Characters; what is longer is a text. */
const longest = 80;

/** A range is no wider; 500.000 / 1.200 € are two things. */
const widest = 10;

const about =
	/^(?:(?:ca|circa|zirka|etwa|rund|rd|um|approx(?:imately)?|about|around|aprox(?:imadamente)?|unos|unas)(?!\p{L})\.?|[~≈])\s*/iu;
const label =
	/^(?:(?:kauf)?preis|kp|price|precio(?: de venta)?|baujahr|bj\.?|built in)(?!\p{L})\s*:?\s*/iu;
const from =
	/^(?:(?:ab|von|from|starting (?:at|from)|at least|desde|a partir de|mindestens|mind\.|min\.)(?!\p{L})|>=?|≥)\s*/iu;
const bid =
	/^(?:(?:mindest|start|erst|einstiegs)gebot|(?:start|mindest|ausruf)preis|gebote? ab|gegen (?:höchst)?gebot(?: ab)?|bieterverfahren(?: ab)?|guide price|(?:starting|opening|minimum) (?:bid|price)|offers (?:over|in excess of|from|above)|oieo|bids? from|(?:precio|puja) (?:de salida|m[íi]nim[oa]|inicial)|ofertas desde)(?!\p{L})\s*:?\s*/iu;

interface Lead {
	readonly bound?: PriceBound | undefined;
	readonly saysMore?: true | undefined;
}

/** Takes off the words in front of a number. */
function leadOf(text: string, known: Lead = {}): Lead & { readonly rest: string } {
	for (const [words, means] of leads) {
		const rest = text.replace(words, '');
		if (rest !== text) return leadOf(rest, { ...means, ...known });
	}
	return { ...known, rest: text };
}

const currency = '(?:€|EUR(?:os?)?|CHF|S?Fr\\.?|Franken|£|GBP|US\\$|\\$|USD)';
/** Words that multiply an amount, as a source of a regular expression. */
export const scalePattern =
	'(?:Mio\\.?|Mill(?:ion(?:en|s)?|ones|[oó]n)?\\.?|mn|Tsd\\.?|Tausend|thousand|mil|[Mmk]|T(?=\\s?(?:€|EUR)))';
const fraction = '(?:\\s?(?<part>[½¼¾])|\\s(?<over>[1-3])\\s?[/⁄]\\s?(?<under>[24])(?!\\d))';
const dash = '(?:[.,]?[-–—]{1,2}(?!\\s?[€£$]?\\s?\\d))?';
const figures = `(?<digits>${digitsPattern})(?![.,]?\\d)${fraction}?${dash}\\s*`;

/** The number at the head of a text, with what belongs to it. */
function patternOf({ isMoney, unit }: FigureRule): RegExp {
	const end = '(?![\\p{L}²])\\s*';
	const behind = unit ? `(?:(?:${unit})${end})?` : '';
	const money = `(?:(?<leadScale>T|Mio\\.?\\s?)?(?<lead>${currency}))?\\s*${figures}(?:(?<scale>${scalePattern})(?:${end}|(?=EUR))(?:de\\s)?)?(?:(?<trail>${currency})${end}${dash}\\s*)?`;
	return new RegExp(`^${isMoney ? money : figures}${behind}`, 'iu');
}

type Groups = Readonly<Record<string, string | undefined>>;
const patterns = new Map<FigureRule, RegExp>();
const range = /^(?:[-–—/]|(?:bis|to|hasta|oder|or|a|o)(?!\p{L})(?: zu)?)\s*/iu;

/** One amount, or the two ends of a range. */
function amountsIn(
	text: string,
	rule: FigureRule,
): { readonly amounts: Groups[]; readonly end: string } {
	const pattern = patterns.get(rule) ?? patternOf(rule);
	patterns.set(rule, pattern);
	const first = pattern.exec(text);
	if (!first) return { amounts: [], end: text };
	const end = text.slice(first[0].length);
	const other = end.replace(range, '');
	const second = other === end ? null : pattern.exec(other);
	if (!second) return { amounts: [{ ...first.groups }], end };
	return {
		amounts: [{ ...first.groups }, { ...second.groups }],
		end: other.slice(second[0].length),
	};
}

const perMonth =
	/^(?:(?:\/|pro|im|je|per|al?)?\s?(?:Monat|month|mes|mtl\.?)|monatlich|monthly|mensual(?:es)?|pcm|p\.?\s?[mM]\.?)(?!\p{L})\s*/iu;
const negotiable =
	/^(?:VH?B|VHS|Verhandlungs(?:basis|sache)|verhandelbar|negotiable|o\.?n\.?o\.?|negociable|Festpreis|FP|fixed price|precio fijo)(?!\p{L})\.?\s*/iu;
const leads: readonly (readonly [RegExp, Lead])[] = [
	[bid, { bound: 'startingBid' }],
	[from, { bound: 'from' }],
	[negotiable, { saysMore: true }],
	[about, {}],
	[label, {}],
];
const onward =
	/^(?:(?:und |oder |and |or )?(?:mehr|aufwärts|upwards?|onwards|more|above)|en adelante|[yo] más|\+)$/iu;
/** What comes on top or is part of it; of a price without taxes nobody can tell what it is. */
const added =
	/^(?:(?:zzgl|zuzüglich|plus|sowie|und|mit|and|with|con|más|inkl|incl|inklusive|including|inclusive|einschl)(?!\p{L})|[+&])(?!.*(?:MwSt|USt|Steuer|VAT|IVA|tax))[^\d]*$/iu;
const included = /^(?:mit|with|con|inkl|incl|einschl)/iu;

/** What stands behind the number; `undefined` where it may change what the number means. */
function tailOf(end: string, { isMonthly, isMoney, unit }: FigureRule): Lead | undefined {
	let rest = end
		.trim()
		.replace(/^[-–,;:]\s*/u, '')
		.replace(/^\((.*)\)$/u, '$1');
	if (isMonthly) rest = rest.replace(perMonth, '');
	if (unit && new RegExp(`^(?:${unit})$`, 'iu').test(rest)) return {};
	if (rest === '' || rest === '.') return {};
	if (onward.test(rest)) return { bound: 'from' };
	if (isMoney && bid.test(rest) && rest.replace(bid, '') === '') return { bound: 'startingBid' };
	const more = isMoney ? rest.replace(negotiable, '') : rest;
	const isAdded = added.test(more) && !(isMonthly && included.test(more));
	return more === '' || isAdded ? { saysMore: true } : undefined;
}

const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The value of an amount; `undefined` where it could have another. @param by what it counts: thousands, millions */
function valueOf(
	amount: Groups,
	by: number,
	rule: FigureRule,
	ownLocale: Locale,
	isByHand: boolean,
): number | undefined {
	const { digits = '', part, over, under, lead, trail, scale } = amount;
	// "1.2m" are metres where no currency stands beside it.
	if (/^m$/iu.test(scale ?? '') && lead === undefined && trail === undefined) return undefined;
	const beside = part ? parts[part] : Number(over ?? 0) / Number(under ?? 1);
	const { decimal, thousands, sign } = readings(digits);
	const rounded = (value: number | undefined) =>
		value === undefined ? [] : [Number(((value + (beside ?? 0)) * by).toPrecision(15))];
	const [low] = rounded(decimal);
	// Of the field, not of the value: a figure that never reaches thousands has none to part.
	const [high] = rule.most < 1_001 ? [] : rounded(thousands);
	if (low === undefined || high === undefined) return low ?? high;
	if (!isPlausible(high, rule)) return low;
	const isUsual = (sign === ',') === (ownLocale === 'en');
	return isUsual && (isByHand || !isPlausible(low, rule)) ? high : undefined;
}

function isPlausible(value: number, { least, most, isWhole }: FigureRule): boolean {
	return value >= least && value <= most && (!isWhole || Number.isInteger(value));
}

/** What such a word multiplies by. */
export function scaleOf(word = ''): number {
	if (word === '') return 1;
	return /^(?:mio|mill|mn|m$)/iu.test(word) ? 1e6 : 1e3;
}

function currencyOf(sign = ''): Money['currency'] | undefined {
	if (sign === '') return undefined;
	if (/^(?:€|EUR)/iu.test(sign)) return 'EUR';
	if (/^(?:£|GBP)/iu.test(sign)) return 'GBP';
	return /\$|USD/iu.test(sign) ? 'USD' : 'CHF';
}
