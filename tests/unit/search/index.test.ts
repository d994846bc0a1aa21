import { brotliCompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kilometresBetween } from '../../../src/domain/distance.ts';
import { namePlaces } from '../../../src/search/place-names.ts';
import { type ListOrder, radii, usualOrder } from '../../../src/domain/listing.ts';
import type { IndexedUnit } from '../../../src/domain/indexed-unit.ts';
import { Deal, Feature } from '../../../src/domain/unit.ts';
import { translator, type MessageKey } from '../../../src/i18n/translate.ts';
import { Locale } from '../../../src/domain/locale.ts';
import { facets, type Filter } from '../../../src/search/facets.ts';
import { filterWords } from '../../../src/search/filter-words.ts';
import { differences, readNumbers, sums, writeNumbers } from '../../../src/search/numbers.ts';
import { openSearch, optionCounter } from '../../../src/search/browser/query.ts';
import { sorts } from '../../../src/search/sort.ts';
import { shiftFor } from '../../../src/search/shards.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { stockOf } from '../../bench/search-stock.ts';
import { assumptions } from '../../support/assumptions.ts';
import {
	anyIndexedUnit,
	anyFilter,
	distinct,
	passes,
	readIndex,
	sortedIds,
	wholeIndex,
} from '../../support/search.ts';

test('numbers of any size are read as they were written', () => {
	const numbers = fc.array(fc.oneof(fc.nat(300), fc.maxSafeNat()));
	fc.assert(
		fc.property(numbers, (written) => {
			const bytes = writeNumbers(written);
			const { numbers: read, end } = readNumbers(bytes, { from: 0, count: written.length });
			expect([...read]).toEqual(written);
			expect(end).toBe(bytes.length);
		}),
	);
});

test('differences add up to what they were taken from', () => {
	const numbers = fc.array(fc.integer({ min: 0, max: 2 ** 45 }));
	fc.assert(
		fc.property(numbers, (written) => {
			expect([...sums(Float64Array.from(differences(written)))]).toEqual(written);
		}),
	);
});

test('10,000 random filters find what looking at each unit by itself finds, in the same order', () => {
	const accounts = fc.array(anyIndexedUnit(), { maxLength: 40 });
	const filters = fc.array(anyFilter(), { minLength: 20, maxLength: 20 });
	fc.assert(
		fc.property(accounts, filters, fc.constantFrom(...sorts), (facets, wanted, sort) => {
			const units = distinct(facets);
			const search = openSearch(wholeIndex(units));
			for (const filter of wanted) {
				const found = search.find(filter);
				const expected = sortedIds(
					units.filter((unit) => passes(unit, { filter, units })),
					{ sort, filter },
				);
				expect(found.ids(sort)).toEqual(expected);
				expect(found.total).toBe(expected.length);
			}
		}),
		{ numRuns: 500 },
	);
});

test('the count beside each option is the number of units that choosing it finds', () => {
	const accounts = fc.array(anyIndexedUnit(), { maxLength: 30 });
	fc.assert(
		fc.property(accounts, anyFilter(), (facets, filter) => {
			const units = distinct(facets);
			const search = openSearch(wholeIndex(units));
			const found = search.find(filter);
			const known = { index: search.index, places: namePlaces(search.index.places) };
			const total = (change: object) => search.find({ ...filter, ...change }).total;
			const check = (
				field: string,
				values: readonly string[],
				change: (value: string) => object,
			) => {
				const count = optionCounter(field, { known, found, filter });
				for (const value of values) expect(count?.(value), field).toBe(total(change(value)));
			};
			check('kind', search.index.kinds, (kind) => ({ kinds: [kind] }));
			const projects = search.index.projects.map(({ id }) => String(id));
			check('project', projects, (id) => ({ projects: [Number(id)] }));
			check('feature', search.index.features, (feature) => ({
				features: [...(filter.features ?? []), feature],
			}));
			check('energyClass', search.index.energyClasses, (energyClass) => ({ energyClass }));
			check('radius', radii.map(String), (radius) => ({ radius: Number(radius) }));
			check('freeBy', ['2026-11-30', '2026-12-01', '2028-01-01'], (freeBy) => ({ freeBy }));
			check('onlyAvailable', ['yes'], () => ({ onlyAvailable: true }));
			check('withoutStairs', ['yes'], () => ({ withoutStairs: true }));
			check('gardenFrom', ['1', '5'], (from) => ({
				garden: { ...filter.garden, from: Number(from) },
			}));
			for (const [end, field] of [
				['from', 'priceFrom'],
				['to', 'priceTo'],
			] as const) {
				check(field, ['100', '500', '1000'], (step) => ({
					price: { ...filter.price, [end]: Number(step) },
				}));
			}
			for (const { city, district } of search.index.places) {
				const place = { city, district };
				check('place', [known.places.name(place)], () => ({ places: [place], radius: undefined }));
			}
			for (const [part, count] of found.without) {
				expect(count).toBe(total({ [part]: undefined }));
			}
		}),
		{ numRuns: 300 },
	);
});

