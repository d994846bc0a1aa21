import { brotliCompressSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { Locale } from '../../src/domain/locale.ts';
import { areasIn, readAreas, writeAreas, areaFragment } from '../../src/search/drawn-areas.ts';
import { translator } from '../../src/i18n/translate.ts';
import { axeFindings } from '../support/axe.ts';
import { readIndex, readPoints } from '../support/search.ts';
import { runs } from '../support/full-size.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();
const leipzig = '/de/kaufen/leipzig/';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Around all of the middle of Leipzig. */
const middle = areaFragment(
	writeAreas([
		[
			{ lat: 51.31, lng: 12.32 },
			{ lat: 51.31, lng: 12.42 },
			{ lat: 51.37, lng: 12.42 },
			{ lat: 51.37, lng: 12.32 },
		],
	]),
);

/** A page of the site, and all that servers were asked for. */
async function open(path: string, options: BrowserContextOptions = {}) {
	const context = await browser.newContext({
		viewport: { width: 1440, height: 900 },
		reducedMotion: 'reduce',
		...options,
	});
	const page = await context.newPage();
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''));
	await page.goto(`${site.origin}${path}`);
	return { page, asked, close: () => context.close() };
}

async function openMap(page: Page): Promise<void> {
	await page.locator('.map-open').click();
	await page.locator('.pin').first().waitFor();
	await expect.poll(() => mapOf(page)).toBeDefined();
}

const button = (page: Page, name: string) =>
	page.locator('.map-areas').getByRole('button', { name });

/** Points of a circle in the middle of the map, in pixels of the window. */
async function circle(page: Page, radius: number) {
	const box = await page.locator('.map-surface').boundingBox();
	if (!box) throw new Error('The map is not shown.');
	return Array.from({ length: 49 }, (_, at) => ({
		x: box.x + box.width / 2 + radius * Math.cos((at / 24) * Math.PI),
		y: box.y + box.height / 2 + radius * Math.sin((at / 24) * Math.PI),
	}));
}

async function drawByMouse(page: Page, radius = 150): Promise<void> {
	await page.locator('.stroke-sheet').waitFor();
	const [first, ...others] = await circle(page, radius);
	await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
	await page.mouse.down();
	for (const { x, y } of others) await page.mouse.move(x, y);
	await page.mouse.up();
}

const file = async (name: string) => (await fetch(`${site.origin}/search/${name}.bin`)).bytes();
const count = (page: Page) => page.locator('[data-found]').textContent();
const mapOf = (page: Page) => /map=[^&]*/.exec(new URL(page.url()).hash)?.[0];
const areasOf = (page: Page) => readAreas(areasIn(new URL(page.url()).hash)).areas;
const titles = (page: Page) => page.locator('[data-list] h3').allTextContents();

test('a stroke of the mouse makes an area that the list, its counts, its links and the address know', async () => {
	const { page, asked, close } = await open(leipzig);
	await openMap(page);
	const before = mapOf(page);
	const whole = (await titles(page)).length;
	expect(asked.filter((url) => /areas/.test(url))).toEqual([]);
	await button(page, 'Gebiet zeichnen').click();
	await page.locator('.stroke-sheet').waitFor();
	expect(await axeFindings(page)).toEqual([]);
	// A press without a way makes none.
	await page.mouse.click(1_100, 400);
	expect(await page.locator('.drawn-area').count()).toBe(0);
	await drawByMouse(page);
	await expect.poll(() => count(page)).toMatch(/^\d Angebote? · im gezeichneten Gebiet/);
	const found = await titles(page);
	expect(found.length).toBeGreaterThan(0);
	expect(found.length).toBeLessThan(whole);
	// The map lay still meanwhile.
	expect(mapOf(page)).toBe(before);
	const [area] = areasOf(page);
	expect(area?.length).toBeGreaterThan(8);
	expect(area?.length).toBeLessThan(25);
	expect(new URL(page.url()).hash.replace(/^.*area=/, '').length).toBeLessThanOrEqual(300);
	expect(await axeFindings(page)).toEqual([]);
	// Every option counts what lies within.
	await page.locator('[data-opens=kind]').click();
	const options = page.locator('[data-panel=kind] [name=kind]');
	await expect
		.poll(async () => {
			const counts = await options.evaluateAll((all) =>
				all.map((box) => Number(/\d+$/.exec(box.closest('label')?.textContent.trim() ?? '')?.[0])),
			);
			return counts.reduce((sum, each) => sum + each, 0);
		})
		.toBe(found.length);
	await page.keyboard.press('Escape');
	for (const link of ['a[hreflang=en]', '[data-deal-link=rent]', 'a[hreflang=es]'])
		expect(
			areasIn(
				new URL((await page.locator(link).first().getAttribute('href')) ?? '', site.origin).hash,
			),
		).toBe(areasIn(new URL(page.url()).hash));
	await page.reload();
	await expect.poll(() => titles(page)).toEqual(found);
	const shared = new URL(page.url());
	const other = await open(
		`${shared.pathname}${shared.search}#${shared.hash.replace(/^.*(?=area=)/, '')}`,
	);
	await expect.poll(() => titles(other.page)).toEqual(found);
	expect(await count(other.page)).toBe(`${found.length} Angebote · im gezeichneten Gebiet`);
	for (const url of [...asked, ...other.asked]) expect(url).not.toMatch(/area=/);
	await other.close();
	await close();
});

