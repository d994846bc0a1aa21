/** Milliseconds that a receiver may ask for: nothing else tells when it is back. */
export const longestQuietMs = 5 * 60_000;

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Keeps thousands of waiting messages from calling a receiver that is out: after a few failures in a row
 * one delivery is tried every half a minute, and all again as soon as one gets through.
 */
export function createBreaker({
	clock = Date.now,
	threshold = 5,
	probeMs = 30_000,
}: {
	readonly clock?: () => number;
	/** Failures one after the other that make an outage. */
	readonly threshold?: number;
	/** Milliseconds between two deliveries to a receiver that is out. */
	readonly probeMs?: number;
} = {}) {
	let failures = 0;
	let quiet: { readonly since: number; readonly until: number } | undefined;

	function pause(ms: number): void {
		const since = clock();
		const known = quiet && quiet.since <= since ? quiet.until : 0;
		if (since + ms > known) quiet = { since, until: since + ms };
	}

	const isOut = () => failures >= threshold;

	return {
		/** Whether a delivery may begin now. */
		isOpen(): boolean {
			const now = clock();
			// A clock that was turned back must not make the pause longer.
			return !quiet || now < quiet.since || now >= quiet.until;
		},

		/** A delivery begins: while the receiver is out, no other one for a while. */
		began(): void {
			if (isOut()) pause(probeMs);
		},

		/** The receiver answered. True when that ends an outage. */
		succeeded(): boolean {
			const wasOut = isOut();
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
			pause(Math.max(isOut() ? probeMs : 0, Math.min(quietMs, longestQuietMs)));
			return failures === threshold;
		},
	};
}
