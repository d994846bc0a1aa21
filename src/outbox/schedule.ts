const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const first = [5 * second, 30 * second, 2 * minute];

/** Waits between attempts in milliseconds: close together at first, then ten minutes, for 14 days. */
export const waits: readonly number[] = [
	...first,
	...Array<number>((14 * day) / (10 * minute)).fill(10 * minute),
];

/** No message is put off for longer, in milliseconds: one that is was put off by a clock that has been turned back. */
export const longestWait = 15 * minute;

/** When a delivered message is looked at again, in milliseconds since its delivery. */
const checks: readonly number[] = [10 * minute, day];

/** When a delivered message is looked at again after `made` checks, in milliseconds since 1970; null after the last. */
export function checkTime(finishedAt: number, made: number): number | null {
	const wait = checks[made];
	return wait === undefined ? null : finishedAt + wait;
}

/**
 * How long messages are kept, in milliseconds: a delivered one from then on, a dead one after an alarm said so; a
 * waiting one until it is done or dead. And how long what was seen is known at most.
 */
export const retention = { dead: 30 * day, done: 30 * day, seen: 400 * day };

/** Milliseconds until the next attempt, `undefined` when there is none. */
export type Schedule = (attempts: number, random: number) => number | undefined;

/**
 * Milliseconds until the next attempt, ±25 % so that messages that failed together do not return
 * together; `undefined` when the schedule is used up. Counted in attempts and not in hours, so that a
 * clock that jumps ends nothing early.
 * @param attempts Attempts that have failed, from 1.
 * @param random From 0 (inclusive) to 1.
 */
export function waitAfter(attempts: number, random: number): number | undefined {
	const wait = waits[attempts - 1];
	return wait === undefined ? undefined : Math.round(wait * (0.75 + random / 2));
}
