import { expect, test } from 'vitest';
import { LegalKind } from '../../../src/domain/legal.ts';
import { locales } from '../../../src/domain/locale.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { alertsPath, inquiryPath } from '../../../src/intake/form.ts';
import { linkTags, origin } from '../../support/built-demo.ts';
import { attribute, attributes, elements, parsePage, type Page } from '../../support/html.ts';
import { pagePaths } from '../../support/site-files.ts';
import { demo, gonePages, ownPages } from './demo.ts';

test('every planned page is there, with the agency’s own and what says that something is gone, and no other', () => {
	const planned = demo.pages.map(({ path }) => path);
	expect(planned.length).toBeGreaterThan(150);
	expect(new Set(planned).size).toBe(planned.length);
	const built = pagePaths(demo.files);
	const more = [...ownPages, ...gonePages, '/', '/404.html'];
	expect(built.sort()).toEqual([...planned, ...more].sort());
});

test('every link leads to a page or file, and every mark within a page to a place on it', () => {
	const wrong = demo.faults(({ page }) => {
		const ids = new Set(page.all().flatMap((element) => attribute(element, 'id') ?? []));
		return attributes(page, ['a', 'form'], 'href')
			.concat(attributes(page, ['form'], 'action'))
			.filter((target) => {
				if (target.startsWith('#')) return !ids.has(target.slice(1));
				if (/^(?:https?|mailto|tel):/.test(target)) return false;
				const path = target.split(/[?#]/)[0] ?? '';
				return ![inquiryPath, alertsPath].includes(path) && !demo.exists(path);
			});
	});
	expect(wrong).toEqual([]);
});

test('everything a page loads lies beside it: nothing comes from a third party', () => {
	const wrong = demo.faults(({ page }) => {
		return loaded(page).filter((path) => !/^\/(?!\/)/.test(path) || !demo.exists(path));
	});
	expect(wrong).toEqual([]);
	for (const { path, bytes } of demo.files.filter((file) => file.path.endsWith('.css'))) {
		expect(bytes.toString(), path).not.toMatch(/url\(["']?(?:https?:)?\/\/|@import/);
	}
});

test('no file lies there that no page shows', () => {
	const shown = new Set(
		demo.pages.flatMap(({ page, html }) => [
			...loaded(page),
			...attributes(page, ['a'], 'href'),
			...Array.from(html.matchAll(/\/media\/[\w.-]+/g), ([path]) => path),
		]),
	);
	const media = demo.files.filter(({ path }) => path.startsWith('media/'));
	expect(media.length).toBeGreaterThan(100);
	expect(media.map(({ path }) => `/${path}`).filter((path) => !shown.has(path))).toEqual([]);
});

test('what is new can be followed in each language, and every page says where', () => {
	// Each viewing time has a calendar of its own, and each home a file.
	const feeds = demo.feeds.filter((path) => !/\d\.(?:ics|json)$/.test(path));
	expect(feeds.map((path) => path.split('/').at(-1)).sort()).toEqual(
		[
			'llms.txt',
			...['neu', 'new', 'novedades'].flatMap((name) => [`${name}.json`, `${name}.xml`]),
			...['besichtigungen', 'viewings', 'visitas'].map((name) => `${name}.ics`),
		].sort(),
	);
	const wrong = demo.faults((built) => {
		const wanted = (['rss', 'jsonFeed'] as const).map(
			(kind) => origin + pathOf(built.locale, { kind }),
		);
		const named = linkTags(built, 'alternate').map((link) => attribute(link, 'href') ?? '');
		return wanted.filter((url) => !named.includes(url));
	});
	expect(wrong).toEqual([]);
	for (const path of demo.feeds) expect(demo.exists(path), path).toBe(true);
});

test('an address that does not exist has its page in every language', () => {
	for (const locale of locales) {
		const path = pathOf(locale, { kind: 'notFound' });
		expect(demo.pages.find((page) => page.path === path)?.page.one('h1')).toBeDefined();
	}
	const general = parsePage(demo.text('/404.html'));
	expect(general.all('h1')).toHaveLength(1);
	for (const locale of locales) {
		expect(attributes(general, ['a'], 'href')).toContain(pathOf(locale, { kind: 'home' }));
	}
});

test('the first page lets everybody choose a language', () => {
	const first = parsePage(demo.text('/'));
	for (const locale of locales) {
		const path = pathOf(locale, { kind: 'home' });
		const choice = elements(first.one('main'), ['a']).find((a) => attribute(a, 'href') === path);
		expect(choice && attribute(choice, 'hreflang')).toBe(locale);
	}
	const whoever = first.all('link').find((link) => attribute(link, 'hreflang') === 'x-default');
	expect(whoever && attribute(whoever, 'href')).toBe(`${origin}/`);
});

test('the legal texts can be reached from every page, in its language', () => {
	const wrong = demo.faults(({ page, locale }) => {
		const links = new Set(attributes(page, ['a'], 'href'));
		const wanted = LegalKind.options.map((legal) => pathOf(locale, { kind: 'legal', legal }));
		return wanted.filter((path) => !links.has(path));
	});
	expect(wrong).toEqual([]);
});

/** Everything a page loads by itself: pictures, styles, fonts, scripts. */
function loaded(page: Page): string[] {
	const sets = attributes(page, ['source', 'img'], 'srcset').flatMap((set) => set.split(','));
	const links = page
		.all('link')
		.filter((link) => !['canonical', 'alternate'].includes(attribute(link, 'rel') ?? ''))
		.flatMap((link) => attribute(link, 'href') ?? []);
	const srcs = attributes(page, ['img', 'script', 'iframe', 'video', 'audio'], 'src');
	return [...sets.map((candidate) => candidate.trim().split(' ')[0] ?? ''), ...links, ...srcs];
}
