import type { Extent } from './develop.ts';

export interface BudgetOptions {
	/** Without it, time is no matter. */
	readonly seconds: number | undefined;
	/** Milliseconds that only ever grow. */
	readonly clock: () => number;
	/** Whether the store holds no pictures yet, or some lack their largest files. */
	readonly isBackfilling: boolean;
}

/** How much of a photo there is time for. `nothing`: the next build goes on. */
export type Allowance = Extent | 'nothing';

/**
 * The time one build may spend on photos, counted from the first that costs any. While the store is
 * being filled for the first time, every photo gets its smaller files before any gets its largest;
 * later on the same holds once half of the time is gone.
 */
export function createBudget({ seconds, clock, isBackfilling }: BudgetOptions): () => Allowance {
	let begun: number | undefined;
	return () => {
		if (seconds === undefined) return 'whole';
		begun ??= clock();
		const spent = (clock() - begun) / 1000;
		if (spent >= seconds) return 'nothing';
		return isBackfilling || spent >= seconds / 2 ? 'first' : 'whole';
	};
}
