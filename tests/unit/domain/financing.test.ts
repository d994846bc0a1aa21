import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financing, type LoanWish } from '../../../src/domain/monthly/financing.ts';

const eur = (euros: number) => ({ cents: Math.round(euros * 100), currency: 'EUR' as const });
const loanOf = (wish: Pick<LoanWish, 'rate' | 'plan'> & Partial<LoanWish>) =>
	financing({ price: eur(300_000), equity: eur(0), ...wish });

describe('known loans', () => {
	test('300,000 euros at 3.5 % with 2 % repayment: 1,375 a month, 228,283.74 after ten years', () => {
		const loan = loanOf({ rate: 3.5, plan: { repayment: 2 } });
		expect(loan?.monthly).toEqual(eur(1375));
		expect(Math.abs((loan?.remaining.cents ?? 0) - 228_283_74)).toBeLessThan(100);
	});

	test('100,000 euros at 6 % over 30 years: 599.55 a month, and nothing is left', () => {
		const loan = loanOf({ price: eur(100_000), rate: 6, plan: { years: 30 }, fixedYears: 30 });
		expect(loan?.monthly).toEqual(eur(599.55));
		expect(loan).toMatchObject({ remaining: eur(0), repaid: eur(100_000), months: 360 });
	});

	test('without interest a loan is its amount over its months', () => {
		const loan = loanOf({ price: eur(120_000), rate: 0, plan: { years: 10 } });
		expect(loan).toMatchObject({ monthly: eur(1000), interest: eur(0), months: 120 });
	});

	test('equity comes off the price, and who has enough owes nothing', () => {
		const wish = { rate: 3, plan: { repayment: 2 } };
		expect(loanOf({ ...wish, equity: eur(100_000) })?.loan).toEqual(eur(200_000));
		expect(loanOf({ ...wish, equity: eur(400_000) })).toEqual({
			loan: eur(0),
			monthly: eur(0),
			remaining: eur(0),
			repaid: eur(0),
			interest: eur(0),
			totalInterest: eur(0),
			months: 0,
		});
	});

	test('a repayment so small that it takes more than 80 years has no end', () => {
		expect(loanOf({ rate: 0, plan: { repayment: 1 } })?.months).toBeUndefined();
	});

	test.each([
		{ rate: Number.NaN, plan: { repayment: 2 } },
		{ rate: -1, plan: { repayment: 2 } },
		{ rate: 21, plan: { repayment: 2 } },
		{ rate: 3, plan: { repayment: 0 } },
		{ rate: 3, plan: { repayment: 100.5 } },
		{ rate: 3, plan: { repayment: Number.NaN } },
		{ rate: 3, plan: { years: 0 } },
		{ rate: 3, plan: { years: 2.5 } },
		{ rate: 3, plan: { years: 20 }, fixedYears: 0 },
		{ rate: 3, plan: { years: 20 }, equity: { cents: 1, currency: 'CHF' as const } },
		{ rate: 3, plan: { years: 20 }, price: eur(Number.NaN) },
	])('%j makes no sense and has no answer', (wish) => {
		expect(loanOf(wish)).toBeUndefined();
	});
});

interface Case extends Pick<LoanWish, 'rate' | 'plan'> {
	readonly cents: number;
	readonly fixedYears: number;
}

const made = ({ cents: amount, ...rest }: Case) =>
	loanOf({ ...rest, price: { cents: amount, currency: 'EUR' } });

describe('any loan', () => {
	const cents = fc.integer({ min: 0, max: 3_000_000_00 });
	const rate = fc.integer({ min: 0, max: 2000 }).map((basisPoints) => basisPoints / 100);
	const plan = fc.oneof(
		fc.integer({ min: 10, max: 1000 }).map((tenths) => ({ repayment: tenths / 100 })),
		fc.integer({ min: 1, max: 60 }).map((years) => ({ years })),
	);
	const wish = fc.record({ cents, rate, plan, fixedYears: fc.integer({ min: 1, max: 40 }) });

	test('adds up in whole cents: what is repaid and what remains is the loan', () => {
		fc.assert(
			fc.property(wish, (one) => {
				const loan = made(one);
				expect((loan?.repaid.cents ?? 0) + (loan?.remaining.cents ?? 0)).toBe(one.cents);
				for (const money of [loan?.monthly, loan?.remaining, loan?.interest]) {
					expect(Number.isSafeInteger(money?.cents)).toBe(true);
					expect(money?.cents).toBeGreaterThanOrEqual(0);
				}
			}),
		);
	});

	test('is paid with as many payments as the months say, no cent more than interest and loan', () => {
		fc.assert(
			fc.property(wish, (one) => {
				const loan = made({ ...one, fixedYears: 80 });
				if (!loan?.months) return;
				expect(loan.remaining.cents).toBe(0);
				const paid = loan.repaid.cents + loan.interest.cents;
				expect(loan.totalInterest).toEqual(loan.interest);
				if ('years' in one.plan) {
					// Half a cent too much or too little a month, with interest on it.
					const growth = (1 + one.rate / 1200) ** loan.months;
					const slack = loan.months * growth + 1;
					expect(Math.abs(paid - loan.monthly.cents * loan.months)).toBeLessThanOrEqual(
						Math.max(slack, loan.monthly.cents),
					);
				} else {
					expect(paid).toBeLessThanOrEqual(loan.monthly.cents * loan.months);
					expect(paid).toBeGreaterThan(loan.monthly.cents * (loan.months - 1));
				}
			}),
		);
	});

	test('of a fixed term ends with it', () => {
		fc.assert(
			fc.property(wish, fc.integer({ min: 1, max: 60 }), (one, years) => {
				const months = made({ ...one, plan: { years } })?.months ?? Infinity;
				expect(months).toBeLessThanOrEqual(years * 12);
			}),
		);
	});

	test('costs more a month with more interest, and leaves less with more repayment', () => {
		fc.assert(
			fc.property(wish, rate, fc.integer({ min: 1, max: 500 }), (one, other, more) => {
				const [low, high] = [Math.min(one.rate, other), Math.max(one.rate, other)];
				const [cheap, dear] = [made({ ...one, rate: low }), made({ ...one, rate: high })];
				expect(dear?.monthly.cents).toBeGreaterThanOrEqual(cheap?.monthly.cents ?? Infinity);
				const repaying = (repayment: number) => made({ ...one, plan: { repayment } });
				const [slow, fast] = [repaying(1), repaying(1 + more / 100)];
				expect(fast?.remaining.cents).toBeLessThanOrEqual(slow?.remaining.cents ?? -1);
			}),
		);
	});
});
