import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsWithin } from '../support/accessibility.ts';
import { keptPage } from '../support/kept-page.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });
const openPage = keptPage(browser, { origin: site.origin });
const list = '/de/kaufen/leipzig/';
/** A flat with an owners' fee and a certificate, and what it costs. */
const flat = { id: 10028, price: '329.000 €', monthly: '1.646 € / Monat' };

function shown(page: Page, selector: string): Promise<string[]> {
	return page
		.locator(`${selector}:visible`)
		.evaluateAll((all) =>
			all.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ').trim() ?? ''),
		);
}

function button(page: Page) {
	return page.getByRole('button', { name: 'Pro Monat' });
}

test('one button turns prices into monthly costs on cards, those to come, and the map, and back again', async () => {
	const page = await openPage({ viewport: { width: 1440, height: 900 } });
	await page.goto(`${site.origin}${list}`);
	const prices = await shown(page, '[data-list] .card-price');
	expect(prices).toContain(flat.price);
	await page.getByRole('button', { name: 'Karte zeigen' }).click();
	await page.locator('.pin').first().waitFor();
	const pins = await shown(page, '.pin:not(.many)');
	expect(pins).toContain(flat.price);

	await button(page).click();
	expect(await shown(page, '[data-list] .card-price')).toContain(flat.monthly);
	// The price stands where that of a square metre did, with what nobody knows.
	expect(await shown(page, '[data-list] .month-price')).toContainEqual(
		expect.stringMatching(/€ · ohne Heizung$/),
	);
	await expect.poll(() => shown(page, '.pin:not(.many)')).toContain('1.646 €');
	expect(await page.locator('.pin', { hasText: '1.646 €' }).getAttribute('aria-label')).toContain(
		'Monat',
	);
	expect(await faultsWithin(page, '[data-list]')).toEqual([]);
	await page.selectOption('select[name=sort]', 'rooms');
	await expect.poll(() => page.url()).toContain('sort');
	const made = await shown(page, '[data-list] .card-price');
	expect(made.filter((price) => price.endsWith('/ Monat')).length).toBeGreaterThan(10);

	await button(page).click();
	await expect.poll(() => shown(page, '.pin:not(.many)')).toEqual(expect.arrayContaining(pins));
	expect((await shown(page, '[data-list] .card-price')).toSorted()).toEqual(prices.toSorted());
});

test('on a phone the window of the map has the same button', async () => {
	const page = await openPage({ viewport: { width: 390, height: 844 } });
	await page.goto(`${site.origin}${list}`);
	await page.getByRole('button', { name: 'Karte zeigen' }).click();
	const own = page.getByRole('dialog').getByRole('button', { name: 'Pro Monat' });
	await page.locator('.pin').first().waitFor();
	await own.click();
	expect(await own.getAttribute('aria-pressed')).toBe('true');
	await expect.poll(() => shown(page, '.pin:not(.many)')).toContain('1.646 €');
	await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
	expect(await button(page).getAttribute('aria-pressed')).toBe('true');
	expect(await shown(page, '[data-list] .card-price')).toContain(flat.monthly);
});

test('where cards say what is paid each month, lists are filtered and sorted by it', async () => {
	const page = await openPage({ viewport: { width: 1440, height: 900 } });
	await page.goto(`${site.origin}${list}`);
	await page.locator('[data-opens=price]').click();
	await page.locator('#filter-price:popover-open').waitFor();
	expect(await page.locator('[data-facet=monthly]').isVisible()).toBe(false);
	await page.keyboard.press('Escape');

	await button(page).click();
	await page.locator('[data-opens=price]').click();
	await page
		.locator('#filter-monthlyTo option', { hasText: '(' })
		.first()
		.waitFor({ state: 'attached' });
	await page.selectOption('#filter-monthlyTo', '1750');
	await page.keyboard.press('Escape');
	await expect.poll(() => page.url()).toContain('?monatlich-bis=1750');
	await expect.poll(() => shown(page, '[data-opens=price]')).toEqual(['Monatlich bis 1.750 €']);
	await page.selectOption('select[name=sort]', 'monthly');
	await expect.poll(() => page.url()).toContain('sortierung=monatlich');
	const euros = async () =>
		(await shown(page, '[data-list] .month-price'))
			.filter((text) => text.endsWith('/ Monat'))
			.map((text) => Number(text.replaceAll(/\D/g, '')));
	await expect.poll(async () => (await euros()).length).toBeGreaterThan(3);
	const all = await euros();
	expect(all).toEqual(all.toSorted((a, b) => a - b));
	expect(Math.max(...all)).toBeLessThanOrEqual(1_750);
	expect(await faultsWithin(page, 'form.filter')).toEqual([]);
});

