import { describe, expect, test } from 'vitest';
import type { Energy } from '../../../../src/domain/energy.ts';
import { advertisedEnergy, certificateSentence } from '../../../../src/domain/law/certificate.ts';
import {
	completeness,
	dutyWords,
	hidesUnit,
	inForce,
} from '../../../../src/domain/law/findings.ts';
import { findingLines } from '../../../../src/build/read/read-report.ts';
import { unitRules } from '../../../../src/domain/law/all-rules.ts';
import { totalPrice } from '../../../../src/domain/law/total-price.ts';
import { readSite } from '../../../../src/domain/site.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { lawfulEnergy, lawfulUnit } from '../../../support/lawful-unit.ts';
import { site } from '../../../support/settings.ts';

const today = '2026-11-21';
const here = { country: 'DE', today } as const;
const eur = (euros: number) => ({ cents: euros * 100, currency: 'EUR' as const });

function says(different: Partial<Unit>, at: Parameters<typeof completeness>[1] = here): string[] {
	return completeness({ ...lawfulUnit, ...different }, at).map(({ rule }) => rule);
}
/** The same unit without a word on its energy. */
const { energy: _, ...silent } = lawfulUnit;

function without(...keys: (keyof Energy)[]): Energy {
	return Object.fromEntries(
		Object.entries(lawfulEnergy).filter(([key]) => !keys.some((gone) => gone === key)),
	);
}

describe('a flat for sale in Germany', () => {
	test('that says everything lacks nothing', () => {
		expect(says({})).toEqual([]);
	});

	test.each([
		['certificate', 'de-energy-type'],
		['value', 'de-energy-value'],
		['carrier', 'de-energy-carrier'],
		['year', 'de-energy-year'],
		['efficiencyClass', 'de-energy-class'],
	] as const)('without energy.%s breaks %s alone, which warns', (key, rule) => {
		const found = completeness({ ...lawfulUnit, energy: without(key) }, here);
		expect(found).toMatchObject([{ rule, severity: 'warn' }]);
	});

	test('whose account says nothing of a certificate is asked for a word', () => {
		expect(completeness(silent, here)).toMatchObject([{ rule: 'de-energy-stated' }]);
		expect(certificateSentence(silent, here)).toBe('unsaid');
	});

	test('whose certificate comes with the viewing says so and lacks nothing', () => {
		const unit = { ...lawfulUnit, energy: { availability: 'atViewing' as const } };
		expect(completeness(unit, here)).toEqual([]);
		expect(certificateSentence(unit, here)).toBe('atViewing');
	});

	test('in a listed building owes no certificate, but one elsewhere does', () => {
		const unit = { ...silent, features: ['monument' as const] };
		expect(completeness(unit, here)).toEqual([]);
		expect(certificateSentence(unit, here)).toBe('monument');
		expect(completeness(unit, { ...here, country: 'AT' })).toMatchObject([
			{ rule: 'at-energy-stated' },
		]);
	});

	test('with a certificate that ran out yesterday is told that, and one of today is not', () => {
		const until = (validUntil: string) => says({ energy: { ...lawfulEnergy, validUntil } });
		expect(until('2026-11-20')).toEqual(['de-energy-expired']);
		expect(until('2026-11-21')).toEqual([]);
		expect(says({ energy: { ...without('validUntil'), issued: '2016-11-20' } })).toEqual([
			'de-energy-expired',
		]);
		expect(says({ energy: { ...without('validUntil'), issued: '2016-11-21' } })).toEqual([]);
	});

	test('with a certificate without a date counts as one of today, which needs no word on hot water', () => {
		const undated = { ...without('issued', 'validUntil'), certificate: 'consumption' as const };
		expect(says({ energy: undated })).toEqual([]);
	});

	test('with a certificate from before May 2014 needs no class, but a word on hot water', () => {
		const energy = {
			...without('efficiencyClass', 'validUntil'),
			certificate: 'consumption' as const,
			issued: '2014-04-30',
		};
		const then = { country: 'DE', today: '2023-06-01' } as const;
		expect(says({ energy }, then)).toEqual(['de-energy-warm-water']);
		expect(says({ energy: { ...energy, issued: '2014-05-01' } }, then)).toEqual([
			'de-energy-class',
		]);
		const dry = { ...energy, value: 100, includesWarmWater: false };
		expect(advertisedEnergy(dry)).toBe(120);
		expect(advertisedEnergy({ ...dry, includesWarmWater: true })).toBe(100);
		expect(advertisedEnergy({ ...dry, issued: '2014-05-01' })).toBe(100);
	});

	test('that adds a parking space in its text without a price for it hides the total', () => {
		const description = { de: '<p>Zzgl. Tiefgaragenstellplatz 25.000&nbsp;€</p>' };
		expect(says({ description })).toEqual(['de-total-price']);
		const costs = { ...lawfulUnit.costs, parking: eur(25_000) };
		expect(says({ description, costs })).toEqual([]);
		expect(totalPrice(lawfulUnit.price, costs)?.total).toEqual(eur(425_000));
		const francs = { parking: { cents: 2_500_000, currency: 'CHF' as const } };
		expect(totalPrice(lawfulUnit.price, francs)).toBeUndefined();
	});

	test('that says no word of a commission, or leaves out the VAT, is reported', () => {
		expect(says({ costs: {} })).toEqual(['de-commission-stated']);
		expect(says({ costs: { commission: { de: '3 % zzgl. MwSt.' } } })).toEqual([
			'de-commission-vat',
		]);
	});

	test('still linking to the ODR platform is told in which text', () => {
		const other = { de: '<a href="https://ec.europa.eu/consumers/odr/">OS</a>' };
		const [found] = completeness({ ...lawfulUnit, other }, here);
		expect(found?.rule).toBe('eu-odr-link');
		expect(found?.says).toContain('in other (de)');
		expect(completeness({ ...lawfulUnit, other, status: 'sold' }, here)).toHaveLength(1);
	});
});

