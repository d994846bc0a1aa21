import { describe, expect, test } from 'vitest';
import { openRelease } from '../../../src/release/release-folder.ts';
import {
	changedSitemap,
	makeSitemaps,
	shardsFor,
	sitemapOf,
	wholeSitemap,
	type SitemapWork,
} from '../../../src/release/sitemaps.ts';
import { generalPages, type DatedPage, type PlanSource } from '../../../src/plan/whole-plan.ts';
import { catalogueOf, publicUnitOf, temporaryFolder } from '../../support/catalogue.ts';
import { home, origin, page, part, publish, publishFolder } from '../../support/published.ts';

const site = { origin, defaultLocale: 'de' } as const;

function unitPages(id: number, changedAt = '2026-11-20T10:00:00.000Z'): DatedPage[] {
	const alternates = (['de', 'en'] as const).map((locale) => ({
		locale,
		path: `/${locale}/${id}/`,
	}));
	return alternates.map(({ locale, path }) => ({
		locale,
		path,
		alternates,
		changedAt,
		route: { kind: 'unit', id, title: {} },
		indexed: true,
		pictures: ['/media/ab-960.jpg', '/media/cd-960.jpg'],
	}));
}

const general: DatedPage = {
	route: { kind: 'home' },
	locale: 'de',
	path: '/de/',
	alternates: [{ locale: 'de', path: '/de/' }],
	indexed: true,
	changedAt: undefined,
	pictures: [],
};

test('the home pages lead those of other languages to the choice of all', async () => {
	const maps = await make(workOf(1, []));
	expect(maps['/sitemap-0.xml']).toContain(`hreflang="x-default" href="${origin}/"/>`);
});

test('a sitemap without a page is left out, and so are pages that are not for search engines', async () => {
	const pages = [general, { ...general, path: '/de/404/', indexed: false }];
	const maps = await make({ shards: 4, pages, units: [['sitemap-units-1-of-4', []]] });
	expect(Object.keys(maps)).toEqual(['/sitemap-0.xml', '/sitemap-index.xml']);
	expect(maps['/sitemap-0.xml']).not.toContain('404');
});

