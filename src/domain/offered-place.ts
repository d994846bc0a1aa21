import type { Deal } from './deal.ts';

/** Units on offer of one deal that lie in one place. */
export interface OfferedPlace {
	readonly city: string;
	readonly district?: string | undefined;
	readonly region?: string | undefined;
	readonly zip?: string | undefined;
	readonly deal: Deal;
	readonly count: number;
	/** The middle of what is told of them. */
	readonly lat?: number | undefined;
	readonly lng?: number | undefined;
}
