import { instantIn, shownIn } from './zone.ts';

/** Zone of the company, by whose calendar days begin. */
export const timeZone = 'Europe/Berlin';

/** The day on which an instant falls where the company is, ISO 8601; a day stays as it is. No other code tells days. */
export function dayOf(time: string | number | Date): string {
	if (typeof time !== 'string') return shownIn(timeZone, time).slice(0, 10);
	return time.length === 10 ? time : shownIn(timeZone, Date.parse(time)).slice(0, 10);
}

/** The instant at which a clock of the company shows a time such as "2026-11-28T00:00", in milliseconds since 1970. */
export function instantAt(local: string): number {
	return instantIn(timeZone, local);
}

/** Whether an instant has passed. @param until ISO 8601; nothing that ends never has */
export function isOver(until: string | undefined): boolean {
	return until !== undefined && Date.parse(until) <= Date.now();
}
