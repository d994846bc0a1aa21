import type { Locale } from '../../domain/locale.ts';
import type { Unit } from '../../domain/unit.ts';
import { translator } from '../../i18n/translate.ts';

/** A status in one word; what the company shows of its past work was sold or let, too. */
export function statusWord(
	{ status, deal }: Pick<Unit, 'status' | 'deal'>,
	locale: Locale,
): string {
	const isGone = status === 'sold' || status === 'reference';
	const gone = deal === 'rent' ? 'rented' : 'sold';
	return translator(locale)(`unit.status.${isGone ? gone : status}`);
}
