import type { Locale } from '../../domain/locale.ts';
import { soldAt } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';
import { formatMonth } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';

/** A status in one word; what the company shows of its past work was sold or let, too. */
export function statusWord(
	{ status, deal }: Pick<Unit, 'status' | 'deal'>,
	locale: Locale,
): string {
	const isSold = status === 'sold' || status === 'reference';
	const soldOrLet = deal === 'rent' ? 'rented' : 'sold';
	return translator(locale)(`unit.status.${isSold ? soldOrLet : status}`);
}

/** "Verkauft im Oktober 2026", or the status alone where nobody says when. */
export function soldText(unit: Unit, locale: Locale): string {
	const at = soldAt(unit);
	if (at === undefined) return statusWord(unit, locale);
	// Noon is on the same day in every time zone of Europe.
	const month = formatMonth(at.length > 10 ? at : `${at}T12:00:00Z`, locale);
	return translator(locale)(unit.deal === 'rent' ? 'unit.rentedIn' : 'unit.soldIn', { month });
}