test('on paper the list says that it lies in an area', async () => {
	const { page, close } = await open(`${leipzig}#${middle}`);
	await expect.poll(() => count(page)).toMatch(/im gezeichneten Gebiet$/);
	await page.emulateMedia({ media: 'print' });
	expect(await page.locator('[data-found]').isVisible()).toBe(true);
	await close();
});

test('a finger draws without moving the map, and what is drawn can be changed, joined by others and deleted', async () => {
	const { page, close } = await open(leipzig, phone);
	await openMap(page);
	const before = mapOf(page);
	await button(page, 'Gebiet zeichnen').tap();
	await page.locator('.stroke-sheet').waitFor();
	const touches = await page.context().newCDPSession(page);
	const [first, ...others] = await circle(page, 90);
	await touches.send('Input.dispatchTouchEvent', {
		type: 'touchStart',
		touchPoints: first ? [first] : [],
	});
	for (const point of others)
		await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
	await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await expect.poll(() => areasOf(page).length).toBe(1);
	await expect.poll(() => count(page)).toMatch(/im gezeichneten Gebiet$/);
	expect(mapOf(page)).toBe(before);
	// It stays where the window over the list is closed, by its button or by Back.
	const [drawn, found] = [areasIn(new URL(page.url()).hash), await count(page)];
	// A browser takes a press at once for the end of a throw.
	await page.waitForTimeout(500);
	await page.getByRole('button', { name: 'Karte schließen' }).tap();
	for (const leave of [() => page.goBack(), undefined]) {
		await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
		await expect.poll(() => areasIn(new URL(page.url()).hash)).toBe(drawn);
		expect(await count(page)).toBe(found);
		await openMap(page);
		await page.locator('.drawn-area').waitFor();
		await leave?.();
	}
	// As its address says, which has fewer digits.
	const reopened = mapOf(page);
	const sizes = () =>
		page.locator('.map-areas button, .area-corner').evaluateAll((all) =>
			all.flatMap((each) => {
				const { width, height } = each.getBoundingClientRect();
				return [width, height];
			}),
		);
	await button(page, 'Gebiet ändern').tap();
	await page.locator('.area-corner').first().waitFor();
	for (const size of await sizes()) expect(size).toBeGreaterThanOrEqual(44);
	expect(await axeFindings(page)).toEqual([]);
	const corner = page.locator('.area-corner').first();
	const at = await corner.boundingBox();
	const [x, y] = [(at?.x ?? 0) + 22, (at?.y ?? 0) + 22];
	const [old] = areasOf(page);
	await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
	for (const by of [10, 20, 30])
		await touches.send('Input.dispatchTouchEvent', {
			type: 'touchMove',
			touchPoints: [{ x: x - by, y }],
		});
	await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await expect.poll(() => areasOf(page)[0]?.[0]?.lng).toBeLessThan(old?.[0]?.lng ?? 0);
	expect(areasOf(page)[0]?.slice(1)).toEqual(old?.slice(1));
	expect(mapOf(page)).toBe(reopened);
	// A browser takes a press at once for the end of a throw.
	await page.waitForTimeout(500);
	await button(page, 'Fertig').tap();
	await button(page, 'Weiteres zeichnen').tap();
	await button(page, 'Rechteck einfügen').tap();
	await expect.poll(() => areasOf(page).length).toBe(2);
	await expect.poll(() => count(page)).toMatch(/in 2 gezeichneten Gebieten$/);
	await button(page, 'Gebiet löschen').tap();
	await expect.poll(() => areasOf(page).length).toBe(1);
	await button(page, 'Fertig').tap();
	await button(page, 'Gebiet löschen').tap();
	await expect.poll(() => new URL(page.url()).hash).toBe(`#${reopened}`);
	expect(await button(page, 'Gebiet zeichnen').isVisible()).toBe(true);
	await close();
});

