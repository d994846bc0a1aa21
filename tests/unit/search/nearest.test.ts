import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkAround, mostKept } from '../../../src/client/results/result-walk.ts';
import type { IndexedUnit } from '../../../src/domain/indexed-unit.ts';
import { nearest } from '../../../src/search/browser/nearest.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { anyIndexedUnit, anyFilter, readIndex, wholeIndex } from '../../support/search.ts';

const flat: IndexedUnit = {
	id: 1,
	deal: 'buy',
	reserved: false,
	kind: 'apartment',
	city: 'Leipzig',
	district: 'Plagwitz',
	lat: 51.33,
	lng: 12.33,
	cents: 40_000_000,
	currency: 'EUR',
	area: 80,
	rooms: 3,
	areas: {},
	features: [],
	createdAt: 0,
};

const indexOf = (units: readonly IndexedUnit[]) => readIndex(writeIndex(units, { shift: 0 }));

test('the nearest unit is the one in the same city that costs least too much', () => {
	const index = indexOf([
		{ ...flat, id: 1, cents: 90_000_000 },
		{ ...flat, id: 2, cents: 45_000_000 },
		{ ...flat, id: 3, city: 'Hamburg', district: 'Mitte', lat: 53.5, lng: 10, cents: 41_000_000 },
		{ ...flat, id: 4, deal: 'rent', cents: 100_000 },
		{ ...flat, id: 5, district: 'Lindenau', lat: 51.34, cents: 50_000_000 },
	]);
	const filter = {
		deal: 'buy',
		places: [{ city: 'Leipzig', district: 'Plagwitz' }],
		price: { to: 400_000 },
	} as const;
	expect(nearest(index, filter, 3)).toEqual([2, 5, 1]);
});

test('a parking space comes near to nobody who looks for rooms, however little it costs', () => {
	const { rooms: _rooms, area: _area, ...space } = flat;
	const index = indexOf([
		{ ...space, id: 1, kind: 'parking', cents: 2_000_000 },
		{ ...flat, id: 2, cents: 25_000_000 },
	]);
	const filter = { deal: 'buy', price: { to: 100_000 }, rooms: { from: 4 } } as const;
	expect(nearest(index, filter, 2)).toEqual([2, 1]);
});

test('homes come before a café, unless other kinds are asked for, which then come first wherever they are', () => {
	const index = indexOf([
		{ ...flat, id: 1, city: 'Hamburg', district: 'Mitte', lat: 53.5, lng: 10 },
		{ ...flat, id: 2, kind: 'gastronomy', features: ['garden'] },
		{ ...flat, id: 3, kind: 'retail', city: 'Hamburg', district: 'Mitte', lat: 53.5, lng: 10 },
		{ ...flat, id: 4 },
	]);
	const places = [{ city: 'Leipzig' }];
	expect(nearest(index, { places, features: ['garden'] }, 4)).toEqual([4, 1, 2, 3]);
	expect(nearest(index, { places, kinds: ['house'] }, 4)).toEqual([4, 1, 2, 3]);
	expect(nearest(index, { places, kinds: ['retail'] }, 4)).toEqual([3, 4, 2, 1]);
});

test('those that miss a rent with costs by least come first', () => {
	const rented = { ...flat, deal: 'rent', cents: 90_000, rooms: 2 } as const;
	const index = wholeIndex([
		{ ...rented, id: 1, totalRent: 125_500 },
		{ ...rented, id: 2, totalRent: 240_000 },
		{ ...rented, id: 3, totalRent: 178_500 },
	]);
	expect(nearest(index, { deal: 'rent', rooms: { from: 2 }, warm: { to: 1000 } }, 3)).toEqual([
		1, 3, 2,
	]);
});

test('what has more of the features comes first', () => {
	const index = indexOf([
		{ ...flat, id: 1, features: ['pool'] },
		{ ...flat, id: 2, features: ['pool', 'sauna'] },
		{ ...flat, id: 3, features: [] },
	]);
	const features = ['pool', 'sauna', 'garden'] as const;
	expect(nearest(index, { features }, 3)).toEqual([2, 1, 3]);
});

test('a price that is not told may be the right one, and of two that are as near the newer comes first', () => {
	const index = indexOf([
		{ ...flat, id: 1, cents: 150_000_000 },
		{ ...flat, id: 2, cents: undefined },
		{ ...flat, id: 3, cents: undefined },
	]);
	expect(nearest(index, { price: { to: 400_000 } }, 3)).toEqual([3, 2, 1]);
});

test('whatever is wanted, the nearest are on offer that way, each once, and not too many', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(anyIndexedUnit(), { selector: ({ id }) => id, maxLength: 20 }),
			anyFilter(),
			(units, filter) => {
				const ids = nearest(wholeIndex(units), filter, 3);
				const fitting = units.filter(({ deal }) => !filter.deal || deal === filter.deal);
				expect(ids).toHaveLength(Math.min(3, fitting.length));
				expect(new Set(ids).size).toBe(ids.length);
				expect(fitting.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
			},
		),
	);
});

test('of a long result the part around the unit is kept, and its place in the whole', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 900 }), fc.nat(), (count, dice) => {
			const ids = Array.from({ length: count }, (_, at) => at + 1);
			const id = (dice % count) + 1;
			const walk = walkAround(id, { ids, before: 0, total: count, paths: {} });
			expect(walk.ids.length).toBe(Math.min(count, mostKept));
			expect(walk.before + walk.ids.indexOf(id) + 1).toBe(id);
			if (id > 1) expect(walk.ids).toContain(id - 1);
			if (id < count) expect(walk.ids).toContain(id + 1);
		}),
	);
});
