import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { runs } from '../support/full-size.ts';
import { keptPage } from '../support/kept-page.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });
const openPage = keptPage(browser, { origin: site.origin });

/** A list whose index and cards are held back until they are let go. */
async function slowList(path = '/de/kaufen/') {
	const page = await openPage({ viewport: { width: 1440, height: 900 } });
	const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
	await page.route('**/search/**', async (route) => {
		await isLetGo;
		await route.continue();
	});
	await page.goto(`${site.origin}${path}`);
	await page.evaluate(watchFocus);
	return { page, letGo };
}

/** Notes what had the focus whenever nothing has it in a picture that the browser draws. */
function watchFocus(): void {
	const lost: string[] = [];
	let last = '';
	const look = () => {
		const { activeElement } = document;
		if (activeElement !== document.body) last = activeElement?.textContent.trim() ?? '';
		else if (last && last !== lost.at(-1)) lost.push(last);
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
	Object.assign(globalThis, { lostFocus: lost });
}

const lostFocus = (page: Page) => page.evaluate('lostFocus');
const query = (page: Page) => new URL(page.url()).search;
const isOnFound = (page: Page) => page.locator('[data-found]:focus').count();

/** The filters are there, and what they do by themselves is done. */
async function ready(page: Page): Promise<void> {
	const panels = page.locator(':is([data-panels] [popover], [data-body] [data-panel])');
	await panels.first().waitFor({ state: 'attached' });
	await page.waitForTimeout(100);
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
	for (const key of keys) await page.keyboard.press(key);
}

test('whoever goes on by keyboard while the index loads is where they were when it has come', async () => {
	for (const steps of runs([0, 3, 6], [0, 1, 2, 3, 4, 5, 6])) {
		const { page, letGo } = await slowList();
		await page.locator('[data-opens=place]').focus();
		for (let step = 0; step < steps; step++) await page.keyboard.press('Tab');
		const before = await page.locator(':focus').innerText();
		letGo();
		await ready(page);
		expect(await page.locator(':focus').innerText()).toBe(before);
		expect(await lostFocus(page)).toEqual([]);
	}
});

test('whoever chooses an order and goes on to the cards before it comes goes on from what was found', async () => {
	const { page, letGo } = await slowList();
	await page.locator('[name=sort]').focus();
	// To the heart of the second card, which is not among the cheapest.
	await press(page, 'ArrowDown', 'Tab', 'Tab', 'Tab', 'Tab');
	expect(await page.locator('[data-list] :focus').count()).toBe(1);
	letGo();
	await expect.poll(() => query(page)).toBe('?sortierung=preis');
	await expect.poll(() => isOnFound(page)).toBe(1);
	expect(await lostFocus(page)).toEqual([]);
});

test('a card that is found again keeps the focus, wherever it stands then', async () => {
	const { page, letGo } = await slowList();
	await page.locator('[name=sort]').focus();
	letGo();
	await ready(page);
	await page.selectOption('[name=sort]', 'priceUp');
	await expect.poll(() => query(page)).toBe('?sortierung=preis');
	await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
	const card = page.locator('[data-list] h3 a').nth(5);
	const title = await card.innerText();
	// As fast as it can be: the card has the focus before anything was found.
	await page.evaluate(() => {
		const from = document.querySelector<HTMLSelectElement>('#filter-priceFrom');
		if (from) from.selectedIndex = 1;
		from?.dispatchEvent(new Event('change', { bubbles: true }));
		document.querySelectorAll<HTMLElement>('[data-list] h3 a')[5]?.focus();
	});
	await expect.poll(() => query(page)).toContain('preis-von');
	await expect.poll(() => page.locator('[data-list] h3 a').nth(5).innerText()).not.toBe(title);
	expect(await page.locator(':focus').innerText()).toBe(title);
	expect(await lostFocus(page)).toEqual([]);
});

test('options keep the focus while they are counted, also one of which nothing is left', async () => {
	const { page, letGo } = await slowList();
	await page.locator('[data-opens=more]').focus();
	letGo();
	await ready(page);
	await press(page, 'Enter');
	await page.locator('#filter-more:popover-open').waitFor();
	for (const option of [
		'[name=feature][value=balcony]',
		'[name=feature][value=lift]',
		'[name=project]',
	]) {
		for (const price of ['100000', '']) {
			await page.evaluate(
				([option, price]) => {
					const to = document.querySelector<HTMLSelectElement>('#filter-priceTo');
					if (to) to.value = price;
					to?.dispatchEvent(new Event('change', { bubbles: true }));
					document.querySelector<HTMLElement>(`#filter-more ${option}`)?.focus();
				},
				[option, price] as const,
			);
			await expect.poll(() => query(page)).toBe(price && `?preis-bis=${price}`);
			await page.waitForTimeout(100);
			expect(await page.locator(`${option}:focus`).count()).toBe(1);
		}
	}
	// Only what has the focus is left as it is.
	await page.selectOption('#filter-priceTo', '100000', { force: true });
	await expect.poll(() => page.locator('[name=feature]:disabled').count()).toBeGreaterThan(10);
	expect(await lostFocus(page)).toEqual([]);
});

test('filters are taken away one after the other without waiting, and the focus goes to the next', async () => {
	const path = '/de/kaufen/?ort=leipzig,hamburg&merkmal=balkon,keller&preis-bis=900000';
	const { page, letGo } = await slowList(path);
	letGo();
	await ready(page);
	const chips = page.locator('[data-active] .chip:visible');
	await chips.first().focus();
	const [first, ...others] = await chips.allInnerTexts();
	expect([first, others.length]).toEqual(['Leipzig', 3]);
	// Hamburg is said by the button of places from then on.
	for (const next of ['Balkon', 'Keller', 'Zurücksetzen']) {
		await press(page, 'Enter');
		await expect.poll(() => page.locator(':focus').innerText()).toBe(next);
	}
	await press(page, 'Enter');
	await expect.poll(() => query(page)).toBe('');
	await expect.poll(() => page.locator('[data-opens]:focus').count()).toBe(1);
	expect(await lostFocus(page)).toEqual([]);
});

test('nobody who presses keys as fast as they can is ever thrown out of the filters', async () => {
	const { page, letGo } = await slowList('/de/kaufen/?ort=leipzig');
	await page.locator('[data-opens=place]').focus();
	await press(page, 'Tab');
	letGo();
	for (let times = 0; times < 30; times++) await press(page, 'Tab', 'Shift+Tab');
	await ready(page);
	await page.locator('[name=sort]').focus();
	await press(page, 'End', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Tab', 'Tab');
	await expect.poll(() => query(page)).toContain('sortierung');
	await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
	expect(await lostFocus(page)).toEqual([]);
});
