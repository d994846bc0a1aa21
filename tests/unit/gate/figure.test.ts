import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFigure } from '../../../src/gate/fields/figure.ts';
import { figureRules, type FigureField } from '../../../src/gate/fields/figure-rules.ts';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, publicUnit, wireUnit } from '../../support/gate.ts';

const read = (field: FigureField, raw: string | number | null) =>
	readFigure(raw, figureRules[field], 'de');
const valueOf = (field: FigureField, raw: string | number | null) => {
	const figure = read(field, raw);
	return typeof figure === 'object' ? figure.value : figure;
};

const inEnglish = (raw: string) => readFigure(raw, figureRules.living_space, 'en');
const lines = (overrides: object) =>
	reportLines(gate({ units: [wireUnit({ ...overrides })] }).report).join('\n');

describe('a figure as people and machines write it', () => {
	test.each<[FigureField, string | number, number]>([
		['number_of_rooms', '3 1/2', 3.5],
		['number_of_rooms', '4 1/2 Zimmer', 4.5],
		['number_of_rooms', '3½', 3.5],
		['number_of_rooms', '2 ¼ Zi.', 2.25],
		['number_of_rooms', '3 Zi.', 3],
		['number_of_rooms', '2.500', 2.5],
		['number_of_rooms', '3,5', 3.5],
		['number_of_rooms', '3.5', 3.5],
		['number_of_rooms', '3-Zimmer-Wohnung', 3],
		['number_of_bath_rooms', '1.5', 1.5],
		['number_of_bath_rooms', '2 Bäder', 2],
		['number_of_parking_spaces', '2 Stellplätze', 2],
		['construction_year', 'ca. 1900', 1900],
		['construction_year', 'Baujahr: 1995', 1995],
		['thermal_characteristic', '95.125', 95.125],
		['thermal_characteristic', '95,1 kWh/(m²·a)', 95.1],
		['co2_emission', '24.500', 24.5],
		['aut_fgee', '0.852', 0.852],
		['aut_fgee', '1.023', 1.023],
		['heating_costs', '104.299', 104.299],
		['heating_costs', '120 €/Monat', 120],
		['base_rent', '1.250', 1_250],
		['base_rent', '850,- €/mtl.', 850],
		['base_rent', '850 € / Monat kalt', 850],
		['living_space', 'rd. 85 m² Wfl.', 85],
		['number_of_parking_spaces', '2 TG-Stellplätze', 2],
		['base_rent', '1.200 € zzgl. NK', 1_200],
		['price', '349.000', 349_000],
		['price', '349000.0', 349_000],
		['price', '620.000,- €', 620_000],
		['price', '598 000 EUR', 598_000],
		['price', '1,2 Mio. €', 1_200_000],
		['price', 'TEUR 349', 349_000],
		['price', '1.250 T€', 1_250_000],
		['price', '350 mil €', 350_000],
		['price', "Fr. 349'000.–", 349_000],
		['price', '250.000 € VB', 250_000],
		['price', 'VB 250.000', 250_000],
		['living_space', '85,5 m² zzgl. Balkon', 85.5],
		['living_space', '85.125', 85.125],
		['living_space', 'ca. 1.234,5 m²', 1_234.5],
		['living_space', '12.500 m²', 12_500],
		['plot_area', '1.200', 1_200],
		['plot_area', '1,234,567', 1_234_567],
	])('%s %j is %d', (field, raw, value) => {
		expect(valueOf(field, raw)).toBe(value);
	});

	test.each<[FigureField, string | number]>([
		['number_of_rooms', 2_500],
		['number_of_rooms', '31/2'],
		['number_of_rooms', '2-3'],
		['number_of_rooms', '12 Bäder'],
		['number_of_rooms', 'drei'],
		['number_of_parking_spaces', '1-2'],
		['construction_year', '1990/1991'],
		['construction_year', '1995 (saniert 2015)'],
		['thermal_characteristic', 95_125],
		['thermal_characteristic', '-3'],
		['aut_fgee', 95],
		['heating_costs', '1.440 € p.a.'],
		['base_rent', '12 €/m²'],
		['base_rent', '1.200 € warm'],
		['base_rent', '1.200 € inkl. NK'],
		['price', 349],
		['price', '349.000 €/m²'],
		['price', '300.000 € zzgl. MwSt.'],
		['price', '3.49.000'],
		['price', '500.000 € / 1.200 €'],
		['price', 999_999_999],
		['price', '1.2m'],
		['price', '1/2 Mio'],
		['price', 'ab 1/4 Mio €'],
		['price', '3/4 Million'],
		['thermal_characteristic', '18.500 kWh/a'],
		['energy_efficiency_value', '95.000 kWh/Jahr'],
		['co2_emission', '4.500 kg'],
		['price', '598,000 €'],
		['living_space', '1,234 m²'],
		['living_space', '12.500'],
		['living_space', '900 sq ft'],
		['living_space', 'bis 90 m²'],
		['living_space', '85 m² (Nutzfläche)'],
		['living_space', '100 – 120 m²'],
		['plot_area', '85.125'],
	])('%s %j is in doubt or not plausible', (field, raw) => {
		expect(read(field, raw)).toBe('unreadable');
	});

	test.each([0, '0', '0,00 €', '', ' ', '–', null, 'auf Anfrage', 'k. A.', 'n/a'])(
		'%j sets nothing',
		(raw) => {
			expect(read('price', raw)).toBeUndefined();
		},
	);

	test.each<[string, object]>([
		['ab 349.000 €', { value: 349_000, bound: 'from' }],
		['desde 120.000 €', { value: 120_000, bound: 'from' }],
		['598.000 € und mehr', { value: 598_000, bound: 'from' }],
		['598.000 € oder mehr', { value: 598_000, bound: 'from' }],
		['598.000 € or more', { value: 598_000, bound: 'from' }],
		['598.000 € y más', { value: 598_000, bound: 'from' }],
		['385.000 / 395.000 €', { value: 385_000, bound: 'from' }],
		['395.000 € bis 385.000 €', { value: 385_000, bound: 'from' }],
		['385-395 T€', { value: 385_000, bound: 'from' }],
		['Mindestgebot 100.000 €', { value: 100_000, bound: 'startingBid' }],
		['precio de salida: 120.000 €', { value: 120_000, bound: 'startingBid' }],
	])('a price %j is an end of what may be asked', (raw, figure) => {
		expect(read('price', raw)).toMatchObject(figure);
	});

	test('whatever stands in a field, what is read is plausible there', () => {
		const raw = fc.oneof(
			fc.double(),
			fc.string({ unit: fc.constantFrom(...'0123456789.,-– €m²½/TMio abVB') }),
		);
		fc.assert(
			fc.property(raw, fc.constantFrom(...Object.entries(figureRules)), (value, [, rule]) => {
				const figure = readFigure(value, rule, 'de');
				if (typeof figure !== 'object') return;
				expect(figure.value).toBeGreaterThanOrEqual(rule.least);
				expect(figure.value).toBeLessThanOrEqual(rule.most);
			}),
		);
	});

	test('an English account parts thousands by commas', () => {
		expect(inEnglish('12,500 sqm')).toMatchObject({ value: 12_500 });
		expect(readFigure('Guide price £300,000', figureRules.price, 'en')).toEqual({
			value: 300_000,
			bound: 'startingBid',
			currency: 'GBP',
		});
		expect(inEnglish('1,234.5 sqm')).toMatchObject({ value: 1_234.5 });
		expect(inEnglish('12.500 sqm')).toBe('unreadable');
		expect(inEnglish('85.125')).toMatchObject({ value: 85.125 });
	});
});

