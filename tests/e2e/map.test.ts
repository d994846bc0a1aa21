import { stripTypeScriptTypes } from 'node:module';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { writeIndex } from '../../src/search/write/write-index.ts';
import { writePoints } from '../../src/search/write/write-points.ts';
import { stockOf } from '../bench/search-stock.ts';
import { assumptions } from '../support/assumptions.ts';
import { runs } from '../support/full-size.ts';
import { keptPage } from '../support/kept-page.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';
import { tinyTiles } from '../support/tiny-tiles.ts';

const hidden = 10023;

const { site, browser } = await siteInBrowser();
const openPage = keptPage(browser, { origin: site.origin });
/** The policy of a company with tiles of somebody else would name their host. */
const openElsewhere = keptPage(browser, { origin: site.origin, bypassCSP: true });

interface Look {
	readonly path?: string;
	readonly width?: number;
	readonly open?: typeof openPage;
}

/** A list of the site, and what the browser has asked for since. */
async function listing({ path = '/de/kaufen/', width = 1440, open = openPage }: Look = {}) {
	const page = await open({ viewport: { width, height: 900 } });
	const asked: string[] = [];
	const scripts: Response[] = [];
	page.on('request', (request) => asked.push(request.url()));
	page.on('response', (response) => {
		if (response.url().endsWith('.js')) scripts.push(response);
	});
	await page.goto(`${site.origin}${path}`);
	// Read when asked for: a script may still arrive while another test closes its page.
	const bodies = () =>
		Promise.all(scripts.map(async (each) => ({ url: each.url(), body: await each.body() })));
	return { page, asked, bodies };
}

async function openMap(page: Page) {
	await page.getByRole('button', { name: 'Karte zeigen' }).click();
	await page.locator('.pin').first().waitFor();
}

test('nothing of the map is loaded before it is opened, and little then', async () => {
	const { page, asked, bodies } = await listing();
	const before = await bodies();
	expect(asked.filter((url) => /\/search\/|leaflet/.test(url))).toEqual([]);
	// One script of lists starts the map and the filters; this is the part of the map, not yet made small.
	const eager = stripTypeScriptTypes(readFileSync('src/client/map/listing-map.ts', 'utf8'));
	expect(before.length).toBeGreaterThan(0);
	expect(brotliCompressSync(eager).length).toBeLessThanOrEqual(1_024);
	await openMap(page);
	const after = (await bodies()).slice(before.length);
	// Opening the map also wakes the filters, whose own test weighs them.
	const [pins = 0, ...ground] = after
		.filter(({ body }) => body.includes('leaflet'))
		.toSorted((a, b) => Number(b.url.includes('/view.')) - Number(a.url.includes('/view.')))
		.map(({ body }) => brotliCompressSync(body).length);
	expect(pins).toBeGreaterThan(20_000);
	expect(pins).toBeLessThanOrEqual(45 * 1_024);
	// What reads and draws vector tiles comes behind the pins.
	expect(ground.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(32 * 1_024);
	expect(asked.filter((url) => !url.startsWith(site.origin))).toEqual([]);
});

test('a pin is a button that says what it stands for', async () => {
	const { page } = await listing();
	await openMap(page);
	const pins = page.locator('.pin');
	const named = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')));
	expect(named).toContainEqual(expect.stringMatching(/^Wohnung, Leipzig-.*\d\s€$/));
	expect(named).toContainEqual(expect.stringMatching(/, reserviert$/));
	expect(named).toContainEqual(expect.stringMatching(/Preis auf Anfrage.*ungefähre Lage/));
	const pin = page.getByRole('button', { name: /^Wohnung, Leipzig/ }).first();
	const area = await pin.evaluate((button) => {
		const { width, height } = getComputedStyle(button, '::before');
		return [Number.parseFloat(width), Number.parseFloat(height)];
	});
	for (const side of area) expect(side).toBeGreaterThanOrEqual(44);
	await pin.focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => page.locator('.map-strip a').count()).toBe(1);
	const href = await page.locator('.map-strip a').getAttribute('href');
	expect((await page.request.get(`${site.origin}${href}`)).status()).toBe(200);
});

