import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFigure } from '../../../src/gate/fields/figure.ts';
import { figureRules, type FigureRule } from '../../../src/gate/fields/figure-rules.ts';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, publicUnit, wireUnit } from '../../support/gate.ts';
import { written } from '../../support/written.ts';

const rules = new Map<string, FigureRule>(Object.entries(figureRules));
const read = (field: string, raw: string | number | null) => {
	const rule = rules.get(field);
	if (!rule) throw new Error(`No figure stands in ${field}.`);
	return readFigure(raw, rule, 'de');
};
const valueOf = (field: string, raw: string | number | null) => {
	const figure = read(field, raw);
	return typeof figure === 'object' ? figure.value : figure;
};

const inEnglish = (raw: string) => readFigure(raw, figureRules.living_space, 'en');
const lines = (overrides: object) =>
	reportLines(gate({ units: [wireUnit({ ...overrides })] }).report).join('\n');

describe('a figure as people and machines write it', () => {
	test.each(written('figures'))('%s %j is %s', (field, raw, value) => {
		expect(valueOf(field, raw)).toBe(Number(value));
	});

	test('a number is one', () => {
		expect(valueOf('base_rent', 690.5)).toBe(690.5);
	});

	test.each<[string, number]>([
		['number_of_rooms', 2_500],
		['thermal_characteristic', 95_125],
		['aut_fgee', 95],
		['price', 349],
		['price', 999_999_999],
		['price', Number.NaN],
	])('%s %d is not plausible', (field, raw) => {
		expect(read(field, raw)).toBe('unreadable');
	});

	test.each(written('no-figures'))('%s %j is in doubt or not plausible', (field, raw) => {
		expect(read(field, raw)).toBe('unreadable');
	});

	test.each([0, -0, '0', '0,00 €', '', ' ', '–', null, 'auf Anfrage', 'k. A.', 'n/a'])(
		'%j sets nothing',
		(raw) => {
			expect(read('price', raw)).toBeUndefined();
		},
	);

	test.each(written('price-ends'))('a price %j is an end of what may be asked', (raw, figure) => {
		expect(read('price', raw)).toMatchObject(JSON.parse(figure));
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
