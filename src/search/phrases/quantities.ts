import type { Bound } from '../../i18n/vocabulary.ts';
import { type Amount, amountAt } from './amounts.ts';
import type { Counted, Match } from './dictionary.ts';
import { type Cursor, isCounted, isMoney, unitOf, unitsBehind, type UnitsBehind } from './units.ts';

/** The ends of a span lie no further apart, as one divided by the other. */
const widest = 50;

interface Span {
	readonly from?: number | undefined;
	readonly to?: number | undefined;
}

/** A number or a span of a phrase with what it counts. */
export interface Quantity extends Span {
	/** Whether the phrase says which ends are meant, and not only a number. */
	readonly isSpan: boolean;
	/** Whether words such as "since" speak of a year. */
	readonly isYear: boolean;
	/** What it counts, as far as the words beside it say so. */
	readonly unit?: Counted | undefined;
	/** Whether words beside it speak of a month or of rent. */
	readonly isRent: boolean;
	/** Whether a word follows that nobody knows: it may be the unit. */
	readonly isBeforeUnknown: boolean;
	/** Whether the word for the plot may stand for a plot by itself: "plot 500 m²". */
	readonly isPlotNamed: boolean;
}

/** In square metres. */
const squareFoot = 0.09290304;
/** No price is less. */
const leastAmount = 10;

/** Reads the number or span that begins at a token, with the words before and behind it that belong to it. */
export function quantityAt(cursor: Cursor, at: number): Match<Quantity> | undefined {
	const before = wordsBefore(cursor, at);
	const first = amountAt(cursor.tokens, before.next, cursor.dictionary);
	if (!first) return undefined;
	const end = before.next + first.length;
	const plain = unitsBehind(cursor, { at: end, topics: before.topics });
	// "3 or more bedrooms"
	const early = plain.units.length === 0 ? boundBehind(cursor, end) : undefined;
	const own = early
		? unitsBehind(cursor, { at: end + early.length, topics: before.topics })
		: plain;
	const range = early ? undefined : rangeBehind(cursor, { first, own, bounds: before.bounds });
	const [last, amounts] = range
		? [range.units, [range.from, range.to] as const]
		: [own, [first.value] as const];
	const said = unitOf([...before.topics], last.units);
	if (said === false) return undefined;
	// "1 month" is no rent.
	const unit = isMoney(said) && Math.max(...amounts) < leastAmount ? 'uncounted' : said;
	const mayBeOne = isCounted(said) || said === 'uncounted';
	if (first.isWeak && first.times === 1 && !range && !mayBeOne) return undefined;
	const after = range || early ? undefined : boundBehind(cursor, last.next);
	const allBounds = [...before.bounds, early?.value, after?.value];
	// "Between" says something of two numbers only: "piso de 90 m²".
	const bounds = allBounds.filter((bound) => bound !== undefined && bound !== 'between');
	const next = last.next + (after?.length ?? 0);
	return {
		length: next - at,
		value: {
			...inMetres(spanOf(amounts, { bounds, unit }), before.isFeet || last.isFeet),
			isSpan: bounds.length > 0 || range !== undefined,
			isYear: bounds.includes('after') || bounds.includes('before'),
			unit,
			isRent: [...before.topics, ...last.units].some((one) => one === 'rent' || one === 'warm'),
			isBeforeUnknown: isUnknown(cursor, next),
			isPlotNamed: before.namesPlot || last.namesPlot,
		},
	};
}

/** Whether a word begins nothing that the dictionary knows. */
function isUnknown({ tokens, dictionary }: Cursor, at: number): boolean {
	const { word = '', number } = tokens[at] ?? {};
	if (number !== undefined || !/\p{L}/u.test(word)) return false;
	return dictionary.plain(word) === undefined;
}

/** A span of square feet in whole square metres, so that nothing within it is lost. */
function inMetres({ from, to }: Span, isFeet: boolean): Span {
	if (!isFeet) return { from, to };
	return {
		from: from === undefined ? undefined : Math.floor(from * squareFoot),
		to: to === undefined ? undefined : Math.ceil(to * squareFoot),
	};
}

