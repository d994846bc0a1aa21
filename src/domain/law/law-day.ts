import { dayOf } from '../day.ts';
import { purchaseRates } from './purchase-rates.ts';

/**
 * The day since which everything calculated here by date is as it is on a given one: a rate began then, or one
 * ended the day before, or the year began, which decides whether a building counts as new. Pages calculate with
 * this day in place of today's, so that they come out the same until it moves.
 * @param today ISO date, or date and time
 * @returns ISO date
 */
export function lawDay(today: string): string {
	const day = dayOf(today);
	const turns = [...boundaries, `${day.slice(0, 4)}-01-01`].filter((turn) => turn <= day);
	return turns.reduce((latest, turn) => (turn > latest ? turn : latest), '');
}

const boundaries = purchaseRates.flatMap(({ from, until }) =>
	until === undefined ? [from] : [from, dayAfter(until)],
);

function dayAfter(day: string): string {
	const next = new Date(`${day}T00:00:00Z`);
	next.setUTCDate(next.getUTCDate() + 1);
	return next.toISOString().slice(0, 10);
}
