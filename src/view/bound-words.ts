import type { PriceBound } from '../domain/price.ts';

/** What pages and maps put around an amount that is the least of several, or what bidding begins with. */
export const boundWords = {
	from: 'project.from',
	startingBid: 'unit.startingBid',
} as const satisfies Readonly<Record<PriceBound, string>>;
