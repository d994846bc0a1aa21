import type { Locale } from './locale.ts';
import type { Site } from './site.ts';
import type { Deal } from './unit.ts';

/** The language of a page, and the one that texts fall back to. */
export interface PageLanguages {
	readonly locale: Locale;
	readonly defaultLocale: Locale;
}

/** The languages of a page, and that of the CRM account. */
export interface Languages extends PageLanguages {
	readonly crmLocale: Locale;
}

/** What every page knows of itself. */
export interface PageFrame {
	readonly site: Site;
	readonly locale: Locale;
	/** Address within the site. */
	readonly path: string;
	/** The same page in every language, this one included. */
	readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
	/** Origin of the site, without a slash at the end. */
	readonly origin: string;
	readonly mode: 'production' | 'preview' | 'demo';
	/** What every page leads to. */
	readonly offered: Offered;
	/** What the page may load, as its headers say it, too; see `hosts/policy.ts`; empty where nobody is to be kept out. */
	readonly policy: string;
	/** Whether search engines may show the page. */
	readonly indexed: boolean;
}

/** Whether there is anything to buy, anything to rent, and any project. */
export type Offered = Readonly<Record<Deal | 'projects', boolean>>;

/** ISO 8601 time at which any of these changed last, where known. */
export function lastChange(
	things: readonly { readonly updatedAt?: string | undefined }[],
): string | undefined {
	return things
		.flatMap(({ updatedAt }) => updatedAt ?? [])
		.toSorted()
		.at(-1);
}
