import { dayOf } from '../domain/day.ts';

/** Months that are offered one by one; from then on it is quarters. */
const near = 6;
/** As many days are offered at most. */
const most = 14;

/**
 * Days by which units may be wanted, as ISO dates: today, then the first of the coming months, until everything is
 * free that has a date.
 * @param available days since 1970 by which units are free
 */
export function freeDays(available: Float64Array, now: Date): string[] {
	const last = available.reduce((latest, day) => Math.max(latest, day), 0);
	const today = dayOf(now);
	const [year, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
	const days = [today];
	for (let month = 1; days.length < most && dayNumber(days.at(-1) ?? '') < last; month++) {
		const first = new Date(Date.UTC(year, thisMonth - 1 + month)).toISOString();
		if (month <= near || Number(first.slice(5, 7)) % 3 === 1) days.push(first.slice(0, 10));
	}
	return days;
}

/** Days since 1970 of an ISO date. */
export function dayNumber(iso: string): number {
	return Math.floor(Date.parse(iso) / 86_400_000);
}
