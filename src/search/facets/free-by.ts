import { dayOf } from '../../domain/day.ts';
import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import { columnOf } from '../search-index.ts';
import { type Facet, type Speech, slice, type Slice } from './facet.ts';

const name = 'freeBy';

/**
 * Free on an ISO date at the latest. The column has days since 1970: 1 for at once, 0 where it is not said. The
 * account's own words, such as "by arrangement", name no day.
 */
export const freeBy: Facet<Slice<typeof name, string>> = {
	name,
	keys: [name],
	panel: 'more',
	title: 'filter.freeBy',
	messages: ['filter.now', 'filter.freeNow', 'filter.freeByDay'],
	columns: { available: firstDay },
	fields: [name],
	control: { kind: 'select', options: () => [] },
	accountOptions: ({ index }, speech) =>
		freeDays(columnOf(index, 'available'), speech.now).map((day) => [day, dayWords(day, speech)]),
	test({ freeBy: wanted }, index) {
		const column = columnOf(index, 'available');
		const latest = dayNumber(wanted ?? '');
		if (Number.isNaN(latest)) return undefined;
		return (row) => {
			const day = column[row] ?? 0;
			return day > 0 && day <= latest;
		};
	},
	read({ [name]: [day = ''] = [] }) {
		return slice(name, isDay(day) ? day : undefined);
	},
	write: ({ freeBy: day }) => ({ [name]: day === undefined ? undefined : [day] }),
	labels({ freeBy: day }, { say, option, now }) {
		if (day === undefined) return [];
		const isNow = day <= dayOf(now);
		const words = isNow
			? say('filter.freeNow')
			: say('filter.freeByDay', { date: option(name, day) });
		return [{ words, rest: slice(name, undefined) }];
	},
	say: dayWords,
};

/** "sofort", "1. Januar 2027". */
function dayWords(iso: string, { say, day, now }: Speech): string {
	return iso <= dayOf(now) ? say('filter.now') : day(iso);
}

function firstDay({ availableFrom }: IndexedUnit): number {
	if (availableFrom?.kind === 'now') return 1;
	return availableFrom?.kind === 'date' ? Math.max(1, dayNumber(availableFrom.date)) : 0;
}

function isDay(text: string): boolean {
	return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Months that are offered one by one; from then on it is quarters. */
const monthsOneByOne = 6;
/** As many days are offered at most. */
const mostDays = 14;

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
	for (let month = 1; days.length < mostDays && dayNumber(days.at(-1) ?? '') < last; month++) {
		const first = new Date(Date.UTC(year, thisMonth - 1 + month)).toISOString();
		if (month <= monthsOneByOne || Number(first.slice(5, 7)) % 3 === 1)
			days.push(first.slice(0, 10));
	}
	return days;
}

/** Days since 1970 of an ISO date. */
export function dayNumber(iso: string): number {
	return Math.floor(Date.parse(iso) / 86_400_000);
}
