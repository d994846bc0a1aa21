import type { Money } from '../price.ts';
import type { MonthlyAssumptions } from '../site/monthly-assumptions.ts';
import { monthlyBasis, type CostlyUnit, type MonthlyBasis } from './monthly-basis.ts';
import { wholeMoney, financing, type Loan, type LoanWish } from './financing.ts';

/** The monthly costs, `monthly.<name>` of the messages. */
type MonthlyPartName = 'rent' | 'loan' | 'heatingEstimate' | MonthlyBasis['charges'][number][0];

export interface MonthlyCosts {
	readonly parts: readonly { readonly name: MonthlyPartName; readonly amount: Money }[];
	/** Of all parts. */
	readonly total: Money;
	/** Costs that are due as well and not known, so they are in no sum. */
	readonly missing: MonthlyBasis['missing'];
}

/** What a unit costs each month. Rents and charges are exact, loans and estimates in whole euros. */
export function monthlyCosts(
	{ currency, rent, price, charges, heat, missing, isSpanish }: MonthlyBasis,
	assumptions: MonthlyAssumptions,
): MonthlyCosts {
	const money = (cents: number): Money => ({ cents, currency });
	const lent = price === undefined ? undefined : money(price);
	const country = isSpanish ? 'ES' : undefined;
	const loan = lent && financingExample({ price: lent, total: lent }, { country, assumptions });
	const perHour = heat?.isElectric ? assumptions.electricityPrice : assumptions.heatPrice;
	const parts = [
		...(rent === undefined ? [] : [{ name: 'rent' as const, amount: money(rent) }]),
		...(loan ? [{ name: 'loan' as const, amount: wholeMoney(loan.loan.monthly) }] : []),
		...charges.map(([name, cents]) => ({ name, amount: money(cents) })),
		...(heat
			? [
					{
						name: 'heatingEstimate' as const,
						amount: wholeMoney(money((heat.hours * perHour * 100) / 12)),
					},
				]
			: []),
	];
	const total = money(parts.reduce((all, { amount }) => all + amount.cents, 0));
	return { parts, total, missing };
}

/** The monthly costs of a unit; `undefined` where it has no `monthlyBasis`. */
export function monthlyCostsOf(
	unit: CostlyUnit,
	assumptions: MonthlyAssumptions,
): MonthlyCosts | undefined {
	const basis = monthlyBasis(unit);
	return basis && monthlyCosts(basis, assumptions);
}

/** A loan a buyer might take; only a place to begin from. */
interface FinancingExample {
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

/** What a unit costs each month, in whole units of its currency. */
export function wholeMonthly(
	{ monthly }: { readonly monthly?: MonthlyBasis | undefined },
	assumptions: MonthlyAssumptions,
): number | undefined {
	return monthly && Math.round(monthlyCosts(monthly, assumptions).total.cents / 100);
}
