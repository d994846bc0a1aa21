import { describe, expect, test } from 'vitest';
import { goneRoutes, goneSince } from '../../../src/plan/routes.ts';
import { departedFlat, unitKey } from '../../support/departed.ts';

describe('the pages of what is gone', () => {
	test('are shared by all of one kind, city and deal, and end after the months of the settings', () => {
		const departed = [departedFlat(1, 10), departedFlat(2, 11), departedFlat(3, 9, 'Halle')];
		expect(goneRoutes(departed, 10)).toEqual([
			{ kind: 'gone', deal: 'buy', unitKind: 'apartment', city: 'Leipzig' },
		]);
		expect(goneRoutes(departed, 12)).toEqual([]);
		expect(goneRoutes([{ owner: unitKey(4), goneAt: 20 }], 10)).toEqual([]);
	});

	test('stay for months of the calendar, and none means no page at all', () => {
		expect(new Date(goneSince(Date.UTC(2027, 2, 15), 12)).toISOString()).toMatch(/^2026-03-15/);
		expect(goneSince(0, 0)).toBe(Number.POSITIVE_INFINITY);
	});

	test('that have ended do not come back at the end of a short month', () => {
		const day = 24 * 60 * 60_000;
		const moments = Array.from({ length: 800 }, (_, at) => Date.UTC(2026, 11, 1) + (at * day) / 2);
		for (const months of [1, 6, 12, 13]) {
			const since = moments.map((now) => goneSince(now, months));
			expect(since).toEqual(since.toSorted((a, b) => a - b));
		}
	});
});
