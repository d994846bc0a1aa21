const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const first = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute];
const hourly = Array<number>(72).fill(hour);
const sixHourly = Array<number>((11 * 24) / 6).fill(6 * hour);

/** Waits between attempts in milliseconds: close together at first, hourly to 72 h, six-hourly to 14 days. */
export const waits: readonly number[] = [...first, ...hourly, ...sixHourly];

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