test('the choice holds on every page of the device until it is deleted, and stands in no address', async () => {
	const page = await openPage({ viewport: { width: 390, height: 844 } });
	await page.goto(`${site.origin}${list}`);
	await button(page).click();
	expect(page.url()).toBe(`${site.origin}${list}`);
	await page.goto(`${site.origin}/de/`);
	expect((await shown(page, '.card-price')).some((price) => price.endsWith('/ Monat'))).toBe(true);
	await page.goto(`${site.origin}${site.path('shortlist')}`);
	expect(await page.locator('[data-kept=monthly]').isVisible()).toBe(true);
	await page.locator('[data-clear]').click();
	await page.goto(`${site.origin}${list}`);
	expect(await button(page).getAttribute('aria-pressed')).toBe('false');
	expect(await shown(page, '.card-price')).toContain(flat.price);
});

test('the comparison tells what is paid each month, part by part, in place of prices', async () => {
	const page = await openPage({ viewport: { width: 1440, height: 900 } });
	await page.goto(`${site.origin}${site.path('shortlist')}`);
	await page.evaluate(() => localStorage.setItem('saved', '10028 10033'));
	await page.reload();
	const rows = () => shown(page, '.compare-table th[scope=row]');
	await expect.poll(rows).toEqual(expect.arrayContaining([expect.stringMatching(/^Kaufpreis/)]));
	await button(page).click();
	await expect
		.poll(rows)
		.toEqual(
			expect.arrayContaining([
				expect.stringMatching(/^Zusammen im Monat/),
				expect.stringMatching(/^Monatliche Rate/),
				expect.stringMatching(/^Hausgeld/),
				expect.stringMatching(/^Heizkosten/),
			]),
		);
	expect((await rows()).filter((name) => name.startsWith('Kaufpreis'))).toEqual([]);
	expect((await shown(page, '.compare-table td')).join()).toContain(flat.monthly.split(' /')[0]);
	expect(await faultsWithin(page, '.compare-table')).toEqual([]);
});

test('the page of a unit says the same without scripts, and every part that it adds up', async () => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${site.origin}${site.unit(flat.id)}`);
	const amounts = await page.locator('.financing .costs td').allTextContents();
	await context.close();
	const euros = amounts.map((text) => Number(text.replaceAll(/\D/g, '')));
	expect(euros.pop()).toBe(1646);
	expect(euros).toHaveLength(3);
	expect(euros.reduce((sum, part) => sum + part)).toBe(1646);
});

test('the first screen of a unit says what it costs each month, too, and with the own equity once it was typed', async () => {
	const page = await openPage({ viewport: { width: 390, height: 844 } });
	const first = () => shown(page, '.unit-price dd');
	await page.goto(`${site.origin}${site.unit(flat.id)}`);
	expect((await first())[0]).toBe(flat.price);
	await page.evaluate(() => localStorage.setItem('monthly', '1'));
	await page.reload();
	expect(await first()).toEqual(['1.646 €', flat.price]);
	expect(await shown(page, '.inquiry-bar .month-price')).toEqual([flat.monthly]);

	await page.getByLabel('Eigenkapital').fill('200.000');
	await expect.poll(first).toEqual(['1.190 €', flat.price]);
	expect(await shown(page, '[data-example]')).toEqual([expect.stringContaining('200.000 €')]);
	await page.goto(`${site.origin}${site.unit(10033, 'en')}`);
	await expect.poll(() => page.getByLabel('Equity').inputValue()).toBe('200,000');
	await page.goto(`${site.origin}${site.path('shortlist')}`);
	expect(await page.locator('[data-kept=equity]').isVisible()).toBe(true);
	await page.locator('[data-clear]').click();
	await page.goto(`${site.origin}${site.unit(flat.id)}`);
	expect(await page.getByLabel('Eigenkapital').inputValue()).not.toBe('200.000');
});

test.each([
	['/de/mieten/hamburg/', 'Warmmiete'],
	['/en/rent/hamburg/', 'Rent incl. bills'],
	['/es/alquilar/hamburg/', 'Alquiler con gastos'],
])('a list of rents has a switch for the rent with bills: %s', async (path, name) => {
	const page = await openPage();
	await page.goto(`${site.origin}${path}`);
	expect(await page.locator('[data-per-month]').allTextContents()).toEqual([name]);
});