test('the index names the sitemaps that are made and those that stay', async () => {
	const kept = ['/sitemap-units-0-of-2-0.xml'];
	const only = new Set(['sitemap-units-1-of-2']);
	const maps = await make({ ...workOf(2, [7]), only }, kept);
	expect(Object.keys(maps)).not.toContain(kept[0]);
	expect(
		[...(maps['/sitemap-index.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at),
	).toEqual([
		`${origin}/sitemap-units-0-of-2-0.xml`,
		`${origin}/sitemap-units-1-of-2-0.xml`,
		`${origin}/sitemap-0.xml`,
	]);
});

describe('units are spread over sitemaps', () => {
	test('of a few hundred each, and keep their place when others come', () => {
		expect([0, 400, 401, 20_000, 20_400].map(shardsFor)).toEqual([1, 1, 2, 64, 64]);
		const base = sitemapOf(4711, 64);
		expect(base).toBe(`sitemap-units-${4711 % 64}-of-64`);
	});

	test('so that one changed unit changes one of them', async () => {
		const places = publishFolder();
		const units = [7, 8, 9];
		const rendered = {
			...home,
			'index.html': page('/'),
			...Object.fromEntries(
				units
					.flatMap((id) => plainPages(id))
					.map(({ path }) => [`${path.slice(1, -1)}.html`, page(path)]),
			),
		};
		const sitemaps = workOf(4, units, plainPages);
		await publish(places, rendered, { sitemap: sitemaps, name: 'a' });
		const before = mapsOf(places.current);
		expect(Object.keys(before)).toHaveLength(5);

		const changed = '/sitemap-units-3-of-4-0.xml';
		const only = new Set(['sitemap-units-3-of-4']);
		const sitemap = {
			...workOf(4, [7], (id) => plainPages(id, '2026-11-21T10:00:00.000Z')),
			only,
		};
		await publish(places, {}, { ...part, sitemap, name: 'b' });
		const after = mapsOf(places.current);
		expect(Object.keys(after)).toEqual(Object.keys(before));
		expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([changed]);

		// A unit that goes takes its sitemap along, and the list of all no longer names it.
		const gone = { ...workOf(4, []), only };
		const removedPaths = ['/de/7/', '/en/7/'];
		await publish(places, {}, { ...part, removedPaths, sitemap: gone, name: 'c' });
		expect(mapsOf(places.current)).not.toHaveProperty([changed]);
	});
});

test('further pages of lists have a sitemap of their own, without dates, which is made where other pages are planned', async () => {
	const updatedAt = '2026-11-20T10:00:00.000Z';
	const units = Array.from({ length: 25 }, (_, at) => publicUnitOf(at + 1, { updatedAt }));
	const catalogue = catalogueOf({ units });
	const source: PlanSource = {
		site: { locales: ['de', 'en'], soldPages: 'keep' },
		outlines: catalogue.outlines(),
	};
	const general = generalPages(source);
	const live = ['/sitemap-0.xml', '/sitemap-lists-0.xml', '/sitemap-units-0-of-1-0.xml'];
	const work = (isReplanned: boolean) =>
		changedSitemap({ ...source, live, changed: [7], cities: [], general, isReplanned });
	const [same, others] = [await make(work(false)), await make(work(true))];
	expect(Object.keys(same)).toEqual([live[0], '/sitemap-index.xml', live[2]].toSorted());
	expect(Object.keys(others)).toEqual([...live, '/sitemap-index.xml'].toSorted());
	expect(others['/sitemap-lists-0.xml']).toMatch(
		new RegExp(`<loc>${origin}/de/kaufen/seite-2/</loc>(?!<lastmod>)`),
	);
	expect(others['/sitemap-0.xml']).toContain(`<loc>${origin}/de/kaufen/</loc><lastmod>`);
	expect(others['/sitemap-0.xml']).not.toContain('seite-2');
});

test('lists of a city have a sitemap with those of a few others, which a change of its units makes anew', async () => {
	const cities = ['Aachen', 'Bonn', 'Celle'];
	const units = Array.from({ length: 401 }, (_, at) =>
		publicUnitOf(at + 1, { place: { city: cities[at % 3] } }),
	);
	const outlines = catalogueOf({ units }).outlines();
	const source = { site: { locales: ['de' as const], soldPages: 'keep' as const }, outlines };
	const general = generalPages(source);
	const all = await make(wholeSitemap({ ...source, general }));
	expect(all['/sitemap-0.xml']).not.toContain('bonn');
	const live = Object.keys(all).filter((path) => path !== '/sitemap-index.xml');

	const change = { ...source, general, live, changed: [2], cities: ['Bonn'] };
	const changed = await make(changedSitemap({ ...change, isReplanned: false }));
	const [places, ...rest] = Object.keys(changed).filter((path) => path.includes('places'));
	expect(rest).toEqual([]);
	expect(changed[places ?? '']).toContain('/de/kaufen/bonn/');

	const replanned = await make(changedSitemap({ ...change, isReplanned: true }));
	expect(listsAmong(Object.keys(replanned))).toEqual(listsAmong(live));
});

function listsAmong(paths: readonly string[]): string[] {
	return paths.filter((path) => /places|lists/.test(path));
}

/** The home page, and units in so many sitemaps. */
function workOf(shards: number, ids: readonly number[], pagesOf = unitPages): SitemapWork {
	const units = Map.groupBy(ids, (id) => sitemapOf(id, shards));
	return {
		shards,
		pages: [general],
		units: [...units].map(([base, own]) => [base, own.flatMap((id) => pagesOf(id))] as const),
	};
}

/** What is made, by path. */
async function make(work: SitemapWork, kept: string[] = []): Promise<Record<string, string>> {
	const files: { readonly path: string; readonly text: Buffer }[] = [];
	const take = (path: string, text: Buffer) => void files.push({ path, text });
	await makeSitemaps(work, { site, kept, folder: temporaryFolder(), take });
	const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
	return Object.fromEntries(sorted.map(({ path, text }) => [path, text.toString()]));
}

/** Without pictures, which would have to be there. */
function plainPages(id: number, changedAt?: string): DatedPage[] {
	return unitPages(id, changedAt).map((each) => ({ ...each, pictures: [] }));
}

function mapsOf(release: string): Record<string, string> {
	const { index } = openRelease(release);
	const maps = index.files().filter(({ path }) => path.startsWith('/sitemap-'));
	index.close();
	return Object.fromEntries(maps.map(({ path, name }) => [path, name]));
}