describe('other units', () => {
	const letting = { deal: 'rent', price: { kind: 'rent', base: eur(900) }, costs: {} } as const;

	test('a plot and a parking space need no certificate', () => {
		for (const kind of ['plot', 'parking'] as const) {
			const unit = { ...silent, kind };
			expect(completeness(unit, here)).toEqual([]);
			expect(certificateSentence(unit, here)).toBeUndefined();
		}
	});

	test('an office states heat and electricity apart, and neither class nor year', () => {
		const energy = without('efficiencyClass', 'year', 'value');
		expect(says({ kind: 'office', energy })).toEqual(['de-energy-heat', 'de-energy-electricity']);
		expect(says({ kind: 'office', energy: { ...energy, heat: 80, electricity: 30 } })).toEqual([]);
	});

	test('a dwelling to let says its rent, and whether bills come on top', () => {
		expect(says(letting)).toEqual(['de-rent-ancillary']);
		expect(says({ ...letting, costs: { serviceCharge: eur(150) } })).toEqual([]);
		expect(says({ ...letting, price: { kind: 'onRequest' } })).toEqual(['de-rent-stated']);
		expect(says({ ...letting, kind: 'office', energy: { availability: 'atViewing' } })).toEqual([]);
	});

	test.each(['DE', 'AT', 'ES'])('no tenant of a dwelling in %s pays a commission', (country) => {
		const costs = { serviceCharge: eur(1), commission: { de: '2 Monatsmieten inkl. MwSt.' } };
		const rules = says(
			{ ...letting, costs, energy: { availability: 'atViewing' } },
			{ country, today },
		);
		expect(rules).toEqual([`${country.toLowerCase()}-tenant-commission`]);
		const free = { ...costs, commission: { de: 'provisionsfrei' } };
		expect(
			says({ ...letting, costs: free, energy: { availability: 'atViewing' } }, { country, today }),
		).toEqual([]);
	});

	test('a flat in Austria shows HWB and fGEE, one in Spain a letter from A to G', () => {
		const austria = { country: 'AT', today };
		expect(says({}, austria)).toEqual(['at-hwb', 'at-fgee']);
		const energy = { ...lawfulEnergy, hwb: { value: 40 }, fgee: { value: 0.8 } };
		expect(says({ energy }, austria)).toEqual([]);
		const spain = { country: 'ES', today };
		expect(says({}, spain)).toEqual([]);
		expect(says({ energy: { ...lawfulEnergy, efficiencyClass: 'A+' } }, spain)).toEqual([
			'es-energy-label',
		]);
		const applied = { ...lawfulUnit, energy: { availability: 'atViewing' as const } };
		expect(certificateSentence(applied, spain)).toBe('pending');
	});

	test('in Austria and Spain, too, a certificate ends and silence about one is told', () => {
		const old = { energy: { ...lawfulEnergy, validUntil: '2026-11-20' } };
		expect(says(old, { country: 'AT', today })).toEqual(['at-energy-expired']);
		expect(says(old, { country: 'ES', today })).toEqual(['es-energy-expired']);
		expect(completeness(silent, { country: 'AT', today })).toMatchObject([
			{ rule: 'at-energy-stated' },
		]);
		expect(completeness(silent, { country: 'ES', today })).toMatchObject([
			{ rule: 'es-energy-stated' },
		]);
	});

	test('a Spanish certificate of the letter G lasts five years, one from before June 2021 ten', () => {
		const spain = { country: 'ES', today: '2026-11-21' };
		const dated = (efficiencyClass: 'F' | 'G', issued: string, at: typeof spain = spain) =>
			says({ energy: { ...without('validUntil'), efficiencyClass, issued } }, at);
		expect(dated('G', '2021-11-20')).toEqual(['es-energy-expired']);
		expect(dated('G', '2021-11-21')).toEqual([]);
		expect(dated('F', '2021-11-20')).toEqual([]);
		expect(dated('G', '2021-06-02')).toEqual([]);
		expect(dated('G', '2021-06-03', { ...spain, country: 'DE' })).toEqual([]);
	});

	test('a short let in Spain names the number of its community in a published field', () => {
		const short = { ...letting, kind: 'shortStay', costs: {} } as const;
		const spain = { country: 'ES', today };
		expect(says(short, spain)).toEqual(['es-short-stay-number']);
		const held = (key: string) => {
			const fields = [{ key, label: { es: 'Registro' }, value: 'VT-1' }];
			return says({ ...short, fields }, spain).length === 0;
		};
		const keys = ['registro_turistico', 'numero_vut', 'VUT', 'vut-numero', 'cf_vu', 'nra_1'];
		expect([...keys, 'numeroVut', 'numeroNRUA'].filter((key) => !held(key))).toEqual([]);
		expect(['vuelta', 'general', 'vista_deja_vue'].filter(held)).toEqual([]);
	});

	test('what is sold, or lies where no law is written down, owes nothing', () => {
		expect(completeness({ ...silent, status: 'sold' }, here)).toEqual([]);
		expect(completeness(silent, { country: 'CH', today })).toEqual([]);
		expect(completeness(silent, { country: undefined, today })).toEqual([]);
	});
});

