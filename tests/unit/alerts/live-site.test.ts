import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLiveSite } from '../../../src/alerts/live-site.ts';
import { Locale } from '../../../src/domain/locale.ts';
import type { IndexedUnit } from '../../../src/domain/indexed-unit.ts';
import { readFields, writeFields } from '../../../src/search/address.ts';
import { choiceFields, choiceOf } from '../../../src/search/choice.ts';
import { namePlaces } from '../../../src/search/place-names.ts';
import { writeAreas } from '../../../src/search/drawn-areas.ts';
import { writePoints } from '../../../src/search/write/write-points.ts';
import { assumptions } from '../../support/assumptions.ts';
import { writeCities, writeIndex } from '../../../src/search/write/write-index.ts';
import { anyFilter, anyIndexedUnit, passes, readIndex } from '../../support/search.ts';

const units = fc.sample(
	fc.uniqueArray(anyIndexedUnit(), { minLength: 40, selector: ({ id }) => id }),
	{ numRuns: 1, seed: 7 },
)[0] as IndexedUnit[];

const ofCity = (city: string) => units.filter((unit) => unit.city === city && unit.deal === 'buy');

const idsIn = (city: string) =>
	ofCity(city)
		.map(({ id }) => id)
		.sort();

function siteOf(of: readonly IndexedUnit[]) {
	const bytes = writeIndex(of, { shift: 4 });
	const read = async (path: string) => (path === '/search/index.bin' ? bytes : undefined);
	return { live: createLiveSite({ name: () => 'one', read }), index: readIndex(bytes) };
}

test('an alert finds what the list of its address shows, for 500 searches', async () => {
	const { live, index } = siteOf(units);
	const known = { index, places: namePlaces(index.places) };
	await fc.assert(
		fc.asyncProperty(
			// Monthly costs need the settings of a company, and words of their own files.
			anyFilter().map(({ deal = 'buy', ...filter }) => ({
				...filter,
				deal,
				monthly: undefined,
				found: undefined,
			})),
			fc.constantFrom(...Locale.options),
			async (filter, locale) => {
				const choice = { filter, words: '', sort: index.order.sort, page: 1 };
				const fields = choiceFields(choice, known);
				const query = writeFields(fields, locale);
				const { deal } = filter;
				const offers = await live.offers({ kind: 'search', deal, query }, locale);
				const read = choiceOf(readFields(query, locale), known).filter;
				// Places and projects that have nothing on offer are tested below.
				const { projects = [] } = filter;
				fc.pre(projects.length === 0 || read.projects?.length === projects.length);
				fc.pre(filter.places === undefined || read.places?.length === filter.places.length);
				const shown = units.filter((unit) => passes(unit, { filter: { ...read, deal }, units }));
				expect(offers.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
					shown.map(({ id }) => id).toSorted((a, b) => a - b),
				);
			},
		),
		{ numRuns: 500 },
	);
});

test('of a district where nothing is on offer any more, nothing is found instead of everything', async () => {
	const { live } = siteOf(units.filter(({ district }) => district !== 'Plagwitz'));
	const query = '?ort=leipzig-plagwitz';
	expect(await live.offers({ kind: 'search', deal: 'buy', query }, 'de')).toEqual([]);
	expect(
		(await live.offers({ kind: 'search', deal: 'buy', query: '' }, 'de')).length,
	).toBeGreaterThan(0);
});

test('a search is said in the words of its language', async () => {
	const { live } = siteOf(units);
	const words = async (query: string, locale: Locale) =>
		(await live.words({ kind: 'search', deal: 'buy', query }, locale)).map((one) =>
			one.replaceAll('\u00A0', ' '),
		);
	expect(await words('?ort=leipzig&preis-bis=400000&zimmer-ab=3', 'de')).toEqual([
		'Leipzig',
		'bis 400.000 €',
		'3+ Zimmer',
	]);
	expect(await words('', 'de')).toEqual([]);
	const typed = {
		kind: 'search',
		deal: 'buy',
		query: '?ort=leipzig&suche=www.spam.example',
	} as const;
	expect((await live.words(typed, 'de')).join()).toContain('www.spam.example');
	expect((await live.words(typed, 'de', { typed: false })).join()).not.toContain('spam');
});

