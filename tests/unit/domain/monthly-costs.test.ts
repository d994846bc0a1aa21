import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MonthlyAssumptions } from '../../../src/domain/site/monthly-assumptions.ts';
import { monthlyBasis } from '../../../src/domain/monthly/monthly-basis.ts';
import { monthlyCosts } from '../../../src/domain/monthly/monthly-costs.ts';
import { totalRent } from '../../../src/domain/price.ts';
import type { Unit } from '../../../src/domain/unit.ts';
import { assumptions } from '../../support/assumptions.ts';
import { lawfulUnit } from '../../support/lawful-unit.ts';

const euros = (amount: number) => ({ cents: Math.round(amount * 100), currency: 'EUR' as const });

function costs(different: Partial<Unit>, own: MonthlyAssumptions = assumptions) {
	const basis = monthlyBasis({ ...lawfulUnit, ...different });
	return basis && monthlyCosts(basis, own);
}

/** The parts by name, in euros. */
function parts(different: Partial<Unit>) {
	const found = costs(different);
	return (
		found && Object.fromEntries(found.parts.map(({ name, amount }) => [name, amount.cents / 100]))
	);
}

const rented = (base: number, total?: number): Partial<Unit> => ({
	deal: 'rent',
	price: { kind: 'rent', base: euros(base), ...(total !== undefined && { total: euros(total) }) },
	costs: {},
});

describe('a flat to buy', () => {
	test('costs a loan, the owners’ fee and heating by its certificate', () => {
		const ownersFee = euros(312);
		// 320,000 € at 5.6 % a year; 62.4 kWh for 1.2 times 90 m² at 12 cents.
		expect(parts({ costs: { ownersFee } })).toEqual({
			loan: 1493,
			ownersFee: 312,
			heatingEstimate: 67,
		});
		expect(costs({ costs: { ownersFee } })).toMatchObject({ total: euros(1872), missing: [] });
	});

	test('is told without what nobody knows of it', () => {
		const { energy: _energy, ...unit } = lawfulUnit;
		expect(monthlyBasis({ ...unit, costs: {} })?.missing).toEqual(['ownersFee', 'heating']);
		expect(costs({ kind: 'house' })?.missing).toEqual([]);
		expect(costs({ kind: 'plot' })?.missing).toEqual([]);
	});

	test('has no heating by a certificate that has expired, or of another country, whose figures are not final energy', () => {
		const expired = { ...lawfulUnit.energy, expired: true } as const;
		expect(costs({ energy: expired })?.missing).toContain('heating');
		const place = { ...lawfulUnit.place, country: 'ES' };
		expect(costs({ place })?.missing).toContain('heating');
	});

	test('heats with electricity where nothing else is named', () => {
		const carrier = { de: 'Luft-/Wasserwärmepumpe' };
		expect(parts({ energy: { ...lawfulUnit.energy, carrier } })).toMatchObject({
			heatingEstimate: 168,
		});
	});

	test('has no monthly costs while its price is not public, and nor has a parking space or an investment', () => {
		expect(costs({ price: { kind: 'onRequest' } })).toBeUndefined();
		expect(costs({ kind: 'parking' })).toBeUndefined();
		expect(costs({ kind: 'investment' })).toBeUndefined();
		const francs = { cents: 400_000_00, currency: 'CHF' } as const;
		expect(costs({ price: { kind: 'purchase', amount: francs } })).toBeUndefined();
	});
});

describe('a flat to let', () => {
	const serviceCharge = euros(150);
	const heating = euros(80);

	test('costs its rent with service charge and heating, and no parking space that nobody has to take', () => {
		const all = { serviceCharge, heating, parking: euros(60) };
		expect(parts({ ...rented(900, 1130), costs: all })).toEqual({
			rent: 900,
			serviceCharge: 150,
			heating: 80,
		});
		expect(costs({ ...rented(900), costs: all })).toMatchObject({
			total: euros(1130),
			missing: [],
		});
	});

	test('counts heating once where the service charge holds it', () => {
		const told = { serviceCharge, heating, heatingIncluded: true };
		expect(costs({ ...rented(900), costs: told })?.total).toEqual(euros(1050));
		const guessed = { serviceCharge, heating };
		expect(costs({ ...rented(900, 1050), costs: guessed })?.total).toEqual(euros(1050));
	});

	test('names what is left of its whole rent as charges', () => {
		expect(parts(rented(900, 1130))).toEqual({ rent: 900, serviceCharge: 230 });
		expect(parts({ ...rented(900, 1130), costs: { serviceCharge } })).toEqual({
			rent: 900,
			serviceCharge: 150,
			furtherCharges: 80,
		});
	});

	test('says what is due and not known', () => {
		expect(costs(rented(900))?.missing).toEqual(['serviceCharge', 'heating']);
		expect(costs({ ...rented(900), costs: { serviceCharge } })?.missing).toEqual(['heating']);
		expect(costs({ ...rented(900), costs: { heating } })?.missing).toEqual(['serviceCharge']);
		expect(costs({ ...rented(900), kind: 'parking' })?.missing).toEqual([]);
	});
});

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });
const known = <T extends object>(all: T) =>
	Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

