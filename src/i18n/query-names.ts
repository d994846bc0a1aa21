import type { Locale } from '../domain/locale.ts';

/** Names of what a visitor looks for, as they stand in the address of a list: `?preis-bis=500000`. */
export const queryNames: Readonly<Record<Locale, { readonly priceTo: string }>> = {
	de: { priceTo: 'preis-bis' },
	en: { priceTo: 'price-to' },
	es: { priceTo: 'precio-hasta' },
};
