import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressIn, carriedTo, withoutForeign } from '../../../src/search/offered.ts';
import type { FilterSettings } from '../../../src/client/filter/state.ts';
import { facets, type Filter } from '../../../src/search/facets.ts';
import { namePlaces } from '../../../src/search/place-names.ts';
import { openSearch } from '../../../src/search/browser/query.ts';
import { anyFilter, anyIndexedUnit, wholeIndex } from '../../support/search.ts';

const anyStock = fc.uniqueArray(anyIndexedUnit(), { minLength: 1, selector: ({ id }) => id });
const anyDeal = fc.constantFrom('buy' as const, 'rent' as const);

test('what goes to the other list has no price, and only values that something there has', () => {
	fc.assert(
		fc.property(anyStock, anyFilter(), anyDeal, (stock, filter, deal) => {
			const index = wholeIndex(stock);
			const known = { index, places: namePlaces(index.places) };
			const carried = carriedTo(deal, filter, known);
			expect(carried.price).toBeUndefined();
			const count = (part: Filter) => openSearch(index).find({ ...part, deal }).total;
			if (count({}) === 0) return;
			for (const kind of carried.kinds ?? []) expect(count({ kinds: [kind] })).toBeGreaterThan(0);
			for (const feature of carried.features ?? [])
				if (index.features.includes(feature))
					expect(count({ features: [feature] })).toBeGreaterThan(0);
			for (const one of ['warm', 'garden', 'plot', 'rooms'] as const)
				if (carried[one]) expect(count({ [one]: { from: 0.01 } })).toBeGreaterThan(0);
			const hasPlaces = stock.some((unit) => unit.deal === deal && unit.city);
			if (hasPlaces) expect(carried.places).toEqual(filter.places);
		}),
	);
});

test('a filter keeps what something of its deal has a value of, whether it passes or not', () => {
	fc.assert(
		fc.property(anyStock, anyFilter(), anyDeal, (stock, filter, deal) => {
			const index = wholeIndex(stock);
			const known = { index, places: namePlaces(index.places) };
			const kept = withoutForeign(filter, deal, known);
			const dropped = facets.filter(({ keys }) =>
				keys.some((key) => filter[key] !== undefined && kept[key] === undefined),
			);
			for (const { name, columns } of dropped) {
				const isDeal = (row: number) =>
					(index.columns.get('deal')?.[row] === 1) === (deal === 'rent');
				for (const column of Object.keys(columns)) {
					const own = [...(index.columns.get(column) ?? [])].filter((_, row) => isDeal(row));
					expect(new Set(own), name).toEqual(new Set([0]));
				}
			}
		}),
	);
});

test('the rent with costs is dropped from what is for sale, and stays where something has one', () => {
	const [unit] = fc.sample(anyIndexedUnit(), 1);
	if (!unit) throw new Error('No unit was made.');
	const flat = { ...unit, id: 98, cents: 9_900, deal: 'buy' as const, totalRent: undefined };
	const rented = { ...flat, id: 99, deal: 'rent' as const, totalRent: 90_000 };
	const index = wholeIndex([flat, rented]);
	const known = { index, places: namePlaces(index.places) };
	const filter = { warm: { to: 100 }, price: { to: 100 } };
	expect(withoutForeign(filter, 'buy', known)).toEqual({ price: { to: 100 } });
	expect(withoutForeign(filter, 'rent', known)).toBe(filter);
	expect(carriedTo('rent', filter, known)).toEqual({ warm: { to: 100 } });
	expect(carriedTo('buy', filter, known)).toEqual({});
	const choice = { filter, words: '', sort: 'newest', page: 1 } as const;
	const settings = { locale: 'de', deal: 'rent' } as unknown as FilterSettings;
	// The list it leads to says that it leaves it out.
	expect(addressIn('buy', choice, { settings, known })).toBe('/de/kaufen/?warmmiete-bis=100');
});
