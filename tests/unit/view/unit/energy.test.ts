import { describe, expect, test } from 'vitest';
import type { Energy } from '../../../../src/domain/energy.ts';
import { energyRows, energyScales } from '../../../../src/view/unit/energy.ts';
import { lawfulEnergy } from '../../../support/lawful-unit.ts';

function rows(energy: Energy, country: string) {
	const all = energyRows(energy, { country, locale: 'de', defaultLocale: 'de' });
	return Object.fromEntries(all.filter(([, value]) => value));
}

const letters = (energy: Energy, country: string) =>
	energyScales(energy, { country, locale: 'de' }).map(({ name, grades, reached }) => [
		name,
		grades.map(({ grade }) => grade).join(''),
		reached,
	]);

test('a German certificate shows all that § 87 GEG names, and one scale from A+ to H', () => {
	expect(rows(lawfulEnergy, 'DE')).toEqual({
		Energieausweis: 'Energiebedarfsausweis',
		Endenergiebedarf: '62,4\u00A0kWh/(m²·a)',
		Energieeffizienzklasse: 'B',
		'Wesentlicher Energieträger': 'Fernwärme',
		'Baujahr laut Energieausweis': '2019',
		'Ausgestellt am': '1.\u00A0März 2020',
		'Gültig bis': '28.\u00A0Februar 2030',
	});
	expect(letters(lawfulEnergy, 'DE')).toEqual([[undefined, 'A+ABCDEFGH', 'B']]);
});

test('20 kWh are added to an old consumption that leaves out hot water, in Germany alone', () => {
	const old: Energy = {
		certificate: 'consumption',
		value: 100,
		includesWarmWater: false,
		issued: '2010-05-01',
	};
	expect(rows(old, 'DE')).toMatchObject({ Endenergieverbrauch: '120\u00A0kWh/(m²·a)' });
	expect(rows(old, 'AT')).toMatchObject({ Endenergieverbrauch: '100\u00A0kWh/(m²·a)' });
});

test('business premises show heat and electricity apart', () => {
	expect(rows({ certificate: 'demand', heat: 80, electricity: 33.5 }, 'DE')).toMatchObject({
		'Kennwert Wärme': '80\u00A0kWh/(m²·a)',
		'Kennwert Strom': '33,5\u00A0kWh/(m²·a)',
	});
});

describe('a Spanish certificate', () => {
	const spanish: Energy = { value: 58, efficiencyClass: 'B', co2: 10, co2Class: 'C' };

	test('has a scale from A to G twice, for consumption and for emissions', () => {
		expect(letters(spanish, 'ES')).toEqual([
			['Energieverbrauch', 'ABCDEFG', 'B'],
			['CO₂-Emissionen', 'ABCDEFG', 'C'],
		]);
		expect(rows(spanish, 'ES')).toEqual({
			Energieverbrauch: '58\u00A0kWh/(m²·a) · B',
			'CO₂-Emissionen': '10\u00A0kg/(m²·a) · C',
		});
	});

	test('keeps the scale it knows the letter of', () => {
		const { co2Class, ...one } = spanish;
		expect(co2Class).toBe('C');
		expect(letters(one, 'ES')).toEqual([['Energieverbrauch', 'ABCDEFG', 'B']]);
	});
});

test('an Austrian certificate shows HWB and fGEE with their classes', () => {
	const austrian = { hwb: { value: 42, class: 'B' }, fgee: { value: 0.85 } };
	expect(rows(austrian, 'AT')).toEqual({
		'Heizwärmebedarf (HWB)': '42\u00A0kWh/(m²·a) · B',
		'Gesamtenergieeffizienz (fGEE)': '0,85',
	});
});
