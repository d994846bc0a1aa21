import type { Clock } from './clock.ts';
import type { EndpointCall } from './endpoint-call.ts';

/** A call that has been under way for long. */
export interface Waiting {
	readonly method: EndpointCall['method'];
	/** Below the base URL, without a query. */
	readonly path: string;
	/** Whole seconds since it was first sent. */
	readonly seconds: number;
	/** The try under way, or the one after the pause; from 1. */
	readonly attempt: number;
	/** How often it is sent at most. */
	readonly attempts: number;
	/** Whether the client waits before it sends the call again, and not for a response. */
	readonly isPaused: boolean;
}

/** How far a call has come. */
export type CallState = Pick<Waiting, 'attempt' | 'isPaused'>;

interface CallUnderWay {
	readonly call: EndpointCall;
	readonly since: number;
	state: CallState;
}

/** Between two notices, in milliseconds. */
const period = 5_000;

/**
 * Watches the calls under way; every five seconds it tells of the oldest of them, if that has been under way for as
 * long. However many calls there are at once, one notice is made.
 */
export function watchCalls({
	clock,
	attemptsOf,
	tell,
}: {
	readonly clock: Pick<Clock, 'now' | 'every'>;
	readonly attemptsOf: (method: EndpointCall['method']) => number;
	readonly tell: (waiting: Waiting) => void;
}): {
	begin(call: EndpointCall): {
		/** The call is sent for this time, or waits for that. */
		at(state: CallState): void;
		end(): void;
	};
} {
	/** In the order in which they were begun. */
	const underWay = new Set<CallUnderWay>();
	let stop: (() => void) | undefined;

	function look(): void {
		const [oldest] = underWay;
		const waited = oldest === undefined ? 0 : clock.now() - oldest.since;
		if (oldest === undefined || waited < period) return;
		const { method, path } = oldest.call;
		const seconds = Math.floor(waited / 1000);
		tell({ method, path, seconds, attempts: attemptsOf(method), ...oldest.state });
	}

	return {
		begin(call) {
			const own: CallUnderWay = {
				call,
				since: clock.now(),
				state: { attempt: 1, isPaused: false },
			};
			if (underWay.size === 0) stop = clock.every(period, look);
			underWay.add(own);
			return {
				at(state) {
					own.state = state;
				},
				end() {
					underWay.delete(own);
					if (underWay.size === 0) stop?.();
				},
			};
		},
	};
}
