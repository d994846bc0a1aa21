import { sitemapIndexOf, sitemapOf, type SitemapSite } from '../feeds/sitemap.ts';
import type { Route } from '../i18n/paths.ts';
import { ownPages, wholePlan, type DatedPage, type PlanSource } from './plan/whole-plan.ts';

/** A file that is made without rendering a page. */
export interface MadeFile {
	readonly path: string;
	readonly text: string | Buffer;
}

const sitemapIndexPath = '/sitemap-index.xml';
/** Pages that do not belong to one unit alone. */
const generalPath = '/sitemap-pages.xml';
/** At most about so many units share a sitemap, so that one changed unit costs one small file. */
const unitsEach = 400;

/** How many sitemaps the pages of units are spread over. It doubles, so it seldom changes. */
export function shardsFor(units: number): number {
	let shards = 1;
	while (units / shards > unitsEach) shards *= 2;
	return shards;
}

/** The sitemap that names a page. Which one follows from the unit's id alone, so that no unit moves another. */
export function sitemapPathOf(route: Route, shards: number): string {
	if (route.kind !== 'unit') return generalPath;
	return `/sitemap-units-${route.id % shards}-of-${shards}.xml`;
}

/** Makes sitemaps. One without a page would not be valid, and is left out. */
export function makeSitemaps({ shards, pages, only }: SitemapWork, site: SitemapSite): MadeFile[] {
	const named = [...pages]
		.filter(({ indexed }) => indexed)
		.sort((a, b) => (a.path < b.path ? -1 : 1));
	return Array.from(
		Map.groupBy(named, ({ route }) => sitemapPathOf(route, shards)),
		([path, own]) => ({ path, text: sitemapOf(own, site) }),
	).filter(({ path }) => only?.has(path) ?? true);
}

/** Makes the sitemap that names these. */
export function makeSitemapIndex(paths: Iterable<string>, site: SitemapSite): MadeFile {
	return { path: sitemapIndexPath, text: sitemapIndexOf([...paths].sort(), site) };
}

/** Whether this is the path of a sitemap, the one that names the others left out. */
export function isSitemap(path: string): boolean {
	return /^\/sitemap-(?!index\.).*\.xml$/.test(path);
}

/** The sitemaps a build has to make, and every page they name. */
export interface SitemapWork {
	readonly shards: number;
	readonly pages: Iterable<DatedPage>;
	/** Paths of the sitemaps to be made; all when absent. */
	readonly only?: ReadonlySet<string> | undefined;
}

/** What a build that renders everything has to make. */
function wholeSitemap(source: PlanSource): SitemapWork {
	return { shards: shardsFor(source.outlines.unitIds().length), pages: wholePlan(source) };
}

export interface SitemapChange extends PlanSource {
	/** Paths of the live release's sitemaps. */
	readonly live: Iterable<string>;
	/** Units that came, went or changed since. */
	readonly changed: Iterable<number>;
	/** Every page that does not belong to one unit or project alone. */
	readonly general: readonly DatedPage[];
}

/** What there is to make when only some units came, went or changed: their sitemaps, and the general one. */
export function changedSitemap({ live, changed, general, ...source }: SitemapChange): SitemapWork {
	const { outlines } = source;
	const ids = outlines.unitIds();
	const shards = shardsFor(ids.length);
	const mapOf = (id: number) => sitemapPathOf({ kind: 'unit', id, title: {} }, shards);
	const spread = `-of-${shards}.xml`;
	if (Array.from(live).some((path) => path !== generalPath && !path.endsWith(spread))) {
		return wholeSitemap(source);
	}
	const only = new Set([generalPath, ...Array.from(changed, mapOf)]);
	const units = outlines.unitPages(ids.filter((id) => only.has(mapOf(id))));
	return { shards, only, pages: [...general, ...ownPages(source, units)] };
}
