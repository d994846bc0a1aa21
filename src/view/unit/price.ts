import { boundWords } from '../bound-words.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money, Price, PriceBound } from '../../domain/price.ts';
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
			return boundText(price.amount, price.bound, locale);
		case 'rent':
			return t('unit.perMonth', { price: boundText(price.base, price.bound, locale) });
		case 'onRequest':
			return t('unit.onRequest');
	}
}

/** "349.000 €", "ab 349.000 €", or the amount that bidding begins with. */
export function boundText(amount: Money, bound: PriceBound | undefined, locale: Locale): string {
	const price = formatMoney(amount, locale);
	return bound ? translator(locale)(boundWords[bound], { price }) : price;
}