describe('in the report', () => {
	test.each([
		['number_of_rooms', '2-3'],
		['living_space', '100 – 120 m²'],
		['price', '349'],
		['construction_year', '1990/1991'],
		['thermal_characteristic', '1200'],
		['floor', 'DG'],
		['construction_year', '2080'],
		['last_refurbishment', '2031'],
		['energy_certificate_construction_year', '2080'],
		['currency', 'Taler'],
	])('stands what %s says and pages do not show', (field, words) => {
		const text = lines({ [field]: words });
		expect(text).toContain(`unit 1: ${field} says “${words}”`);
	});

	test('stands that a price is negotiable, for which pages have no word', () => {
		expect(lines({ price: '250.000 € VB' })).toContain('price says “250.000 € VB”');
		expect(publicUnit({ price: '250.000 € VB' }).price).toMatchObject({
			amount: { cents: 25_000_000 },
		});
	});

	test('stands nothing of a price on request, nor words that tell what is hidden', () => {
		expect(lines({ price: '349', price_on_inquiry: true })).not.toContain('349');
		const text = lines({ living_space: '85 m² im Geheimweg 5', hide_address: true });
		expect(text).toContain('living_space has words');
		expect(text).not.toContain('Geheimweg');
	});

	test('stands one line for many units that write alike, whatever they write', () => {
		const units = Array.from({ length: 30 }, (_, at) =>
			wireUnit({ id: at + 1, number_of_rooms: `${at + 1}-${at + 2}` }),
		);
		const about = reportLines(gate({ units }).report).filter((line) => line.includes('number_of'));
		expect(about).toHaveLength(1);
		expect(about[0]).toMatch(/^30 units: number_of_rooms says “1-2” or the like,/);
	});
});