describe('any unit', () => {
	const amount = fc.integer({ min: 1, max: 9_000_00 }).map((cents) => euros(cents / 100));
	const anyCosts = fc.record({
		ownersFee: maybe(amount),
		serviceCharge: maybe(amount),
		heating: maybe(amount),
		heatingIncluded: maybe(fc.boolean()),
		parking: maybe(amount),
	});
	const anyRent = fc.record({
		kind: fc.constant('rent' as const),
		base: amount,
		total: maybe(amount),
	});
	const anyPrice = fc
		.integer({ min: 1, max: 3_000_000_00 })
		.map((cents) => ({ kind: 'purchase' as const, amount: euros(cents / 100) }));
	const anyUnit = fc
		.tuple(fc.oneof(anyRent, anyPrice), anyCosts)
		.map(([price, all]): Partial<Unit> => ({
			deal: price.kind === 'rent' ? 'rent' : 'buy',
			price:
				price.kind === 'rent' ? { ...price, ...(price.total ? {} : { total: undefined }) } : price,
			costs: known(all),
		}));
	const anyAssumptions = fc
		.record({
			interest: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
			equity: fc.integer({ min: 0, max: 100 }),
			repayment: fc.integer({ min: 10, max: 1000 }).map((hundredths) => hundredths / 100),
			yearsInSpain: fc.integer({ min: 1, max: 60 }),
			heatPrice: fc.integer({ min: 0, max: 100 }).map((cents) => cents / 100),
		})
		.map((own) => MonthlyAssumptions.parse(own));

	test('costs the sum of the parts that are named, no two of which are the same', () => {
		fc.assert(
			fc.property(anyUnit, anyAssumptions, (unit, own) => {
				const found = costs(unit, own);
				const sum = (found?.parts ?? []).reduce((all, part) => all + part.amount.cents, 0);
				expect(found?.total.cents).toBe(sum);
				const names = found?.parts.map(({ name }) => name) ?? [];
				expect(new Set(names).size).toBe(names.length);
				for (const part of found?.missing ?? []) expect(names).not.toContain(part);
			}),
		);
	});

	test('to let costs what its page and the filter call its whole rent', () => {
		fc.assert(
			fc.property(anyUnit, (unit) => {
				const { price = lawfulUnit.price, costs: named = {} } = unit;
				const whole = totalRent(price, named);
				if (whole) expect(costs(unit)?.total).toEqual(whole);
			}),
		);
	});

	test('to buy has the payment that the formula of an annuity gives, by a repayment and over years', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 3_000_000 }), anyAssumptions, (price, own) => {
				const unit = (country: string): Partial<Unit> => ({
					price: { kind: 'purchase', amount: euros(price) },
					place: { ...lawfulUnit.place, country },
				});
				const loan = (country: string) =>
					costs(unit(country), own)?.parts.find(({ name }) => name === 'loan')?.amount.cents ?? NaN;
				const lent = price * (1 - own.equity / 100);
				const share = own.interest / 1200;
				const months = own.yearsInSpain * 12;
				const fixed = (lent * (own.interest + own.repayment)) / 1200;
				const annuity = share === 0 ? lent / months : (lent * share) / (1 - (1 + share) ** -months);
				// Whole euros, of whole cents.
				expect(Math.abs(loan('DE') / 100 - fixed)).toBeLessThanOrEqual(0.52);
				expect(Math.abs(loan('ES') / 100 - annuity)).toBeLessThanOrEqual(0.52);
			}),
		);
	});
});
