import type { Locale } from '../../domain/locale.ts';
import type { Unit } from '../../domain/unit.ts';
import { translator } from '../../i18n/translate.ts';

/** A status in one word. */
export function statusWord(
	{ status, deal }: Pick<Unit, 'status' | 'deal'>,
	locale: Locale,
): string {
	const word = status === 'sold' && deal === 'rent' ? 'rented' : status;
	return translator(locale)(`unit.status.${word}`);
}
