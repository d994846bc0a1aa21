import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { findInAreas } from '../../../src/client/filter/find-in-areas.ts';
import type { OfferedPlace } from '../../../src/domain/indexed-unit.ts';
import { searchPath } from '../../../src/i18n/search-path.ts';
import { citiesIn } from '../../../src/search/browser/in-areas.ts';
import { joinUnits } from '../../../src/search/browser/join-units.ts';
import { openSearch } from '../../../src/search/browser/query.ts';
import { writeAreas, type Area } from '../../../src/search/drawn-areas.ts';
import { writeCities, writeIndex } from '../../../src/search/write/write-index.ts';
import { writePoints } from '../../../src/search/write/write-points.ts';
import { assumptions } from '../../support/assumptions.ts';
import {
	anyFilter,
	anyIndexedUnit,
	distinct,
	readIndex,
	wholeIndex,
} from '../../support/search.ts';

afterEach(() => vi.unstubAllGlobals());

const square = (west: number, east: number): Area => [
	{ lat: 50, lng: west },
	{ lat: 50, lng: east },
	{ lat: 51, lng: east },
	{ lat: 51, lng: west },
];

test('an index with units of another one finds what the index of both finds, in its orders', () => {
	fc.assert(
		fc.property(
			fc.array(anyIndexedUnit(), { maxLength: 30 }),
			anyFilter(),
			fc.constantFrom('newest' as const, 'priceUp' as const, 'area' as const),
			(all, filter, sort) => {
				// As in most accounts, what came later has the higher id.
				const units = distinct(all).map((unit) => ({ ...unit, createdAt: unit.id }));
				const [own, other] = [0, 1].map((rest) => units.filter(({ id }) => id % 2 === rest));
				const ids = new Set(other?.filter(({ id }) => id % 3 > 0).map(({ id }) => id));
				const both = units.filter(({ id }) => id % 2 === 0 || ids.has(id));
				const joined = joinUnits(wholeIndex(own ?? []), [{ index: wholeIndex(other ?? []), ids }]);
				// What lies around a place depends on all that is there.
				const asked = { ...filter, radius: undefined };
				const whole = openSearch(wholeIndex(both)).find(asked);
				const found = openSearch(joined).find(asked);
				expect(found.ids(sort)).toEqual(whole.ids(sort));
				expect(found.without).toEqual(whole.without);
			},
		),
	);
});

/** Units of towns beside each other, each a tenth of a degree further to the east, and what a site says of them. */
function towns(count: number) {
	const names = ['Anton', 'Berta', 'Cäsar', 'Dora', 'Emil'].slice(0, count);
	const units = names.flatMap((city, at) =>
		// The first ones have the most.
		Array.from({ length: count - at }, (_, nth) => {
			const [example] = fc.sample(anyIndexedUnit(), { numRuns: 1, seed: 1 });
			if (!example) throw new Error('There is no unit.');
			const place = { lat: 50.5, lng: 10 + at / 10 + nth / 1000 };
			return { ...example, ...place, id: at * 100 + nth + 1, deal: 'buy' as const, city };
		}),
	);
	const files = new Map<string, Uint8Array<ArrayBuffer>>();
	const offered = names.map((city): OfferedPlace => {
		const own = units.filter((unit) => unit.city === city);
		files.set(searchPath('de', { kind: 'searchIndex', city }), writeIndex(own, { shift: 4, city }));
		files.set(searchPath('de', { kind: 'searchPoints', city }), writePoints(own, assumptions));
		const lngs = own.map(({ lng }) => lng);
		const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
		return { city, deal: 'buy', count: own.length, south: 50.5, north: 50.5, west, east };
	});
	files.set('/search/index.bin', writeCities(offered, { shift: 4 }));
	return { units, files };
}

test('a city is needed where what it has on offer may lie in an area', () => {
	const country = readIndex(towns(4).files.get('/search/index.bin') ?? new Uint8Array());
	expect(citiesIn([square(10.15, 10.25)], country)).toEqual(['Cäsar']);
	expect(citiesIn([square(9, 10.02), square(10.25, 11)], country)).toEqual(['Anton', 'Dora']);
	// Half a grid cell beside it a hidden home may lie.
	expect(citiesIn([square(10.307, 10.35)], country)).toEqual(['Dora']);
	expect(citiesIn([square(10.32, 10.35)], country)).toEqual([]);
});

test('the list of a city finds in an area what lies in the next two, and names them where there are more', async () => {
	const { units, files } = towns(5);
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (path: string) => {
		asked.push(path);
		return new Response(files.get(path) ?? null, { status: files.has(path) ? 200 : 404 });
	});
	const own = readIndex(files.get('/search/index-dora.bin') ?? new Uint8Array());
	const idsIn = (...cities: string[]) =>
		units.filter(({ city }) => cities.includes(city)).map(({ id }) => id);
	const alone = await findInAreas(writeAreas([square(10.25, 10.35)]), own);
	expect([...alone.ids]).toEqual(idsIn('Dora'));
	expect(alone.search).toBeUndefined();
	expect(asked).toEqual(['/search/points-dora.bin', '/search/index.bin']);
	const two = await findInAreas(writeAreas([square(10.15, 10.35)]), own);
	expect([...two.ids].sort()).toEqual(idsIn('Cäsar', 'Dora').sort());
	expect(two.search?.find({ within: two.ids }).total).toBe(5);
	expect(two.search?.find({ deal: 'buy' }).total).toBe(5);
	expect(two.beside.map(({ id }) => id)).toEqual(idsIn('Cäsar'));
	expect(two.cities).toEqual([]);
	const many = await findInAreas(writeAreas([square(9, 11)]), own);
	expect(many.cities).toEqual(['Dora', 'Anton', 'Berta']);
	expect([...many.ids].sort()).toEqual(idsIn('Anton', 'Berta', 'Dora').sort());
	expect(asked.filter((path) => path.includes('emil'))).toEqual([]);
});
