import type { Element, Nodes } from 'hast';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LegalKind } from '../../src/domain/legal.ts';
import { locales, type Locale } from '../../src/domain/locale.ts';
import { de } from '../../src/i18n/messages/de.ts';
import { en } from '../../src/i18n/messages/en.ts';
import { es } from '../../src/i18n/messages/es.ts';
import { pathOf } from '../../src/i18n/paths.ts';
import { inquiryPath } from '../../src/inquiry/form.ts';
import { fileOf } from '../../src/publish/export/export.ts';
import type { DatedPage } from '../../src/publish/whole-plan.ts';
import { demoAgency } from '../../src/sandbox/demo/agency.ts';
import { openDemoSandbox, type DemoSandbox } from '../../src/sandbox/open.ts';
import { germanWords } from '../support/german-words.ts';
import { invalidHtml } from '../support/html-validity.ts';
import { site as settings } from '../support/settings.ts';
import { attribute, elements, parsePage, textOf, type Page } from '../support/html.ts';
import {
	activeParts,
	findSecret,
	findSecrets,
	haystacks,
	programValues,
} from '../support/leaks.ts';
import { distinctive, tell, type Told } from '../support/private-values.ts';
import { buildSite, newFolder, planOf } from '../support/site-build.ts';
import {
	filesIn,
	keptFiles,
	liveFiles,
	liveText,
	pagePaths,
	type SiteFile,
} from '../support/site-files.ts';

const origin = 'http://localhost:4321';
const project = join(import.meta.dirname, '../..');
/** Encoding the demo's pictures takes most of the time, and they seldom change. */
const media = join(project, 'var/test-media');

interface Built extends DatedPage {
	readonly html: string;
	readonly page: Page;
}

const clock = () => new Date('2026-11-21T12:00:00Z');
const { folder, remove } = newFolder();
const lines: string[] = [];
const account: { kind: 'unit' | 'project'; records: Record<string, unknown>[] }[] = [];
let files: SiteFile[] = [];
let there = new Set<string>();
let pages: Built[] = [];
let feeds: string[] = [];

beforeAll(async () => {
	const crm = await openDemoSandbox({ path: join(folder, 'crm.sqlite'), fresh: true, clock });
	try {
		const told = (line: string) => lines.push(line);
		await buildSite({ folder, crm, photos: crm.origin, mode: 'demo', media, now: clock, told });
		account.push({ kind: 'unit', records: await read(crm, '/units?archived=-1&new=1') });
		account.push({ kind: 'project', records: await read(crm, '/projects?') });
	} finally {
		await crm.close();
	}
	files = liveFiles({ folder, media });
	there = new Set(files.map(({ path }) => `/${path}`));
	const plan = planOf({ folder, mode: 'demo' });
	pages = plan.pages
		.filter(({ path }) => path.endsWith('/'))
		.map((planned) => {
			const html = liveText(folder, planned.path);
			return { ...planned, html, page: parsePage(html) };
		});
	// What scripts load is no feed.
	const scripted = /^\/(?:map|search)\//;
	feeds = plan.pages
		.map(({ path }) => path)
		.filter((path) => !path.endsWith('/') && !scripted.test(path));
});
afterAll(remove);

const Records = z.array(z.record(z.string(), z.unknown()));

async function read({ baseUrl, apiKey }: DemoSandbox, path: string) {
	const url = `${baseUrl}${path}&expand=1&per=500&include_translations=de,en,es`;
	const answer = await fetch(url, { headers: { 'x-api-key': apiKey } });
	return Records.parse(await answer.json());
}

/** Finds what is wrong on each page; no page may have anything. */
function faults(find: (page: Built) => readonly string[]): string[] {
	return pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
}

const attributes = (page: Page, names: readonly string[], name: string) =>
	page.all(...names).flatMap((element) => attribute(element, name) ?? []);

function linkTags({ page }: Built, rel: string): Element[] {
	return page.all('link').filter((link) => attribute(link, 'rel') === rel);
}

function otherLanguages(page: Built): [name: string, url: string][] {
	return linkTags(page, 'alternate')
		.filter((link) => attribute(link, 'hreflang') !== undefined)
		.map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? '']);
}

function meta({ page }: Built, name: string): string | undefined {
	const found = page
		.all('meta')
		.find((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name));
	return found && attribute(found, 'content');
}

function exists(path: string): boolean {
	return there.has(fileOf(decodeURIComponent(path)));
}

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

