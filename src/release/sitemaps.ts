import { join } from 'node:path';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { digestOf } from '../catalog/store/record-store.ts';
import type { Route } from '../i18n/paths.ts';
import { projectPages, unitPages, type DatedPage, type PlanSource } from '../plan/whole-plan.ts';
import type { Locale } from '../domain/locale.ts';
import { isSitemap } from './release-index.ts';

/** Pages that do not belong to one unit alone. Its index names all other sitemaps. */
const general = 'sitemap';
/**
 * Of those, the pages of lists behind the first. They are most of them, and nothing dates them, so that this
 * sitemap stays as it is until a list gets longer or shorter by a page.
 */
const further = 'sitemap-lists';
/** What those of units begin with. */
const ofUnits = 'sitemap-units-';
/** The company's own pages, whatever they are rendered for. */
const ofCompany = 'sitemap-company';
/** At most about so many units share a sitemap, so that one changed unit costs one small file. */
const unitsEach = 400;

/** How many sitemaps the pages of units, and the lists of places, are spread over. It doubles, so it seldom changes. */
export function shardsFor(units: number): number {
	let shards = 1;
	while (units / shards > unitsEach) shards *= 2;
	return shards;
}

/**
 * What the names of the sitemap that names a unit's pages begin with. Which one follows from the id alone, so that no
 * unit moves another.
 */
export function sitemapOf(id: number, shards: number): string {
	return `${ofUnits}${id % shards}-of-${shards}`;
}

/**
 * The same of a page of no unit. Lists of places are most of these in a large account, and spread by their city, so that
 * a unit moves those of its own city alone.
 */
function generalSitemapOf(route: Route, shards: number): string {
	if (route.kind !== 'listing') return general;
	if ((route.page ?? 1) > 1) return further;
	return route.city === undefined ? general : placesOf(route.city, shards);
}

function placesOf(city: string, shards: number): string {
	if (shards === 1) return general;
	return `sitemap-places-${parseInt(digestOf(city).slice(0, 8), 16) % shards}-of-${shards}`;
}

/** What the names of a sitemap begin with, by the path of one of its files: they are numbered. */
function sitemapBase(path: string): string {
	return path.slice(1).replace(/-\d+\.xml$/, '');
}

interface SitemapsOptions {
	readonly site: SitemapSite;
	/** Paths of sitemaps of the live release that stay as they are. */
	readonly kept: Iterable<string>;
	/** Is made for the work and removed. */
	readonly folder: string;
	/** Takes each file as it is made. */
	readonly take: (path: string, bytes: Buffer) => void;
}

/** Makes sitemaps and the index of all. One without a page would not be valid, and is left out. */
export async function makeSitemaps(
	{ pages, units, shards, only, company = [] }: SitemapWork,
	{ site, kept, folder, take }: SitemapsOptions,
): Promise<void> {
	const made: string[] = [];
	const write = async (base: string, own: readonly SitemapPage[], others?: readonly string[]) => {
		const files = await writeSitemap({
			base,
			pages: own,
			site,
			folder: join(folder, base),
			...(others && { others }),
		});
		for (const [path, text] of files) {
			if (isSitemap(path)) made.push(path);
			if (isSitemap(path) || base === general) take(path, text);
		}
	};
	for (const [base, own] of units) if (own.length > 0) await write(base, own);
	const named = Map.groupBy(
		pages.filter(({ indexed }) => indexed),
		({ route }) => generalSitemapOf(route, shards),
	);
	for (const [base, own] of named) {
		if (base !== general && (only?.has(base) ?? true)) await write(base, own);
	}
	if (company.length > 0) {
		const own = company.map((path) => ({
			path,
			alternates: [],
			changedAt: undefined,
			pictures: [],
		}));
		await write(ofCompany, own);
	}
	await write(general, named.get(general) ?? [], [...kept, ...made].sort());
}

/** The sitemaps a build has to make, and every page they name. */
export interface SitemapWork {
	/** How many sitemaps the pages of units, and the lists of places, are spread over. */
	readonly shards: number;
	/** Pages that do not belong to one unit alone. */
	readonly pages: readonly DatedPage[];
	/** The pages of units, by what the names of their sitemaps begin with; made one sitemap after the other. */
	readonly units: Iterable<readonly [base: string, pages: readonly DatedPage[]]>;
	/** The sitemaps to be made beside the general one, which always is; all when absent. */
	readonly only?: ReadonlySet<string> | undefined;
	/** Paths of the company's own pages, as often as they are rendered. */
	readonly company?: readonly string[];
}

interface SitemapSource extends PlanSource {
	/** Every page that does not belong to one unit or project alone. */
	readonly general: readonly DatedPage[];
}

/** All sitemaps. */
export function wholeSitemap(source: SitemapSource): SitemapWork {
	return sitemapWork(source, source.outlines.unitIds());
}

interface SitemapChange extends SitemapSource {
	/** Paths of the live release's sitemaps. */
	readonly live: Iterable<string>;
	/** Units that came, went or changed since. */
	readonly changed: Iterable<number>;
	/** Where these are and were. */
	readonly cities: Iterable<string>;
	/** Whether other general pages are planned than before. */
	readonly isReplanned: boolean;
}

/** What there is to make when only some units came, went or changed: their sitemaps, and the general ones. */
export function changedSitemap({
	live,
	changed,
	cities,
	isReplanned,
	...source
}: SitemapChange): SitemapWork {
	const ids = source.outlines.unitIds();
	const shards = shardsFor(ids.length);
	const isOurs = (path: string) => {
		const base = sitemapBase(path);
		return [general, further, ofCompany].includes(base) || base.endsWith(`-of-${shards}`);
	};
	if (!Array.from(live).every(isOurs)) return sitemapWork(source, ids);
	const only = new Set(Array.from(changed, (id) => sitemapOf(id, shards)));
	for (const city of cities) only.add(placesOf(city, shards));
	if (isReplanned) {
		for (const { route } of source.general) only.add(generalSitemapOf(route, shards));
		for (const path of live) if (!path.startsWith(`/${ofUnits}`)) only.add(sitemapBase(path));
		only.delete(ofCompany);
	}
	return sitemapWork(source, ids, only);
}

function sitemapWork(
	source: SitemapSource,
	ids: readonly number[],
	only?: ReadonlySet<string>,
): SitemapWork {
	const shards = shardsFor(ids.length);
	function* units() {
		for (const [base, own] of Map.groupBy(ids, (id) => sitemapOf(id, shards))) {
			if (only && !only.has(base)) continue;
			const pages = [...unitPages(source, source.outlines.unitPages(own))];
			yield [base, pages.filter(({ indexed }) => indexed)] as const;
		}
	}
	const pages = [...source.general, ...projectPages(source)];
	return { shards, pages, units: units(), only };
}

/** Whether a sitemap of the live release is made again or dropped. */
export function isReplaced(path: string, { only, company = [] }: SitemapWork): boolean {
	const base = sitemapBase(path);
	if (base === ofCompany) return company.length > 0;
	return only === undefined || base === general || only.has(base);
}

interface SitemapSite {
	/** Without a slash at the end. */
	readonly origin: string;
	readonly defaultLocale: Locale;
}

/** What a sitemap says of a page. */
type SitemapPage = Pick<DatedPage, 'path' | 'alternates' | 'changedAt' | 'pictures'>;

interface SitemapFiles {
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
async function writeSitemap(options: SitemapFiles): Promise<Map<string, Buffer>> {
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
