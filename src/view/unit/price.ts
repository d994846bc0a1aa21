import type { Locale } from '../../domain/locale.ts';
import type { Price } from '../../domain/price.ts';
import { isOnOffer } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';
import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';

/** The price as a card shows it; empty for a unit that is no longer on offer. */
export function priceText(
	{ price, status }: Pick<Unit, 'price' | 'status'>,
	locale: Locale,
): string {
	return isOnOffer(status) ? amountText(price, locale) : '';
}

/** The purchase price, the monthly rent, or "on request". */
export function amountText(price: Price, locale: Locale): string {
	const t = translator(locale);
	switch (price.kind) {
		case 'purchase':
			return formatMoney(price.amount, locale);
		case 'rent':
			return t('unit.perMonth', { price: formatMoney(price.base, locale) });
		case 'onRequest':
			return t('unit.onRequest');
	}
}
