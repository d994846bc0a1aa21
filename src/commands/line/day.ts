import { z } from 'zod';

/**
 * A day as it is given to an option.
 * @throws one sentence where it is no day of the calendar.
 */
export function readDay(given: string, option: string): string {
	const day = z.iso.date().safeParse(given);
	if (day.success) return day.data;
	throw new Error(`${option} takes a day such as 2027-01-01, and is ${given}.`);
}