test('a pin of which only the surroundings are told stands in a circle that can be seen', async () => {
	const { page } = await listing();
	await openMap(page);
	await page.locator('.pin.rough').first().waitFor();
	const circle = page.locator('.rough-place').first();
	// What lies outside of its own drawing is cut off.
	const seen = await circle.evaluate((path) => {
		const drawing = path.closest('svg')?.getBoundingClientRect();
		return Math.min(drawing?.width ?? 0, path.getBoundingClientRect().width);
	});
	expect(seen).toBeGreaterThan(20);
});

test('what is chosen on the map is shown by the card that the list has, which can be saved there', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/', width: 390 });
	const words = async (scope: string) => {
		const said = `${scope} .card :is(h3, .card-price:not(.month-price), p.meta)`;
		return (await page.locator(said).allTextContents()).map((text) => text.trim());
	};
	const listed = await words('.map-list');
	await openMap(page);
	await page
		.getByRole('button', { name: /^Wohnung, Leipzig/ })
		.first()
		.focus();
	await page.keyboard.press('Enter');
	await page.locator('.map-strip a').first().waitFor();
	const shown = await words('.map-strip');
	// The last one is who looks after it.
	expect(shown).toHaveLength(4);
	for (const text of shown) expect(listed).toContain(text);
	const heart = page.locator('.map-strip').getByRole('button', { name: /^Merken/ });
	await heart.click();
	await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
});

test('a pin of more than a thousand says so as all numbers of the site are said', async () => {
	const { page } = await listing();
	const place = { lat: 51.34, lng: 12.37 };
	const stock = stockOf(1_200).map((unit) => ({ ...unit, ...place, deal: 'buy' as const }));
	await page.route('**/search/index.bin', (route) =>
		route.fulfill({ body: Buffer.from(writeIndex(stock, { shift: 4 })) }),
	);
	await page.route('**/search/points.bin', (route) =>
		route.fulfill({ body: Buffer.from(writePoints(stock, assumptions)) }),
	);
	await openMap(page);
	expect(await page.locator('.pin').innerText()).toBe('1.200 Angebote');
	await page.getByRole('checkbox', { name: /Beim Verschieben/ }).check();
	await expect
		.poll(() => page.locator('.map-body [role=status]').textContent())
		.toBe('1.200 Angebote im Kartenausschnitt');
});

test('what could not be loaded is asked for again with the next click', async () => {
	const { page } = await listing();
	const complaints: string[] = [];
	page.on('pageerror', ({ message }) => complaints.push(message));
	for (const part of [/\/map[^/]*\.css/, /\/search\/points\.bin/]) {
		await page.route(part, (route) => route.abort(), { times: 1 });
	}
	const cards = /\/search\/de-[^/]*\.json/;
	await page.route(cards, (route) => route.abort());
	const opener = page.getByRole('button', { name: 'Karte zeigen' });
	await opener.click();
	const failed = page.getByRole('button', { name: /^Die Karte ließ sich nicht laden/ });
	await failed.click();
	const pin = page.locator('.pin:not(.many)').first();
	await pin.waitFor();
	expect(await pin.evaluate((button) => getComputedStyle(button).cursor)).toBe('pointer');
	const refused = page.waitForEvent('requestfailed');
	await pin.focus();
	await page.keyboard.press('Enter');
	await refused;
	expect(await page.locator('.map-strip').isHidden()).toBe(true);
	await page.unroute(cards);
	await page.keyboard.press('Enter');
	await page.locator('.map-strip a').first().waitFor();
	await page.getByRole('button', { name: 'Karte schließen' }).click();
	await opener.waitFor();
	expect(complaints).toEqual([]);
});

test('on a phone the map takes the whole window, and Escape gives the focus back', async () => {
	const { page } = await listing({ width: 390 });
	await openMap(page);
	const dialog = page.getByRole('dialog', { name: 'Karte der Angebote' });
	expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 900 });
	await page.keyboard.press('Escape');
	await expect.poll(() => dialog.count()).toBe(0);
	const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
	expect(focused).toBe('Karte zeigen');
	await openMap(page);
	expect(await page.locator('.pin').count()).toBeGreaterThan(1);
});

