import { assert, constantFrom, date, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { compareFacts, type Compared } from '../../../src/client/shortlist/compare.ts';
import type { IndexedUnit } from '../../../src/domain/indexed-unit.ts';
import type { Locale } from '../../../src/domain/locale.ts';
import { formatArea, formatDate, formatNumber } from '../../../src/i18n/format.ts';
import { shortlistWords } from '../../../src/view/listing/shortlist.ts';
import type { SearchCard } from '../../../src/view/unit/card-file.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { availableFrom, readIndex } from '../../support/search.ts';

const unit: IndexedUnit = {
	id: 1,
	deal: 'buy',
	reserved: false,
	kind: 'apartment',
	city: 'Leipzig',
	cents: 32_900_000,
	currency: 'EUR',
	area: 84.5,
	rooms: 3,
	features: ['lift'],
	energyClass: 'D',
	areas: {},
	availableFrom: availableFrom('2027-03-01'),
	createdAt: 0,
};
const card: SearchCard = {
	id: 1,
	href: '/de/immobilien/eins-1/',
	title: 'Eins',
	name: 'Eins',
	price: '329.000 €',
	place: 'Leipzig',
	beside: '3.893 €/m²',
	facts: '',
	floor: '4. OG',
};

/** The facts by name, each with what stands in its row. */
function compared(...units: readonly (readonly [Partial<IndexedUnit>, Partial<SearchCard>])[]) {
	return comparedIn('de', ...units);
}

function comparedIn(
	locale: Locale,
	...units: readonly (readonly [Partial<IndexedUnit>, Partial<SearchCard>])[]
) {
	const found = factsIn(locale, units);
	return Object.fromEntries(found.map(({ name, values, differs }) => [name, { values, differs }]));
}

function langsOf(
	row: string,
	...units: readonly (readonly [Partial<IndexedUnit>, Partial<SearchCard>])[]
) {
	return factsIn('de', units).find(({ name }) => name === row)?.langs;
}

function factsIn(
	locale: Locale,
	units: readonly (readonly [Partial<IndexedUnit>, Partial<SearchCard>])[],
	isPerMonth = false,
) {
	const all = units.map(([change], at) => ({ ...unit, id: at + 1, ...change }));
	const index = readIndex(writeIndex(all, { shift: 0 }));
	const list = units.map(([, change], row): Compared => ({ card: { ...card, ...change }, row }));
	const words = JSON.parse(shortlistWords(locale));
	return compareFacts(list, { index, locale, words, isPerMonth });
}

test('each fact that one of the units has stands in a row, and says whether they differ in it', () => {
	expect(
		compared([{}, {}], [{ area: 112, reserved: true, features: [] }, { floor: undefined }]),
	).toEqual({
		Preis: { values: ['329.000 €', '329.000 €'], differs: false },
		'Preis pro m²': { values: ['3.893 €/m²', '3.893 €/m²'], differs: false },
		Lage: { values: ['Leipzig', 'Leipzig'], differs: false },
		Fläche: { values: ['84,5\u00A0m²', '112\u00A0m²'], differs: true },
		Zimmer: { values: ['3', '3'], differs: false },
		Etage: { values: ['4. OG', ''], differs: false },
		Energieklasse: { values: ['D', 'D'], differs: false },
		Verfügbar: { values: ['ab 1.\u00A0März 2027', 'ab 1.\u00A0März 2027'], differs: false },
		Status: { values: ['Frei', 'Reserviert'], differs: true },
		Aufzug: { values: ['ja', ''], differs: false },
	});
});

test('what is unknown of one unit makes no difference, but what is known of two others may', () => {
	const rows = compared(
		[{ energyClass: undefined }, { floor: undefined }],
		[{ energyClass: 'B' }, { floor: '4. OG' }],
		[{ energyClass: 'C' }, { floor: '4. OG' }],
	);
	expect(rows['Energieklasse']).toEqual({ values: ['', 'B', 'C'], differs: true });
	expect(rows['Etage']).toEqual({ values: ['', '4. OG', '4. OG'], differs: false });
});

test('a unit whose account says that it needs no certificate is told from one of which nothing is said', () => {
	const none = { energyClass: undefined };
	const rows = compared([{}, {}], [none, { needsNoCertificate: true }], [none, {}]);
	expect(rows['Energieklasse']?.values).toEqual(['D', 'kein Ausweis nötig', '']);
	expect(rows['Energieklasse']?.differs).toBe(true);
});

test('each cost that one of the units names stands in a row, in the language it is worded in', () => {
	const fee = ['Hausgeld', '312 € pro Monat'] as const;
	const commission = ['Provision', '3 % of the price', 'en'] as const;
	const costs = [fee, commission];
	const [first, second] = [[{}, { costs }] as const, [{}, { costs: [fee] }] as const];
	expect(compared(first, second)).toMatchObject({
		Hausgeld: { values: ['312 € pro Monat', '312 € pro Monat'], differs: false },
		Provision: { values: ['3 % of the price', ''], differs: false },
	});
	expect(langsOf('Provision', first, second)).toEqual(['en', undefined]);
});

test('what is paid each month stands in place of prices where that is wanted, and what nobody knows is said', () => {
	const bought = {
		monthly: '1.800 € / Monat',
		without: 'ohne Heizung',
		months: [
			['Monatliche Rate', '1.488 €'],
			['Hausgeld', '312 €'],
		],
	} as const;
	const found = factsIn(
		'de',
		[
			[{}, bought],
			[{}, { price: 'Preis auf Anfrage' }],
		],
		true,
	);
	const [total, ...parts] = found.map(({ name, values }) => [name, ...values]);
	expect(total).toEqual([
		'Zusammen im Monat',
		'1.800 € / Monat, ohne Heizung',
		'Preis auf Anfrage',
	]);
	expect(parts.slice(0, 2)).toEqual([
		['Monatliche Rate', '1.488 €', ''],
		['Hausgeld', '312 €', ''],
	]);
	expect(found.map(({ name }) => name)).not.toContain('Preis');
});

test('when a home is to be had is said as on its page, also where no day is named', () => {
	const undated = { availableFrom: undefined };
	const rows = compared(
		[{}, {}],
		[undated, { available: ['Frühjahr 2027'] }],
		[undated, { available: ['by arrangement', 'en'] }],
		[undated, {}],
	);
	expect(rows['Verfügbar']).toEqual({
		values: ['ab 1.\u00A0März 2027', 'Frühjahr 2027', 'by arrangement', ''],
		differs: true,
	});
	expect(langsOf('Verfügbar', [undated, { available: ['by arrangement', 'en'] }])).toEqual(['en']);
});

test('a fact has one row: what a parking space costs, or else that there is one', () => {
	const parking: Partial<IndexedUnit> = { features: ['parking'] };
	const costs = [['Stellplatz', '25.000 €']] as const;
	const units = [
		[parking, { costs }],
		[parking, {}],
		[{ features: [] }, {}],
		[{ ...parking, deal: 'rent' }, {}],
	] as const;
	const found = factsIn('de', units).filter(({ name }) => name === 'Stellplatz');
	expect(found.map(({ values }) => values)).toEqual([['25.000 €', 'ja', '', 'ja']]);
});

test('a price on request stays what the card says of it', () => {
	const rows = compared(
		[{}, {}],
		[{ cents: undefined }, { price: 'Preis auf Anfrage', beside: undefined }],
	);
	expect(rows['Preis']).toEqual({ values: ['329.000 €', 'Preis auf Anfrage'], differs: true });
	expect(rows['Preis pro m²']?.values).toEqual(['3.893 €/m²', '']);
});

test('what is free at once says so, and what names no day says nothing', () => {
	const rows = compared(
		[{ availableFrom: availableFrom('now') }, {}],
		[{ availableFrom: undefined }, {}],
	);
	expect(rows['Verfügbar']?.values).toEqual(['sofort', '']);
});

test('nothing reserved is free at once, but from its day on as its own page says', () => {
	const rows = compared(
		[{ availableFrom: availableFrom('now'), reserved: true }, {}],
		[{ reserved: true }, {}],
	);
	expect(rows['Verfügbar']?.values).toEqual(['', 'ab 1.\u00A0März 2027']);
});

test('the area of a plot stands in one row, be it beside a house or another plot', () => {
	const plot = { kind: 'plot', area: 700, areas: { plot: 700 }, rooms: undefined } as const;
	const rows = compared([{ kind: 'house', area: 120, areas: { plot: 500 } }, {}], [plot, {}]);
	expect(rows['Fläche']?.values).toEqual(['120\u00A0m²', '']);
	expect(rows['Grundstück']?.values).toEqual(['500\u00A0m²', '700\u00A0m²']);
	const plots = compared([plot, {}], [plot, {}]);
	expect(plots).not.toHaveProperty('Fläche');
	expect(plots['Grundstück']).toEqual({ values: ['700\u00A0m²', '700\u00A0m²'], differs: false });
});

test('a cost that only rents have does not apply to what is for sale, while another rent is unknown', () => {
	const rent = { deal: 'rent' } as const;
	const costs = [['Warmmiete', '960 € / Monat']] as const;
	const rows = compared(
		[{}, {}],
		[rent, { costs, beside: undefined }],
		[rent, { beside: undefined }],
	);
	expect(rows['Warmmiete']).toEqual({ values: ['entfällt', '960 € / Monat', ''], differs: false });
	expect(rows['Preis pro m²']?.values).toEqual(['3.893 €/m²', 'entfällt', 'entfällt']);
});

test('numbers and days are said as the pages of the units say them', () => {
	const input = record({
		locale: constantFrom<Locale[]>('de', 'en', 'es'),
		area: integer({ min: 1, max: 2_000_000 }).map((hundredths) => hundredths / 100),
		rooms: integer({ min: 1, max: 40 }).map((halves) => halves / 2),
		available: date({
			min: new Date('2026-12-01'),
			max: new Date('2040-01-01'),
			noInvalidDate: true,
		}).map((day) => day.toISOString().slice(0, 10)),
	});
	assert(
		property(input, ({ locale, available, ...rest }) => {
			const unit = { ...rest, availableFrom: availableFrom(available) };
			const said = Object.values(comparedIn(locale, [unit, {}])).flatMap(({ values }) => values);
			expect(said).toContain(formatArea(unit.area, locale));
			expect(said).toContain(formatNumber(unit.rooms, locale));
			expect(said.join('; ')).toContain(formatDate(available, locale));
		}),
	);
});

test('a rent says what it is without, where a price has that of a square metre', () => {
	const rent = { price: '900 € / Monat', beside: 'kalt' };
	const rows = compared([{}, {}], [{ id: 2, deal: 'rent' }, rent]);
	expect(rows['Preis']?.values).toEqual(['329.000 €', '900 € / Monat, kalt']);
	expect(rows['Preis pro m²']?.values[0]).toBe('3.893 €/m²');
});
