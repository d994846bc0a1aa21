import type { Locale } from '../domain/locale.ts';

/** Address of the exposé of a unit; it stays the same whatever the unit is called. */
export function exposePath(locale: Locale, unit: number): string {
	return `/expose/${locale}/${unit}.pdf`;
}
