import type { Locale } from '../domain/locale.ts';

/**
 * A whole number, as `formatNumber` says it. For browsers, which take long for the first number that `Intl` formats: a
 * slow telephone 100 milliseconds.
 */
export function formatCount(count: number, locale: Locale): string {
	return String(count).replaceAll(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : '.');
}
