import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { proseTags } from '../../src/domain/prose.ts';
import { openPrinter } from '../../src/build/exposes/pdf-printer.ts';
import { readOf } from '../../src/build/exposes/exposes.ts';
import { openRelease } from '../../src/release/release-folder.ts';
import { demoMedia, openSiteOf, type ServedSite } from '../support/demo-site.ts';
import { runs } from '../support/full-size.ts';
import { agencyOf, inTurn } from '../support/hostile-agency.ts';
import { hostileAddresses, hostileMarkup, inOtherShapes } from '../support/hostile-markup.ts';
import { signsOf } from '../support/page-signs.ts';
import { testEnvironment } from '../support/site-build.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';
import { readXml } from '../support/xml.ts';

const texts = [...hostileMarkup, ...hostileMarkup.flatMap(inOtherShapes)];
const { site, browser } = await siteInBrowser(
	openSiteOf(agencyOf(inTurn(texts), inTurn(hostileAddresses()))),
);
const words = Array.from({ length: 300 }, (_, at) => `Wort ${at}`);
const links = words.map((_, at) => `https://example.org/${at}`);
const plain = await openSiteOf(agencyOf(inTurn(words), inTurn(links)));
afterAll(() => plain.close());

/** All that a site answers with, by its paths, as text. */
async function answers(of: ServedSite): Promise<Map<string, string>> {
	const all = new Map<string, string>();
	for (const { path } of of.pages) {
		const answer = await fetch(of.origin + path);
		all.set(path, await answer.text());
	}
	return all;
}

async function signsIn(of: ServedSite): Promise<Record<string, string>> {
	const pages = [...(await answers(of))].filter(([path]) => path.endsWith('/'));
	expect(pages.length).toBeGreaterThan(100);
	const page = await browser.newPage();
	try {
		return await page.evaluate(signsOf, Object.fromEntries(pages));
	} finally {
		await page.close();
	}
}

test('a site of hostile texts has no element, attribute, script or kind of link that one of plain words has not', async () => {
	const [hostile, usual] = [await signsIn(site), await signsIn(plain)];
	const allowed = new Set([
		...Object.keys(usual),
		...proseTags,
		...['http:', 'https:', 'mailto:', 'tel:'].map((scheme) => `a href: ${scheme}`),
		'a rel: nofollow noopener',
	]);
	// A title may be empty in the language of the account, and then is shown in another.
	const further = Object.entries(hostile).filter(
		([sign]) => !allowed.has(sign) && !sign.endsWith(' lang'),
	);
	expect(further).toEqual([]);
	expect(Object.keys(hostile)).toContain('script: JSON-LD of object');
});

test('feeds, the sitemap and the files of the search and the map of hostile texts can be read', async () => {
	const all = await answers(site);
	const kinds = { xml: 0, json: 0 };
	for (const [path, text] of all) {
		if (path.endsWith('.xml')) {
			expect(() => readXml(text), path).not.toThrow();
			kinds.xml += 1;
		}
		if (path.endsWith('.json')) {
			expect(() => void JSON.parse(text), path).not.toThrow();
			kinds.json += 1;
		}
	}
	const sitemap = await fetch(`${site.origin}/sitemap-index.xml`);
	const text = await sitemap.text();
	expect(() => readXml(text)).not.toThrow();
	expect(kinds.xml).toBeGreaterThan(1);
	expect(kinds.json).toBeGreaterThan(4);
});

/** A page on which scripts of any kind would run, what it ran and where it asked. */
async function visit(of: ServedSite, path: string, saved: readonly number[] = []) {
	const context = await browser.newContext({
		viewport: { width: 1440, height: 900 },
		bypassCSP: true,
		reducedMotion: 'reduce',
		storageState: {
			cookies: [],
			origins: [{ origin: of.origin, localStorage: [{ name: 'saved', value: saved.join(' ') }] }],
		},
	});
	const page = await context.newPage();
	const told: string[] = [];
	page.on('dialog', (dialog) => {
		told.push(`${page.url()} has run something: ${dialog.message()}`);
		void dialog.dismiss();
	});
	await page.route('**/*', (route) => {
		const url = route.request().url();
		if (url.startsWith(`${of.origin}/`)) return route.continue();
		told.push(`${page.url()} asks for ${url}`);
		return route.abort();
	});
	await page.goto(of.origin + path, { waitUntil: 'load' });
	return { page, told, close: () => context.close() };
}

