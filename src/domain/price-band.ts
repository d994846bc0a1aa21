import type { Money } from './money.ts';

/** What a square metre of living space costs in a city, of what is on offer there. */
export interface PriceBand {
	readonly city: string;
	readonly kind: 'apartment' | 'house';
	readonly from: Money;
	readonly to: Money;
	/** How many homes it is made of. */
	readonly count: number;
}
