import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	readAddress,
	writeAddress,
	type FilterSettings,
} from '../../../src/client/filter/state.ts';
import { choiceOf, choiceFields, type Choice } from '../../../src/search/choice.ts';
import { categories } from '../../../src/domain/kind.ts';
import { EnergyClass } from '../../../src/domain/energy.ts';
import { Locale } from '../../../src/domain/locale.ts';
import { Feature, UnitKind } from '../../../src/domain/unit.ts';
import { longestPhrase, readFields, writeFields } from '../../../src/search/address.ts';
import { addressWords } from '../../../src/i18n/address-words.ts';
import { facets } from '../../../src/search/facets.ts';
import { namePlaces } from '../../../src/search/place-names.ts';
import { sorts } from '../../../src/search/sort.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { readIndex } from '../../support/search.ts';

const places = namePlaces([
	{ city: 'Leipzig' },
	{ city: 'Leipzig', district: 'Plagwitz' },
	{ city: 'Leipzig', district: 'Mitte' },
	{ city: 'Hamburg', district: 'Mitte' },
	{ city: 'Hamburg', district: 'Ottensen' },
	{ city: 'València', district: 'El Cabanyal' },
]);
const index = {
	...readIndex(writeIndex([], { shift: 0 })),
	projects: [3, 201, 999].map((id) => ({ id, names: {} })),
};
const known = { index, places };
const allPlaces = [
	{ city: 'Leipzig' },
	{ city: 'València' },
	{ city: 'Leipzig', district: 'Plagwitz' },
	{ city: 'Leipzig', district: 'Mitte' },
	{ city: 'Hamburg', district: 'Mitte' },
];
const settings = {
	locale: 'de',
	deal: 'buy',
	facet: {
		path: '/de/kaufen/wohnungen/leipzig/',
		start: { kinds: ['apartment'], places: [{ city: 'Leipzig' }] },
	},
	root: { path: '/de/kaufen/', heading: 'Immobilien kaufen' },
} as unknown as FilterSettings;

const number = fc.integer({ min: 1, max: 5_000_000 });
const size = fc.integer({ min: 1, max: 80_000 }).map((quarters) => quarters / 4);
const inOrder = <T>(all: readonly T[]) =>
	fc.subarray([...all], { minLength: 1 }).map((some) => some as readonly T[]);
const spanOf = (of: fc.Arbitrary<number>) =>
	fc
		.record({ from: of, to: of }, { requiredKeys: [] })
		.filter((span) => Object.keys(span).length > 0);

const anyChoice: fc.Arbitrary<Choice> = fc.record({
	filter: fc.record(
		{
			kinds: inOrder(UnitKind.options),
			places: fc.uniqueArray(fc.constantFrom(...allPlaces), { minLength: 1 }),
			radius: fc.constantFrom(2, 5, 20),
			projects: inOrder([3, 201, 999]),
			price: spanOf(number),
			area: spanOf(size),
			plot: spanOf(size),
			garden: spanOf(size),
			withoutStairs: fc.constant(true),
			rooms: fc.constantFrom({ from: 1 }, { from: 2.5 }, { from: 2, to: 3 }, { to: 4 }),
			bedrooms: fc.constantFrom({ from: 2 }, { from: 1, to: 1 }),
			bathrooms: fc.constantFrom({ from: 2 }, { to: 2 }),
			built: spanOf(fc.integer({ min: 1800, max: 2030 })),
			warm: spanOf(number),
			monthly: spanOf(number),
			categories: inOrder(categories),
			postcode: inOrder(['04229', '22767']),
			groundFloor: fc.constant(true),
			features: inOrder(Feature.options),
			energyClass: fc.constantFrom(...EnergyClass.options),
			freeBy: fc.constantFrom('2026-12-01', '2028-02-29'),
			viewable: fc.constant(true as const),
			onlyAvailable: fc.constant(true as const),
			commissionFree: fc.constant(true as const),
			firstOccupancy: fc.constant(true as const),
			tenanted: fc.constant(true as const),
		},
		{ requiredKeys: [] },
	),
	words: fc
		.string({ maxLength: 80, unit: 'grapheme' })
		.map((text) => text.trim().slice(0, 80).trim()),
	sort: fc.constantFrom(...sorts),
	page: fc.integer({ min: 1, max: 40 }),
});

test('every facet is tried by the tests', () => {
	const asked = new Set(fc.sample(anyChoice, 500).flatMap(({ filter }) => Object.keys(filter)));
	for (const { keys } of facets) for (const key of keys) expect(asked).toContain(key);
});

