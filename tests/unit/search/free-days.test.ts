import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, freeDays } from '../../../src/search/facets/free-by.ts';
import { columnOf } from '../../../src/search/search-index.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { availableFrom, readIndex } from '../../support/search.ts';

const now = new Date(2026, 10, 22, 15);

function daysFor(...available: readonly (string | undefined)[]): string[] {
	const units = available.map((each, at) => ({
		id: at + 1,
		deal: 'rent' as const,
		reserved: false,
		kind: 'apartment' as const,
		features: [],
		createdAt: 0,
		areas: {},
		availableFrom: each === undefined ? undefined : availableFrom(each),
	}));
	return freeDays(columnOf(readIndex(writeIndex(units, { shift: 4 })), 'available'), now);
}

test('whoever looks for a place at once is offered that, even where nothing has a date', () => {
	expect(daysFor()).toEqual(['2026-11-22']);
	expect(daysFor(undefined, 'now', '2026-03-01')).toEqual(['2026-11-22']);
});

test('coming months are offered until everything is free that has a date', () => {
	expect(daysFor('now', '2027-01-15')).toEqual([
		'2026-11-22',
		'2026-12-01',
		'2027-01-01',
		'2027-02-01',
	]);
});

test('what is built in two years takes a quarter of a year a step', () => {
	const days = daysFor('2028-09-30');
	expect(days.slice(5)).toEqual([
		'2027-04-01',
		'2027-05-01',
		'2027-07-01',
		'2027-10-01',
		'2028-01-01',
		'2028-04-01',
		'2028-07-01',
		'2028-10-01',
	]);
});

test('days rise, and are few whatever an account says', () => {
	const dates = fc.array(
		fc.date({ min: new Date(0), max: new Date('2090-01-01'), noInvalidDate: true }),
	);
	fc.assert(
		fc.property(dates, (all) => {
			const days = daysFor(...all.map((date) => date.toISOString().slice(0, 10)));
			expect(days.length).toBeLessThanOrEqual(14);
			expect(days).toEqual(days.toSorted());
			expect(days.every((day) => dayNumber(day) > 0)).toBe(true);
		}),
		{ numRuns: 100 },
	);
});