test.each([
	['/de/kaufen/', 1200] as const,
	['/de/kaufen/leipzig/', 1440] as const,
	...runs([], [['/de/kaufen/', 1440] as const]),
])(
	'beside the list %s at %i pixels all of the map is seen, and two cards in a row',
	async (path, width) => {
		const { page } = await listing({ path, width });
		await openMap(page);
		const box = (part: string) => page.locator(part).boundingBox();
		const [pane, label, shut] = [
			await box('.map-pane'),
			await box('.map-head label'),
			await box('.map-close'),
		];
		expect((pane?.y ?? 0) + (pane?.height ?? 0)).toBeCloseTo(900, 0);
		// What the list is asked for stays in view above it, and takes little of the window.
		expect((await box('form.filter'))?.y).toBeGreaterThanOrEqual(0);
		expect(pane?.height).toBeGreaterThan(700);
		// In the order in which the keyboard reaches them, whether there are places to choose from or not.
		expect(shut?.x).toBeGreaterThan(label?.x ?? Infinity);
		expect(shut?.y).toBeCloseTo(label?.y ?? NaN, 0);
		const [first, second] = await page.locator('.map-list .card').all();
		expect((await second?.boundingBox())?.y).toBe((await first?.boundingBox())?.y);
	},
);

test('far down the list beside the map the filters stay, and open beneath their buttons', async () => {
	const { page } = await listing();
	await openMap(page);
	const box = async (part: string) => (await page.locator(part).boundingBox())!;
	const before = await box('.map-pane');
	await page.mouse.move(200, 500);
	await page.mouse.wheel(0, 900);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
	const after = await box('.map-pane');
	expect([after.y, after.height]).toEqual([before.y, before.height]);
	expect((await box('form.filter')).y).toBeCloseTo(0, 0);
	const button = page.locator('.filter [data-opens=price]');
	await button.click();
	const [opener, panel] = [(await button.boundingBox())!, await box('[data-panel=price]')];
	expect(panel.y - opener.y - opener.height).toBeCloseTo(8, 0);
	const scrolled = await page.evaluate(() => scrollY);
	await page.mouse.move(200, 500);
	await page.mouse.wheel(0, 300);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
	expect((await box('[data-panel=price]')).y).toBeCloseTo(panel.y, 0);
});

test('on the smallest phone the controls of the map take two rows, and one without places', async () => {
	for (const [path, height] of [
		['/de/kaufen/', 112],
		['/de/kaufen/leipzig/', 60],
	] as const) {
		const { page } = await listing({ path, width: 320 });
		await openMap(page);
		expect((await page.locator('.map-head').boundingBox())?.height).toBeLessThanOrEqual(height);
	}
});

test('with text twice as large, what opens the map lies over nothing of its row on a phone', async () => {
	const { page } = await listing({ width: 390 });
	const opener = page.locator('.map-open');
	expect(await opener.isVisible()).toBe(true);
	// On its side, where the box for phrases is in the middle of the row until somebody scrolls.
	await page.setViewportSize({ width: 844, height: 390 });
	await expect.poll(() => opener.isVisible()).toBe(false);
	await page.mouse.wheel(0, 300);
	await expect.poll(() => opener.isVisible()).toBe(true);
	await page.mouse.wheel(0, -300);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.setViewportSize({ width: 390, height: 900 });
	await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
	await expect.poll(() => opener.isVisible()).toBe(false);
	await page.mouse.wheel(0, 400);
	await expect.poll(() => opener.isVisible()).toBe(true);
	const [row, lies] = [await page.locator('form.filter').boundingBox(), await opener.boundingBox()];
	expect(lies?.y).toBeGreaterThan((row?.y ?? NaN) + (row?.height ?? NaN));
});

