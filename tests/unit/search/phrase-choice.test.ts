import { describe, expect, test } from 'vitest';
import { addressIn } from '../../../src/search/offered.ts';
import type { Choice } from '../../../src/search/choice.ts';
import { dealWithHits, withPhrase, foundWords } from '../../../src/search/choice-by-phrase.ts';
import { openSearch } from '../../../src/search/browser/query.ts';
import { namePlaces } from '../../../src/search/place-names.ts';
import { stockOf } from '../../bench/search-stock.ts';
import { wholeIndex } from '../../support/search.ts';

const places = namePlaces([{ city: 'Hamburg' }, { city: 'Leipzig' }]);
const known = { index: wholeIndex([]), places };
const choice: Choice = {
	filter: {
		deal: 'buy',
		places: [{ city: 'Hamburg' }],
		radius: 10,
		kinds: ['apartment'],
		price: { to: 500_000 },
		features: ['balcony'],
	},
	words: 'Elbe',
	sort: 'newest',
	page: 3,
};

describe('a phrase', () => {
	test('takes the place of what was chosen of the same facets, and features come beside each other', () => {
		const fields = { place: ['leipzig'], feature: ['garden'] };
		expect(withPhrase(choice, { fields, words: [] }, known)).toEqual({
			...choice,
			filter: {
				deal: 'buy',
				kinds: ['apartment'],
				price: { to: 500_000 },
				places: [{ city: 'Leipzig' }],
				features: ['balcony', 'garden'],
			},
			page: 1,
		});
	});

	test('that names a finer kind asks for no other kind, and one of the whole rent for no other price', () => {
		const fields = { category: ['villa'], warmTo: ['1200'] };
		const { filter } = withPhrase(choice, { fields, words: ['See'] }, known);
		expect(filter.kinds).toBeUndefined();
		expect(filter.price).toBeUndefined();
		expect(filter).toMatchObject({ categories: ['villa'], warm: { to: 1200 } });
	});

	test('of nothing that is known leaves a choice as it is', () => {
		expect(withPhrase({ ...choice, page: 1 }, { fields: {}, words: [] }, known)).toEqual({
			...choice,
			page: 1,
		});
	});
});

test('what belongs to the other list is looked for there, without prices', () => {
	const settings = { locale: 'de' } as const;
	expect(addressIn('rent', { ...choice, words: 'drei zimmer mieten' }, { settings, known })).toBe(
		'/de/mieten/?ort=hamburg&umkreis=10&art=wohnungen&merkmal=balkon&suche=drei%20zimmer%20mieten',
	);
});

test('a phrase that names no deal means the one that has something of it, and an amount means its own', () => {
	const [one] = stockOf(1);
	if (!one) throw new Error('A unit is needed.');
	const rented = { ...one, deal: 'rent' as const, features: ['furnished' as const] };
	const sold = { ...one, id: one.id + 1, deal: 'buy' as const, features: ['balcony' as const] };
	const search = openSearch(wholeIndex([rented, sold]));
	expect(dealWithHits({ features: ['furnished'] }, 'buy', search)).toBe('rent');
	expect(dealWithHits({ features: ['furnished'] }, 'rent', search)).toBe('rent');
	expect(dealWithHits({ features: ['balcony'] }, 'buy', search)).toBe('buy');
	expect(dealWithHits({ features: ['pool'] }, 'buy', search)).toBe('buy');
	expect(dealWithHits({ features: ['furnished'], price: { to: 900 } }, 'buy', search)).toBe('buy');
});

test('no commission is found among homes to rent by who wants to rent, and else where an offer says so', () => {
	const [one] = stockOf(1);
	if (!one) throw new Error('A unit is needed.');
	const home = { ...one, deal: 'rent', kind: 'apartment', commissionFree: undefined } as const;
	const office = { ...home, id: one.id + 1, kind: 'office' } as const;
	const sold = { ...home, id: one.id + 2, deal: 'buy' } as const;
	const free = { commissionFree: true };
	const byLaw = openSearch(wholeIndex([home, office, sold]));
	expect(byLaw.find({ ...free, deal: 'rent' }).total).toBe(1);
	expect(byLaw.find({ ...free, deal: 'buy' }).total).toBe(0);
	expect(dealWithHits(free, 'buy', byLaw)).toBe('buy');
	const said = openSearch(wholeIndex([home, { ...office, commissionFree: true }, sold]));
	expect(said.find({ ...free, deal: 'rent' }).total).toBe(2);
	expect(dealWithHits(free, 'buy', said)).toBe('rent');
});

const titles = ['Loft am Kanal', 'Wohnung mit Blick', 'Haus am Kanal mit Blick'];
const count = async (words: string) =>
	titles.filter((title) => words.split(' ').every((word) => title.includes(word))).length;

test('words of a phrase narrow a list as long as something is left', async () => {
	expect(await foundWords(['Kanal', 'Blick'], count)).toEqual({
		found: ['Kanal', 'Blick'],
		missing: [],
	});
	expect(await foundWords(['Kanal', 'Park', 'Blick'], count)).toEqual({
		found: ['Kanal', 'Blick'],
		missing: ['Park'],
	});
});

test('a reference is looked for even where nothing has it', async () => {
	expect(await foundWords(['LE-M-019'], count)).toEqual({ found: ['LE-M-019'], missing: [] });
});
