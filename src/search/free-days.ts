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
	const days = [isoDay(now)];
	for (let month = 1; days.length < most && dayNumber(days.at(-1) ?? '') < last; month++) {
		const first = new Date(now.getFullYear(), now.getMonth() + month, 1);
		if (month <= near || first.getMonth() % 3 === 0) days.push(isoDay(first));
	}
	return days;
}

/** Days since 1970 of an ISO date. */
export function dayNumber(iso: string): number {
	return Math.floor(Date.parse(iso) / 86_400_000);
}

/** The day it is where somebody looks at a clock. */
export function isoDay(date: Date): string {
	const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0'));
	return `${date.getFullYear()}-${month}-${day}`;
}
