/** Whether deliveries may be tried: all, one to find out whether the receiver is back, or none. */
type Passage = 'open' | 'probe' | 'closed';

/** Milliseconds that a receiver may ask for: nothing else tells when it is back. */
export const longestQuietMs = 5 * 60_000;

export type Breaker = ReturnType<typeof createBreaker>;

interface BreakerOptions {
	readonly clock?: () => number;
	/** Failures one after the other that make an outage. */
	readonly threshold?: number;
	/** Milliseconds between two probes of a receiver that is out. */
	readonly probeMs?: number;
}

/**
 * Keeps thousands of waiting messages from calling a receiver that is out: after a few failures in a row
 * one delivery is tried every half a minute, and all again as soon as one gets through.
 */
export function createBreaker(options: BreakerOptions = {}) {
	const { clock = Date.now, threshold = 5, probeMs = 30_000 } = options;
	let failures = 0;
	let quiet: { readonly since: number; readonly until: number } | undefined;

	return {
		passage(): Passage {
			const now = clock();
			// A clock that was turned back must not make the pause longer.
			if (quiet && now >= quiet.since && now < quiet.until) return 'closed';
			return failures >= threshold ? 'probe' : 'open';
		},

		/** A probe is under way: no other one for a while. */
		probing(): void {
			const since = clock();
			quiet = { since, until: since + probeMs };
		},

		/** The receiver answered. True when that ends an outage. */
		succeeded(): boolean {
			const wasOut = failures >= threshold;
			failures = 0;
			quiet = undefined;
			return wasOut;
		},

		/**
		 * The receiver failed for everybody. True when that begins an outage.
		 * @param quietMs What the receiver asked for, in milliseconds; five minutes count at most.
		 */
		failed(quietMs = 0): boolean {
			failures++;
			const since = clock();
			const asked = since + Math.min(quietMs, longestQuietMs);
			const until = Math.max(failures >= threshold ? since + probeMs : 0, asked);
			const known = quiet && quiet.since <= since ? quiet.until : 0;
			if (until > known) quiet = { since, until };
			return failures === threshold;
		},
	};
}
