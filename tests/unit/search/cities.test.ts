import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexedUnit } from '../../../src/domain/indexed-unit.ts';
import { namePlaces } from '../../../src/search/place-names.ts';
import { places } from '../../../src/search/facets/places.ts';
import { openSearch } from '../../../src/search/browser/query.ts';
import { writeCities, writeIndex } from '../../../src/search/write/write-index.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { anyFilter, anyIndexedUnit, distinct, readIndex } from '../../support/search.ts';

function byCity(units: readonly IndexedUnit[]) {
	const cities = Map.groupBy(units, ({ city = '' }) => city);
	return new Map(
		[...cities].map(([city, own]) => [city, readIndex(writeIndex(own, { shift: 4, city }))]),
	);
}

test('the index of a city finds what that of everything finds there, in the same order', () => {
	fc.assert(
		fc.property(fc.array(anyIndexedUnit(), { maxLength: 40 }), anyFilter(), (all, any) => {
			const units = distinct(all);
			const filter = { ...any, places: undefined, radius: undefined };
			const cityOf = new Map(units.map(({ id, city = '' }) => [id, city]));
			const whole = openSearch(readIndex(writeIndex(units, { shift: 4 })));
			const found = whole.find(filter).ids('priceUp');
			for (const [city, index] of byCity(units)) {
				// The most frequent currency of a city may be another.
				const own = openSearch(index).find(filter).ids('priceUp');
				expect(own).toEqual(found.filter((id) => cityOf.get(id) === city));
			}
		}),
	);
});

test('the index of a country knows the places, regions and postcodes of all cities, and no unit', () => {
	const offered = [
		{ city: 'Hamburg', district: 'Altona', region: 'Hamburg', zip: '22767', count: 3 },
		{ city: 'Hamburg', region: 'Hamburg', count: 2 },
		{ city: 'Leipzig', region: 'Sachsen', zip: '04229', count: 7, lat: 51.3, lng: 12.3 },
	].map((one) => ({ ...one, deal: 'buy' as const }));
	const index = readIndex(writeCities(offered, { shift: 6 }));
	expect(index.count).toBe(0);
	expect(index.shift).toBe(6);
	expect(index.places.map(({ city, district }) => [city, district])).toEqual([
		['Hamburg', undefined],
		['Hamburg', 'Altona'],
		['Leipzig', undefined],
	]);
	expect(index.places.at(-1)?.point).toEqual({ lat: 51.3, lng: 12.3 });
	expect(index.cities).toEqual({
		Hamburg: { buy: 5, rent: 0, postcodes: ['22767'] },
		Leipzig: { buy: 7, rent: 0, postcodes: ['04229'] },
	});
	expect(index.postcodes).toEqual(['22767', '04229']);
	expect(index.regions).toEqual([
		{ name: 'Hamburg', cities: ['Hamburg'] },
		{ name: 'Sachsen', cities: ['Leipzig'] },
	]);
});

test('in the index of a city, the city and what lies around it restrict nothing, and districts do', () => {
	const units = fc.sample(anyIndexedUnit(), 1).map((unit) => ({
		...unit,
		city: 'Leipzig',
		district: 'Mitte',
	}));
	const index = readIndex(writeIndex(units, { shift: 4, city: 'Leipzig' }));
	const known = { index, places: namePlaces(index.places) };
	expect(places.read({ place: ['leipzig'], radius: ['10'] }, known)).toEqual({
		places: undefined,
		radius: undefined,
	});
	// As another page, which knows more districts of that name, has said it.
	expect(places.read({ place: ['leipzig-mitte'] }, known).places).toEqual([
		{ city: 'Leipzig', district: 'Mitte' },
	]);
});

test('cities whose names make one address have files of their own', () => {
	const cities = ['Leipzig', 'Halle (Saale)', 'Halle/Saale', 'Köln', 'Koeln', '', '東京'];
	const paths = cities.map((city) => pathOf('de', { kind: 'searchIndex', city }));
	expect(new Set(paths).size).toBe(cities.length);
	expect(paths[0]).toBe('/search/index-leipzig.bin');
	for (const path of paths) expect(path).toMatch(/^\/search\/[a-z0-9-]+\.bin$/);
});
