import type { Deal, UnitKind } from '../../domain/unit.ts';
import { quantityAsks, termAsks, type Asked, type TermContext } from './asked.ts';
import type { Item } from './items.ts';

/** What the items of a phrase ask for together. */
interface Meaning {
	readonly asked: readonly Asked[];
	readonly deal: Deal | undefined;
	/** Items that ask for nothing a filter knows. */
	readonly rest: readonly Item[];
}

/** Kilometres around a place that somebody wants to be near. */
const nearby = '10';

/** @param year the present one */
export function meaningOf(items: readonly Item[], year: number): Meaning {
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
		const own = isPart ? undefined : itemAsks(item, { hasHome, hasKind, year });
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
	return { asked: meant.filter(([field]) => field !== 'deal'), deal, rest };
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
