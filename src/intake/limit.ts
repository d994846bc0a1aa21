import { createHash, randomBytes } from 'node:crypto';

/** Counts what comes from somewhere within a time. */
export interface Limit {
	/** How much of what is allowed is used up: 1 and more means that nothing is left. */
	used(key: string): number;
	/** Counts one more. */
	add(key: string): void;
}

/**
 * A limit whose memory is bounded: 200,000 keys are 8 MB or so, however many come. Whoever comes when the
 * table is full counts as one who has used everything up, since that many do not come by themselves.
 *
 * Two windows of fixed length are kept, and the older one counts by the share of it that still lies within
 * the time, so that nobody gets the double at the turn of the minute. Keys are held as digests with a salt of
 * the process.
 */
export function createLimit({
	most,
	windowMs,
	mostKeys = 100_000,
	clock = Date.now,
}: {
	readonly most: number;
	readonly windowMs: number;
	readonly mostKeys?: number;
	readonly clock?: () => number;
}): Limit {
	const salt = randomBytes(16);
	let window = 0;
	let current = new Map<number, number>();
	let earlier = new Map<number, number>();

	/** @returns the share of the older window that still counts. */
	function turn(): number {
		const now = clock() / windowMs;
		const at = Math.floor(now);
		if (at !== window) {
			earlier = at === window + 1 ? current : new Map();
			current = new Map();
			window = at;
		}
		return 1 - (now - at);
	}

	function digestOf(key: string): number {
		return createHash('sha256').update(salt).update(key).digest().readUIntBE(0, 6);
	}

	return {
		used(key) {
			const share = turn();
			const digest = digestOf(key);
			if (current.size >= mostKeys && !current.has(digest)) return 1;
			return ((current.get(digest) ?? 0) + share * (earlier.get(digest) ?? 0)) / most;
		},
		add(key) {
			turn();
			const digest = digestOf(key);
			if (current.size >= mostKeys && !current.has(digest)) return;
			current.set(digest, (current.get(digest) ?? 0) + 1);
		},
	};
}
