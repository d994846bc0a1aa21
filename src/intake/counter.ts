import { createHash, randomBytes } from 'node:crypto';

/** How many may come within a time. */
export interface Limit {
	readonly name: string;
	readonly most: number;
	readonly windowMs: number;
}

/** A limit, and the source that it counts for. */
export type Counted = readonly [limit: Limit, key: string];

export interface Counter {
	/** How much of each limit is used up: from 1 on nothing is left. */
	used(counted: readonly Counted[]): Promise<number[]>;
	/** Counts one more of each. */
	add(counted: readonly Counted[]): Promise<void>;
}

/** How many came from whom in a window of fixed length, and in the one before it. */
interface Windows {
	period: number;
	current: Map<number, number>;
	earlier: Map<number, number>;
}

/**
 * Counts in memory, by two windows of fixed length for each limit. The older one counts by the share of it that still
 * lies within the time, so that nobody gets the double at the turn of the minute. Keys are held as digests with a salt
 * of the process, at most 100,000 a window (8 MB for both), however many come: whoever comes when it is full counts as
 * one who has used everything up, since that many do not come by themselves. A restart forgets the counts.
 */
export function createCounter(clock: () => number = Date.now, mostKeys = 100_000): Counter {
	const salt = randomBytes(16);
	const known = new Map<Limit, Windows>();

	/** The windows as they are now, and the share of the older one that still counts. */
	function windowsOf(limit: Limit): Windows & { readonly share: number } {
		const now = clock() / limit.windowMs;
		const period = Math.floor(now);
		let windows = known.get(limit);
		if (windows?.period !== period) {
			const earlier = windows?.period === period - 1 ? windows.current : new Map();
			windows = { period, current: new Map(), earlier };
			known.set(limit, windows);
		}
		return { ...windows, share: 1 - (now - period) };
	}

	function digestOf(key: string): number {
		return createHash('sha256').update(salt).update(key).digest().readUIntBE(0, 6);
	}

	return {
		used: async (counted) =>
			counted.map(([limit, key]) => {
				const { current, earlier, share } = windowsOf(limit);
				const digest = digestOf(key);
				if (current.size >= mostKeys && !current.has(digest)) return 1;
				const count = (current.get(digest) ?? 0) + share * (earlier.get(digest) ?? 0);
				return count / limit.most;
			}),
		async add(counted) {
			for (const [limit, key] of counted) {
				const { current } = windowsOf(limit);
				const digest = digestOf(key);
				if (current.size >= mostKeys && !current.has(digest)) continue;
				current.set(digest, (current.get(digest) ?? 0) + 1);
			}
		},
	};
}