test('on a phone going back closes the map instead of leaving the list', async () => {
	const { page } = await listing({ width: 390 });
	await openMap(page);
	await page.goBack();
	await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
	expect(new URL(page.url()).pathname).toBe('/de/kaufen/');
	await openMap(page);
	await page.getByRole('button', { name: 'Karte schließen' }).click();
	await expect.poll(() => page.evaluate('history.state')).toBe(null);
});

test('by keyboard the map can be moved, seen to have the focus, and chosen from without losing it', async () => {
	const { page } = await listing({ width: 390 });
	await page.getByRole('button', { name: 'Karte zeigen' }).press('Enter');
	await page.locator('.pin').first().waitFor();
	const surface = page.getByRole('group', { name: /^Karte: mit den Pfeiltasten/ });
	const focused = () => page.evaluate(`document.activeElement?.getAttribute('aria-label')`);
	await surface.focus();
	const ring = await surface.evaluate((map) => getComputedStyle(map, '::after').outlineStyle);
	expect(ring).toBe('solid');
	const { x = 0 } = (await page.locator('.pin').first().boundingBox()) ?? {};
	await page.keyboard.press('ArrowRight');
	// At once, for those who want less to move.
	expect((await page.locator('.pin').first().boundingBox())?.x).toBeCloseTo(x - 80);
	await page.locator('.pin.many').first().focus();
	await page.keyboard.press('Enter');
	expect(await focused()).toMatch(/^Karte: mit den Pfeiltasten/);
	const zoomOut = page.getByRole('button', { name: 'Verkleinern' });
	const before = await page.locator('.leaflet-tile').first().getAttribute('style');
	await zoomOut.press('Space');
	expect(await page.locator('.leaflet-tile').first().getAttribute('style')).not.toBe(before);
});

test('a pin that gets the focus beyond the edge comes into view, and what it shows goes with Escape', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/', width: 390 });
	await openMap(page);
	const pin = page.getByRole('button', { name: /^Wohnung, Leipzig/ }).first();
	const map = page.locator('.map-surface');
	await map.focus();
	const x = async () => (await pin.boundingBox())?.x ?? 0;
	while ((await x()) >= 0) await page.keyboard.press('ArrowRight');
	await pin.focus();
	expect(await x()).toBeGreaterThanOrEqual(0);
	await page.keyboard.press('Enter');
	await page.locator('.map-strip a').first().waitFor();
	await page.keyboard.press('Escape');
	expect(await page.locator('.map-strip').isVisible()).toBe(false);
	expect(await map.isVisible()).toBe(true);
	expect(await pin.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('on a phone it begins where most are, and cuts no pin at its edges', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/', width: 390 });
	await openMap(page);
	const seen = await page.locator('.pin').evaluateAll((pins) =>
		pins
			.map((pin) => pin.getBoundingClientRect())
			.filter(({ left, right }) => right > 0 && left < innerWidth)
			.map(({ left, right }) => left >= 0 && right <= innerWidth),
	);
	expect(seen.length).toBeGreaterThan(3);
	expect(seen).not.toContain(false);
});

test('with text twice as large no pin of a phone’s map lies over another or is cut at its edges', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/', width: 390 });
	await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
	await page.mouse.wheel(0, 400);
	await openMap(page);
	const pins = await page.locator('.pin').evaluateAll((all) =>
		all
			.map((pin) => pin.getBoundingClientRect())
			.filter(({ left, right }) => right > 0 && left < innerWidth)
			.map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
	);
	expect(pins.length).toBeGreaterThan(1);
	for (const [at, pin] of pins.entries()) {
		expect(pin.left).toBeGreaterThanOrEqual(0);
		expect(pin.right).toBeLessThanOrEqual(390);
		for (const { left, right, top, bottom } of pins.slice(at + 1)) {
			const [across, down] = [
				Math.min(pin.right, right) - Math.max(pin.left, left),
				Math.min(pin.bottom, bottom) - Math.max(pin.top, top),
			];
			expect(Math.min(across, down)).toBeLessThanOrEqual(0);
		}
	}
});

