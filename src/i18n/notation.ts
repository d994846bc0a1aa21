import type { Locale } from '../domain/locale.ts';

/** How a language writes numbers and dates: the country whose customs it follows, and its signs for thousands and decimals. */
export const notation: Readonly<
	Record<Locale, { readonly region: string; readonly group: string; readonly decimal: string }>
> = {
	de: { region: 'de-DE', group: '.', decimal: ',' },
	en: { region: 'en-GB', group: ',', decimal: '.' },
	es: { region: 'es-ES', group: '.', decimal: ',' },
};
