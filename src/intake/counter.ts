import { createLimit, type Limit } from './limit.ts';

/** How many may come within a time. */
export interface Bound {
	readonly name: string;
	readonly most: number;
	readonly windowMs: number;
}

/** What is counted, and for whom. */
export type Counted = readonly [bound: Bound, key: string];

export interface Counter {
	/**
	 * Looks up several counts at once.
	 * @returns a function of some of these that gives the greatest share that is used up: from 1 on nothing is left
	 */
	used(counted: readonly Counted[]): Promise<(of: readonly Counted[]) => number>;
	/** Counts one more of each. */
	add(counted: readonly Counted[]): Promise<void>;
}

/** Counts in memory: a restart forgets them. */
export function createCounter(clock?: () => number): Counter {
	const limits = new Map<Bound, Limit>();

	function limitOf(bound: Bound): Limit {
		const known = limits.get(bound);
		if (known) return known;
		const limit = createLimit({ ...bound, ...(clock && { clock }) });
		limits.set(bound, limit);
		return limit;
	}

	return {
		async used(counted) {
			const shares = new Map(counted.map((each) => [each, limitOf(each[0]).used(each[1])]));
			return (of) => mostOf(shares, of);
		},
		async add(counted) {
			for (const [bound, key] of counted) limitOf(bound).add(key);
		},
	};
}

/** The greatest of these shares; none is 0. */
export function mostOf(shares: ReadonlyMap<Counted, number>, of: readonly Counted[]): number {
	return Math.max(0, ...of.map((each) => shares.get(each) ?? 0));
}
