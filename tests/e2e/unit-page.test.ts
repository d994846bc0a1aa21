import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSiteOf } from '../support/demo-site.ts';
import { keptPage } from '../support/kept-page.ts';
import { image, unit } from '../support/sandbox.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';
import { smallAgency } from '../support/small-agency.ts';
import { statusAsked } from '../support/status-asked.ts';

const paragraph = 'Der Flur ist hell, und die Zimmer liegen still zum Hof. '.repeat(9).trim();

const { site, browser } = await siteInBrowser(
	openSiteOf(
		smallAgency([
			unit(4001, {
				broker_id: undefined,
				hide_address: false,
				courtage: 'provisionsfrei',
				description_note: [paragraph, paragraph, 'Ganz am Ende steht die Linde.'].join('\n\n'),
				long_description_note: [paragraph, paragraph, paragraph].join('\n\n'),
				location_note: `<table><tr>${'<td>Grunderwerbsteuer</td>'.repeat(5)}</tr></table>`,
				images: [image({ position: 1 }), image({ media: 'child', position: 2 })],
			}),
		]),
	),
);
const path = site.unit(4001);

const usual = { width: 1280, height: 720 };
const openPage = keptPage(browser, { origin: site.origin, locale: 'de-DE' });

/** A page of a browser of its own, for what no page can change. */
async function openOther(options: BrowserContextOptions): Promise<Page> {
	const context = await browser.newContext({ locale: 'de-DE', ...options });
	onTestFinished(() => context.close());
	return context.newPage();
}

async function visit({
	viewport = usual,
	...options
}: BrowserContextOptions & { readonly viewport?: typeof usual } = {}) {
	const isUsual = Object.keys(options).length === 0;
	const page = await (isUsual ? openPage({ viewport }) : openOther({ viewport, ...options }));
	const complaints: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(message.text());
	});
	page.on('pageerror', ({ message }) => complaints.push(message));
	await page.goto(`${site.origin}${path}`);
	const results = async () => {
		const texts = await page.locator('.financing [data-result]').allTextContents();
		return texts.map((text) => text.replaceAll(/\s/g, ' '));
	};
	return { page, complaints, results };
}

