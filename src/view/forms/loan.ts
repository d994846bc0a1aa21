import type { Loan } from '../../domain/law/financing.ts';
import type { Locale } from '../../domain/locale.ts';
import { formatMoney } from '../../i18n/format.ts';

/** A loan's amounts as the form shows them, by the name of their field. */
export type LoanWords = Readonly<Record<'loan' | 'monthly' | 'remaining' | 'interest', string>>;

/** Amounts of a loan, rounded to whole units of the currency: cents would feign precision. */
export function loanWords({ loan, monthly, remaining, interest }: Loan, locale: Locale): LoanWords {
	const whole = ({ cents, currency }: Loan['loan']) =>
		formatMoney({ cents: Math.round(cents / 100) * 100, currency }, locale);
	return {
		loan: whole(loan),
		monthly: whole(monthly),
		remaining: whole(remaining),
		interest: whole(interest),
	};
}
