import type { Loan } from '../../domain/law/financing.ts';
import type { Locale } from '../../domain/locale.ts';
import { formatMoney } from '../../i18n/format.ts';

/** What is told of a loan, by the place it stands in. */
export type LoanWords = Readonly<Record<'loan' | 'monthly' | 'remaining' | 'interest', string>>;

/** A loan in figures, in whole units of the currency: nobody knows the cents ten years ahead. */
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
