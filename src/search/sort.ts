import type { Locale } from '../domain/locale.ts';

export const sorts = [
	'newest',
	'priceUp',
	'priceDown',
	'area',
	'rooms',
	'perArea',
	'monthly',
] as const;
/** An order of results. Where nothing is known to compare by, a unit comes last, the newest of them first. */
export type Sort = (typeof sorts)[number];

/** What orders are called in addresses; the usual one, the newest first, is not said. */
export const sortNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
	de: {
		priceUp: 'preis',
		priceDown: 'preis-absteigend',
		area: 'flaeche',
		rooms: 'zimmer',
		perArea: 'quadratmeterpreis',
		monthly: 'monatlich',
	},
	en: {
		priceUp: 'price',
		priceDown: 'price-down',
		area: 'area',
		rooms: 'rooms',
		perArea: 'price-per-area',
		monthly: 'monthly',
	},
	es: {
		priceUp: 'precio',
		priceDown: 'precio-descendente',
		area: 'superficie',
		rooms: 'estancias',
		perArea: 'precio-por-metro',
		monthly: 'al-mes',
	},
};

/** Whether a text names an order. */
export function isSort(text: string): text is Sort {
	return sorts.some((sort) => sort === text);
}
