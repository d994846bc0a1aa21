import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charge, isOn, purchaseCosts } from '../../../../src/domain/law/purchase-costs.ts';
import { purchaseRates } from '../../../../src/domain/law/purchase-rates.ts';
import { germanState, spanishRegion } from '../../../../src/domain/region.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const today = '2026-11-21';
const eur = (euros: number) => ({ cents: Math.round(euros * 100), currency: 'EUR' as const });
const costsOf = (different: Partial<Unit>) =>
	purchaseCosts({ ...lawfulUnit, ...different }, { today });
const estimate = (place: Unit['place'], cents: number) =>
	costsOf({ place, price: { kind: 'purchase', amount: { cents, currency: 'EUR' } } });
const amounts = (different: Partial<Unit>) =>
	costsOf(different)?.lines.map(({ line, amount }) => [line, amount.cents / 100]);

describe('a flat for 400,000 euros', () => {
	test('in Leipzig costs 44,280 euros more, line by line', () => {
		const costs = costsOf({});
		expect(costs?.lines.map(({ line, percent, amount }) => [line, percent, amount])).toEqual([
			['transferTax', 5.5, eur(22_000)],
			['notary', 1.5, eur(6_000)],
			['landRegister', 0.5, eur(2_000)],
			['commission', 3.57, eur(14_280)],
		]);
		expect(costs).toMatchObject({ sum: eur(44_280), total: eur(444_280), missing: [] });
		expect(costs?.lines[0]).toMatchObject({ law: '§ 11 GrEStG', basis: eur(400_000) });
	});

	test('with a parking space that comes with it is reckoned from both', () => {
		const costs = { ...lawfulUnit.costs, parking: eur(20_000) };
		expect(costsOf({ costs })).toMatchObject({ price: eur(420_000), country: 'DE' });
		expect(amounts({ costs })?.[0]).toEqual(['transferTax', 23_100]);
	});

	test('is reckoned in whole euros, so that what is shown adds up', () => {
		const costs = estimate(lawfulUnit.place, 527_550_00);
		const lines = costs?.lines.map(({ amount }) => amount.cents) ?? [];
		expect(lines.filter((cents) => cents % 100 !== 0)).toEqual([]);
		expect(costs?.sum.cents).toBe(lines.reduce((all, cents) => all + cents, 0));
	});

	test('has no line for a commission that is none, and says so of one nobody can reckon', () => {
		const free = { commission: { de: 'provisionsfrei' } };
		expect(costsOf({ costs: free })).toMatchObject({ missing: [] });
		expect(amounts({ costs: free })?.map(([line]) => line)).not.toContain('commission');
		expect(costsOf({ costs: {} })).toMatchObject({ missing: ['commission'] });
		const vague = { commission: { de: 'auf Anfrage' } };
		expect(costsOf({ costs: vague })).toMatchObject({ missing: ['commission'] });
	});

	test('where the state is not known leaves the tax out of the sum, and says so', () => {
		expect(costsOf({ place: { country: 'DE', city: 'Neustadt' } })).toMatchObject({
			missing: ['transferTax'],
			sum: eur(22_280),
		});
	});

	test('in Vienna pays tax, register and contract', () => {
		const place = { country: 'AT', region: 'Wien' };
		expect(amounts({ place, costs: { commission: { de: '3,6 % inkl. 20 % USt.' } } })).toEqual([
			['transferTax', 14_000],
			['landRegister', 4_400],
			['contract', 9_600],
			['commission', 14_400],
		]);
	});

	test('in València pays the ITP of the day of the contract', () => {
		const unit = { ...lawfulUnit, place: { country: 'ES', zip: '46005' }, constructionYear: 1998 };
		const on = (day: string) => purchaseCosts(unit, { today: day })?.lines[0]?.amount;
		expect(on('2026-05-31')).toEqual(eur(40_000));
		expect(on('2026-06-01')).toEqual(eur(36_000));
		expect(purchaseCosts(unit, { today })?.missing).toEqual(['notary', 'landRegister']);
	});

	test('in Spain has no estimate where it may be new, is no dwelling, or lies where no rate is known', () => {
		const place = { country: 'ES', zip: '46005' };
		const built = (constructionYear: number) => costsOf({ place, constructionYear });
		expect([2027, 2026, 2025].map(built)).toEqual([undefined, undefined, undefined]);
		expect(built(2024)).toBeDefined();
		const unit = { ...lawfulUnit, place, constructionYear: 1998 };
		expect(purchaseCosts(unit, { today: '2025-05-30' })).toBeUndefined();
		expect(costsOf({ place, projectId: 3 })).toBeUndefined();
		expect(costsOf({ place, kind: 'parking' })).toBeUndefined();
		expect(costsOf({ place: { country: 'ES', zip: '50001' } })).toBeUndefined();
	});

	test('is told nothing that would give away a hidden price, nor in another currency', () => {
		expect(costsOf({ price: { kind: 'onRequest' } })).toBeUndefined();
		expect(costsOf({ deal: 'rent', price: { kind: 'rent', base: eur(900) } })).toBeUndefined();
		const amount = { cents: 1, currency: 'CHF' as const };
		expect(costsOf({ price: { kind: 'purchase', amount } })).toBeUndefined();
		expect(costsOf({ place: { country: 'CH' } })).toBeUndefined();
	});
});

