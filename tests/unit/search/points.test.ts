import { brotliCompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexedUnit } from '../../../src/domain/indexed-unit.ts';
import type { MonthlyBasis } from '../../../src/domain/monthly/monthly-basis.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { writePoints } from '../../../src/search/write/write-points.ts';
import { stockOf } from '../../bench/search-stock.ts';
import { assumptions } from '../../support/assumptions.ts';
import { anyIndexedUnit, readIndex, readPoints } from '../../support/search.ts';

const degrees = (most: number) =>
	fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((whole) => whole / 1e5);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** Anywhere on earth, or nowhere. */
const anyPlace = maybe(
	fc.record({ lat: degrees(85), lng: degrees(180), radius: maybe(fc.constant(710)) }),
);
const anyCurrency = fc.constantFrom(undefined, 'EUR' as const, 'CHF' as const, 'USD' as const);
const accounts = fc.uniqueArray(
	fc
		.tuple(anyIndexedUnit(), anyPlace, anyCurrency)
		.map(([{ lat: _lat, lng: _lng, ...unit }, place, currency]): IndexedUnit => ({
			...unit,
			...place,
			currency,
			// A price on request has no monthly costs, and others are in its currency.
			monthly: unit.cents && currency === 'EUR' ? unit.monthly : undefined,
		})),
	{ selector: ({ id }) => id, maxLength: 40 },
);

function pointsOf(units: readonly IndexedUnit[]) {
	return readPoints(writePoints(units, assumptions), readIndex(writeIndex(units, { shift: 4 })));
}

test('a map has every unit whose place is known, as its page tells it, in the order of the ids', () => {
	fc.assert(
		fc.property(accounts, (units) => {
			const expected = units
				.filter(({ lat }) => lat !== undefined)
				.toSorted((a, b) => a.id - b.id)
				.map(
					({ id, lat, lng, radius, cents, currency, monthly, reserved, kind, city, district }) => ({
						id,
						lat,
						lng,
						radius,
						price: cents && currency ? { cents, currency } : undefined,
						monthly: monthly?.rent ? { cents: monthly.rent, currency: 'EUR' } : undefined,
						reserved,
						kind,
						// A district without its city is no place.
						...(city === undefined ? {} : { city, district }),
					}),
				);
			expect(pointsOf(units)).toEqual(expected);
		}),
	);
});

test('units in another order make the same file, so the file tells of no order', () => {
	fc.assert(
		fc.property(accounts, (units) => {
			expect(writePoints(units.toReversed(), assumptions)).toEqual(writePoints(units, assumptions));
		}),
	);
});

const unit: IndexedUnit = {
	id: 1,
	deal: 'buy',
	kind: 'house',
	reserved: false,
	areas: {},
	features: [],
	createdAt: 0,
	lat: 50.93,
	lng: 11.59,
};

test('a unit that only one of two releases knows is on no map', () => {
	const index = readIndex(writeIndex([unit], { shift: 4 }));
	const points = readPoints(writePoints([unit, { ...unit, id: 2 }], assumptions), index);
	expect(points.map(({ id }) => id)).toEqual([1]);
	expect(readPoints(writePoints([], assumptions), index)).toEqual([]);
});

test('the file of points tells no price that the index compares, and none on request', () => {
	const priced = { ...unit, cents: 48_765_400, currency: 'EUR' } as const;
	expect(writePoints([priced], assumptions)).toEqual(writePoints([unit], assumptions));
});

test('what a unit costs each month is told in whole units of its currency', () => {
	const monthly: MonthlyBasis = {
		currency: 'EUR',
		rent: 90_049,
		charges: [['serviceCharge', 15_000]],
		missing: [],
		isSpanish: false,
	};
	const [point] = pointsOf([{ ...unit, cents: 90_049, currency: 'EUR', monthly }]);
	expect(point?.monthly).toEqual({ cents: 105_000, currency: 'EUR' });
});

test('the points of 20,000 units take at most 120 kB on the way', () => {
	const stock = stockOf(20_000);
	expect(brotliCompressSync(writePoints(stock, assumptions)).length).toBeLessThanOrEqual(120_000);
});

test('a map says of a price that it is the least of several', () => {
	const [one] = stockOf(1);
	if (!one) throw new Error('There is no unit.');
	const unit = { ...one, lat: 51, lng: 12, cents: 34_900_000, currency: 'EUR' as const };
	for (const bound of ['from', 'startingBid'] as const) {
		expect(pointsOf([{ ...unit, bound }])).toMatchObject([{ bound }]);
	}
	expect(pointsOf([unit])[0]?.bound).toBeUndefined();
});
