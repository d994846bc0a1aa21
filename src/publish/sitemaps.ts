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
/**
 * Of those, the pages of lists behind the first. They are most of them, and nothing dates them, so that this
 * sitemap stays as it is until a list gets longer or shorter by a page.
 */
const furtherPath = '/sitemap-lists.xml';
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
	if (route.kind === 'listing' && (route.page ?? 1) > 1) return furtherPath;
	if (route.kind !== 'unit') return generalPath;
	return `/sitemap-units-${route.id % shards}-of-${shards}.xml`;
}

/** Makes sitemaps. One without a page would not be valid, and is left out. */
export function makeSitemaps({ shards, pages, only }: SitemapWork, site: SitemapSite): MadeFile[] {
	const named = [...pages].filter(({ indexed }) => indexed);
	return [...Map.groupBy(named, ({ route }) => sitemapPathOf(route, shards))]
		.filter(([path]) => only?.has(path) ?? true)
		.map(([path, own]) => {
			const inOrder = own.toSorted((a, b) => (a.path < b.path ? -1 : 1));
			return { path, text: sitemapOf(inOrder, site) };
		});
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

export interface SitemapChange extends PlanSource {
	/** Paths of the live release's sitemaps. */
	readonly live: Iterable<string>;
	/** Units that came, went or changed since. */
	readonly changed: Iterable<number>;
	/** Every page that does not belong to one unit or project alone, and whether these are others than before. */
	readonly general: readonly DatedPage[];
	readonly isReplanned: boolean;
}

/** What there is to make when only some units came, went or changed: their sitemaps, and the general ones. */
export function changedSitemap({ live, changed, ...source }: SitemapChange): SitemapWork {
	const { outlines, general, isReplanned } = source;
	const ids = outlines.unitIds();
	const shards = shardsFor(ids.length);
	const mapOf = (id: number) => sitemapPathOf({ kind: 'unit', id, title: {} }, shards);
	const spread = `-of-${shards}.xml`;
	const isOurs = (path: string) =>
		[generalPath, furtherPath].includes(path) || path.endsWith(spread);
	if (!Array.from(live).every(isOurs)) return { shards, pages: wholePlan(source) };
	const only = new Set([generalPath, ...Array.from(changed, mapOf)]);
	if (isReplanned) only.add(furtherPath);
	const units = outlines.unitPages(ids.filter((id) => only.has(mapOf(id))));
	return { shards, only, pages: [...general, ...ownPages(source, units)] };
}