describe('the rules', () => {
	test('are those of the day: a law of tomorrow asks nothing today', () => {
		const rules = unitRules.slice(0, 1).map((rule) => ({
			...rule,
			country: 'DE',
			from: '2027-01-01',
			until: '2027-12-31',
		}));
		const on = (day: string) => inForce({ country: 'DE', today: day }, rules).length;
		expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map(on)).toEqual([0, 1, 1, 0]);
		expect(inForce({ country: 'AT', today: '2027-01-01' }, rules)).toEqual([]);
	});

	test('warn unless the company wants a unit hidden, and a misspelt one is refused', () => {
		const { law } = readSite({ ...site, law: { rules: { 'de-energy-carrier': 'withhold' } } });
		const lacking = { ...lawfulUnit, energy: without('carrier', 'year') };
		const findings = completeness(lacking, { ...here, severities: law.rules });
		expect(findings.map(({ severity }) => severity)).toEqual(['withhold', 'warn']);
		expect(hidesUnit(findings)).toBe(true);
		expect(hidesUnit(completeness(lacking, here))).toBe(false);
		const wrong = { ...site, law: { rules: { 'de-energy-carier': 'withhold' } } };
		expect(() => readSite(wrong)).toThrow(/law\.rules/);
	});

	test('make one line for each duty, however many units break it', () => {
		const lacking = completeness({ ...lawfulUnit, energy: without('carrier') }, here).map(
			dutyWords,
		);
		expect(findingLines([[4711, lacking]])).toEqual([
			'unit 4711: main energy carrier missing (§ 87 GEG).',
		]);
		const many = Array.from({ length: 12 }, (_, n) => [n + 1, lacking] as const);
		expect(findingLines(many)).toEqual([
			'12 units: main energy carrier missing (§ 87 GEG): 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more.',
		]);
		const both = many.slice(0, 10).map(([id]) => [id, id > 8 ? ['a', 'b'] : ['b']] as const);
		expect(findingLines(both)).toEqual([
			'10 units: b: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.',
			'2 units: a: 9, 10.',
		]);
	});
});