describe('the loan', () => {
	test('is an example for who has no scripts, and then there is nothing to type into', async () => {
		const { page, results } = await visit({ javaScriptEnabled: false });
		expect(await page.locator('.financing form').isVisible()).toBe(false);
		// 300,000 € with 7.5 % of tax, notary and register; a fifth and all of these are paid at once.
		expect((await results()).slice(0, 3)).toEqual(['1.120 €', '1.120 €', '240.000 €']);
	});

	test('is reckoned anew with what is typed, without asking anybody for more than the program', async () => {
		const { page, results, complaints } = await visit();
		const asked: string[] = [];
		await statusAsked(page);
		page.on('request', (request) => asked.push(request.url()));
		await page.getByLabel('Eigenkapital').fill('122500');
		await page.keyboard.press('Tab');
		await expect.poll(() => page.getByLabel('Eigenkapital').inputValue()).toBe('122.500');
		await page.getByLabel('Sollzins').fill('4');
		await expect
			.poll(results)
			.toEqual(['1.000 €', '1.000 €', '200.000 €', '150.917 €', '70.917 €', '130.133 €']);
		await page.getByLabel('Zinsbindung').fill('15');
		await expect.poll(() => page.locator('.financing').textContent()).toContain('nach 15 Jahren');
		expect(asked.filter((url) => !url.startsWith(`${site.origin}/_astro/`))).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test('says in words that no loan is needed where the own money covers all', async () => {
		const { page, results } = await visit();
		await page.getByLabel('Eigenkapital').fill('900000');
		await expect
			.poll(results)
			.toEqual(['kein Darlehen nötig', 'kein Darlehen nötig', '–', '–', '–', '–']);
	});

	test('says so where nothing can be reckoned, and goes on when it can', async () => {
		const { page, results } = await visit();
		const alert = page.locator('.financing [role=alert]');
		await page.getByLabel('Sollzins').fill('');
		await expect.poll(() => alert.isVisible()).toBe(true);
		expect(new Set(await results())).toEqual(new Set(['–']));
		await page.getByLabel('Sollzins').fill('3.6');
		await expect.poll(() => alert.isVisible()).toBe(false);
		await page.getByLabel('Zinsbindung').fill('');
		await expect.poll(() => alert.isVisible()).toBe(true);
		expect(await page.locator('.financing').textContent()).toContain('Restschuld nach … Jahren');
	});
});

describe('a long text', () => {
	test('unfolds without scripts, by keyboard', async () => {
		const { page } = await visit({ javaScriptEnabled: false });
		const rest = page.locator('.unit-text-more .prose');
		expect(await rest.isVisible()).toBe(false);
		await page.locator('.unit-text-more summary').focus();
		await page.keyboard.press('Enter');
		expect(await rest.isVisible()).toBe(true);
	});
});

describe('sharing', () => {
	test('copies the address where the device offers nothing, and says so', async () => {
		const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
		await page.getByRole('button', { name: 'Teilen' }).click();
		await expect.poll(() => page.getByRole('status').first().textContent()).toBe('Link kopiert');
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(new URL(copied).pathname).toBe(path);
	});

	test('hands the address to a telephone’s own window', async () => {
		const { page } = await visit({
			hasTouch: true,
			isMobile: true,
			viewport: { width: 390, height: 844 },
		});
		await page.evaluate(() => {
			Object.defineProperty(navigator, 'share', {
				value: async (what: ShareData) => {
					document.body.dataset['shared'] = JSON.stringify(what);
				},
			});
		});
		await page.getByRole('button', { name: 'Teilen' }).click();
		const shared = page.locator('body[data-shared]');
		await shared.waitFor();
		expect(await shared.getAttribute('data-shared')).toContain(path);
	});
});

test('the bar on a phone leads to the form, and is away while that is on the screen', async () => {
	const { page } = await visit({ viewport: { width: 390, height: 844 } });
	const bar = page.locator('.inquiry-bar');
	const isVisible = () => bar.isVisible();
	expect(await isVisible()).toBe(true);
	await bar.getByRole('link').click();
	await expect.poll(isVisible).toBe(false);
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(isVisible).toBe(true);
});

test('a table that is wider than a phone moves within its text, and the page stays', async () => {
	const { page } = await visit({ viewport: { width: 390, height: 844 } });
	const text = page.locator('.prose:has(table)');
	await text.evaluate((element) => (element.scrollLeft = 1000));
	expect(await text.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

describe('on paper', () => {
	test('there are title, text, contact and code, and nothing to press', async () => {
		const { page } = await visit();
		await page.emulateMedia({ media: 'print' });
		for (const shown of [
			'h1',
			'.gallery img',
			'.facts:not(.month-price)',
			'.unit-text .prose',
			'.print-end svg',
		]) {
			expect(await page.locator(shown).first().isVisible(), shown).toBe(true);
		}
		for (const hidden of [
			'.actions',
			'.inquiry',
			'.footer',
			'.financing form',
			'.inquiry-bar',
			'header nav',
		]) {
			const found = page.locator(hidden);
			for (const each of await found.all()) expect(await each.isVisible(), hidden).toBe(false);
		}
	});

	test('the later pictures of a strip wait for nothing, although paper is as narrow as a phone', async () => {
		const { page } = await visit({ viewport: { width: 700, height: 900 } });
		const second = page.locator('.gallery li + li').first();
		const waits = () => second.evaluate((picture) => getComputedStyle(picture).animationName);
		expect(await waits()).not.toBe('none');
		await page.emulateMedia({ media: 'print' });
		expect(await waits()).toBe('none');
	});

	test('pictures further down are there, and long texts whole', async () => {
		const { page } = await visit();
		await page.evaluate(() => {
			window.print = () => {
				const waiting = document.querySelectorAll('main img[loading=lazy], details:not([open])');
				document.body.dataset['waiting'] = String(waiting.length);
			};
		});
		await page.getByRole('button', { name: 'Exposé' }).click();
		await page.getByRole('button', { name: 'Drucken' }).click();
		const printed = page.locator('body[data-waiting]');
		await printed.waitFor();
		expect(await printed.getAttribute('data-waiting')).toBe('0');
	});
});

test('on a phone all of a page is laid out soon after it has loaded, though nobody has scrolled', async () => {
	const { page } = await visit({ viewport: { width: 390, height: 844 } });
	const missing = () =>
		page
			.locator('.section > h2')
			.evaluateAll((titles) =>
				titles
					.filter((title) => !title.checkVisibility({ contentVisibilityAuto: true }))
					.map(({ textContent }) => textContent),
			);
	await expect.poll(missing).toEqual([]);
});
