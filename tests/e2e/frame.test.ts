import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { newFolder } from '../support/site-build.ts';
import { buildStyleguide, type Styleguide } from '../support/styleguide.ts';

let styleguide: Styleguide;
let browser: Browser;
beforeAll(async () => {
	const { folder, remove } = newFolder();
	const theme = join(folder, 'theme.css');
	writeFileSync(theme, ':root { --accent: #1d3d8f; --paper: #fff; --radius: 6px }');
	[styleguide, browser] = await Promise.all([buildStyleguide(theme), openBrowser()]);
	remove();
});
afterAll(async () => {
	await browser?.close();
	styleguide?.remove();
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
	return styleguide.open(await browser.newContext({ bypassCSP: true, ...options }));
}

const paperOf = (page: Page) =>
	page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
/** The company's, while that in the dark is ours. */
const light = 'rgb(255, 255, 255)';
const dark = 'rgb(20, 20, 18)';

describe('light and dark', () => {
	test('follow the system until a visitor chooses, and the choice stays', async () => {
		const page = await open({ colorScheme: 'light' });
		expect(await paperOf(page)).toBe(light);
		await page.getByRole('radio', { name: 'Dunkel' }).last().check();
		expect(await paperOf(page)).toBe(dark);
		await page.reload();
		expect(await paperOf(page)).toBe(dark);
		expect(await page.getByRole('radio', { name: 'Dunkel' }).last().isChecked()).toBe(true);
		await page.getByRole('radio', { name: 'System' }).last().check();
		expect(await paperOf(page)).toBe(light);
		await page.reload();
		expect(await paperOf(page)).toBe(light);
		await page.context().close();
	});

	test('are chosen before anything is painted, and colour the bars of a phone', async () => {
		const page = await open({ colorScheme: 'light' });
		await page.evaluate(`localStorage.setItem('theme', 'dark')`);
		// Every script but the early one is held back.
		await page.route('**/SiteHeader*.js', (route) => route.abort());
		await page.reload();
		expect(await paperOf(page)).toBe(dark);
		await page.unroute('**/SiteHeader*.js');
		await page.reload();
		const bars = await page
			.locator('meta[name="theme-color"]')
			.evaluateAll((tags) =>
				tags.map((tag) => [tag.getAttribute('content'), tag.getAttribute('media')]),
			);
		expect(bars).toEqual([
			['#ffffff', 'not all'],
			['#141412', 'all'],
		]);
		await page.context().close();
	});

	test('are the same in all tabs, also when everything that is kept is deleted, and no other value is taken', async () => {
		const page = await open({ colorScheme: 'light' });
		const other = await styleguide.open(page.context());
		const choose = (value: string) => page.evaluate(`localStorage.setItem('theme', '${value}')`);
		await choose('dark');
		await expect.poll(() => paperOf(other)).toBe(dark);
		await choose('<b>');
		await page.evaluate('localStorage.clear()');
		await expect.poll(() => paperOf(other)).toBe(light);
		expect(await other.getByRole('radio', { name: 'System' }).last().isChecked()).toBe(true);
		await page.context().close();
	});

	test('are those chosen last when a browser shows a page again that it has kept', async () => {
		const page = await open({ colorScheme: 'light' });
		await page.evaluate(() => {
			localStorage.setItem('theme', 'dark');
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		});
		expect(await paperOf(page)).toBe(dark);
		expect(await page.getByRole('radio', { name: 'Dunkel' }).last().isChecked()).toBe(true);
		await page.context().close();
	});

	test('are not offered where no script could keep the choice', async () => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await styleguide.open(context);
		expect(await page.locator('footer .segments').isVisible()).toBe(false);
		expect(await page.locator('form.search').isVisible()).toBe(false);
		await context.close();
	});
});

/** Colour of the paper, and colour and corner of a button. */
async function lookIn(colorScheme: 'light' | 'dark'): Promise<unknown[]> {
	const page = await open({ colorScheme });
	const [paper, button] = [
		await paperOf(page),
		await page
			.locator('.button')
			.first()
			.evaluate((element) => {
				const { backgroundColor, borderRadius } = getComputedStyle(element);
				return `${backgroundColor} ${borderRadius}`;
			}),
	];
	await page.context().close();
	return [paper, button];
}

test('a company’s own colours and corners take the place of those the site comes with', async () => {
	expect(await lookIn('light')).toEqual([light, 'rgb(29, 61, 143) 6px']);
	expect(await lookIn('dark')).toEqual([dark, 'rgb(163, 190, 245) 6px']);
});

