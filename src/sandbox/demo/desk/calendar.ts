import { formatMoment } from '../../db/moment.ts';

/** Times as seen from the day on which the account is opened, so that its diary is never out of date. */
export interface Calendar {
	/**
	 * A time as the CRM writes it.
	 *
	 * @param workdays after that day; negative before it
	 * @param time in Germany, such as `09:40`
	 */
	at(workdays: number, time: string): string;
	/** A date, such as `2026-11-30`. */
	on(workdays: number): string;
}

export function createCalendar(now: Date): Calendar {
	const on = (workdays: number) => formatMoment(workday(now, workdays)).slice(0, 10);
	return {
		on,
		at(workdays, time) {
			const noon = formatMoment(new Date(`${on(workdays)}T12:00:00Z`));
			return `${noon.slice(0, 11)}${time}:00.000${noon.slice(-6)}`;
		},
	};
}

const dayMs = 86_400_000;

/** On a weekend the account is opened as on the Friday before. */
function workday(now: Date, count: number): Date {
	const day = new Date(now);
	while (isWeekend(day)) day.setTime(day.getTime() - dayMs);
	for (let left = Math.abs(count); left > 0;) {
		day.setTime(day.getTime() + Math.sign(count) * dayMs);
		if (!isWeekend(day)) left -= 1;
	}
	return day;
}

function isWeekend(day: Date): boolean {
	return [0, 6].includes(new Date(`${formatMoment(day).slice(0, 10)}T12:00:00Z`).getUTCDay());
}