test('a card marks its pin, and a pin its card', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/' });
	await openMap(page);
	await page.locator('.card').first().hover();
	await expect.poll(() => page.locator('.pin.marked').count()).toBe(1);
	await page.locator('.pin.many').first().hover();
	await expect.poll(() => page.locator('.card.pointed').count()).toBeGreaterThan(0);
});

test('searching as the map moves leaves the cards that are in view', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/' });
	await openMap(page);
	const shown = () => page.locator('.map-list .card:visible').count();
	const all = await shown();
	expect(await page.getByLabel('Beim Verschieben suchen').isChecked()).toBe(true);
	await page.getByRole('button', { name: 'Vergrößern', exact: true }).click();
	await page.getByRole('button', { name: 'Vergrößern', exact: true }).click();
	await expect.poll(shown).toBeLessThan(all);
	expect(await page.locator('[data-found]').textContent()).toMatch(/im Kartenausschnitt/);
	await page.getByLabel('Beim Verschieben suchen').uncheck();
	await expect.poll(shown).toBe(all);
});

test('cards are those of the city that the map shows, whichever it goes to', async () => {
	const { page } = await listing();
	await openMap(page);
	const places = page.getByRole('group', { name: 'Orte auf der Karte' }).getByRole('button');
	const cards = page.locator('.map-list .card:visible .card-row.meta p:first-child');
	expect(await places.count()).toBeGreaterThan(1);
	for (const place of await places.all()) {
		await place.click();
		expect(await place.getAttribute('aria-pressed')).toBe('true');
		const city = (await place.innerText()).trim();
		await expect
			.poll(async () => (await cards.allInnerTexts()).every((text) => text.includes(city)))
			.toBe(true);
		expect(await cards.count()).toBeGreaterThan(0);
	}
});

test('the map goes where the filters find something', async () => {
	const { page } = await listing();
	await openMap(page);
	const box = page.getByRole('searchbox');
	await box.fill('Hamburg');
	await box.press('Enter');
	const cards = page.locator('.map-list .card:visible .card-row.meta p:first-child');
	await expect
		.poll(async () => {
			const texts = await cards.allInnerTexts();
			return texts.length > 0 && texts.every((text) => text.includes('Hamburg'));
		})
		.toBe(true);
	await expect.poll(() => page.locator('.pin').count()).toBeGreaterThan(0);
});

test.each(runs([390], [390, 1440]))(
	'at %i pixels the address says what the map shows: for whoever reloads, goes back or is sent it, and for no server',
	async (width) => {
		const { page, asked } = await listing({ width });
		await openMap(page);
		await page.getByRole('button', { name: 'Hamburg', exact: true }).click();
		const hash = () => new URL(page.url()).hash;
		await expect.poll(hash).toMatch(/^#map=12\/53\.\d+\/\d+\.\d+$/);
		const [said, chip] = [
			hash(),
			page.getByRole('button', { name: 'Hamburg', exact: true, pressed: true }),
		];
		await page.reload();
		await chip.waitFor();
		await page.goto(`${site.origin}/de/`);
		await page.goBack();
		await chip.waitFor();
		expect(hash()).toBe(said);
		const { page: other } = await listing({ path: `/de/kaufen/${said}`, width });
		await other.getByRole('button', { name: 'Hamburg', exact: true, pressed: true }).waitFor();
		expect(asked.filter((url) => url.includes('map='))).toEqual([]);
		await other.getByRole('button', { name: 'Karte schließen' }).click();
		await expect.poll(() => other.locator('.pin').count()).toBe(0);
		expect(new URL(other.url()).hash).toBe('');
	},
);

test('"search as I move" stays unticked for whoever reloads, and the list whole', async () => {
	const { page } = await listing();
	const all = await page.locator('[data-found]').textContent();
	await openMap(page);
	const follows = page.getByLabel('Beim Verschieben suchen');
	await follows.uncheck();
	await expect.poll(() => page.locator('[data-found]').textContent()).toBe(all);
	await expect.poll(() => page.url()).toContain('&list=all');
	await page.reload();
	await page.locator('.pin').first().waitFor();
	expect(await follows.isChecked()).toBe(false);
	expect(await page.locator('[data-found]').textContent()).toBe(all);
});

test('a later page of the homes in view is there again after a reload', async () => {
	const { page } = await listing();
	await openMap(page);
	// Until more than one page of homes is in view.
	for (let times = 0; times < 7; times++)
		await page.getByRole('button', { name: 'Verkleinern' }).click();
	const second = page.getByRole('link', { name: /^Seite 2$/ });
	await second.click();
	await expect.poll(() => page.locator('[data-found]').textContent()).toMatch(/Seite 2/);
	await page.reload();
	await page.locator('.pin').first().waitFor();
	await expect
		.poll(() => page.locator('[data-found]').textContent())
		.toMatch(/Kartenausschnitt.*Seite 2/);
});

test('names of districts stand above the pins, and on none of them', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/' });
	await openMap(page);
	await page.locator('.map-name:visible').first().waitFor();
	const boxes = (part: string) =>
		page.locator(`${part}:visible`).evaluateAll((all) =>
			all.map((one) => {
				const { left, right, top, bottom } = one.getBoundingClientRect();
				return { left, right, top, bottom };
			}),
		);
	const [names, pins] = [await boxes('.map-name'), await boxes('.pin')];
	expect(names.length).toBeGreaterThan(2);
	const covered = names.filter((name) =>
		pins.some(
			(pin) =>
				Math.min(name.right, pin.right) - Math.max(name.left, pin.left) > 1 &&
				Math.min(name.bottom, pin.bottom) - Math.max(name.top, pin.top) > 1,
		),
	);
	expect(covered).toEqual([]);
});