test('of a site whose index cannot be had nobody is told that all is gone', async () => {
	const live = createLiveSite({ name: () => 'one', read: async () => undefined });
	await expect(live.offers({ kind: 'search', deal: 'buy', query: '' }, 'de')).rejects.toThrow(
		'no search index',
	);
});

test('of a large account a search without a place is asked of all cities, and one with a place of that', async () => {
	const cities = ['Leipzig', 'Hamburg'];
	const offered = cities.map((city) => {
		return { city, deal: 'buy' as const, count: ofCity(city).length };
	});
	const files = new Map<string, Uint8Array>([
		['/search/index.bin', writeCities(offered, { shift: 4 })],
		...cities.map((city): [string, Uint8Array] => [
			`/search/index-${city.toLowerCase()}.bin`,
			writeIndex(ofCity(city), { shift: 4, city }),
		]),
	]);
	const live = createLiveSite({ name: () => 'one', read: async (path) => files.get(path) });
	const idsOf = async (query: string) =>
		(await live.offers({ kind: 'search', deal: 'buy', query }, 'de')).map(({ id }) => id).sort();
	expect(await idsOf('')).toEqual([...idsIn('Leipzig'), ...idsIn('Hamburg')].sort());
	expect(await idsOf('?ort=leipzig')).toEqual(idsIn('Leipzig'));
	expect(await idsOf('?ort=jena')).toEqual([]);
});

const within = (of: readonly IndexedUnit[]) =>
	of
		.filter(({ deal, lng }) => deal === 'buy' && lng === 10.05)
		.map(({ id }) => id)
		.toSorted();

test('an alert with areas finds what lies in them, of a large account in the next city, too', async () => {
	// Around what lies at 10.05 degrees, wherever its city is.
	const corners = [
		{ lat: 49, lng: 10.04 },
		{ lat: 49, lng: 10.06 },
		{ lat: 51, lng: 10.06 },
		{ lat: 51, lng: 10.04 },
	];
	const areas = writeAreas([corners]);
	const offersOf = async (files: ReadonlyMap<string, Uint8Array>, query: string) => {
		const live = createLiveSite({ name: () => 'one', read: async (path) => files.get(path) });
		const watched = { kind: 'search' as const, deal: 'buy' as const, query, areas };
		expect(await live.words(watched, 'de')).toContain('im gezeichneten Gebiet');
		return (await live.offers(watched, 'de')).map(({ id }) => id).toSorted();
	};
	const whole = new Map<string, Uint8Array>([
		['/search/index.bin', writeIndex(units, { shift: 4 })],
		['/search/points.bin', writePoints(units, assumptions)],
	]);
	expect(within(units).length).toBeGreaterThan(3);
	expect(await offersOf(whole, '')).toEqual(within(units));
	const cities = ['Leipzig', 'Hamburg'];
	const reach = { south: 50, north: 50.2, west: 10, east: 10.2 };
	const offered = cities.map((city) => ({ city, deal: 'buy' as const, count: 1, ...reach }));
	const large = new Map<string, Uint8Array>([
		['/search/index.bin', writeCities(offered, { shift: 4 })],
		...cities.flatMap((city): [string, Uint8Array][] => [
			[`/search/index-${city.toLowerCase()}.bin`, writeIndex(ofCity(city), { shift: 4, city })],
			[`/search/points-${city.toLowerCase()}.bin`, writePoints(ofCity(city), assumptions)],
		]),
	]);
	expect(within(ofCity('Hamburg')).length).toBeGreaterThan(0);
	expect(await offersOf(large, '?ort=leipzig')).toEqual(within(cities.flatMap(ofCity)));
});