/** Names of elements and attributes that scripts of the page have made or left. */
async function namesIn(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const names = new Set<string>();
		for (const element of document.querySelectorAll('body *')) {
			names.add(element.localName);
			for (const { name } of element.attributes) names.add(`${element.localName} ${name}`);
		}
		return [...names];
	});
}

test('no page of hostile texts runs anything, asks anybody else or leads away, though no policy stops it', async () => {
	const shown = site.pages.filter(
		({ locale, route }) =>
			locale === 'de' && /^(?:unit|project|about|contact|home|legal|person)$/.test(route.kind),
	);
	expect(shown.length).toBeGreaterThan(40);
	const { page, told, close } = await visit(site, '/de/');
	// One page of three: what all of them consist of is looked at above.
	for (const { path } of shown.filter((_, at) => at % runs(3, 1) === 0)) {
		await page.goto(site.origin + path, { waitUntil: 'load' });
		expect(page.url()).toBe(site.origin + path);
	}
	expect(told).toEqual([]);
	await close();
});

test.each([
	['cards of what a filter has found', searchCards],
	['pins and cards of the map', mapCards],
	['the shortlist and its comparison', shortlist],
])('%s show hostile texts as text', async (_, open) => {
	const usual = await open(plain);
	const { names, told, texts: said } = await open(site);
	expect(told).toEqual([]);
	const known = new Set(usual.names);
	expect(names.filter((name) => !known.has(name) && !name.endsWith(' lang'))).toEqual([]);
	// The texts are there, and some of them as the markup they are not.
	expect(said.join('\n')).toMatch(/[<>]/);
});

async function searchCards(of: ServedSite) {
	const { page, told, close } = await visit(of, `${of.path('listing')}?preis-von=400000`);
	const titles = page.locator('[data-list] h3 a');
	await expect.poll(() => page.locator('[name=priceFrom]').inputValue()).toBe('400000');
	await expect.poll(async () => (await titles.count()) > 5).toBe(true);
	await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
	const [names, texts] = [await namesIn(page), await titles.allTextContents()];
	await close();
	return { names, told, texts };
}

async function mapCards(of: ServedSite) {
	const { page, told, close } = await visit(of, of.path('listing'));
	await page.getByRole('button', { name: 'Karte zeigen' }).click();
	const links = page.locator('.map-strip a');
	// The filters open their panels by then.
	await page.locator('button[popovertarget]').first().waitFor({ state: 'attached' });
	await page.locator('.pin').first().waitFor();
	await page.locator('.pin').first().focus();
	await page.keyboard.press('Enter');
	await links.first().waitFor();
	const [names, texts] = [await namesIn(page), await links.allTextContents()];
	expect(texts.length).toBeGreaterThan(20);
	await close();
	return { names, told, texts };
}

async function shortlist(of: ServedSite) {
	const units = of.pages.flatMap(({ route }) => (route.kind === 'unit' ? [route.id] : []));
	const saved = [...new Set(units)].slice(0, 16);
	const { page, told, close } = await visit(of, of.path('shortlist'), saved);
	const titles = page.locator('[data-saved] h3 a');
	await expect.poll(() => titles.count()).toBe(saved.length);
	for (const at of [0, 1, 2]) await page.locator('.shortlist-item input').nth(at).check();
	await page.locator('[data-compare] tbody td').first().waitFor();
	const [names, texts] = [await namesIn(page), await titles.allTextContents()];
	await close();
	return { names, told, texts };
}

test('exposés of hostile texts lead nowhere but to web, mail and telephone, and hold no script', async () => {
	const { places } = testEnvironment({ folder: site.folder, media: demoMedia, mode: 'demo' });
	const { index, origin } = openRelease(places.current);
	const names = { get: (path: string) => index.file(path)?.name };
	const stores = { files: places.files, media: join(places.media, 'files') };
	const printer = await openPrinter({ origin, read: (path) => readOf(path, { names, ...stores }) });
	const addresses = new Set<string>();
	for (const id of [1, 2, 3]) {
		const { pdf, lost } = await printer.print(site.unit(id));
		expect(lost).toEqual([]);
		const text = pdf.toString('latin1');
		expect(text).not.toMatch(/\/(?:JavaScript|JS|Launch|SubmitForm|EmbeddedFile)\b/);
		for (const [, address = ''] of text.matchAll(/\/URI \(([^)]*)\)/g)) addresses.add(address);
	}
	await printer.close();
	index.close();
	// Its telephone numbers are none that can be called.
	expect(addresses.size).toBeGreaterThan(4);
	expect([...addresses].filter((each) => !/^(?:https?:\/\/|mailto:|tel:)/.test(each))).toEqual([]);
});