test('another script can have only some units shown', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/' });
	await page.evaluate(() => {
		const host = document.querySelector('[data-map]');
		host?.addEventListener('map:ready', (event) => Object.assign(globalThis, { ready: event }));
	});
	await openMap(page);
	// The list has told the map what it shows.
	await expect
		.poll(() => page.locator('[data-found]').textContent())
		.toContain('im Kartenausschnitt');
	const ids = z.array(z.int()).parse(await page.evaluate('ready.detail.idsInView()'));
	expect(ids.length).toBeGreaterThan(5);
	await page.evaluate(`ready.detail.showOnly([${ids[0]}])`);
	expect(await page.locator('.pin').count()).toBe(1);
	expect(await page.evaluate('ready.detail.idsInView()')).toEqual([ids[0]]);
	await page.evaluate('ready.detail.showOnly()');
	expect(await page.evaluate('ready.detail.idsInView()')).toEqual(ids);
});

test('the plan of a hidden place shows a circle and no link to the place, with scripts or without', async () => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(site.origin + site.unit(hidden));
	const plan = page.locator('.location-plan');
	expect(await plan.locator('circle').count()).toBe(1);
	expect(await plan.getAttribute('aria-label')).toMatch(/Kreis/);
	expect(await page.locator('.location a[href*="maps"]').count()).toBe(0);
	expect(await page.locator('.map-open').count()).toBe(0);
	await page.goto(`${site.origin}/de/kaufen/`);
	expect(await page.locator('.map-open').isVisible()).toBe(false);
	await context.close();
});

test('a public address is marked among named streets, and opens in a map of one’s choice, which nobody is asked for before', async () => {
	const { page, asked } = await listing({ path: site.unit(10024) });
	const names = page.locator('.location-plan text');
	expect(await names.allTextContents()).toContain('Carrer de Cuba');
	const links = page.locator('.location p a');
	expect(await links.allTextContents()).toEqual(['OpenStreetMap', 'Google Maps', 'Apple Maps']);
	expect(asked.filter((url) => !url.startsWith(site.origin))).toEqual([]);
});

test('a phone shows the middle of a plan, with names as large as the text around it', async () => {
	const { page } = await listing({ path: site.unit(10024), width: 390 });
	const plan = page.locator('.location-plan');
	const { width = 0, height = 0 } = (await plan.boundingBox()) ?? {};
	expect(width / height).toBeCloseTo(5 / 6);
	for (const name of await plan.locator('text:visible').all()) {
		const box = await name.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(20);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(370);
	}
});

