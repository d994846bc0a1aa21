import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../domain/locale.ts';
import type { DatedPage } from '../plan/whole-plan.ts';

export interface SitemapSite {
	/** Without a slash at the end. */
	readonly origin: string;
	readonly defaultLocale: Locale;
}

/** What a sitemap says of a page. */
export type SitemapPage = Pick<DatedPage, 'path' | 'alternates' | 'changedAt' | 'pictures'>;

export interface SitemapFiles {
	/** What the names of its files begin with: `sitemap` makes `sitemap-0.xml` and `sitemap-index.xml`. */
	readonly base: string;
	readonly pages: readonly SitemapPage[];
	/** Paths of other sitemaps that its index names. */
	readonly others?: readonly string[];
	readonly site: SitemapSite;
	/** Is made for the work and removed. */
	readonly folder: string;
}

/**
 * Writes one sitemap by `@astrojs/sitemap`. An integration of Astro's is an object with hooks; they are called here
 * for a part of the pages, because Astro itself knows only the pages it has just rendered.
 * @returns its files by their paths within the site, the index among them.
 * @throws what the integration warns of: a sitemap that is not written must not be missing in silence.
 */
export async function writeSitemap(options: SitemapFiles): Promise<Map<string, Buffer>> {
	const { base, pages, others = [], site, folder } = options;
	const entries = new Map(pages.map((page) => [site.origin + page.path, entryOf(page, site)]));
	// Loaded here, because a build that changes nothing writes none.
	const { default: sitemap } = await import('@astrojs/sitemap');
	const { hooks } = sitemap({
		filenameBase: base,
		customPages: [...entries.keys()],
		customSitemaps: others.map((path) => site.origin + path),
		serialize: (item) => ({ ...item, ...entries.get(item.url) }),
		namespaces: { news: false, video: false },
	});
	const config = { site: site.origin, base: '/', trailingSlash: 'always', build: {} };
	mkdirSync(folder, { recursive: true });
	try {
		await call(hooks['astro:routes:resolved'], { routes: [] });
		await call(hooks['astro:config:done'], { config });
		const dir = pathToFileURL(`${folder}/`);
		await call(hooks['astro:build:done'], { dir, pages: [], logger });
		const names = readdirSync(folder);
		return new Map(names.map((name) => [`/${name}`, readFileSync(join(folder, name))]));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** What a sitemap says of a page: its other languages, its last change and its first picture. */
function entryOf(page: SitemapPage, { origin, defaultLocale }: SitemapSite): object {
	const { alternates, changedAt, pictures } = page;
	const fallback = alternates.find(({ locale }) => locale === defaultLocale)?.path;
	// Visitors of no known language choose one on the page above the home pages.
	const other = fallback === `/${defaultLocale}/` ? '/' : fallback;
	const links = alternates.map(({ locale, path }) => ({ lang: locale, url: origin + path }));
	return {
		links: other === undefined ? links : [...links, { lang: 'x-default', url: origin + other }],
		lastmod: changedAt,
		img: pictures.slice(0, 1).map((path) => ({ url: origin + path })),
	};
}

const refuse = (message: string) => {
	throw new Error(`The sitemap could not be written: ${message}`);
};
const logger = { info: () => {}, warn: refuse, error: refuse };

/** The hooks are typed for the whole of Astro, of which they read what is given here. */
async function call(hook: unknown, options: object): Promise<void> {
	if (typeof hook === 'function') await Reflect.apply(hook, undefined, [options]);
}
