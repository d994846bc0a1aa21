import type { Locale } from './locale.ts';
import type { Offered } from './offered.ts';
import type { Site } from './site.ts';

/** What every page knows of itself, whatever it shows. */
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
