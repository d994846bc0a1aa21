import type { Loan } from '../../domain/monthly/financing.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/money.ts';
import { wholeMoney } from '../../domain/whole-money.ts';
import { formatMoney } from '../../i18n/format.ts';

/** A loan's amounts as the form shows them, by the name of their field. */
export type LoanWords = Readonly<
	Record<'loan' | 'monthly' | 'remaining' | 'interest' | 'totalInterest' | 'total', string>
>;

/**
 * Amounts of a loan, rounded to whole units of the currency: cents would feign precision.
 * @param besides cents that are paid each month besides the loan, which `total` holds too
 */
export function loanWords(
	{ loan, monthly, remaining, interest, totalInterest }: Loan,
	{ besides, locale }: { readonly besides: number; readonly locale: Locale },
): LoanWords {
	const whole = (amount: Money) => formatMoney(wholeMoney(amount), locale);
	const { cents, currency } = wholeMoney(monthly);
	return {
		loan: whole(loan),
		monthly: whole(monthly),
		remaining: whole(remaining),
		interest: whole(interest),
		totalInterest: totalInterest ? whole(totalInterest) : '–',
		total: formatMoney({ cents: cents + besides, currency }, locale),
	};
}
