import { expect, test } from 'vitest';
import { compareFacts } from '../../../src/client/shortlist/compare.ts';
import type { Locale } from '../../../src/domain/locale.ts';
import type { Unit } from '../../../src/domain/unit.ts';
import { formatArea, formatDate, formatNumber } from '../../../src/i18n/format.ts';
import { translator } from '../../../src/i18n/translate.ts';
import type { ComparedUnit } from '../../../src/view/unit/comparison.ts';
import { searchCard } from '../../../src/view/unit/search-card.ts';
import { assumptions } from '../../support/assumptions.ts';
import { lawfulUnit } from '../../support/lawful-unit.ts';

const flat: Unit = {
	...lawfulUnit,
	place: { city: 'Leipzig', country: 'DE' },
	price: { kind: 'purchase', amount: { cents: 32_900_000, currency: 'EUR' } },
	costs: {},
	areas: { living: 84.5 },
	rooms: 3,
	floor: 4,
	features: ['lift'],
	energy: { availability: 'present', efficiencyClass: 'D' },
	availableFrom: { kind: 'date', date: '2027-03-01' },
};
const rented = {
	deal: 'rent',
	price: { kind: 'rent', base: { cents: 90_000, currency: 'EUR' } },
} as const satisfies Partial<Unit>;
const text = (words: string) => ({ kind: 'text', text: words }) as const;

/** The facts as the cards of these units say them. */
function factsOf(
	units: readonly Partial<Unit>[],
	{ locale = 'de', isPerMonth = false }: { locale?: Locale; isPerMonth?: boolean } = {},
) {
	const context = { locale, defaultLocale: 'de', crmLocale: 'de', monthly: assumptions } as const;
	const told = units.map((change) => {
		const card = searchCard({ ...flat, ...change }, { ...context, isNew: false });
		// As it comes from its file.
		const compared: ComparedUnit = JSON.parse(JSON.stringify(card.compared));
		return compared;
	});
	return compareFacts(told, { say: translator(locale), isPerMonth }).map((fact) => ({
		...fact,
		values: fact.values.map(plain),
	}));
}

/** With usual spaces. */
function plain(text: string): string {
	return text.replaceAll(/\s/g, ' ');
}

/** What stands in each row, by its name. */
function compared(...units: readonly Partial<Unit>[]) {
	const found = factsOf(units).map(({ name, values, differs }) => [name, { values, differs }]);
	return Object.fromEntries(found);
}

function rowsOf(units: readonly Pick<ComparedUnit, 'deal' | 'costs' | 'features'>[]) {
	const told = units.map((unit) => ({ ...unit, months: [], facts: [] }));
	return compareFacts(told, { say: translator('de'), isPerMonth: false });
}

test('each fact that one of the units has stands in a row, and is marked where people choose by it and the units differ', () => {
	const other: Partial<Unit> = {
		areas: { living: 112 },
		status: 'reserved',
		features: [],
		floor: undefined,
	};
	expect(compared({}, other)).toEqual({
		Kaufpreis: { values: ['329.000 €', '329.000 €'], differs: false },
		'Preis pro m²': { values: ['3.893 €', '2.938 €'], differs: false },
		Lage: { values: ['Wohnung in Leipzig', 'Wohnung in Leipzig'], differs: false },
		Wohnfläche: { values: ['84,5 m²', '112 m²'], differs: true },
		Zimmer: { values: ['3', '3'], differs: false },
		Etage: { values: ['4. OG', ''], differs: false },
		Energieeffizienzklasse: { values: ['D', 'D'], differs: false },
		Verfügbar: { values: ['ab 1. März 2027', 'ab 1. März 2027'], differs: false },
		Status: { values: ['Frei', 'Reserviert'], differs: false },
		Aufzug: { values: ['ja', ''], differs: true },
	});
});

test('what is unknown of one unit makes no difference, but what is known of two others may', () => {
	const rows = compared(
		{ energy: undefined },
		{ energy: { availability: 'present', efficiencyClass: 'B' }, floor: undefined },
		{ energy: { availability: 'present', efficiencyClass: 'C' } },
	);
	expect(rows['Energieeffizienzklasse']).toEqual({ values: ['', 'B', 'C'], differs: true });
	expect(rows['Etage']).toEqual({ values: ['4. OG', '', '4. OG'], differs: false });
});

test('a unit whose account says that it needs no certificate is told from one of which nothing is said', () => {
	const rows = compared({}, { energy: { availability: 'notRequired' } }, { energy: undefined });
	expect(rows['Energieeffizienzklasse']?.values).toEqual([
		'D',
		'Für dieses Objekt ist kein Energieausweis erforderlich.',
		'',
	]);
	expect(rows['Energieeffizienzklasse']?.differs).toBe(true);
});

test('each cost that one of the units names stands in a row, in the language it is worded in', () => {
	const costs = {
		ownersFee: { cents: 31_200, currency: 'EUR' },
		commission: { en: '3 % of the price' },
	} as const;
	const rows = factsOf([{ costs }, { costs: { ownersFee: costs.ownersFee } }]);
	const fee = rows.find(({ name }) => name === 'Hausgeld');
	expect(fee?.values).toEqual(['312 € / Monat', '312 € / Monat']);
	const commission = rows.find(({ values }) => values[0] === '3 % of the price');
	expect(commission).toMatchObject({ values: ['3 % of the price', ''], langs: ['en', undefined] });
});

