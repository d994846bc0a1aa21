import type { Locale } from '../domain/locale.ts';

/** The language of a page, and the one that texts fall back to. */
export interface PageLanguages {
	readonly locale: Locale;
	readonly defaultLocale: Locale;
}

/** The languages of a page, and that of the CRM account. */
export interface Languages extends PageLanguages {
	readonly crmLocale: Locale;
}