/** Has a page's map take its ground from elsewhere, as if the settings said so. */
async function useTiles(page: Page, tiles: Record<string, unknown>) {
	await page.evaluate((given) => {
		const host = document.querySelector<HTMLElement>('[data-map]');
		if (host)
			host.dataset['map'] = JSON.stringify({
				...JSON.parse(host.dataset['map'] ?? ''),
				tiles: given,
			});
	}, tiles);
}

/** Has a page's map drawn from vector tiles of the company. @returns the ranges that are asked for */
async function useVectorTiles(page: Page): Promise<readonly string[]> {
	const tiles = tinyTiles();
	const ranges: string[] = [];
	await page.route('**/maps/city.pmtiles', async (route) => {
		const range = route.request().headers()['range'] ?? '';
		ranges.push(range);
		const [, from = 0, to = 0] = (/^bytes=(\d+)-(\d+)$/.exec(range) ?? []).map(Number);
		const body = tiles.subarray(from, to + 1);
		const last = from + body.length - 1;
		await route.fulfill({
			status: 206,
			body,
			headers: { 'content-range': `bytes ${from}-${last}/${tiles.length}`, etag: '"1"' },
		});
	});
	await useTiles(page, {
		kind: 'pmtiles',
		url: '/maps/city.pmtiles',
		attribution: '© <b>Test</b>',
	});
	return ranges;
}

/** The colour of a spot of the map, once it is drawn. */
async function drawnColour(page: Page): Promise<readonly number[]> {
	const colour = () =>
		page.evaluate(() => {
			const canvas = document.querySelector('canvas');
			return [...(canvas?.getContext('2d')?.getImageData(100, 100, 1, 1).data ?? [])];
		});
	await expect.poll(async () => (await colour())[3]).toBe(255);
	return colour();
}

test('vector tiles of the company are read in parts and drawn', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/' });
	const ranges = await useVectorTiles(page);
	await openMap(page);
	expect(await drawnColour(page)).not.toEqual([255, 255, 255, 255]);
	expect(ranges.length).toBeGreaterThan(0);
	expect(ranges.every((range) => range.startsWith('bytes='))).toBe(true);
	expect(await page.locator('.leaflet-control-attribution').textContent()).toContain('<b>Test</b>');
});

test('vector tiles are light or dark as the visitor chose it for the site, whatever the system has', async () => {
	const { page } = await listing({ path: '/de/kaufen/leipzig/' });
	await page.getByRole('radio', { name: 'Dunkel' }).check({ force: true });
	await useVectorTiles(page);
	await openMap(page);
	for (const part of (await drawnColour(page)).slice(0, 3)) expect(part).toBeLessThan(100);
});

test("somebody else's tiles are loaded after consent, which is kept only where the visitor says so", async () => {
	const { page, asked } = await listing({ path: '/de/kaufen/leipzig/', open: openElsewhere });
	const tiles = {
		kind: 'xyz',
		url: 'https://tiles.example.com/{z}/{x}/{y}.png',
		attribution: '© Example',
		provider: 'Example Maps',
		privacy: 'https://example.com/privacy',
		maximumZoom: 18,
	};
	await page.route('https://tiles.example.com/**', (route) => route.fulfill({ status: 204 }));
	await useTiles(page, tiles);
	await openMap(page);
	const foreign = () => asked.filter((url) => url.startsWith('https://tiles.example.com/'));
	await page.waitForTimeout(300);
	expect(foreign()).toEqual([]);
	expect(await page.locator('.map-consent').textContent()).toContain('Example Maps');
	await page.getByRole('button', { name: 'Immer erlauben' }).click();
	await expect.poll(() => foreign().length).toBeGreaterThan(0);
	expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
		embeds: 'map-tiles.example.com',
	});
	// Its address would open the map before it has these tiles.
	await page.goto(page.url().replace(/#.*/, ''));
	await useTiles(page, tiles);
	await openMap(page);
	expect(await page.locator('.map-consent').count()).toBe(0);
});