test.each([
	[{ region: 'Freistaat Sachsen' }, 'SN'],
	[{ region: 'Sachsen-Anhalt' }, 'ST'],
	[{ region: 'Lower Saxony' }, 'NI'],
	[{ region: 'DE-BY' }, 'BY'],
	[{ zip: '04229' }, 'SN'],
	[{ zip: '20097' }, 'HH'],
	[{ zip: '22607' }, 'HH'],
	[{ zip: '10115' }, 'BE'],
	[{ zip: '80331' }, 'BY'],
	[{ zip: '50667' }, 'NW'],
	[{ zip: '07743' }, 'TH'],
	[{ zip: '28195' }, 'HB'],
	// Schönefeld has the prefix of Berlin, and lies in Brandenburg.
	[{ zip: '12529' }, undefined],
	[{ zip: '12529', region: 'Brandenburg' }, 'BB'],
	[{ zip: '8033' }, undefined],
	[{}, undefined],
])('%j lies in %s', (place, state) => {
	expect(germanState(place)).toBe(state);
});

test('a Spanish postcode tells the community, and a name does where there is none', () => {
	expect(spanishRegion({ zip: '07001' })).toBe('IB');
	expect(spanishRegion({ zip: '08001', region: 'Comunitat Valenciana' })).toBe('CT');
	expect(spanishRegion({ region: 'Comunitat Valenciana' })).toBe('VC');
	expect(spanishRegion({ region: 'Asturias' })).toBeUndefined();
});

function tax(place: string, euros: number): number | undefined {
	const rate = purchaseRates.find((each) => each.place === place && isOn(each, today));
	return rate && charge(rate, euros * 100) / 100;
}

describe('the rates', () => {
	const groups = [...Map.groupBy(purchaseRates, ({ place, line }) => `${place} ${line}`)];

	test('are written down for each German state, Austria and nine Spanish communities', () => {
		const taxes = groups.filter(([, [rate]]) => rate?.line === 'transferTax');
		const of = (country: string) => taxes.filter(([name]) => name.startsWith(country)).length;
		expect(['DE', 'AT', 'ES'].map(of)).toEqual([16, 1, 9]);
	});

	test.each(groups)('%s: one for today, and none follows after a gap or too early', (_, rates) => {
		expect(rates.filter((rate) => isOn(rate, today))).toHaveLength(1);
		for (const [index, { from, until, asOf = from, source }] of rates.entries()) {
			for (const day of [from, asOf]) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
			expect(asOf <= today).toBe(true);
			expect(source).not.toBe('');
			const next = rates[index + 1];
			if (!next) continue;
			const dayAfter = new Date(Date.parse(until ?? '') + 86_400_000).toISOString().slice(0, 10);
			expect(next.from).toBe(dayAfter);
		}
	});

	test('agree with the sums that the laws print for their steps', () => {
		const catalonia = [600_000, 900_000, 1_500_000, 1_600_000];
		expect(catalonia.map((price) => tax('ES-CT', price))).toEqual([
			60_000, 93_000, 165_000, 178_000,
		]);
		const balearics = [400_000, 600_000, 1_000_000, 2_000_000];
		expect(balearics.map((price) => tax('ES-IB', price))).toEqual([
			32_000, 50_000, 90_000, 210_000,
		]);
		// Of up to a million all of it is taxed by 9 %, of a cent more by 11 %.
		expect(tax('ES-VC', 1_000_000)).toBe(90_000);
		expect(tax('ES-VC', 1_000_000.01)).toBe(110_000);
	});
});

describe('for any price', () => {
	const price = fc.integer({ min: 1, max: 5_000_000_00 });
	const places = fc.constantFrom(
		{ country: 'DE', zip: '04229' },
		{ country: 'DE', region: 'Bayern' },
		{ country: 'AT' },
		{ country: 'ES', zip: '08001' },
		{ country: 'ES', zip: '07001' },
		{ country: 'ES', zip: '46005' },
	);

	test('the lines add up to the sum in whole cents, and with the price to the total', () => {
		fc.assert(
			fc.property(places, price, (place, cents) => {
				const costs = estimate(place, cents);
				const sum = costs?.lines.reduce((all, { amount }) => all + amount.cents, 0);
				expect(Number.isSafeInteger(sum)).toBe(true);
				expect(costs?.sum.cents).toBe(sum);
				expect(costs?.total.cents).toBe(cents + (sum ?? 0));
			}),
		);
	});

	test('a higher price never costs less', () => {
		fc.assert(
			fc.property(places, price, price, (place, one, other) => {
				const [low, high] = [Math.min(one, other), Math.max(one, other)];
				const [less, more] = [estimate(place, low), estimate(place, high)];
				expect(more?.total.cents).toBeGreaterThanOrEqual(less?.total.cents ?? Infinity);
			}),
		);
	});
});
