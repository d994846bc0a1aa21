import { type Loan, type LoanWish, wholeMoney } from '../../domain/monthly/financing.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/price.ts';
import { fill } from '../../i18n/fill.ts';
import { formatMoney, formatShare } from '../../i18n/format.ts';

/** Says with what figures a loan is calculated. @param sentence with the names of the figures in braces */
export function exampleText(
	sentence: string,
	{ equity, rate, plan, fixedYears }: LoanWish & { readonly fixedYears: number },
	locale: Locale,
): string {
	const percent = (value: number) => formatShare(value / 100, locale, 2);
	return fill(sentence, {
		equity: formatMoney(equity, locale),
		rate: percent(rate),
		years: fixedYears,
		...('repayment' in plan && { repayment: percent(plan.repayment) }),
	});
}

/**
 * Amounts of a loan by the names of the form's fields, rounded to whole units of the currency: cents would feign precision.
 * @param options `besides`: cents that are paid each month besides the loan, which `total` holds too, as does `rounded`, as cards say it; `none`: says that
 * no loan is needed
 */
export function loanWords(
	{ loan, monthly, remaining, interest, totalInterest }: Loan,
	{
		besides,
		none,
		locale,
	}: { readonly besides: number; readonly none: string; readonly locale: Locale },
) {
	const amount = (cents: number) => ({ cents, currency: loan.currency });
	const total = (cents: number) => formatMoney(amount(cents), locale);
	const rounded = (cents: number) => formatMoney(wholeMoney(amount(cents)), locale);
	if (loan.cents === 0)
		return {
			loan: '–',
			monthly: none,
			remaining: '–',
			interest: '–',
			totalInterest: '–',
			total: besides > 0 ? total(besides) : none,
			rounded: besides > 0 ? rounded(besides) : none,
		};
	const whole = (amount: Money) => formatMoney(wholeMoney(amount), locale);
	return {
		loan: whole(loan),
		monthly: whole(monthly),
		remaining: whole(remaining),
		interest: whole(interest),
		totalInterest: totalInterest ? whole(totalInterest) : '–',
		total: total(wholeMoney(monthly).cents + besides),
		rounded: rounded(wholeMoney(monthly).cents + besides),
	};
}
