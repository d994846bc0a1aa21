import type { Money } from '../money.ts';
import type { MonthlyAssumptions } from '../site/monthly-assumptions.ts';
import { financing, type Loan, type LoanWish } from './financing.ts';

/** A loan a buyer might take; only a place to begin from. */
export interface FinancingExample {
	readonly wish: LoanWish & { readonly fixedYears: number };
	readonly loan: Loan;
}

/**
 * A share of the price and the purchase costs paid at once, the rest lent: in Spain until it is paid back, as is
 * usual there, elsewhere with a first repayment and interest fixed for some years.
 * @param price with purchase costs `total`, as far as these are known
 */
export function financingExample(
	{ price, total }: { readonly price: Money; readonly total: Money },
	{
		country,
		assumptions,
	}: { readonly country: string | undefined; readonly assumptions: MonthlyAssumptions },
): FinancingExample | undefined {
	const { interest: rate, fixedYears, repayment, yearsInSpain } = assumptions;
	const { currency } = price;
	const lent = Math.round((price.cents * (100 - assumptions.equity)) / 100);
	const equity = { cents: total.cents - lent, currency };
	const course =
		country === 'ES'
			? { plan: { years: yearsInSpain }, fixedYears: yearsInSpain }
			: { plan: { repayment }, fixedYears };
	const wish = { price: total, equity, rate, ...course };
	const loan = financing(wish);
	return loan && { wish, loan };
}
