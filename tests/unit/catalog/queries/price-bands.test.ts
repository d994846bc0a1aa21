import { DatabaseSync } from 'node:sqlite';
import { assert, array, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { priceBandsFrom, priceBandsSql } from '../../../../src/catalog/queries/price-bands.ts';
import { unitRow } from '../../../../src/catalog/store/narrow-row.ts';
import { rowWriter } from '../../../../src/catalog/store/catalogue-writer.ts';
import { catalogueTables } from '../../../../src/catalog/store/tables.ts';
import type { PriceBand, Money } from '../../../../src/domain/price.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { publicUnitOf } from '../../../support/catalogue.ts';

const asked = (euros: number, currency: Money['currency'] = 'EUR'): Unit['price'] => ({
	kind: 'purchase',
	amount: { cents: euros * 100 * 80, currency },
});
const leipzig = { ...publicUnitOf(1).place, city: 'Leipzig' };
const flat = (euros: number, more: Partial<Unit> = {}): Partial<Unit> => ({
	deal: 'buy',
	kind: 'apartment',
	status: 'available',
	place: leipzig,
	price: asked(euros),
	areas: { living: 80 },
	...more,
});
function priceBands(homes: readonly Partial<Unit>[], least: number): PriceBand[] {
	using db = new DatabaseSync(':memory:');
	db.exec(catalogueTables);
	const { row } = rowWriter(db);
	for (const [n, home] of homes.entries()) {
		row('unit', unitRow(publicUnitOf(n + 1, home), 'd'));
	}
	return priceBandsFrom(db.prepare(priceBandsSql).all(least));
}
const bandsOf = (each: readonly number[]) =>
	priceBands(
		each.map((euros) => flat(euros)),
		5,
	);
const five = [4150, 4480, 5020, 5390, 9000];

test('a band is what a square metre costs without the cheapest and the dearest, rounded outwards', () => {
	expect(
		priceBands(
			five.map((euros) => flat(euros)),
			5,
		),
	).toEqual([
		{
			city: 'Leipzig',
			kind: 'apartment',
			from: { cents: 4400_00, currency: 'EUR' },
			to: { cents: 5400_00, currency: 'EUR' },
			count: 5,
		},
	]);
});

test('a place with too few that name their price has no band', () => {
	const onRequest = flat(0, { price: { kind: 'onRequest' } });
	expect(priceBands([...five.slice(1).map((euros) => flat(euros)), onRequest], 5)).toEqual([]);
	expect(
		priceBands(
			five.map((euros) => flat(euros)),
			6,
		),
	).toEqual([]);
});

test.each<[string, Partial<Unit>]>([
	['rents', { deal: 'rent' }],
	['offices', { kind: 'office' }],
	['another city', { place: { ...leipzig, city: 'Hamburg' } }],
	['a place without a city', { place: { ...leipzig, city: undefined } }],
	['another currency', { price: asked(1000, 'CHF') }],
	['what was sold', { status: 'sold' }],
	['houses', { kind: 'house' }],
	['homes without a living space', { areas: { total: 80 } }],
])('%s are not mixed in', (_, more) => {
	const units = [...five.slice(1).map((euros) => flat(euros)), flat(1000, more)];
	expect(priceBands(units, 5)).toEqual([]);
});

test('neither the cheapest nor the dearest can be read off a band, nor the rest more exactly than by hundreds', () => {
	assert(
		property(array(integer({ min: 500, max: 20_000 }), { minLength: 5, maxLength: 30 }), (each) => {
			const [, ...middle] = each.toSorted((a, b) => a - b);
			middle.pop();
			const bands = bandsOf(each);
			expect(bandsOf([...middle, 1, 50_000])).toEqual(bands);
			for (const { from, to } of bands) {
				expect([from.cents % 100_00, to.cents % 100_00]).toEqual([0, 0]);
				expect(from.cents).toBeLessThanOrEqual(Math.min(...middle) * 100);
				expect(to.cents).toBeGreaterThanOrEqual(Math.max(...middle) * 100);
			}
		}),
	);
});
