import type { Locale } from '../../domain/locale.ts';

/** Name and value; a row without a value is not shown. The language is given where it is not the page's. */
export type Row = readonly [name: string, value: string | undefined, lang?: Locale | undefined];

/** The language of a page, and the one texts fall back to. */
export interface PageLanguages {
	readonly locale: Locale;
	readonly defaultLocale: Locale;
}

/** These, and the one the account is kept in. */
export interface Languages extends PageLanguages {
	readonly crmLocale: Locale;
}