/** Bounds and names of what is counted, up to the number. */
function wordsBefore({ tokens, dictionary }: Cursor, at: number) {
	const bounds: Bound[] = [];
	const topics = new Set<Counted>();
	let [namesPlot, isFeet] = [false, false];
	let next = at;
	for (;;) {
		// A number word may be an article, too.
		if (amountAt(tokens, next, dictionary)) break;
		const bound = dictionary.match('bound', tokens, next);
		const topic = dictionary.match('unit', tokens, next);
		const filler = next > at ? dictionary.match('filler', tokens, next) : undefined;
		if (topic && topic.value !== 'uncounted' && topic.length >= (bound?.length ?? 0)) {
			topics.add(topic.value === 'feet' ? 'area' : topic.value);
			isFeet ||= topic.value === 'feet';
			namesPlot ||= dictionary.match('term', tokens, next)?.value.startsWith('kind=plot') === true;
			next += topic.length;
		} else if (bound) {
			bounds.push(bound.value);
			next += bound.length;
		} else if (filler) next += filler.length;
		else break;
	}
	return { bounds, topics, namesPlot, isFeet, next };
}

/** A bound that stands behind its number: "400k max", "3 or more". */
function boundBehind({ tokens, dictionary }: Cursor, at: number): Match<Bound> | undefined {
	const bound = dictionary.match('bound', tokens, at);
	if (!bound || !['from', 'to'].includes(bound.value)) return undefined;
	const next = wordsBefore({ tokens, dictionary }, at).next;
	return amountAt(tokens, next, dictionary) ? undefined : bound;
}

/** The ends of what is meant. Without a bound, a price is the highest, a year itself, all else the least. */
function spanOf(
	amounts: readonly [number] | readonly [number, number],
	{
		bounds,
		unit,
	}: { readonly bounds: readonly (Bound | undefined)[]; readonly unit: Counted | undefined },
): { readonly from?: number; readonly to?: number } {
	const [value, end] = amounts;
	if (end !== undefined) return { from: value, to: end };
	if (bounds.includes('about'))
		return { from: Math.round(value * 0.9), to: Math.round(value * 1.1) };
	if (bounds.includes('exactly')) return { from: value, to: value };
	if (bounds.some((bound) => bound === 'to' || bound === 'before' || bound === 'range'))
		return { to: value };
	if (bounds.length > 0) return { from: value };
	if (unit === 'built' || (isCounted(unit) && value === 1)) return { from: value, to: value };
	return unit === undefined || isMoney(unit) ? { to: value } : { from: value };
}

/** The second end of a span: "300 bis 400 tausend", "between 2 and 3". */
function rangeBehind(
	cursor: Cursor,
	{
		first,
		own,
		bounds,
	}: {
		readonly first: Amount;
		readonly own: UnitsBehind;
		readonly bounds: readonly Bound[];
	},
) {
	const { tokens, dictionary } = cursor;
	const isDash = tokens[own.next]?.word === '-';
	const isBetween = bounds.includes('between');
	const link =
		(isDash && 1) ||
		(dictionary.match('bound', tokens, own.next)?.value === 'range' && 1) ||
		(isBetween && dictionary.match('and', tokens, own.next)?.length) ||
		(own.units.length === 0 && dictionary.match('or', tokens, own.next)?.length) ||
		0;
	// "between €300k and €400k"
	const isSigned = dictionary.match('unit', tokens, own.next + link)?.value === 'price';
	const start = own.next + link + (isSigned ? 1 : 0);
	const second = link > 0 ? amountAt(tokens, start, dictionary) : undefined;
	if (!second) return undefined;
	const at = start + second.length;
	const units = unitsBehind(cursor, { at, topics: new Set(own.units) });
	const sameUnit = units.units.length === 0 ? isDash || isBetween : units.units[0] === own.units[0];
	if (own.units.length > 0 && !sameUnit) return undefined;
	const times = first.times === 1 && first.value * second.times <= second.value ? second.times : 1;
	const [from, to] = [first.value * times, second.value];
	// "Bj. 1965 bis 2 Mio" is a year and a price.
	if (from >= to || to > from * widest) return undefined;
	const all = units.units.length > 0 ? units : { ...units, units: own.units };
	return { from, to, units: all };
}
