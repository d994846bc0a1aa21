import { describeError } from './describe-error.ts';

/** Shortest time between two of the same, in milliseconds. */
const pauseMs = 60_000;

/**
 * Reports unexpected errors, the same one once a minute: what is wrong with a disk is met with every
 * look at the queue.
 */
export function createLogThrottle(tell: (reason: string) => void): (error: unknown) => void {
	let last: { readonly reason: string; readonly at: number } | undefined;
	return (error) => {
		const reason = describeError(error);
		const at = performance.now();
		if (last?.reason === reason && at < last.at + pauseMs) return;
		last = { reason, at };
		tell(reason);
	};
}
