import { type Loan, wholeMoney } from '../../domain/monthly/financing.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/price.ts';
import { formatMoney } from '../../i18n/format.ts';

/**
 * Amounts of a loan by the names of the form's fields, rounded to whole units of the currency: cents would feign precision.
 * @param options `besides`: cents that are paid each month besides the loan, which `total` holds too; `none`: says that
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
	const total = (cents: number) => formatMoney({ cents, currency: loan.currency }, locale);
	if (loan.cents === 0)
		return {
			loan: '–',
			monthly: none,
			remaining: '–',
			interest: '–',
			totalInterest: '–',
			total: besides > 0 ? total(besides) : none,
		};
	const whole = (amount: Money) => formatMoney(wholeMoney(amount), locale);
	return {
		loan: whole(loan),
		monthly: whole(monthly),
		remaining: whole(remaining),
		interest: whole(interest),
		totalInterest: totalInterest ? whole(totalInterest) : '–',
		total: total(wholeMoney(monthly).cents + besides),
	};
}
