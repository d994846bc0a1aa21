import { radii } from '../../domain/listing.ts';
import type { Deal, UnitKind } from '../../domain/unit.ts';
import type { Fields } from '../facets/facet.ts';
import type { Counted } from './dictionary.ts';
import { isoOf } from './dates.ts';
import type { Item } from './items.ts';
import type { Quantity } from './quantities.ts';
import { isCounted, isMoney } from './units.ts';

/** A field with one of its values. */
export type Asked = readonly [field: string, value: string];

/** Less is a rent per month, where no word says so. */
const leastPrice = 5_000;
/** Less may be an area, where no word says that it is money. */
const leastGuess = 300;
/** More is a purchase price. */
const mostRent = 20_000;
/** Kilometres around a place that somebody wants to be near. */
const nearby = '10';

/**
 * Reads what the items of a phrase ask for together.
 * @param today as an ISO date
 * @returns `rest`: the items that ask for nothing a filter knows
 */
export function meaningOf(items: readonly Item[], today: string) {
	const year = Number(today.slice(0, 4));
	const homes = items.filter(isHome);
	const hasHome = homes.length > 0;
	const hasKind = homes.some(
		(item) => item.kind === 'term' && item.asks.includes('kind=') && !isPurpose(item),
	);
	const asked: Asked[] = [];
	const rest: Item[] = [];
	for (const item of items) {
		// "Haus mit Büro" asks for no office, "Haus mit Grundstück" for no plot.
		const isPart =
			item.kind === 'term' &&
			item.isAddition &&
			(isHome(item) ? homes.length > 1 : hasHome && item.asks === 'kind=plot');
		const own = isPart ? undefined : itemAsks(item, { hasHome, hasKind, year, today });
		if (own) asked.push(...own);
		else if (item.kind !== 'quantity') rest.push(item);
	}
	const isPlot = !hasHome && asked.some(([field, value]) => field === 'kind' && value === 'plot');
	let deal = dealIn(asked);
	for (const item of items) {
		if (item.kind !== 'quantity') continue;
		const { quantity } = item;
		const isPlotSize = (isPlot && quantity.unit === 'area') || quantity.unit === 'plot';
		const read = quantityAsks(isPlotSize ? { ...quantity, unit: 'plot' } : quantity, deal);
		if (!read) rest.push(item);
		asked.push(...(read?.asked ?? []));
		deal ??= read?.deal;
		if (quantity.isPlotNamed && !hasHome) asked.push(['kind', 'plot']);
	}
	const isStay = asked.some((one) => isKind(one, ['shortStay']));
	// Nobody buys a short stay, but whoever says so has said so.
	if (isStay) deal ??= 'rent';
	// "Short let flat": not all other flats, too.
	const meant = isStay ? asked.filter((one) => !isKind(one, ['apartment', 'house'])) : asked;
	// "Bezugsfrei ab März": the day says more than the word.
	const hasDay = items.some(({ kind }) => kind === 'date');
	const isSaid = ([field, value]: Asked) =>
		field !== 'deal' && !(hasDay && field === 'freeBy' && value === 'today');
	return { asked: meant.filter(isSaid), deal, rest };
}

/** What an item that is no number asks for. */
function itemAsks(item: Item, context: TermContext): readonly Asked[] | undefined {
	switch (item.kind) {
		case 'term':
			return termAsks(item, context);
		case 'place':
			return item.slugs.map((slug) => ['place', slug]);
		case 'near':
			return [['radius', nearby]];
		case 'project':
			return [['project', String(item.id)]];
		case 'postcode':
			return [['postcode', item.code]];
		case 'date':
			return [['freeBy', isoOf(item.date, context.today)]];
		case 'energy':
			return [['energyClass', item.letter]];
		default:
			return undefined;
	}
}

/** Whether an item is a kind of home, or counts its rooms: what else is named is a part of it. */
function isHome(item: Item): boolean {
	if (item.kind === 'quantity')
		return /^(?:rooms|bedrooms|bathrooms)$/.test(item.quantity.unit ?? '');
	if (item.kind !== 'term' || (item.asks.includes('|') && !isPurpose(item))) return false;
	return /\b(?:kind|category)=(?!plot)/.test(item.asks);
}

/** Whether an item is a kind by itself and a purpose beside another one. */
function isPurpose(item: Item): boolean {
	return item.kind === 'term' && item.asks.endsWith(' | ?');
}