test.each(['Fr.', 'SFr.', 'Franken', 'CHF'])('%s is a currency', (currency) => {
	expect(publicUnit({ currency }).price).toMatchObject({ amount: { currency: 'CHF' } });
});

test('a sign of a currency decides where the unit names none, and contradicts it otherwise', () => {
	expect(publicUnit({ price: "Fr. 349'000.–" }).price).toMatchObject({
		amount: { currency: 'CHF' },
	});
	expect(publicUnit({ price: "Fr. 349'000.–", currency: 'EUR' }).price).toEqual({
		kind: 'onRequest',
	});
});

describe('a rent', () => {
	const rent = { marketing_type: 'RENT', price: null };

	test.each([
		['base_rent', { base_rent: '9.00' }],
		['base_rent', { base_rent: 12.5, rs_type: 'OFFICE', object_type: 'COMMERCIAL' }],
		['total_rent', { base_rent: 900, total_rent: '850 €' }],
		['total_rent', { base_rent: 900, total_rent: '12,50' }],
		['total_rent', { base_rent: '900 €', total_rent: "CHF 1'200", currency: null }],
		['total_rent', { base_rent: 'ab 900 €', total_rent: '1.200' }],
		['total_rent', { base_rent: null, total_rent: '1.200' }],
	])('whose %s cannot be right in %j is named', (field, amounts) => {
		const raw = Object.entries(amounts).find(([name]) => name === field)?.[1];
		expect(lines({ ...rent, ...amounts })).toContain(`${field} says “${raw}”`);
		expect(publicUnit({ ...rent, ...amounts }).price).not.toHaveProperty('total');
	});

	test('of a parking space may be low', () => {
		const parking = { ...rent, base_rent: 30, rs_type: 'GARAGE' };
		expect(publicUnit(parking).price).toMatchObject({ base: { cents: 3_000 } });
	});

	test('decides the currency of what comes on top, and what names another is named', () => {
		const swiss = { ...rent, currency: null, base_rent: "CHF 1'900" };
		expect(publicUnit({ ...swiss, service_charge: 150 }).costs.serviceCharge).toEqual({
			cents: 15_000,
			currency: 'CHF',
		});
		const mixed = { ...rent, currency: null, base_rent: '900 €', service_charge: '150 CHF' };
		expect(publicUnit(mixed).costs).not.toHaveProperty('serviceCharge');
		expect(lines(mixed)).toContain('service_charge says “150 CHF”');
	});
});

test('the one area of an account has the bounds of what it stands for', () => {
	expect(publicUnit({ property_space_value: '85.125' }).areas).toEqual({ living: 85.125 });
	expect(publicUnit({ property_space_value: '1.200', rs_type: 'TRADE_SITE' }).areas).toEqual({
		plot: 1_200,
	});
});

test('an amount on request is found in texts also where it was written in millions', () => {
	const unit = publicUnit({ price: '1,2 Mio. €', price_on_inquiry: true, title: 'Für 1.200.000' });
	expect(unit.title).toEqual({});
});
