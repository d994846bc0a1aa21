import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsAt, faultsOf, pagesToCheck, type Colours } from '../support/accessibility.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();
const both: readonly Colours[] = ['light', 'dark'];

/**
 * Colours are the same in every language, and what is narrow is tightest where words are longest;
 * `npm run test:long` looks at everything in everything.
 */
const ways = [
	{ width: 390, locale: 'de', colours: both },
	{ width: 1440, locale: 'de', colours: both },
	{ width: 1440, locale: 'en', colours: ['light'] },
	{ width: 390, locale: 'es', colours: ['light'] },
] as const;

describe.each(ways)(
	'at $width pixels no page in $locale breaks a rule of WCAG 2.2 AA or good practice:',
	({ width, locale, colours }) => {
		const opened = pageAt(width);
		test.each(pagesToCheck(site, locale))('%s', async (_, path) => {
			expect(await faultsAt(opened.page, { origin: site.origin, path, colours })).toEqual([]);
		});
	},
);

describe.each([390, 1440])('at %i pixels', (width) => {
	const opened = pageAt(width);

	test('nothing that opens over a page does', async () => {
		const { page } = opened;
		const faults: string[] = [];
		const look = async (where: string) => {
			faults.push(...(await faultsOf(page, { colours: both, where })));
		};
		await page.goto(`${site.origin}${site.unit(10007)}`);
		await page.locator('.gallery li a').first().click();
		await page.locator('dialog[open] .pswp img').first().waitFor();
		await look('viewer');

		await page.goto(`${site.origin}${site.path('listing')}`);
		await page.locator(width < 900 ? '[data-opens=all]' : '[data-opens=place]').click();
		await page.locator('dialog[open], :popover-open').first().waitFor();
		await look('filters');
		await page.keyboard.press('Escape');
		await page.locator('.map-open').click();
		await page.locator('.pin').first().waitFor();
		await look('map');

		if (width < 900) {
			await page.goto(`${site.origin}${site.path('home')}`);
			await page.locator('a.menu-link').click();
			await look('menu');
		}
		expect(faults).toEqual([]);
	});
});

/** A page for all tests of a block. */
function pageAt(width: number): { page: Page } {
	const opened: { page?: Page } = {};
	beforeAll(async () => {
		const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
		opened.page = page;
		return () => page.close();
	});
	return {
		get page() {
			if (!opened.page) throw new Error('The page is opened before the first test.');
			return opened.page;
		},
	};
}
