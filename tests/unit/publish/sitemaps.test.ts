import { describe, expect, test } from 'vitest';
import { openRelease } from '../../../src/publish/release/release-folder.ts';
import {
	changedSitemap,
	makeSitemaps,
	shardsFor,
	sitemapPathOf,
} from '../../../src/publish/sitemaps.ts';
import {
	generalPages,
	type DatedPage,
	type PlanSource,
} from '../../../src/publish/plan/whole-plan.ts';
import { catalogueOf, publicUnitOf } from '../../support/catalogue.ts';
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

test('an entry names the page, its change, its languages, the one for everybody else, and its first picture', () => {
	const [map] = makeSitemaps({ shards: 1, pages: unitPages(7) }, site);
	expect(map?.path).toBe('/sitemap-units-0-of-1.xml');
	expect(map?.text).toContain(
		`<url><loc>${origin}/de/7/</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>` +
			`<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/7/"/>` +
			`<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/7/"/>` +
			`<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/de/7/"/>` +
			`<image:image><image:loc>${origin}/media/ab-960.jpg</image:loc></image:image></url>`,
	);
	expect(map?.text).not.toContain('cd-960');
});

test('the home pages lead those of other languages to the choice of all', () => {
	const [map] = makeSitemaps({ shards: 1, pages: [general] }, site);
	expect(map?.text).toContain(`hreflang="x-default" href="${origin}/"/>`);
});

test('a sitemap without a page is left out, and so are pages that are not for search engines', () => {
	const pages = [general, { ...general, path: '/de/404/', indexed: false }];
	const maps = makeSitemaps({ shards: 4, pages }, site);
	expect(maps.map(({ path }) => path)).toEqual(['/sitemap-pages.xml']);
	expect(maps[0]?.text).not.toContain('404');
});

describe('units are spread over sitemaps', () => {
	test('of a few hundred each, and keep their place when others come', () => {
		expect([0, 400, 401, 20_000, 20_400].map(shardsFor)).toEqual([1, 1, 2, 64, 64]);
		const path = sitemapPathOf({ kind: 'unit', id: 4711, title: {} }, 64);
		expect(path).toBe(`/sitemap-units-${4711 % 64}-of-64.xml`);
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
		const pages = [general, ...units.flatMap((id) => plainPages(id))];
		await publish(places, rendered, { sitemap: { shards: 4, pages }, name: 'a' });
		const before = mapsOf(places.current);
		expect(Object.keys(before)).toHaveLength(5);

		const changed = '/sitemap-units-3-of-4.xml';
		const sitemap = {
			shards: 4,
			pages: [...plainPages(7, '2026-11-21T10:00:00.000Z')],
			only: new Set([changed]),
		};
		await publish(places, {}, { ...part, sitemap, name: 'b' });
		const after = mapsOf(places.current);
		expect(Object.keys(after)).toEqual(Object.keys(before));
		expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([changed]);

		// A unit that goes takes its sitemap along, and the list of all no longer names it.
		const gone = { shards: 4, pages: [], only: new Set([changed]) };
		const vanished = ['/de/7/', '/en/7/'];
		await publish(places, {}, { ...part, vanished, sitemap: gone, name: 'c' });
		expect(mapsOf(places.current)).not.toHaveProperty([changed]);
	});
});

test('further pages of lists have a sitemap of their own, without dates, which is made where other pages are planned', () => {
	const updatedAt = '2026-11-20T10:00:00.000Z';
	const units = Array.from({ length: 25 }, (_, at) => publicUnitOf(at + 1, { updatedAt }));
	const catalogue = catalogueOf({ units });
	const source: PlanSource = {
		site: { locales: ['de', 'en'], soldPages: 'keep' },
		outlines: catalogue.outlines(),
	};
	const general = generalPages(source);
	const live = ['/sitemap-lists.xml', '/sitemap-pages.xml', '/sitemap-units-0-of-1.xml'];
	const work = (isReplanned: boolean) =>
		changedSitemap({ ...source, live, changed: [7], general, isReplanned });
	const paths = (isReplanned: boolean) =>
		makeSitemaps(work(isReplanned), site).map(({ path }) => path);
	expect(paths(false).sort()).toEqual(live.slice(1));
	expect(paths(true).sort()).toEqual(live);
	const maps = makeSitemaps(work(true), site);
	const textOf = (path: string | undefined) => maps.find((map) => map.path === path)?.text ?? '';
	expect(textOf(live[0])).toContain(`<loc>${origin}/de/kaufen/seite-2/</loc><xhtml:link`);
	expect(textOf(live[1])).toContain(`<loc>${origin}/de/kaufen/</loc><lastmod>`);
	expect(textOf(live[1])).not.toContain('seite-2');
});

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
