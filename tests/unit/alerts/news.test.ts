import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newsOf, type Noted, type Offer, type Tells } from '../../../src/alerts/news.ts';

const minute = 60_000;
const search: Tells = { price: 'lower', status: false };
const saved: Tells = { price: 'changes', status: true };

function offer(id: number, changes: Partial<Offer> = {}): Offer {
	return { id, price: 300_000_00, isFree: true, ...changes };
}

const at = (price: number) => [offer(1, { price })];

/** What is told at some moments, in minutes, if everything is told at once. */
function toldAt(tells: Tells, moments: readonly (readonly [at: number, offers: Offer[]])[]) {
	let noted: Noted | undefined;
	return moments.map(([at, offers]) => {
		const { news, told } = newsOf(noted, offers, { now: at * minute, tells });
		noted = told();
		return news;
	});
}

describe('an alert about a search', () => {
	test('tells nothing of what fits when it begins, and then what is new, and back after an hour', () => {
		expect(
			toldAt(search, [
				[0, [offer(1)]],
				[100, [offer(1), offer(2)]],
				[200, [offer(2)]],
				[230, [offer(1), offer(2)]],
				[300, [offer(2)]],
				[400, [offer(1), offer(2)]],
			]),
		).toEqual([[], [{ kind: 'new', id: 2 }], [], [], [], [{ kind: 'back', id: 1 }]]);
	});

	test('tells a lower price, not a higher one, and neither within an hour of the last change', () => {
		expect(
			toldAt(search, [
				[0, at(300)],
				[100, at(290)],
				[120, at(280)],
				[300, at(310)],
				[500, at(305)],
			]),
		).toEqual([
			[],
			[{ kind: 'price', id: 1, before: 300 }],
			[],
			[],
			[{ kind: 'price', id: 1, before: 310 }],
		]);
		expect(
			toldAt({ price: 'no', status: false }, [
				[0, at(300)],
				[100, at(1)],
			]),
		).toEqual([[], []]);
	});

	test('a price that comes to be named, or is not named any more, is no change of it', () => {
		const moments = [
			[0, at(300)],
			[100, at(0)],
			[200, at(250)],
		] as const;
		expect(toldAt(saved, moments)).toEqual([[], [], []]);
	});
});

test('an alert about saved homes tells every price, that one is reserved, free again, and gone for an hour', () => {
	expect(
		toldAt(saved, [
			[0, [offer(1), offer(2)]],
			[100, [offer(1, { isFree: false }), offer(2, { price: 310_000_00 })]],
			[200, [offer(1), offer(2, { price: 310_000_00 })]],
			[300, [offer(1)]],
			[330, [offer(1)]],
			[361, [offer(1)]],
			[400, [offer(1)]],
		]),
	).toEqual([
		[],
		[
			{ kind: 'reserved', id: 1 },
			{ kind: 'price', id: 2, before: 300_000_00 },
		],
		[{ kind: 'free', id: 1 }],
		[],
		[],
		[{ kind: 'gone', id: 2 }],
		[],
	]);
	expect(
		newsOf([{ isFree: true, since: 0, homes: [2, 1] }], [], { now: 5, tells: saved }).again,
	).toBe(5 + 60 * minute);
});

test('what was not told yet is news again, and what was told is none', () => {
	const offers = fc.uniqueArray(
		fc.record({
			id: fc.integer({ min: 1, max: 8 }),
			price: fc.integer({ min: 0, max: 5 }),
			isFree: fc.boolean(),
		}),
		{ selector: ({ id }) => id },
	);
	fc.assert(
		fc.property(
			fc.array(offers, { minLength: 2 }),
			fc.constantFrom(search, saved),
			(all, tells) => {
				let noted: Noted | undefined;
				for (const [at, found] of all.entries()) {
					const now = at * 61 * minute;
					const { news, untold, told } = newsOf(noted, found, { now, tells });
					const later = { now: now + 1, tells };
					expect(newsOf(told(), found, later).news).toEqual([]);
					if (noted !== undefined)
						expect(new Set(newsOf(untold(), found, later).news)).toEqual(new Set(news));
					noted = at % 2 === 0 ? told() : untold();
				}
			},
		),
	);
});