// Nothing but the words differs: alerts, bookings and areas are each tried in another language, and at night in all.
test.each(runs<readonly Locale[]>(['es'], Locale.options))(
	'by keyboard an area is placed, and its corners are moved, added and removed by name (%s)',
	async (locale) => {
		const t = translator(locale);
		const { page, close } = await open(site.path('listing', locale));
		await page.locator('.map-open').press('Enter');
		await page.locator('.pin').first().waitFor();
		await button(page, t('map.area.draw')).press('Enter');
		await page.locator('.stroke-sheet').waitFor();
		// The focus stands on what needs no stroke.
		await page.keyboard.press('Enter');
		const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
		const direction = t('map.area.directions').replaceAll('|', '|');
		const name = (n: number, total: number) =>
			new RegExp(
				`^${t('map.area.corner', { n, total, place: '' })}.*(${direction}).*\\p{L}{3}`,
				'u',
			);
		await expect.poll(focused).toMatch(name(1, 4));
		await expect.poll(() => areasOf(page)[0]?.length).toBe(4);
		const [square] = areasOf(page);
		await page.keyboard.press('Tab');
		expect(await focused()).toMatch(name(2, 4));
		const second = await focused();
		await page.keyboard.press('Shift+ArrowUp');
		await expect.poll(() => areasOf(page)[0]?.[1]?.lat).toBeGreaterThan(square?.[1]?.lat ?? 90);
		expect(await focused()).not.toBe(second);
		// It is read aloud where it lies now.
		expect(await page.locator('.map-areas [role=status]').textContent()).toBe(await focused());
		await page.keyboard.press('Insert');
		await expect.poll(focused).toMatch(name(3, 5));
		await page.keyboard.press('Delete');
		await expect.poll(focused).toMatch(name(3, 4));
		await page.keyboard.press('Delete');
		await expect.poll(focused).toMatch(name(3, 3));
		await page.keyboard.press('Delete');
		expect(await page.locator('.map-areas [role=status]').textContent()).toBe(t('map.area.least'));
		expect(await axeFindings(page)).toEqual([]);
		await page.keyboard.press('Escape');
		expect(await page.locator('.area-corner').count()).toBe(0);
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
			t('map.area.change.one'),
		);
		await expect.poll(() => areasOf(page)[0]?.length).toBe(3);
		await expect.poll(() => count(page)).toContain(t('filter.areas.one'));
		await close();
	},
);

test('Escape and „Abbrechen“ end drawing and leave the map open', async () => {
	const { page, close } = await open(leipzig, phone);
	await openMap(page);
	for (const end of [() => page.keyboard.press('Escape'), () => button(page, 'Abbrechen').tap()]) {
		await button(page, 'Gebiet zeichnen').tap();
		await page.locator('.stroke-sheet').waitFor();
		await end();
		expect(await page.locator('.stroke-sheet').count()).toBe(0);
		expect(await page.locator('.map-surface').isVisible()).toBe(true);
	}
	await close();
});

test('a home that hides its point is said to lie there about, and only while an area is drawn', async () => {
	const { page, close } = await open(`${leipzig}#${middle}`);
	await expect.poll(() => count(page)).toMatch(/im gezeichneten Gebiet$/);
	const idsOf = (items: string) =>
		page
			.locator(`[data-list] > li${items} [data-save]`)
			.evaluateAll((hearts) => hearts.map((heart) => Number(heart.dataset['save'])));
	const [all, rough] = [await idsOf(''), await idsOf(':has([data-rough])')];
	const points = readPoints(await file('points'), readIndex(await file('index')));
	const hidden = points.flatMap(({ id, radius }) => (radius !== undefined ? id : []));
	expect(rough.length).toBeGreaterThan(0);
	expect(rough.length).toBeLessThan(all.length);
	expect(rough).toEqual(all.filter((id) => hidden.includes(id)));
	expect(await page.locator('[data-rough]').first().textContent()).toBe(' · ungefähre Lage');
	await page.getByRole('button', { name: 'Filter entfernen: im gezeichneten Gebiet' }).click();
	await expect.poll(() => new URL(page.url()).hash).toBe('');
	await expect.poll(() => page.locator('[data-rough]').count()).toBe(0);
	expect(await count(page)).not.toContain('Gebiet');
	await close();
});

test('what nobody can read in an address is left out, and one sentence says so', async () => {
	const whole = await open(leipzig);
	const all = await titles(whole.page);
	await whole.close();
	const { page, close } = await open(`${leipzig}#area=%22%3E%3Cscript%3E`);
	await expect
		.poll(() => page.locator('[data-unknown]').textContent())
		.toBe('Ein gezeichnetes Gebiet aus dieser Adresse ist nicht zu lesen und zählt nicht mit.');
	expect(await titles(page)).toEqual(all);
	await expect.poll(() => new URL(page.url()).hash).toBe('');
	await close();
	const half = await open(`${leipzig}#${middle},~~~`);
	await expect
		.poll(() => half.page.locator('[data-unknown]').textContent())
		.toMatch(/nicht zu lesen/);
	expect(await count(half.page)).toMatch(/im gezeichneten Gebiet$/);
	expect(new URL(half.page.url()).hash).toBe(`#${middle}`);
	await half.close();
});

