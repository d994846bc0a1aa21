import type { Money } from '../money.ts';
import { financing, type Loan, type LoanWish } from './financing.ts';

/** A loan a buyer might take; only a place to begin from. */
export interface FinancingExample {
	readonly wish: LoanWish & { readonly fixedYears: number };
	readonly loan: Loan;
}

/** In percent a year. */
const rate = 3.6;

/**
 * A fifth of the price and the purchase costs paid at once, the rest lent: in Spain until it is paid back, as is
 * usual there, elsewhere with a first repayment of 2 % and interest fixed for ten years.
 * @param price with purchase costs `total`, as far as these are known
 */
export function financingExample(
	{ price, total }: { readonly price: Money; readonly total: Money },
	{ country }: { readonly country: string | undefined },
): FinancingExample | undefined {
	const { currency } = price;
	const own = price.cents / 5 + total.cents - price.cents;
	const equity = { cents: Math.ceil(own / thousand) * thousand, currency };
	const course =
		country === 'ES'
			? { plan: { years: 25 }, fixedYears: 25 }
			: { plan: { repayment: 2 }, fixedYears: 10 };
	const wish = { price: total, equity, rate, ...course };
	const loan = financing(wish);
	return loan && { wish, loan };
}

const thousand = 1000_00;