const unit = {
	id: 7,
	deal: 'buy',
	reserved: false,
	kind: 'house',
	city: 'Leipzig',
	areas: {},
	features: [],
	createdAt: 0,
} as const;

describe('what is not told cannot be found out', () => {
	test('a price on request lies in no span and comes last, whatever the order', () => {
		const dear = { ...unit, id: 1, cents: 90_000_000, currency: 'EUR' } as const;
		const cheap = { ...unit, id: 2, cents: 10_000_000, currency: 'EUR' } as const;
		const search = openSearch(readIndex(writeIndex([unit, dear, cheap], { shift: 4 })));
		expect(search.find({ price: { from: 0 } }).ids('newest')).toEqual([2, 1]);
		expect(search.find({}).ids('priceUp')).toEqual([2, 1, 7]);
		expect(search.find({}).ids('priceDown')).toEqual([1, 2, 7]);
		expect(search.find({}).ids('perArea')).toEqual([7, 2, 1]);
	});

	test('an amount in another currency is compared with none', () => {
		const euro = [1, 2].map((id) => ({ ...unit, id, cents: 100, currency: 'EUR' }) as const);
		const francs = { ...unit, id: 3, cents: 50, currency: 'CHF' } as const;
		const search = openSearch(readIndex(writeIndex([francs, ...euro], { shift: 4 })));
		expect(search.find({ price: { to: 1 } }).ids('newest')).toEqual([2, 1]);
	});
});

test('Leipzig lies 294 kilometres from Hamburg, and nothing from itself', () => {
	const leipzig = { lat: 51.3397, lng: 12.3731 };
	expect(kilometresBetween(leipzig, { lat: 53.5511, lng: 9.9937 })).toBeCloseTo(294.0, 0);
	expect(kilometresBetween(leipzig, leipzig)).toBe(0);
});

test('projects are in the index with their names, as far as they have units on offer', () => {
	const units = [
		{ ...unit, projectId: 9 },
		{ ...unit, id: 8 },
		{ ...unit, id: 9, projectId: 4 },
	] as const;
	const projects = [
		{ id: 9, names: { de: 'Kanalhöfe', en: 'Canal Courts' } },
		{ id: 5, names: { de: 'Verkauft' } },
	];
	const index = readIndex(writeIndex(units, { shift: 4, projects }));
	expect(index.projects).toEqual([
		{ id: 4, names: {} },
		{ id: 9, names: { de: 'Kanalhöfe', en: 'Canal Courts' } },
	]);
	expect(
		openSearch(index)
			.find({ projects: [9] })
			.ids('newest'),
	).toEqual([7]);
	expect(openSearch(index).find({ projects: [5] }).total).toBe(0);
});

test('the index of 20,000 units takes at most 280 kB on the way', () => {
	const stock = stockOf(20_000);
	const shift = shiftFor(stock.map(({ id }) => id));
	const index = writeIndex(stock, { shift, monthly: assumptions });
	expect(brotliCompressSync(index).length).toBeLessThanOrEqual(280_000);
});

