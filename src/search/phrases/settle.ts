import { isUnsayable, type Item } from './items.ts';

/** Items whose meaning is settled, and those that no filter can say. */
interface Settled {
	readonly known: readonly Item[];
	/** Each with the items that belong to it: "ohne Balkon". */
	readonly unsaid: readonly (readonly Item[])[];
}

/**
 * Takes out what a filter cannot say: the opposite of something, one of two features, a distance from nowhere, praise.
 * Titles may have such words, but a title without "luminoso" does not belong to a dark home.
 */
export function settle(items: readonly Item[]): Settled {
	const known: Item[] = [];
	const unsaid: (readonly Item[])[] = [];
	let at = 0;
	while (at < items.length) {
		const length = unsaidAt(items, at);
		const own = items.slice(at, at + Math.max(1, length));
		if (length > 0) unsaid.push(own);
		else known.push(...own.filter(({ kind }) => kind !== 'or'));
		at += own.length;
	}
	return { known, unsaid };
}

function unsaidAt(items: readonly Item[], at: number): number {
	const [item, next, third] = items.slice(at);
	if (item?.kind === 'not') return next ? 2 : 1;
	if (item?.kind === 'near') return next?.kind === 'place' ? 0 : 1;
	if (isUnsayable(item)) return 1;
	if (isFeature(item) && next?.kind === 'or' && isFeature(third)) return 3;
	if (!isRadius(item)) return 0;
	const beside = item?.kind === 'term' ? items.slice(Math.max(0, at - 1), at) : items;
	return beside.some(({ kind }) => kind === 'place') ? 0 : 1;
}

function isRadius(item: Item | undefined): boolean {
	if (item?.kind === 'quantity') return item.quantity.unit === 'radius';
	return item?.kind === 'term' && item.asks.startsWith('radius=');
}

function isFeature(item: Item | undefined): boolean {
	return item?.kind === 'term' && item.asks.startsWith('feature=');
}
