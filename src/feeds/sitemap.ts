import type { Locale } from '../domain/locale.ts';
import { escapeXml } from './xml.ts';

/** What the sitemap says of a page. */
export interface SitemapPage {
	readonly path: string;
	readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
	/** ISO 8601 time of its last change, where known. */
	readonly changedAt?: string | undefined;
	/** Paths of its pictures within the site; only the first is named. */
	readonly pictures?: readonly string[] | undefined;
}

export interface SitemapSite {
	/** Without a slash at the end. */
	readonly origin: string;
	readonly defaultLocale: Locale;
}

/** A sitemap of these pages, each with its other languages, its last change and its first picture. */
export function sitemapOf(pages: Iterable<SitemapPage>, site: SitemapSite): string {
	const urls = Array.from(pages, (page) => urlOf(page, site));
	return `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>\n`;
}

/** The sitemap that names the others. */
export function sitemapIndexOf(paths: Iterable<string>, { origin }: SitemapSite): string {
	const maps = Array.from(
		paths,
		(path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`,
	);
	return `${declaration}<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlOf(page: SitemapPage, { origin, defaultLocale }: SitemapSite): string {
	const { path, alternates, changedAt, pictures } = page;
	const fallback = alternates.find(({ locale }) => locale === defaultLocale)?.path;
	// Visitors of no known language choose one on the page above the home pages.
	const other = fallback === `/${defaultLocale}/` ? '/' : fallback;
	const links = alternates.map(({ locale, path: to }) => linkOf(locale, origin + to));
	if (other !== undefined) links.push(linkOf('x-default', origin + other));
	const changed = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
	const picture = pictures?.[0]
		? `<image:image><image:loc>${escapeXml(origin + pictures[0])}</image:loc></image:image>`
		: '';
	return `<url><loc>${escapeXml(origin + path)}</loc>${changed}${links.join('')}${picture}</url>`;
}

function linkOf(language: string, address: string): string {
	return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}
