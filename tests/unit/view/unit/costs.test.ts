import { describe, expect, test } from 'vitest';
import type { Unit } from '../../../../src/domain/unit.ts';
import { addsAncillaryCosts, unitCosts } from '../../../../src/view/unit/costs.ts';
import { unitGroups } from '../../../../src/view/unit/facts.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const euros = (amount: number) => ({ cents: amount * 100, currency: 'EUR' }) as const;

/** What the page of a unit says it costs, by name; blanks as people type them. */
function costs(different: Partial<Unit>, locale: 'de' | 'en' | 'es' = 'de') {
	const { rows } = unitCosts(
		{ ...lawfulUnit, ...different },
		{ locale, defaultLocale: 'de', crmLocale: 'de' },
	);
	return Object.fromEntries(
		rows.filter(([, value]) => value).map(([name, value = '']) => [name, plain(value)]),
	);
}

/** Whether the data of a unit has a row of the name. */
function inData(name: string, different: Partial<Unit>): boolean {
	const languages = { locale: 'de', defaultLocale: 'de', crmLocale: 'de' } as const;
	const groups = unitGroups({ ...lawfulUnit, ...different }, languages);
	return groups.some(({ rows }) => rows.some((row) => row[0] === name));
}

function plain(text: string): string {
	return text.replaceAll(/\s/g, ' ');
}

const flatToLet: Partial<Unit> = {
	deal: 'rent',
	price: { kind: 'rent', base: euros(900), total: euros(1130) },
	costs: { serviceCharge: euros(150), heating: euros(80), deposit: { de: '3 Nettokaltmieten' } },
};

test('what the law asks to be told of a rent stands beside it, and nowhere else', () => {
	const last = { key: 'ultima_renta', label: { de: 'Letzte Miete' }, value: '1.184 €' };
	const told = { ...flatToLet, fields: [{ ...last, role: 'lastRent' as const }] };
	expect(costs(told)).toMatchObject({ 'Letzte Miete': '1.184 €' });
	expect(inData('Letzte Miete', told)).toBe(false);
	expect(costs({ fields: [last] })).not.toHaveProperty('Letzte Miete');
	expect(inData('Letzte Miete', { fields: [last] })).toBe(true);
});

test('a price with a parking space that comes with it is told as one sum', () => {
	const parking = { ...lawfulUnit.costs, parking: euros(29_500) };
	expect(costs({ costs: parking })).toMatchObject({
		Kaufpreis: '400.000 €',
		Stellplatz: '29.500 €',
		'Gesamtpreis mit Stellplatz': '429.500 €',
	});
	expect(costs({})).not.toHaveProperty('Gesamtpreis mit Stellplatz');
});

test('of a price on request no other figure is worked out', () => {
	const hidden = costs({
		price: { kind: 'onRequest' },
		costs: { parking: euros(29_500), commission: { de: 'provisionsfrei' } },
	});
	expect(hidden).toEqual({
		Kaufpreis: 'Preis auf Anfrage',
		Stellplatz: '29.500 €',
		Käuferprovision: 'provisionsfrei',
	});
});

describe('a rent', () => {
	test('stands with its ancillary costs, its sum and the deposit', () => {
		expect(costs(flatToLet)).toEqual({
			Kaltmiete: '900 € / Monat',
			Nebenkosten: '150 € / Monat',
			Heizkosten: '80 € / Monat',
			Warmmiete: '1.130 € / Monat',
			Kaution: '3 Nettokaltmieten',
		});
	});

	test('says whether costs come on top of it, as far as that is known', () => {
		const { price = lawfulUnit.price } = flatToLet;
		expect(addsAncillaryCosts({ price, costs: {} })).toBe(true);
		const bare = { kind: 'rent', base: euros(900) } as const;
		expect(addsAncillaryCosts({ price: bare, costs: { serviceCharge: euros(1) } })).toBe(true);
		expect(addsAncillaryCosts({ price: bare, costs: {} })).toBe(false);
		expect(addsAncillaryCosts({ price: { ...bare, total: euros(900) }, costs: {} })).toBe(false);
		expect(addsAncillaryCosts(lawfulUnit)).toBe(false);
	});

	test('names a deposit of so many rents in the language of the page', () => {
		expect(Object.values(costs(flatToLet, 'en'))).toContain('3 months’ rent without charges');
		expect(Object.values(costs(flatToLet, 'es'))).toContain('3 mensualidades sin gastos');
		const months = { ...flatToLet, costs: { deposit: { de: '2 Monatsmieten' } } };
		expect(Object.values(costs(months, 'es'))).toContain('2 mensualidades');
		const gross = { ...flatToLet, costs: { deposit: { de: '4 Bruttomieten' } } };
		expect(Object.values(costs(gross, 'es'))).toContain('4 mensualidades con gastos');
		const other = { ...flatToLet, costs: { deposit: { de: '3 Kaltmieten, in Raten' } } };
		expect(Object.values(costs(other, 'en'))).toContain('3 Kaltmieten, in Raten');
	});
});

test.each([
	['1170 €', '€1,170'],
	['1.170,50 €', '€1,170.50'],
	['950,– EUR', '€950'],
	['1,5 €', '1,5 €'],
])('a deposit of %s is %s on an English page', (deposit, expected) => {
	const flat = { ...flatToLet, costs: { deposit: { de: deposit } } };
	expect(costs(flat, 'en')).toMatchObject({ Deposit: expected });
	expect(costs(flat)).toMatchObject({ Kaution: deposit });
});

describe('a commission', () => {
	test('is told as the account words it, and where there is none, in the page’s own words', () => {
		expect(costs({})).toMatchObject({ Käuferprovision: '3,57 % inkl. MwSt.' });
		const free = { costs: { commission: { de: 'Für Käufer provisionsfrei' } } };
		expect(Object.values(costs(free, 'es'))).toContain('sin comisión');
	});

	test('that is a share of the price is told in every language, in its own words where it has some', () => {
		const german = { costs: { commission: { de: '3,57 % inkl. MwSt.' } } };
		expect(Object.values(costs(german, 'es'))).toContain('3,57 % IVA incluido');
		expect(Object.values(costs(german, 'en'))).toContain('3.57% including VAT');
		const worded = { costs: { commission: { de: '3,57 % inkl. MwSt.', en: '3.57 % incl. VAT' } } };
		expect(Object.values(costs(worded, 'en'))).toContain('3.57 % incl. VAT');
	});

	test('is never shown to the tenant of a dwelling, but to that of an office', () => {
		const asked = { ...flatToLet, costs: { commission: { de: '2 Monatsmieten zzgl. MwSt.' } } };
		expect(costs(asked)).not.toHaveProperty('Provision');
		expect(costs({ ...asked, kind: 'office' })).toHaveProperty('Provision');
	});
});
