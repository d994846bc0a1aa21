import { join } from 'node:path';
import type { Route } from '../i18n/paths.ts';
import { ownPages, wholePlan, type DatedPage, type PlanSource } from '../plan/whole-plan.ts';
import { writeSitemap, type SitemapPage, type SitemapSite } from './sitemap-writer.ts';

/** A file that is made without rendering a page. */
export interface MadeFile {
	readonly path: string;
	readonly text: string | Buffer;
}

/** Pages that do not belong to one unit alone. Its index names all other sitemaps. */
const general = 'sitemap';
/**
 * Of those, the pages of lists behind the first. They are most of them, and nothing dates them, so that this
 * sitemap stays as it is until a list gets longer or shorter by a page.
 */
const further = 'sitemap-lists';
/** The company's own pages, whatever they are rendered for. */
const ofCompany = 'sitemap-company';
/** At most about so many units share a sitemap, so that one changed unit costs one small file. */
const unitsEach = 400;

/** How many sitemaps the pages of units are spread over. It doubles, so it seldom changes. */
export function shardsFor(units: number): number {
	let shards = 1;
	while (units / shards > unitsEach) shards *= 2;
	return shards;
}

/**
 * What the names of the sitemap that names a page begin with. Which one follows from the unit's id alone, so that no
 * unit moves another.
 */
export function sitemapOf(route: Route, shards: number): string {
	if (route.kind === 'listing' && (route.page ?? 1) > 1) return further;
	if (route.kind !== 'unit') return general;
	return `sitemap-units-${route.id % shards}-of-${shards}`;
}

/** What the names of a sitemap begin with, by the path of one of its files: they are numbered. */
export function baseOf(path: string): string {
	return path.slice(1).replace(/-\d+\.xml$/, '');
}

export interface SitemapsOptions {
	readonly site: SitemapSite;
	/** Paths of sitemaps of the live release that stay as they are. */
	readonly kept: Iterable<string>;
	/** Is made for the work and removed. */
	readonly folder: string;
}

/** Makes sitemaps and the index of all. One without a page would not be valid, and is left out. */
export async function makeSitemaps(
	{ shards, pages, only, company = [] }: SitemapWork,
	{ site, kept, folder }: SitemapsOptions,
): Promise<MadeFile[]> {
	const named = [...pages].filter(({ indexed }) => indexed);
	const bySitemap = Map.groupBy(named, ({ route }) => sitemapOf(route, shards));
	const made: MadeFile[] = [];
	const write = async (base: string, own: readonly SitemapPage[], others?: readonly string[]) => {
		const files = await writeSitemap({
			base,
			pages: own,
			site,
			folder: join(folder, base),
			...(others && { others }),
		});
		for (const [path, text] of files) {
			if (isSitemap(path) || base === general) made.push({ path, text });
		}
	};
	for (const [base, own] of bySitemap) {
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
	const others = [...kept, ...made.map(({ path }) => path)].sort();
	await write(general, bySitemap.get(general) ?? [], others);
	return made;
}

/** Whether this is the path of a sitemap, those that name others left out. */
export function isSitemap(path: string): boolean {
	return /^\/sitemap-(?:.*-)?\d+\.xml$/.test(path);
}

/** The sitemaps a build has to make, and every page they name. */
export interface SitemapWork {
	readonly shards: number;
	readonly pages: Iterable<DatedPage>;
	/** The sitemaps to be made beside the general one, which always is; all when absent. */
	readonly only?: ReadonlySet<string> | undefined;
	/** Paths of the company's own pages, as often as they are rendered. */
	readonly company?: readonly string[];
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
	const { outlines, isReplanned } = source;
	const ids = outlines.unitIds();
	const shards = shardsFor(ids.length);
	const mapOf = (id: number) => sitemapOf({ kind: 'unit', id, title: {} }, shards);
	const isOurs = (path: string) => {
		const base = baseOf(path);
		return [general, further, ofCompany].includes(base) || base.endsWith(`-of-${shards}`);
	};
	if (!Array.from(live).every(isOurs)) return { shards, pages: wholePlan(source) };
	const only = new Set(Array.from(changed, mapOf));
	if (isReplanned) only.add(further);
	const units = outlines.unitPages(ids.filter((id) => only.has(mapOf(id))));
	return { shards, only, pages: [...source.general, ...ownPages(source, units)] };
}

/** Whether a sitemap of the live release is made anew, or falls away. */
export function isReplaced(path: string, { only, company = [] }: SitemapWork): boolean {
	const base = baseOf(path);
	if (base === ofCompany) return company.length > 0;
	return only === undefined || base === general || only.has(base);
}
