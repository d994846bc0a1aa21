import { expect, test } from 'vitest';
import { locales } from '../../../src/domain/locale.ts';
import { linkTags, origin, type BuiltPage } from '../../support/built-demo.ts';
import { attribute, textOf } from '../../support/html.ts';
import { site as settings } from '../../support/settings.ts';
import { planOf } from '../../support/site-build.ts';
import { demo, ownPages } from './demo.ts';

test('every page says its language, its own address and its other languages, which say the same', () => {
	const byUrl = new Map(demo.pages.map((page) => [`${origin}${page.path}`, page]));
	const wrong = demo.faults((built) => {
		const found: string[] = [];
		const own = `${origin}${built.path}`;
		if (attribute(built.page.one('html'), 'lang') !== built.locale) found.push('lang');
		const canonical = linkTags(built, 'canonical').map((link) => attribute(link, 'href'));
		if (canonical.join() !== own) found.push(`canonical ${canonical.join()}`);
		const languages = otherLanguages(built);
		const names = languages.map(([lang]) => lang).join();
		if (names !== 'de,en,es,x-default') found.push(`hreflang ${names}`);
		if (!languages.some(([lang, url]) => lang === built.locale && url === own)) {
			found.push('hreflang of its own');
		}
		for (const [lang, url = ''] of languages) {
			if (lang === 'x-default' && url === `${origin}/`) continue;
			const other = byUrl.get(url);
			if (!other) found.push(`hreflang ${lang}: no page at ${url}`);
			else if (JSON.stringify(otherLanguages(other)) !== JSON.stringify(languages)) {
				found.push(`hreflang ${lang}: does not lead back`);
			}
		}
		return found;
	});
	expect(wrong).toEqual([]);
});

test('every page can be reached in the other languages by a link that says which', () => {
	const wrong = demo.faults(({ page, alternates, locale }) => {
		const links = page.all('a').map((a) => `${attribute(a, 'hreflang')} ${attribute(a, 'href')}`);
		return alternates
			.filter((other) => other.locale !== locale)
			.map((other) => `${other.locale} ${other.path}`)
			.filter((wanted) => !links.includes(wanted));
	});
	expect(wrong).toEqual([]);
});

test('every page has one heading of the first level, a title and a description', () => {
	const wrong = demo.faults((built) => {
		const { page } = built;
		const [title] = page.all('title').map(textOf);
		const description = meta(built, 'description') ?? '';
		const found: string[] = [];
		if (page.all('h1').length !== 1) found.push(`${page.all('h1').length} h1`);
		if (textOf(page.one('h1')) === '') found.push('empty h1');
		if (!title || title === settings.name) found.push('title');
		if (description.length < 10) found.push(`description "${description}"`);
		if (!meta(built, 'og:title') || meta(built, 'og:url') !== `${origin}${built.path}`) {
			found.push('og');
		}
		return found;
	});
	expect(wrong).toEqual([]);
});

test.each(locales)('titles and descriptions of units and projects differ (%s)', (locale) => {
	const own = demo.pages.filter((page) => page.locale === locale && 'id' in page.route);
	const titles = own.map(({ page }) => textOf(page.one('title')));
	expect(own.length).toBeGreaterThan(20);
	expect(repeated(titles)).toEqual([]);
	expect(repeated(own.map((page) => meta(page, 'description') ?? ''))).toEqual([]);
});

test('a demo is kept out of every index, and crawlers may read that', () => {
	expect(demo.faults((built) => (meta(built, 'robots') === 'noindex' ? [] : ['indexed']))).toEqual(
		[],
	);
	const robots = demo.text('/robots.txt');
	expect(robots).toContain('Allow: /');
	expect(robots).not.toContain('Sitemap');
});

test('only a production build is for search engines, and there only pages worth finding', () => {
	const plan = planOf({
		folder: demo.folder,
		mode: 'production',
		changes: { siteUrl: 'https://a.example' },
	});
	const hidden = plan.pages.filter((page) => !plan.frame(page).indexed);
	expect([...new Set(hidden.map(({ route }) => route.kind))].sort()).toEqual([
		'alerts',
		'calendar',
		'failed',
		'homeFile',
		'inquiry',
		'jsonFeed',
		'listing',
		'llms',
		'notFound',
		'rss',
		'searchCards',
		'searchIndex',
		'searchPoints',
		'searchTexts',
		'shortlist',
		'thanks',
		'viewing',
	]);
});

test('the sitemap names every page worth finding, its languages, its last change and its first picture', () => {
	const index = demo.text('/sitemap-index.xml');
	const maps = Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, map = '']) => map);
	expect(maps.length).toBeGreaterThan(1);
	const xml = maps.map((map) => demo.text(map.slice(origin.length))).join('\n');
	const entries = new Map(
		Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => [
			/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
			entry,
		]),
	);
	const wanted = demo.pages.filter(({ indexed }) => indexed);
	const paths = [...wanted.map(({ path }) => path), ...ownPages];
	expect([...entries.keys()].sort()).toEqual(paths.map((path) => origin + path).sort());
	for (const { path, alternates, route, pictures = [] } of wanted) {
		const entry = entries.get(origin + path) ?? '';
		for (const other of alternates) {
			expect(entry).toContain(`hreflang="${other.locale}" href="${origin}${other.path}"`);
		}
		expect(entry, path).toContain('hreflang="x-default"');
		if (route.kind === 'unit') expect(entry, path).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
		const images = Array.from(entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g), ([, url]) => url);
		expect(images).toEqual(pictures.slice(0, 1).map((picture) => origin + picture));
		for (const picture of pictures) expect(demo.exists(picture), picture).toBe(true);
	}
});

function otherLanguages(page: BuiltPage): [name: string, url: string][] {
	return linkTags(page, 'alternate')
		.filter((link) => attribute(link, 'hreflang') !== undefined)
		.map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? '']);
}

function meta({ page }: BuiltPage, name: string): string | undefined {
	const found = page
		.all('meta')
		.find((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name));
	return found && attribute(found, 'content');
}

function repeated(values: readonly string[]): string[] {
	return values.filter((value, at) => values.indexOf(value) !== at);
}