test('monthly costs in another currency than the index are compared with none', () => {
	const rent: NonNullable<IndexedUnit['monthly']> = {
		currency: 'CHF',
		rent: 90_000,
		charges: [],
		missing: [],
		isSpanish: false,
	};
	const rented = { ...unit, id: 1, deal: 'rent' } as const;
	const index = wholeIndex([
		{ ...rented, currency: 'CHF', monthly: rent },
		{ ...rented, id: 2, currency: 'EUR', monthly: { ...rent, currency: 'EUR' } },
		{ ...rented, id: 3, currency: 'EUR', monthly: { ...rent, currency: 'EUR', rent: 80_000 } },
	]);
	const found = openSearch(index).find({ monthly: { to: 1_000 } });
	expect(found.ids('monthly')).toEqual([3, 2]);
	expect(openSearch(index).find({}).ids('monthly')).toEqual([3, 2, 1]);
});

test('homes come before a newer shop, unless a kind is asked for, and before a reserved home unless the site wants none of it', () => {
	const [flat, shop] = stockOf(2).map((unit, at) => ({
		...unit,
		id: at + 1,
		createdAt: at,
		deal: 'buy' as const,
		reserved: false,
		kind: at === 0 ? ('apartment' as const) : ('retail' as const),
		features: ['lift' as const],
	}));
	if (!flat || !shop) throw new Error('Two units are needed.');
	const taken = { ...flat, id: 3, createdAt: 2, reserved: true };
	const ids = (filter: Filter, order: ListOrder = usualOrder) =>
		openSearch(wholeIndex([flat, shop, taken], { shift: 4, order }))
			.find(filter)
			.ids('newest');
	expect(ids({ deal: 'buy' })).toEqual([1, 2, 3]);
	expect(ids({ withoutStairs: true })).toEqual([1, 2, 3]);
	expect(ids({ withoutStairs: true, kinds: ['apartment', 'retail'] })).toEqual([2, 1, 3]);
	expect(ids({ deal: 'buy' }, { sort: 'newest', freeFirst: false })).toEqual([3, 1, 2]);
	expect(ids({ deal: 'buy' }, { sort: 'priceUp', freeFirst: false })).toEqual([3, 2, 1]);
});

test('an index of another version is refused', () => {
	const bytes = new TextEncoder().encode('{"format":99,"count":0,"places":[]}\n');
	expect(() => readIndex(bytes)).toThrow('The index has format 99');
});

test('every label of a facet is made of words that the page has', () => {
	fc.assert(
		fc.property(
			anyFilter(),
			fc.constantFrom(...Locale.options),
			fc.constantFrom(...Deal.options),
			(filter, locale, deal) => {
				const say = (key: MessageKey) => {
					expect(filterWords).toContain(key);
					return translator(locale)(key);
				};
				const speech = {
					locale,
					deal,
					currency: 'EUR',
					now: new Date(),
					say,
					day: String,
					option: String,
				} as const;
				for (const { labels } of facets) labels(filter, { ...speech, maybe: say });
			},
		),
	);
});

test.each([
	['de', 'bis option 1500 kalt'],
	['en', 'up to option 1500 excl. bills'],
	['es', 'hasta option 1500 sin gastos'],
] as const)('a limit of a rent says what it is without, in %s', (locale, words) => {
	const t = translator(locale);
	const speech = { locale, deal: 'rent', currency: 'EUR', now: new Date(), say: t } as const;
	const labels = facets.flatMap((facet) =>
		facet.labels(
			{ deal: 'rent', price: { to: 1_500 } },
			{ ...speech, maybe: t.maybe, day: String, option: (_, value) => `option ${value}` },
		),
	);
	expect(labels.map((label) => label.words)).toEqual([words]);
});

test('every facet is tried by the tests', () => {
	const asked = new Set(fc.sample(anyFilter(), 1).flatMap((filter) => Object.keys(filter)));
	for (const { keys } of facets) for (const key of keys) expect(asked).toContain(key);
});

test('the features of a unit fit into the bits of one number', () => {
	expect(Feature.options.length).toBeLessThanOrEqual(31);
});
