import { describe, expect, test } from 'vitest';
import { removedRoutes, removedSince } from '../../../src/plan/routes.ts';
import { departedFlat, unitKey } from '../../support/departed.ts';

describe('the pages of what is gone', () => {
	test('are shared by all of one kind, city and deal, and end after the months of the settings', () => {
		const departed = [departedFlat(1, 10), departedFlat(2, 11), departedFlat(3, 9, 'Halle')];
		expect(removedRoutes(departed, 10)).toEqual([
			{ kind: 'removed', deal: 'buy', unitKind: 'apartment', city: 'Leipzig' },
		]);
		expect(removedRoutes(departed, 12)).toEqual([]);
		expect(removedRoutes([{ owner: unitKey(4), removedAt: 20 }], 10)).toEqual([]);
	});

	test('stay for months of the calendar, and none means no page at all', () => {
		expect(new Date(removedSince(Date.UTC(2027, 2, 15), 12)).toISOString()).toMatch(/^2026-03-15/);
		expect(removedSince(0, 0)).toBe(Number.POSITIVE_INFINITY);
	});

	test('that have ended do not come back at the end of a short month', () => {
		const day = 24 * 60 * 60_000;
		const moments = Array.from({ length: 800 }, (_, at) => Date.UTC(2026, 11, 1) + (at * day) / 2);
		for (const months of [1, 6, 12, 13]) {
			const since = moments.map((now) => removedSince(now, months));
			expect(since).toEqual(since.toSorted((a, b) => a - b));
		}
	});
});
