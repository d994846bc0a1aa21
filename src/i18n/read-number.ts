import type { Locale } from '../domain/locale.ts';

/**
 * A number that somebody has typed: with the sign for decimals of the language, or the other one where it groups no
 * thousands, as on keys that have one sign alone.
 * @returns `NaN` for what is no number
 */
export function readNumber(text: string, locale: Locale): number {
	const typed = text.replaceAll(/\s/g, '');
	const [group, decimal] = locale === 'en' ? [',', '.'] : ['.', ','];
	const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(typed);
	const plain = isGrouped ? typed.replaceAll(group, '') : typed;
	return /^\d+([.,]\d*)?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}
