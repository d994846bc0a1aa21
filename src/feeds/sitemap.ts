import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import type { Locale } from '../domain/locale.ts';

/** What the sitemap says of a page. */
export interface SitemapPage {
	readonly path: string;
	readonly indexed: boolean;
	readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
	readonly changedAt?: string | undefined;
	/** Paths of its pictures within the site. */
	readonly pictures?: readonly string[] | undefined;
}

export interface SitemapSource {
	readonly pages: readonly SitemapPage[];
	readonly build: { readonly origin: string };
	readonly site: { readonly defaultLocale: Locale };
}

/**
 * Settings of the sitemap: every indexed page of the plan, whether or not this build renders it, with
 * its other languages, its last change and its pictures.
 */
export function sitemapOf({ pages, build, site }: SitemapSource): NonNullable<SitemapOptions> {
	const address = (path: string) => `${build.origin}${path}`;
	const entries = new Map(
		pages.filter(({ indexed }) => indexed).map((page) => [address(page.path), page]),
	);
	return {
		customPages: [...entries.keys()],
		filter: (url) => entries.has(url),
		serialize: (item: SitemapItem) => {
			const page = entries.get(item.url);
			if (!page) return undefined;
			const links = page.alternates.map(({ locale, path }) => ({
				lang: locale,
				url: address(path),
			}));
			const fallback = links.find(({ lang }) => lang === site.defaultLocale);
			/** The home page's default is the page that offers all languages. */
			const choice = page.alternates.some(({ path }) => path === `/${site.defaultLocale}/`);
			const other = choice ? address('/') : fallback?.url;
			return {
				...item,
				links: other ? [...links, { lang: 'x-default', url: other }] : links,
				...(page.changedAt ? { lastmod: new Date(page.changedAt).toISOString() } : {}),
				img: page.pictures?.map((path) => ({ url: address(path) })) ?? [],
			};
		},
	};
}