test('a jump within the page, another filter, Back and the way back from a home keep the area', async () => {
	const { page, close } = await open(`${leipzig}#${middle}`);
	await expect.poll(() => count(page)).toMatch(/im gezeichneten Gebiet$/);
	const said = await count(page);
	await page.evaluate(`location.hash = '#facets'`);
	await expect.poll(() => new URL(page.url()).hash).toBe(`#${middle}`);
	expect(await count(page)).toBe(said);
	await page.locator('[data-opens=price]').click();
	await page.selectOption('#filter-priceTo', '400000');
	await expect.poll(() => new URL(page.url()).search).toBe('?preis-bis=400000');
	expect(new URL(page.url()).hash).toBe(`#${middle}`);
	expect(await count(page)).toMatch(/im gezeichneten Gebiet$/);
	await page.goto(`${site.origin}/de/`);
	await page.goBack();
	await expect.poll(() => count(page)).toMatch(/im gezeichneten Gebiet$/);
	await page.goto(`${site.origin}/de/kaufen/#${middle}`);
	await expect.poll(() => count(page)).toMatch(/im gezeichneten Gebiet$/);
	await page.locator('[data-list] h3 a').first().click();
	const back = page.locator(`.breadcrumb a[href="/de/kaufen/#${middle}"]`);
	await expect.poll(() => back.count()).toBe(1);
	await close();
});

test('an alert keeps the area: posted, named, mailed with a link to the same list', async () => {
	const { page, asked, close } = await open(`${leipzig}#${middle}`);
	await expect.poll(() => count(page)).toMatch(/im gezeichneten Gebiet$/);
	const [found, said] = [await titles(page), await count(page)];
	await page.locator('[data-pages] + p a[data-alert]').click();
	await page.waitForURL(/\/alerts/);
	expect(await page.locator('main form h2').textContent()).toBe(
		'Kaufen, Leipzig, im gezeichneten Gebiet',
	);
	expect(await page.locator('[role=alert]').count()).toBe(0);
	expect(await axeFindings(page)).toEqual([]);
	await page.locator('input[name=email]').fill('no address');
	await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
	await page.locator('main button[type=submit]').click();
	await page.locator('[role=alert]').waitFor();
	await page.locator('input[name=email]').fill('area@example.com');
	await page.locator('main button[type=submit]').click();
	await page.waitForURL(/sent/);
	for (const url of asked) expect(url).not.toMatch(/areas?=/);
	const mailbox = `${site.crm.origin}/sandbox/mailbox`;
	const mails = async () => (await fetch(mailbox)).text();
	await expect.poll(mails).toContain('area@example.com');
	const [, number = ''] = /mailbox\/(\d+)">[^<]*<\/a>\s*to area@example/.exec(await mails()) ?? [];
	const text = await (await fetch(`${mailbox}/${number}/text`)).text();
	expect(text).toContain('im gezeichneten Gebiet');
	const [own = ''] = /\/alerts\/\S+/.exec(text) ?? [];
	await page.goto(`${site.origin}${own}`);
	expect(await page.locator('main h2').textContent()).toContain('im gezeichneten Gebiet');
	await page.goto(`${site.origin}/de/kaufen/?ort=leipzig#${middle}`);
	await expect.poll(() => titles(page)).toEqual(found);
	expect(await count(page)).toBe(said);
	await close();
});

test('what draws is loaded when it is first wanted, and is small', async () => {
	const { page, close } = await open(leipzig);
	const bodies: Promise<Buffer>[] = [];
	await openMap(page);
	// The map wakes the filters.
	await page.locator('[data-places] input').first().waitFor({ state: 'attached' });
	await page.waitForLoadState('networkidle');
	page.on('response', (response) => {
		if (/\.(js|css)$/.test(response.url())) bodies.push(response.body());
	});
	await button(page, 'Gebiet zeichnen').click();
	await drawByMouse(page);
	await expect.poll(() => count(page)).toMatch(/im gezeichneten Gebiet/);
	const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
	const sum = sizes.reduce((all, size) => all + size, 0);
	console.log(`drawing: ${sum} bytes brotli in ${sizes.length} files`);
	expect(sizes.length).toBeGreaterThan(1);
	expect(sum).toBeLessThanOrEqual(8_000);
	await close();
});

test('without JavaScript nothing of it is shown', async () => {
	const { page, close } = await open(`${leipzig}#${middle}`, { javaScriptEnabled: false });
	expect(await page.locator('.map-open').isVisible()).toBe(false);
	expect(await page.getByText(/Gebiet/).count()).toBe(0);
	await close();
});