describe('the menu on a phone', () => {
	const phone = { viewport: { width: 390, height: 800 } };

	test('opens over the page, holds the focus, and gives it back', async () => {
		const page = await open(phone);
		const opener = page.getByRole('button', { name: 'Menü' });
		await opener.focus();
		await page.keyboard.press('Enter');
		const menu = page.getByRole('dialog');
		expect(await menu.isVisible()).toBe(true);
		expect(await page.getByRole('button', { name: 'Schließen' }).evaluate(isFocused)).toBe(true);
		for (let step = 0; step < 20; step += 1) await page.keyboard.press('Tab');
		expect(await page.evaluate(`!document.activeElement.closest('main, footer')`)).toBe(true);
		await page.keyboard.press('Escape');
		expect(await menu.isVisible()).toBe(false);
		expect(await opener.evaluate(isFocused)).toBe(true);
		await page.keyboard.press('Space');
		expect(await menu.isVisible()).toBe(true);
		await page.getByRole('button', { name: 'Schließen' }).click();
		expect(await menu.isVisible()).toBe(false);
		await page.context().close();
	});

	test('closes when the visitor goes back, and a link of it takes the place of that step', async () => {
		const page = await open(phone);
		const opener = page.getByRole('button', { name: 'Menü' });
		const menu = page.getByRole('dialog');
		const before: unknown = await page.evaluate('history.length');
		const openMenu = async () => {
			await opener.click();
			await expect.poll(() => page.evaluate('history.state')).toEqual({ over: true });
		};
		await openMenu();
		await page.goBack();
		await expect.poll(() => menu.isVisible()).toBe(false);
		expect(new URL(page.url()).pathname).toBe('/styleguide/');
		await openMenu();
		await page.keyboard.press('Escape');
		await expect.poll(() => page.evaluate('history.state')).toBe(null);
		await openMenu();
		await page.route('**/de/projekte/', (route) => route.fulfill({ body: 'Projekte' }));
		await menu.getByRole('link', { name: 'Projekte' }).click();
		await page.waitForURL('**/de/projekte/');
		expect(await page.evaluate('history.length')).toBe(Number(before) + 1);
		await page.goBack();
		expect(new URL(page.url()).pathname).toBe('/styleguide/');
		expect(await menu.isVisible()).toBe(false);
		await page.context().close();
	});

	test('does not lock the page when it is turned and becomes wide', async () => {
		const page = await open(phone);
		await page.getByRole('button', { name: 'Menü' }).click();
		await page.setViewportSize({ width: 1000, height: 390 });
		await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false);
		await page.context().close();
	});

	test('is a way to the links at the end of the page where no script runs', async () => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...phone });
		const page = await styleguide.open(context);
		await page.getByRole('link', { name: 'Menü' }).click();
		expect(page.url()).toMatch(/#navigation$/);
		await context.close();
	});
});

describe('the search of the home page', () => {
	test('leads to the list of what was chosen, and says how much there is', async () => {
		expect(await searched(async () => {})).toBe('50 Angebote zeigen /de/kaufen/');
		expect(await searched((page) => page.getByLabel('Mieten').check())).toBe(
			'24 Angebote zeigen /de/mieten/',
		);
		expect(await searched((page) => place(page).selectOption('Leipzig'))).toBe(
			'21 Angebote zeigen /de/kaufen/leipzig/',
		);
	});

	test('says thousands as the page does, also in Spanish, which leaves the point out of four digits', async () => {
		const page = await open();
		await page.evaluate(() => {
			document.documentElement.lang = 'es';
			document.querySelector('[data-places] option')?.setAttribute('data-buy', '1234');
			dispatchEvent(new PageTransitionEvent('pageshow'));
		});
		expect(await page.locator('form.search button').textContent()).toContain('1.234');
		await page.context().close();
	});

	test('says the highest price in the address, in steps that fit buying or renting', async () => {
		expect(await searched((page) => price(page).selectOption('500000'))).toBe(
			'Angebote zeigen /de/kaufen/?preis-bis=500000',
		);
		const rent = await searched(async (page) => {
			await price(page).selectOption('500000');
			await page.getByLabel('Mieten').check();
			await place(page).selectOption('Leipzig');
			await price(page).selectOption('1000');
		});
		expect(rent).toBe('Angebote zeigen /de/mieten/leipzig/?preis-bis=1000');
	});
});

/** Chooses in the search, and says what its button promised and where it led. */
async function searched(choose: (page: Page) => Promise<unknown>): Promise<string> {
	const page = await open();
	await choose(page);
	const button = page.locator('form.search button');
	const words = await button.textContent();
	const left = page.waitForRequest((request) => request.isNavigationRequest());
	await button.click();
	const { pathname, search } = new URL((await left).url());
	await page.context().close();
	return `${words} ${pathname}${search}`;
}
function place(page: Page) {
	return page.getByLabel('Ort');
}

function price(page: Page) {
	return page.getByLabel('Preis bis').locator('visible=true');
}

function isFocused(element: Element): boolean {
	return element === element.ownerDocument.activeElement;
}

describe.each([390, 1200])('at %i pixels', (width) => {
	test('nothing moves when the typefaces arrive late', async () => {
		const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
		await context.addInitScript(`
			globalThis.shift = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) globalThis.shift += entry.value;
			}).observe({ type: 'layout-shift', buffered: true });
		`);
		const page = await styleguide.open(context, { fonts: 600 });
		const fonts = await page.evaluate('document.fonts.ready.then(({ size }) => size)');
		await page.waitForTimeout(300);
		const shift = await page.evaluate('globalThis.shift');
		await context.close();
		expect(fonts).toBeGreaterThan(1);
		expect(shift).toBeLessThanOrEqual(0.005);
	});
});