test('what is paid each month stands in place of prices where that is wanted, and what nobody knows is said', () => {
	const units = [{}, { price: { kind: 'onRequest' } }] as const;
	const [total, ...parts] = factsOf(units, { isPerMonth: true });
	expect(total?.name).toBe('Zusammen im Monat');
	expect(total?.values[0]).toMatch(/^[\d.,]+ €, ohne /);
	expect(total?.values[1]).toBe('Preis auf Anfrage');
	expect(parts[0]?.name).toBe('Monatliche Rate');
	expect(parts[0]?.values[1]).toBe('');
	expect(parts.map(({ name }) => name)).not.toContain('Kaufpreis');
});

test('when a home is to be had is said as on its page, also where no day is named', () => {
	const rows = factsOf([
		{},
		{ availableFrom: text('Frühjahr 2027') },
		{ availableFrom: text('Ende Mai'), status: 'reserved' },
		{ availableFrom: { kind: 'now' } },
		{ availableFrom: { kind: 'now' }, status: 'reserved' },
		{ status: 'reserved' },
		{ availableFrom: undefined },
	]);
	const day = 'ab 1. März 2027';
	expect(rows.find(({ name }) => name === 'Verfügbar')?.values).toEqual([
		day,
		'Frühjahr 2027',
		'Ende Mai',
		'sofort',
		'',
		day,
		'',
	]);
	const english = factsOf([{ availableFrom: text('nach Absprache mit Anna') }], { locale: 'en' });
	expect(english.find(({ langs }) => langs[0])).toMatchObject({
		values: ['nach Absprache mit Anna'],
		langs: ['de'],
	});
});

test('a fact has one row: what a parking space costs, or else that there is one', () => {
	const costs = [['Stellplatz', '25.000 €']] as const;
	const features = ['Stellplatz'];
	const found = rowsOf([
		{ deal: 'buy', costs, features },
		{ deal: 'buy', costs: [], features },
		{ deal: 'buy', costs: [], features: [] },
		{ deal: 'rent', costs: [], features },
	]);
	expect(found.map(({ values }) => values)).toEqual([['25.000 €', 'ja', '', 'ja']]);
});

test('a price on request stays what the card says of it', () => {
	const rows = compared({}, { price: { kind: 'onRequest' } });
	expect(rows['Kaufpreis']).toEqual({ values: ['329.000 €', 'Preis auf Anfrage'], differs: true });
	expect(rows['Preis pro m²']?.values).toEqual(['3.893 €', '']);
});

test('the area of a plot stands in one row, be it beside a house or another plot', () => {
	const plot = { kind: 'plot', areas: { plot: 700 }, rooms: undefined } as const;
	const rows = compared({ kind: 'house', areas: { living: 120, plot: 500 } }, plot);
	expect(rows['Wohnfläche']?.values).toEqual(['120 m²', '']);
	expect(rows['Grundstück']?.values).toEqual(['500 m²', '700 m²']);
	const plots = compared(plot, plot);
	expect(plots).not.toHaveProperty('Wohnfläche');
	expect(plots['Grundstück']).toEqual({ values: ['700 m²', '700 m²'], differs: false });
});

test('a cost that only rents have does not apply to what is for sale, while another rent is unknown', () => {
	const total = { cents: 96_000, currency: 'EUR' } as const;
	const warm = { ...rented, price: { ...rented.price, total } };
	const rows = compared({}, warm, rented);
	expect(rows['Warmmiete']?.values).toEqual(['entfällt', expect.stringMatching(/^960 €/), '']);
	expect(rows['Warmmiete']?.differs).toBe(false);
	expect(rows['Preis pro m²']?.values).toEqual(['3.893 €', 'entfällt', 'entfällt']);
	expect(rows['Kaufpreis']?.values).toEqual(['329.000 €', 'entfällt', 'entfällt']);
	expect(rows['Kaltmiete']?.values).toEqual(['entfällt', '900 € / Monat', '900 € / Monat']);
});

test.each(['de', 'en', 'es'] as const)(
	'numbers and days are said as pages say them: %s',
	(locale) => {
		const said = factsOf([{ areas: { living: 1_234.5 }, rooms: 2.5 }], { locale });
		const values = said.flatMap(({ values: [value = ''] }) => value);
		expect(values).toContain(plain(formatArea(1_234.5, locale)));
		expect(values).toContain(formatNumber(2.5, locale));
		expect(values.join('; ')).toContain(plain(formatDate('2027-03-01', locale)));
	},
);

test.each([
	[{ bedrooms: 3, rooms: 4 }, '3'],
	[{ bedrooms: undefined, rooms: 1 }, 'Studio'],
	[{ bedrooms: undefined, rooms: 3 }, undefined],
])(
	'homes are told by their bedrooms in English, and one without is a studio: %j',
	(change, told) => {
		const name = translator('en')('unit.bedrooms');
		const row = factsOf([change], { locale: 'en' }).find((fact) => fact.name === name);
		expect(row?.values[0]).toBe(told);
	},
);