test('a choice comes back from its address in every language, whatever it is', () => {
	fc.assert(
		fc.property(anyChoice, fc.constantFrom(...Locale.options), (choice, locale) => {
			const query = writeFields(choiceFields(choice, known), locale);
			expect(choiceOf(readFields(query, locale), known)).toEqual(choice);
		}),
	);
});

test('the address of a list with filters is read as it was written, on its own path or that of all', () => {
	fc.assert(
		fc.property(anyChoice, (chosen) => {
			const choice = { ...chosen, filter: { deal: 'buy' as const, ...chosen.filter } };
			const address = writeAddress(choice, { settings, known });
			const url = new URL(address, 'https://example.com');
			expect(readAddress(url, { settings, known })).toEqual(choice);
		}),
	);
});

test('a list keeps its own path as long as the filter keeps to it', () => {
	const start = { deal: 'buy', ...settings.facet.start } as const;
	const choice = { filter: start, words: '', sort: 'newest', page: 1 } as const;
	const write = (change: Choice['filter'], more: Partial<Choice> = {}) =>
		writeAddress({ ...choice, ...more, filter: { ...start, ...change } }, { settings, known });
	expect(write({})).toBe('/de/kaufen/wohnungen/leipzig/');
	expect(write({ price: { to: 500_000 } })).toBe('/de/kaufen/wohnungen/leipzig/?preis-bis=500000');
	expect(write({}, { page: 2 })).toBe('/de/kaufen/wohnungen/leipzig/?seite=2');
	expect(write({ places: undefined })).toBe('/de/kaufen/?art=wohnungen');
	expect(write({ places: [{ city: 'Leipzig', district: 'Plagwitz' }] })).toBe(
		'/de/kaufen/?ort=plagwitz&art=wohnungen',
	);
});

test('what an address says and nobody knows is left out', () => {
	fc.assert(
		fc.property(fc.webQueryParameters(), fc.constantFrom(...Locale.options), (query, locale) => {
			const choice = choiceOf(readFields(query, locale), known);
			expect(writeFields(choiceFields(choice, known), locale)).toEqual(expect.any(String));
		}),
	);
	const query = '?ort=atlantis,plagwitz&art=schloss&preis-bis=-1&energie=Z&seite=x&utm_source=a';
	expect(choiceOf(readFields(query, 'de'), known)).toEqual({
		filter: { places: [{ city: 'Leipzig', district: 'Plagwitz' }] },
		words: '',
		sort: 'newest',
		page: 1,
	});
});

test('a page between two pages is the first one, and of what nobody types only the beginning is searched for', () => {
	const { page, words } = choiceOf(readFields(`?seite=1.5&suche=${'a'.repeat(200)}`, 'de'), known);
	expect(page).toBe(1);
	expect(words).toHaveLength(longestPhrase);
});

test('districts of one name are told apart by their cities', () => {
	expect(places.name({ city: 'Leipzig', district: 'Mitte' })).toBe('leipzig-mitte');
	expect(places.find('hamburg-mitte')).toEqual({ city: 'Hamburg', district: 'Mitte' });
	expect(places.find('mitte')).toBeUndefined();
	expect(places.find('el-cabanyal')).toEqual({ city: 'València', district: 'El Cabanyal' });
});

test('finer kinds are said in the words of the language, and addresses that say them by key are read', () => {
	const fields = { category: ['midTerraceHouse', 'castle'] };
	expect(writeFields(fields, 'de')).toBe('?bauform=reihenmittelhaus,schloss');
	expect(writeFields(fields, 'en')).toBe('?category=mid-terrace,castle');
	expect(writeFields(fields, 'es')).toBe('?categoria=adosada-intermedia,castillo');
	expect(readFields('?bauform=midTerraceHouse,schloss', 'de')).toEqual(fields);
});

test('no language has one name for two things', () => {
	for (const locale of Locale.options) {
		const fields = Object.values(addressWords[locale].fields);
		const values = Object.values<Readonly<Record<string, string>>>(addressWords[locale].values);
		const named = values.map((names) => Object.values(names));
		for (const names of [fields, ...named]) expect(new Set(names).size).toBe(names.length);
		for (const name of fields) expect(name).toMatch(/^[a-z-]+$/);
		// Names and keys are both read: no name is the key of something else.
		for (const names of values)
			for (const [key, name] of Object.entries(names))
				if (Object.hasOwn(names, name)) expect(name).toBe(key);
	}
});
