import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byPosition } from '../../../src/gate/image.ts';
import { cityKey } from '../../../src/gate/fields/city-names.ts';
import { countryCode } from '../../../src/gate/fields/country.ts';
import { instant, isoDate } from '../../../src/gate/fields/date.ts';
import { floorNumber } from '../../../src/gate/unit-facts.ts';
import { readFigure } from '../../../src/gate/fields/figure.ts';
import { degrees } from '../../../src/gate/fields/number.ts';
import { hiddenZip } from '../../../src/gate/fields/postcode.ts';
import { dayOf } from '../../../src/domain/day.ts';
import { formatMoney } from '../../../src/i18n/format.ts';

/** What may stand in a field: anything, and often something that nearly is what it should be. */
const raw = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.string({ unit: fc.constantFrom(...'0123456789.,-–€ T:/UGOEGK') }),
	fc.double(),
	fc.constantFrom(null, undefined),
);
const text = raw.map((value) => (typeof value === 'number' ? String(value) : value));
const cents = fc.integer({ min: 1, max: 1e13 });

describe('whatever stands in a field', () => {
	test('is a number that makes sense, or none', () => {
		fc.assert(
			fc.property(raw, (value) => {
				expect(Number.isFinite(degrees(value) ?? 1)).toBe(true);
				const floor = floorNumber(value) ?? 0;
				expect(Number.isInteger(floor) && Math.abs(floor) < 1000).toBe(true);
				expect(Object.is(floor, -0)).toBe(false);
			}),
		);
	});

	test('is a day, a time and a country that exist, or none', () => {
		fc.assert(
			fc.property(text, (value) => {
				const day = isoDate(value) ?? '2026-01-01';
				expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
				const time = instant(value) ?? '2026-01-01T00:00:00.000Z';
				expect(new Date(time).toISOString()).toBe(time);
				expect(countryCode(value) ?? 'DE').toMatch(/^[A-Z]{2}$/);
			}),
		);
	});

	test('has its place in one order with all others', () => {
		const image = fc.record({ id: fc.option(fc.nat(9)), position: raw });
		fc.assert(
			fc.property(image, image, image, (a, b, c) => {
				expect(Math.sign(byPosition(a, b)) + Math.sign(byPosition(b, a))).toBe(0);
				if (byPosition(a, b) <= 0 && byPosition(b, c) <= 0) {
					expect(byPosition(a, c)).toBeLessThanOrEqual(0);
				}
			}),
		);
	});
});

test('an amount is read as German and Spanish pages write it, whatever it is', () => {
	const currency = fc.constantFrom('EUR', 'CHF', 'GBP', 'USD');
	fc.assert(
		fc.property(cents, currency, fc.constantFrom('de', 'es'), (amount, money, locale) => {
			const written = formatMoney({ cents: amount, currency: money }, locale);
			const figure = readFigure(written, { least: 0.01, most: 1e11, isMoney: true }, locale);
			expect(figure).toMatchObject({ value: amount / 100, currency: money });
		}),
	);
});

test('a day is read in both of its spellings', () => {
	// Records tell of no other centuries: such years are slips.
	const real = { min: new Date('1900-01-02'), max: new Date('2999-12-30'), noInvalidDate: true };
	fc.assert(
		fc.property(fc.date(real), (date) => {
			const iso = date.toISOString().slice(0, 10);
			const [y, m, d] = iso.split('-');
			expect(isoDate(iso)).toBe(iso);
			const time = date.toISOString();
			expect(isoDate(time)).toBe(dayOf(time));
			expect(isoDate(`${d}.${m}.${y}`)).toBe(iso);
			expect(isoDate(`${Number(d)}. ${Number(m)}. ${y}`)).toBe(iso);
		}),
	);
});

test('a city is one however its name is written', () => {
	const name = fc.string({ unit: fc.constantFrom(...'abzäöüßéñ -.()/A') });
	fc.assert(
		fc.property(name, (city) => {
			const key = cityKey(city);
			expect(cityKey(key)).toBe(key);
			expect(cityKey(` ${city.toUpperCase()} `)).toBe(key);
			expect(cityKey(city.replaceAll('ä', 'ae').replaceAll('ß', 'ss'))).toBe(key);
		}),
	);
});

test('of a hidden postcode nothing comes to light at a second look', () => {
	const zip = fc.string({ unit: fc.constantFrom(...'0123456789ABCDK -'), maxLength: 10 });
	const country = fc.constantFrom('GB', 'NL', 'PT', 'IE', 'US', 'CA', 'AR', 'PL', 'DE', undefined);
	fc.assert(
		fc.property(zip, country, (code, where) => {
			const shown = hiddenZip(code, where);
			if (shown === undefined) return;
			expect(code).toContain(shown);
			expect(hiddenZip(shown, where)).toBe(shown);
		}),
	);
});
