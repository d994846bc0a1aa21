import type { CrmError } from './errors.ts';

/** How often a read is sent at most. */
export const mostAttempts = 5;
const firstWait = 500;
const longestWait = 30_000;
/** A CRM that asks for more than this is obeyed only so far: a build is not to hang for an hour. */
const longestRetryAfter = 120_000;

/**
 * Milliseconds to wait before a call is sent again, or `undefined` when it is not. Only reads are, because
 * a write may have taken effect although its response was lost.
 */
export function retryDelay(
	error: CrmError,
	{
		attempt,
		random,
	}: {
		/** The attempt that failed, from 1. */
		attempt: number;
		/** From 0 up to, not including, 1. */
		random: number;
	},
): number | undefined {
	if (error.method !== 'GET' || !error.isTemporary || attempt >= mostAttempts) return undefined;
	const { failure } = error;
	// Two minutes have been waited for a response without an end, and the next would be the same.
	if (failure.reason === 'timedOut' && failure.phase === 'end') return undefined;
	const doubled = Math.min(longestWait, firstWait * 2 ** (attempt - 1));
	if (error.retryAfter === undefined) return Math.round(doubled * (0.5 + random / 2));
	// Never earlier than asked, and not all at the same moment.
	return Math.round(Math.min(longestRetryAfter, error.retryAfter) + random * firstWait);
}

/** A date of another year, as a broken proxy sends it, would hold inquiries back for ever. */
const mostAskedFor = 60 * 60_000;

/** Whole milliseconds a `Retry-After` header asks for, given in seconds or as an HTTP date; an hour at most. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
	if (header === undefined) return undefined;
	const text = header.trim();
	// Date.parse accepts much that is no date of HTTP, such as "1" and "-5".
	const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
	const asked = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : date - now;
	return Number.isNaN(asked) ? undefined : Math.ceil(Math.min(mostAskedFor, Math.max(0, asked)));
}
