import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateSentence, certificateState } from '../../../../src/domain/law/certificate.ts';
import { financingExample } from '../../../../src/domain/monthly/monthly-costs.ts';
import { lawDay } from '../../../../src/domain/law/law-day.ts';
import { purchaseCosts } from '../../../../src/domain/law/purchase-costs.ts';
import type { Place } from '../../../../src/domain/place.ts';
import { assumptions } from '../../../support/assumptions.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';
import { gate, siteWith, wireUnit } from '../../../support/gate.ts';

const money = (amount: number) => ({ cents: amount * 100, currency: 'EUR' }) as const;

test('the day of the law moves when a rate or a year begins, and no other day', () => {
	expect(lawDay('2026-11-21T18:00:00+01:00')).toBe('2026-06-01');
	expect(lawDay('2026-05-31')).toBe('2026-01-01');
	expect(lawDay('2026-06-01')).toBe('2026-06-01');
	expect(lawDay('2027-03-01')).toBe('2027-01-01');
	expect(lawDay('2025-07-01')).toBe('2025-07-01');
});

test('with the day of the law as with today, buying costs the same', () => {
	const places: Place[] = [
		{ zip: '28195', city: 'Bremen', country: 'DE' },
		{ zip: '46005', city: 'València', country: 'ES' },
		{ zip: '08001', city: 'Barcelona', country: 'ES' },
		{ zip: '1010', city: 'Wien', country: 'AT' },
	];
	const day = fc
		.date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10));
	fc.assert(
		fc.property(
			fc.constantFrom(...places),
			day,
			fc.integer({ min: 2020, max: 2028 }),
			(...given) => {
				const [place, today, constructionYear] = given;
				const unit = { ...lawfulUnit, place, constructionYear };
				const today1 = purchaseCosts(unit, { today });
				expect(purchaseCosts(unit, { today: lawDay(today) })).toEqual(today1);
			},
		),
	);
});

test('a certificate that has expired is marked when the account is read, and its figures are replaced by a sentence', () => {
	const certificate = {
		building_energy_rating_type: 'Bedarfsausweis',
		thermal_characteristic: '62,4',
		energy_certificate_availability: 'liegt vor',
	};
	const { units } = gate({
		units: [
			wireUnit({ id: 1, ...certificate, energy_certificate_end_date: '2020-01-01' }),
			wireUnit({ id: 2, ...certificate, energy_certificate_end_date: '2999-01-01' }),
		],
	});
	expect(units.map(({ energy }) => energy?.expired)).toEqual([true, undefined]);
	const [old = lawfulUnit, valid = lawfulUnit] = units;
	expect(certificateState(old, { country: 'DE' })).toBe('expired');
	expect(certificateSentence(old, { country: 'DE' })).toBe('expired');
	expect(certificateSentence(valid, { country: 'DE' })).toBeUndefined();
});

test('the example of a loan begins with a fifth of the price and the costs, in Spain over 25 years', () => {
	const asked = { price: money(400_000), total: money(440_000) };
	const german = financingExample(asked, { country: 'DE', assumptions });
	expect(german?.wish).toMatchObject({ equity: money(120_000), fixedYears: 10 });
	expect(german?.loan.monthly).toEqual({ cents: 149_333, currency: 'EUR' });
	const dearer = financingExample(
		{ ...asked, total: money(440_001) },
		{ country: 'DE', assumptions },
	);
	expect(dearer?.wish.equity).toEqual(money(120_001));
	expect(dearer?.loan).toEqual(german?.loan);
	const spanish = financingExample(asked, { country: 'ES', assumptions });
	expect(spanish?.wish).toMatchObject({ plan: { years: 25 }, fixedYears: 25 });
	expect(spanish?.loan.remaining).toEqual(money(0));
});

test('the letter of the emissions is found beside a field that holds their amount', () => {
	const [amount, letter] = ['co2_kg', 'co2_letra'];
	const fields = [amount, letter].map((key) => ({ of: 'unit' as const, key, label: { de: key } }));
	const custom_fields = { [amount]: { value: '27,1' }, [letter]: { value: 'D' } };
	const units = [wireUnit({ country: 'ES', energy_efficiency_class: 'E', custom_fields })];
	const [unit] = gate({ units }, siteWith({ customFields: fields })).units;
	expect(unit?.energy).toMatchObject({ co2Class: 'D' });
	expect(unit?.fields.map(({ key }) => key)).toEqual([amount]);
});

test('a unit in Spain takes the letter of its emissions from a published custom field, and no other unit does', () => {
	const key = 'calificacion_emisiones';
	const site = siteWith({ customFields: [{ of: 'unit', key, label: { de: 'Emissionen' } }] });
	const unit = (id: number, country: string, letter: string) =>
		wireUnit({
			id,
			country,
			energy_efficiency_class: 'B',
			custom_fields: { [key]: { value: letter, pretty_value: letter } },
		});
	const { units } = gate(
		{ units: [unit(1, 'ES', 'c'), unit(2, 'DE', 'C'), unit(3, 'ES', 'unbekannt')] },
		site,
	);
	expect(units.map(({ energy, fields }) => [energy?.co2Class, fields.length])).toEqual([
		['C', 0],
		[undefined, 1],
		[undefined, 1],
	]);
});

test('a unit that names no country is under the law of the first office', () => {
	const key = 'calificacion_emisiones';
	const customFields = [{ of: 'unit' as const, key, label: { de: 'Emissionen' } }];
	const offices = siteWith().offices.toSorted((a) => (a.country === 'ES' ? -1 : 1));
	const custom_fields = { [key]: { value: 'C' } };
	const units = [wireUnit({ country: null, energy_efficiency_class: 'B', custom_fields })];
	const [spanish] = gate({ units }, siteWith({ customFields, offices })).units;
	expect(spanish?.energy?.co2Class).toBe('C');
	const [german] = gate({ units }, siteWith({ customFields })).units;
	expect(german?.energy?.co2Class).toBeUndefined();
});