function isKind([field, value]: Asked, kinds: readonly UnitKind[]): boolean {
	return field === 'kind' && kinds.some((kind) => kind === value);
}

function dealIn(asked: readonly Asked[]): Deal | undefined {
	const [, deal] = asked.find(([field]) => field === 'deal') ?? [];
	return deal === 'rent' || deal === 'buy' ? deal : undefined;
}

interface TermContext {
	readonly hasHome: boolean;
	/** Whether another kind is named, beside which some are a purpose: "Wohnung als Kapitalanlage". */
	readonly hasKind: boolean;
	readonly year: number;
	readonly today: string;
}

/**
 * What terms ask for. Beside a kind of home some ask for something else, a garage that belongs to it, or for nothing,
 * since they are a purpose.
 */
function termAsks(
	{ asks, isAddition }: Extract<Item, { kind: 'term' }>,
	{ hasHome, hasKind, year }: TermContext,
): Asked[] | undefined {
	const [alone = '', beside = alone] = asks.split(' | ');
	const isBeside = beside === '?' ? hasKind : hasHome || isAddition;
	const chosen = isBeside ? beside : alone;
	if (chosen === '?') return undefined;
	return chosen.split(' ').flatMap((part) => {
		const [field = '', values = ''] = part.split('=');
		return values.split(',').map((value): Asked => [field, yearIn(value, year)]);
	});
}

function yearIn(value: string, year: number): string {
	const [, back] = /^now-(\d+)$/.exec(value) ?? [];
	return back === undefined ? value : String(year - Number(back));
}

/** What a number asks for; nothing where neither its words nor its size tell what it counts. */
function quantityAsks(
	quantity: Quantity,
	deal: Deal | undefined,
): { readonly asked: readonly Asked[]; readonly deal?: Deal | undefined } | undefined {
	const unit = quantity.unit ?? unitBySize(quantity, deal);
	if (unit === undefined || unit === 'foreign') return undefined;
	const { from, to } = quantity;
	if (unit === 'radius') {
		const radius = radii.find((one) => one >= (to ?? from ?? 0));
		return radius === undefined ? undefined : { asked: [['radius', String(radius)]] };
	}
	if (unit === 'decade') {
		const [first, last] = [decadeIn(from), decadeIn(to)];
		if (first === undefined && last === undefined) return undefined;
		const isOne = !quantity.isSpan && first !== undefined;
		// "Before the 1930s" ends where they begin.
		const end = last !== undefined && !quantity.isYear ? last + 9 : last;
		return { asked: spanAsked('built', first, isOne ? first + 9 : end) };
	}
	const asked = spanAsked(unit, from, to);
	if (!isMoney(unit)) return { asked };
	const least = from ?? to ?? 0;
	const said = quantity.isRent ? 'rent' : deal;
	const bySize = least < leastPrice ? 'rent' : least >= mostRent ? 'buy' : undefined;
	return { asked, deal: said ?? bySize };
}

/** The first year of a decade: 1960 for 60. */
function decadeIn(year = NaN): number | undefined {
	if (year % 10 !== 0) return undefined;
	return year < 100 ? 1900 + year : year;
}

/**
 * What a number counts that no word counts: "bis 900" is a rent, "vor 1930" a year, "400000" a price. Smaller ones may be
 * square metres, and "at least 1000" may be anything.
 */
function unitBySize(
	{ from, to, isSpan, isYear, isBeforeUnknown }: Quantity,
	deal: Deal | undefined,
): Counted | undefined {
	const value = to ?? from ?? 0;
	if (isYear && value > 1500 && value < 2100) return 'built';
	if (value >= mostRent) return 'price';
	if (isBeforeUnknown || to === undefined) return undefined;
	const isHighest = isSpan && from === undefined;
	return value >= leastGuess && (isHighest || deal === 'rent') ? 'price' : undefined;
}

function spanAsked(unit: Counted, from: number | undefined, to: number | undefined): Asked[] {
	// Rooms are chosen by their least number, so that this end has the plain name.
	const least = isCounted(unit) ? unit : `${unit}From`;
	return [
		...(from === undefined ? [] : [[least, String(from)] as const]),
		...(to === undefined ? [] : [[`${unit}To`, String(to)] as const]),
	];
}

/** Fields with all values that were asked for. */
export function fieldsOf(asked: readonly Asked[]): Fields {
	const groups = Map.groupBy(asked, ([field]) => field);
	return Object.fromEntries(
		[...groups].map(([field, values]) => [field, [...new Set(values.map(([, value]) => value))]]),
	);
}
