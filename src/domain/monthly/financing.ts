import type { Money } from '../price.ts';

/** What a buyer wants to know of a loan. */
export interface LoanWish {
	/** Everything that must be paid, purchase costs included. */
	readonly price: Money;
	readonly equity: Money;
	/** Nominal interest in percent a year, 0 to 20. */
	readonly rate: number;
	/** Repayment of the first year in percent of the loan, or years until nothing is owed. */
	readonly plan: { readonly repayment: number } | { readonly years: number };
	/** Years of fixed interest, after which the remaining debt is told; 10 when absent. */
	readonly fixedYears?: number;
}

export interface Loan {
	readonly loan: Money;
	/** Paid each month; the last payment is what is left, which makes up for rounding. */
	readonly monthly: Money;
	/** Owed, paid back and paid as interest when the years of fixed interest are over. */
	readonly remaining: Money;
	readonly repaid: Money;
	readonly interest: Money;
	/** Interest until nothing is owed, if its rate stays the same; absent where that takes more than 80 years. */
	readonly totalInterest?: Money;
	/** Months until nothing is owed; absent where that takes more than 80 years. */
	readonly months?: number;
}

const longest = 80 * 12;

/**
 * An annuity loan, month by month in whole cents, as banks calculate: interest for a twelfth of a year on what
 * is owed, the rest of the payment pays it back. Works in the browser as well.
 * @returns `undefined` for wishes that make no sense, such as a share that is no number
 */
export function financing(wish: LoanWish): Loan | undefined {
	const { price, equity, rate, plan, fixedYears = 10 } = wish;
	const { currency } = price;
	const owed = Math.max(0, price.cents - equity.cents);
	const isSensible = [
		Number.isSafeInteger(owed) && price.cents >= 0 && equity.cents >= 0,
		equity.currency === currency,
		rate >= 0 && rate <= 20,
		Number.isInteger(fixedYears) && fixedYears > 0 && fixedYears <= 80,
		'years' in plan ? isWhole(plan.years) : plan.repayment > 0 && plan.repayment <= 100,
	].every(Boolean);
	if (!isSensible) return undefined;
	const monthly = payment(owed, rate, plan);
	const course = payOff({
		owed,
		monthly,
		rate,
		fixedMonths: fixedYears * 12,
		term: 'years' in plan ? plan.years * 12 : longest + 1,
	});
	const money = (cents: number): Money => ({ cents, currency });
	return {
		loan: money(owed),
		monthly: money(monthly),
		remaining: money(course.remaining),
		repaid: money(owed - course.remaining),
		interest: money(course.interest),
		...(course.months !== undefined && {
			totalInterest: money(course.totalInterest),
			months: course.months,
		}),
	};
}

function isWhole(years: number): boolean {
	return Number.isInteger(years) && years > 0 && years <= 80;
}

function payment(owed: number, rate: number, plan: LoanWish['plan']): number {
	if ('repayment' in plan) return Math.round((owed * (rate + plan.repayment)) / 1200);
	const months = plan.years * 12;
	const share = rate / 1200;
	if (share === 0) return Math.round(owed / months);
	return Math.round((owed * share) / -Math.expm1(-months * Math.log1p(share)));
}

function payOff({
	owed,
	monthly,
	rate,
	fixedMonths,
	term,
}: {
	readonly owed: number;
	readonly monthly: number;
	readonly rate: number;
	readonly fixedMonths: number;
	/** Month in which all that is left is paid. */
	readonly term: number;
}) {
	let debt = owed;
	let interest = 0;
	let remaining = 0;
	let paidInterest = 0;
	let months = 0;
	for (; months < longest && debt > 0; months += 1) {
		const due = Math.round((debt * rate) / 1200);
		interest += due;
		debt -= months + 1 === term ? debt : Math.min(debt, monthly - due);
		if (months + 1 === fixedMonths) [remaining, paidInterest] = [debt, interest];
	}
	const isOver = months < fixedMonths;
	return {
		remaining: isOver ? 0 : remaining,
		interest: isOver ? interest : paidInterest,
		totalInterest: interest,
		months: debt === 0 ? months : undefined,
	};
}

/** In whole units of its currency: cents of an estimate would feign precision. */
export function wholeMoney({ cents, currency }: Money): Money {
	return { cents: Math.round(cents / 100) * 100, currency };
}