function bodyOf(html: string): Page {
	return parsePage(`<html lang="en"><body>${html}</body></html>`);
}

function pageAt(path: string): Built {
	const found = pages.find((built) => built.path === path);
	if (!found) throw new Error(`There is no page at ${path}.`);
	return found;
}

describe('the site is whole', () => {
	test('every planned page is there, and no other', () => {
		const planned = pages.map(({ path }) => path);
		expect(planned.length).toBeGreaterThan(150);
		expect(new Set(planned).size).toBe(planned.length);
		expect(pagePaths(files).sort()).toEqual([...planned, '/', '/404.html'].sort());
	});

	test('every link leads to a page or file, and every mark within a page to a place on it', () => {
		const wrong = faults(({ page }) => {
			const ids = new Set(page.all().flatMap((element) => attribute(element, 'id') ?? []));
			return attributes(page, ['a', 'form'], 'href')
				.concat(attributes(page, ['form'], 'action'))
				.filter((target) => {
					if (target.startsWith('#')) return !ids.has(target.slice(1));
					if (/^(?:https?|mailto|tel):/.test(target)) return false;
					return target !== inquiryPath && !exists(target.split(/[?#]/)[0] ?? '');
				});
		});
		expect(wrong).toEqual([]);
	});

	test('everything a page loads lies beside it: nothing comes from a third party', () => {
		const wrong = faults(({ page }) => {
			return loaded(page).filter((path) => !/^\/(?!\/)/.test(path) || !exists(path));
		});
		expect(wrong).toEqual([]);
		for (const { path, bytes } of files.filter((file) => file.path.endsWith('.css'))) {
			expect(bytes.toString(), path).not.toMatch(/url\(["']?(?:https?:)?\/\/|@import/);
		}
	});

	test('no file lies there that no page shows', () => {
		const shown = new Set(
			pages.flatMap(({ page, html }) => [
				...loaded(page),
				...attributes(page, ['a'], 'href'),
				...Array.from(html.matchAll(/\/media\/[\w.-]+/g), ([path]) => path),
			]),
		);
		const media = files.filter(({ path }) => path.startsWith('media/'));
		expect(media.length).toBeGreaterThan(100);
		expect(media.map(({ path }) => `/${path}`).filter((path) => !shown.has(path))).toEqual([]);
	});

	test('what is new can be followed in each language, and every page says where', () => {
		expect(feeds.map((path) => path.split('/').at(-1)).sort()).toEqual(
			[
				'llms.txt',
				...['neu', 'new', 'novedades'].flatMap((name) => [`${name}.json`, `${name}.xml`]),
			].sort(),
		);
		const wrong = faults((built) => {
			const wanted = (['rss', 'jsonFeed'] as const).map(
				(kind) => origin + pathOf(built.locale, { kind }),
			);
			const named = linkTags(built, 'alternate').map((link) => attribute(link, 'href') ?? '');
			return wanted.filter((url) => !named.includes(url));
		});
		expect(wrong).toEqual([]);
		for (const path of feeds) expect(exists(path), path).toBe(true);
	});

	test('an address that does not exist has its page in every language', () => {
		for (const locale of locales) {
			const path = pathOf(locale, { kind: 'notFound' });
			expect(pages.find((page) => page.path === path)?.page.one('h1')).toBeDefined();
		}
		const general = parsePage(liveText(folder, '/404.html'));
		expect(general.all('h1')).toHaveLength(1);
		for (const locale of locales) {
			expect(attributes(general, ['a'], 'href')).toContain(pathOf(locale, { kind: 'home' }));
		}
	});

	test('the first page lets everybody choose a language', () => {
		const first = parsePage(liveText(folder, '/'));
		for (const locale of locales) {
			const path = pathOf(locale, { kind: 'home' });
			const choice = elements(first.one('main'), ['a']).find((a) => attribute(a, 'href') === path);
			expect(choice && attribute(choice, 'hreflang')).toBe(locale);
		}
	});

	test('the legal texts can be reached from every page, in its language', () => {
		const wrong = faults(({ page, locale }) => {
			const links = new Set(attributes(page, ['a'], 'href'));
			const wanted = LegalKind.options.map((legal) => pathOf(locale, { kind: 'legal', legal }));
			return wanted.filter((path) => !links.has(path));
		});
		expect(wrong).toEqual([]);
	});
});

describe('languages and HTML', () => {
	const records = [...demoAgency.units, ...demoAgency.projects];
	const fieldsOf = (...fields: readonly string[]) =>
		records.flatMap((record) => fields.map((field) => String(record[field] ?? '')));
	const names = {
		everywhere: [
			'Hallmann & Rey Immobilien GmbH',
			'Sächsische Datenschutz- und Transparenzbeauftragte',
			'Altonaer Balkon',
			'S-Bahn',
			'Hamburger Straße',
			'from Halle',
			'de Halle',
			...settings.offices.flatMap(({ street, city }) => [street.replace(/ \d+.*/, ''), city]),
			...demoAgency.brokers.map(({ name }) => name ?? ''),
			...demoAgency.projects.map(({ title }) => String(title)),
			...fieldsOf('street', 'city', 'district'),
		],
		inAttributes: fieldsOf('title'),
	};

	test('no page in English or Spanish has a German word that is not marked as German', () => {
		const wrong = faults(({ page, locale }) => (locale === 'de' ? [] : germanWords(page, names)));
		expect(wrong).toEqual([]);
	});

	test('a German word that slips into an English page is found, wherever it stands', () => {
		expect(germanWords(bodyOf('<p>A flat with <b>Balkon</b> und garden</p>'), names)).toEqual([
			'balkon',
			'und',
		]);
		expect(germanWords(bodyOf('<img alt="Blick aus der Küche">'), names)).toEqual([
			'aus',
			'der',
			'küche',
		]);
		expect(
			germanWords(bodyOf('<p lang="de">Die Küche ist neu</p><p>Karl-Heine-Straße 41</p>'), names),
		).toEqual([]);
		const [title = ''] = fieldsOf('title').filter((each) => each.includes(' mit '));
		expect(germanWords(bodyOf(`<img alt="${title}">`), names)).toEqual([]);
		expect(germanWords(bodyOf(`<p>${title}</p>`), names)).toContain('mit');
	});

	test('every kind of page in every language is valid HTML', () => {
		const kinds = Map.groupBy(pages, ({ route, locale }) => `${route.kind} ${locale}`);
		const some = [...kinds.values()].flatMap((alike) => alike.slice(0, alike.length > 20 ? 6 : 2));
		const wrong = some.flatMap(({ path, html }) =>
			invalidHtml(html).map((line) => `${path} ${line}`),
		);
		for (const path of ['/', '/404.html']) {
			wrong.push(...invalidHtml(liveText(folder, path)).map((line) => `${path} ${line}`));
		}
		expect(wrong).toEqual([]);
		expect(invalidHtml('<!doctype html><p><div></div></p>')).not.toEqual([]);
	});
});

describe('the company', () => {
	test.each(locales)(
		'its people stand at their offices, with public numbers alone (%s)',
		(locale) => {
			const { page, html } = pageAt(pathOf(locale, { kind: 'about' }));
			for (const { id, name, public_phone, public_email, email, phone } of demoAgency.brokers) {
				expect(page.text).toContain(name);
				expect(page.text).toContain(public_phone);
				expect(page.text).toContain(public_email);
				for (const inner of [email, phone]) expect(html).not.toContain(inner);
				expect(attributes(page, ['a'], 'href')).toContain(pathOf(locale, { kind: 'person', id }));
			}
			const parts = page
				.all('div')
				.filter((div) => attribute(div, 'class') === 'office-part')
				.map(textOf);
			expect(parts).toHaveLength(3);
			expect(parts[1]).toContain('Große Elbstraße 132');
			// His department is the Leipzig team, though he belongs to the Hamburg one as well.
			expect(parts[0]).toContain('Dr. Emre Aydın');
			expect(parts[1]).not.toContain('Dr. Emre Aydın');
		},
	);

	test('the page of a person shows what they have on offer, and nobody else’s', () => {
		const { page, html } = pageAt(pathOf('en', { kind: 'person', id: 63 }));
		const shown = attributes(page, ['a'], 'href').flatMap((href) => {
			const id = /^\/en\/properties\/.*-(\d+)\/$/.exec(href)?.[1];
			return id === undefined ? [] : [Number(id)];
		});
		const published = new Set(
			pages.flatMap(({ route }) => (route.kind === 'unit' ? [route.id] : [])),
		);
		const own = demoAgency.units.filter(
			({ broker_id, id }) => broker_id === 63 && published.has(id),
		);
		expect(shown.length).toBeGreaterThan(3);
		expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
		expect(html).toContain('"@type":"Person","name":"Lucía Ferrer"');
	});

	test.each(locales)('owners can write what they want to sell (%s)', (locale) => {
		const { page } = pageAt(pathOf(locale, { kind: 'sell' }));
		const fields = page
			.all('input', 'select', 'textarea')
			.filter(
				(field) =>
					attribute(field, 'type') !== 'hidden' && attribute(field, 'tabindex') === undefined,
			)
			.map((field) => attribute(field, 'name'));
		expect(fields).toEqual(
			expect.arrayContaining(['name', 'email', 'phone', 'place', 'property', 'message']),
		);
		const [concern] = page
			.all('input')
			.filter((field) => attribute(field, 'name') === 'concern')
			.map((field) => attribute(field, 'value'));
		expect(concern).toBe('valuation');
	});

	test('its own texts lead to each other in every language, and the foot of every page leads to them', () => {
		const articles = pages.filter(({ route }) => route.kind === 'article');
		expect(articles).toHaveLength(6);
		for (const { path, locale } of articles) {
			const elsewhere = pages.filter((other) => other.locale === locale && other.path !== path);
			const without = elsewhere.filter(
				({ page }) => !attributes(page, ['a'], 'href').includes(path),
			);
			expect(without.map((other) => other.path)).toEqual([]);
		}
	});

	test('every office’s imprint is shown under its name, with the day of the last change', () => {
		const { page } = pageAt(pathOf('de', { kind: 'legal', legal: 'imprint' }));
		const main = page.one('main');
		expect(elements(main, ['h2']).map(textOf)).toEqual(
			expect.arrayContaining(['Leipzig', 'Hamburg', 'València']),
		);
		expect(textOf(main)).toContain('Registre Mercantil de València');
		expect(textOf(main)).toContain('Letzte Änderung: 21. November 2026');
	});
});

describe('search engines', () => {
	test('every page says its language, its own address and its other languages, which say the same', () => {
		const byUrl = new Map(pages.map((page) => [`${origin}${page.path}`, page]));
		const wrong = faults((built) => {
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
		const wrong = faults(({ page, alternates, locale }) => {
			const links = page.all('a').map((a) => `${attribute(a, 'hreflang')} ${attribute(a, 'href')}`);
			return alternates
				.filter((other) => other.locale !== locale)
				.map((other) => `${other.locale} ${other.path}`)
				.filter((wanted) => !links.includes(wanted));
		});
		expect(wrong).toEqual([]);
	});

	test('every page has one heading of the first level, a title and a description', () => {
		const wrong = faults((built) => {
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
		const own = pages.filter((page) => page.locale === locale && 'id' in page.route);
		const titles = own.map(({ page }) => textOf(page.one('title')));
		expect(own.length).toBeGreaterThan(20);
		expect(repeated(titles)).toEqual([]);
		expect(repeated(own.map((page) => meta(page, 'description') ?? ''))).toEqual([]);
	});

	test('a demo is kept out of every index, and crawlers may read that', () => {
		expect(faults((built) => (meta(built, 'robots') === 'noindex' ? [] : ['indexed']))).toEqual([]);
		const robots = liveText(folder, '/robots.txt');
		expect(robots).toContain('Allow: /');
		expect(robots).not.toContain('Sitemap');
	});

	test('only a production build is for search engines, and there only pages worth finding', () => {
		const plan = planOf({ folder, mode: 'production', changes: { siteUrl: 'https://a.example' } });
		const hidden = plan.pages.filter((page) => !plan.frame(page).indexed);
		expect([...new Set(hidden.map(({ route }) => route.kind))].sort()).toEqual([
			'failed',
			'inquiry',
			'jsonFeed',
			'listing',
			'llms',
			'mapCards',
			'mapPoints',
			'notFound',
			'rss',
			'searchCards',
			'searchIndex',
			'searchTexts',
			'shortlist',
			'thanks',
		]);
	});

	test('the sitemap names every page worth finding, its languages, its last change and its first picture', () => {
		const index = liveText(folder, '/sitemap-index.xml');
		const maps = Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, map = '']) => map);
		expect(maps.length).toBeGreaterThan(1);
		const xml = maps.map((map) => liveText(folder, map.slice(origin.length))).join('\n');
		const entries = new Map(
			Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => [
				/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
				entry,
			]),
		);
		const wanted = pages.filter(({ indexed }) => indexed);
		expect([...entries.keys()].sort()).toEqual(wanted.map(({ path }) => origin + path).sort());
		for (const { path, alternates, route, pictures = [] } of wanted) {
			const entry = entries.get(origin + path) ?? '';
			for (const other of alternates) {
				expect(entry).toContain(`hreflang="${other.locale}" href="${origin}${other.path}"`);
			}
			expect(entry, path).toContain('hreflang="x-default"');
			if (route.kind === 'unit') expect(entry, path).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
			const images = Array.from(entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g), ([, url]) => url);
			expect(images).toEqual(pictures.slice(0, 1).map((picture) => origin + picture));
			for (const picture of pictures) expect(exists(picture), picture).toBe(true);
		}
	});
});

describe('every page is well made', () => {
	test('nothing on it would run or be styled in place, so that a strict policy holds', () => {
		const wrong = faults(({ page, html }) => [
			...activeParts(html),
			...page.all('style').map(() => '<style>'),
			...attributes(page, [], 'style').map((style) => `style="${style}"`),
		]);
		expect(wrong).toEqual([]);
	});

	test('no value of the program shows through', () => {
		expect(faults(({ page }) => programValues(page))).toEqual([]);
	});

	test('letters beyond ASCII arrive as they are', () => {
		expect(faults(({ html }) => /Ã.|Â.|&amp;(?:amp|lt|#)|�/.exec(html) ?? [])).toEqual([]);
		const all = pages.map(({ page }) => page.text).join('\n');
		for (const word of ['València', 'Große Elbstraße', 'Español', 'Aydın', 'm²', '€']) {
			expect(all).toContain(word);
		}
	});

	test('pictures have their size and words for who does not see them, and these are no file names', () => {
		const wrong = faults(({ page }) =>
			page.all('img').flatMap((img) => {
				const alt = attribute(img, 'alt');
				const found: string[] = [];
				if (!/^\d+$/.test(attribute(img, 'width') ?? '')) found.push('width');
				if (!/^\d+$/.test(attribute(img, 'height') ?? '')) found.push('height');
				if (alt === undefined) found.push('alt');
				else if (/\.\w{3,4}$|^IMG|_/.test(alt)) found.push(`alt "${alt}"`);
				return found;
			}),
		);
		expect(wrong).toEqual([]);
	});

	test('every field of a form has a label, and every message stands where the field says', () => {
		const wrong = faults(({ page }) => {
			const labels = new Set(attributes(page, ['label'], 'for'));
			const wrapped = new Set(
				page.all('label').flatMap((label) => elements(label, ['input', 'textarea', 'select'])),
			);
			return page
				.all('input', 'textarea', 'select')
				.filter((field) => attribute(field, 'type') !== 'hidden')
				.filter((field) => !wrapped.has(field) && !labels.has(attribute(field, 'id') ?? ''))
				.filter((field) => !attribute(field, 'aria-label'))
				.map((field) => `no label for ${attribute(field, 'name')}`);
		});
		expect(wrong).toEqual([]);
	});

	test('a prepared message begins with its first letter', () => {
		const wrong = faults(({ page }) =>
			page.all('textarea').flatMap((field) => {
				const [first] = field.children;
				const text = first?.type === 'text' ? first.value : '';
				return text === text.trim() ? [] : ['blanks around the message'];
			}),
		);
		expect(wrong).toEqual([]);
	});

	test('no id stands twice, and every reference to one finds it', () => {
		const wrong = faults(({ page }) => {
			const ids = attributes(page, [], 'id');
			const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
			return [
				...repeated(ids).map((id) => `id ${id} twice`),
				...references
					.flatMap((name) => attributes(page, [], name))
					.flatMap((list) => list.split(' '))
					.filter((id) => !ids.includes(id))
					.map((id) => `no element ${id}`),
			];
		});
		expect(wrong).toEqual([]);
	});

	test('headings go down one level at a time', () => {
		const wrong = faults(({ page }) => {
			const main = page.one('main');
			const levels = elements(main, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).map(({ tagName }) =>
				Number(tagName.slice(1)),
			);
			return levels.flatMap((level, at) => {
				const before = levels[at - 1] ?? 0;
				return level > before + 1 ? [`h${level} after h${before}`] : [];
			});
		});
		expect(wrong).toEqual([]);
	});

	test('links have words', () => {
		const wrong = faults(({ page }) =>
			// What is hidden gets its words before it is shown.
			page.all('a', 'button').flatMap((element) => {
				if (attribute(element, 'hidden') !== undefined) return [];
				const alts = elements(element, ['img']).map((img) => attribute(img, 'alt') ?? '');
				const words = [textOf(element), attribute(element, 'aria-label') ?? '', ...alts].join('');
				return words.trim() === '' ? [`empty link to ${attribute(element, 'href')}`] : [];
			}),
		);
		expect(wrong).toEqual([]);
	});

	test.each<[Locale, RegExp, RegExp]>([
		['de', /\d{1,3}\.\d{3}\s€/, /€\s?\d|\d,\d{3}(?!\d)\s?(?:€|m²)|\d\.\d{1,2}\sm²/],
		['en', /€\d{1,3},\d{3}/, /\d\s€|\d\.\d{3}(?!\d)|\d,\d{1,2}\sm²/],
		['es', /\d{1,3}\.\d{3}\s€/, /€\s?\d|\d,\d{3}(?!\d)\s?(?:€|m²)|\d\.\d{1,2}\sm²/],
	])('amounts and areas are written as the language does (%s)', (locale, right, wrong) => {
		const own = pages.filter((page) => page.locale === locale && page.route.kind !== 'legal');
		const texts = own.map(({ path, page }) => ({ path, text: ownText(page.one('main'), locale) }));
		expect(texts.some(({ text }) => right.test(text))).toBe(true);
		const faulty = texts.flatMap(({ path, text }) => {
			const found = new RegExp(`.{0,30}(?:${wrong.source}).{0,10}`).exec(text)?.[0];
			return found === undefined ? [] : [`${path}: ${found}`];
		});
		expect(faulty).toEqual([]);
	});
});

describe('nothing private gets out', () => {
	test('no value of any field that is not for the public is in any file or line of the report', () => {
		const published = new Set(
			pages.flatMap(({ route }) =>
				route.kind === 'unit' || route.kind === 'project' ? [route.id] : [],
			),
		);
		const isPublished = (id: number) => published.has(id);
		const customFields = settings.customFields.map(({ key }) => key);
		const told: Told[] = account.map(({ kind, records }) =>
			tell(kind, records, { isPublished, customFields }),
		);
		const words = [de, en, es, settings].map((each) => JSON.stringify(each));
		const texts = filesIn(join(project, 'src/content')).map(({ bytes }) => bytes.toString('utf8'));
		const open = [...told.flatMap((each) => each.open), ...words, ...texts];
		const closed = distinctive(
			told.flatMap((each) => each.closed),
			open,
		);
		expect(closed.filter(({ text }) => text.includes('INTERN')).length).toBeGreaterThan(10);
		expect(closed.filter(({ text }) => /intern@|\+49 171/.test(text)).length).toBeGreaterThan(3);
		const kept = keptFiles({ folder, media });
		const report = { path: 'report.txt', bytes: Buffer.from(lines.join('\n')) };
		const everything = haystacks([...kept, report]);
		const standing = findSecrets(
			closed.map(({ text }) => text),
			everything,
		);
		/** The report names the statuses that are not public, so that somebody can map them. */
		const mayStand = (where: string, file: string) =>
			where.endsWith('status.name') && file === report.path;
		const found = closed
			.map(({ where, text }) => ({
				where,
				text,
				files: (standing.get(text) ?? []).filter((file) => !mayStand(where, file)),
			}))
			.filter((each) => each.files.length > 0);
		expect(found).toEqual([]);
		for (const secret of ['INTERN', 'canaryOfUnit10030', 'sandbox-demo-key', '127.0.0.1']) {
			expect(findSecret(secret, everything), secret).toEqual([]);
		}
	});
});

function repeated(values: readonly string[]): string[] {
	return values.filter((value, at) => values.indexOf(value) !== at);
}

/** Text in the page's own language. */
function ownText(node: Nodes, locale: Locale): string {
	if (node.type === 'text') return node.value;
	if (!('children' in node)) return '';
	const lang = node.type === 'element' ? attribute(node, 'lang') : undefined;
	if (lang !== undefined && lang !== locale) return '';
	const text = node.children.map((child) => ownText(child, locale)).join(' ');
	// Choices stand below each other.
	return node.type === 'element' && node.tagName === 'option' ? `${text} | ` : text;
}
