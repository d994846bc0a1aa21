import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../src/domain/locale.ts';
import { axeFindings } from '../support/axe.ts';
import {
	bothSchemes,
	faultsAt,
	faultsOf,
	pagesToCheck,
	type Schemes,
} from '../support/accessibility.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();

const widths = [390, 1440];
const light: Schemes = { light: axeFindings };
// Languages differ in the lengths of their words, and widths in the arrangement, not in colours; wide pages are looked at
// where these are arranged in another way. `npm run test:long` looks at the full product.
const arranged = /^(?:home|listing|project|contact|sell|inquiry|unit 100(?:07|14))$/;
const ways: { locale: Locale; width: number; what: RegExp; colours: string; schemes: Schemes }[] = [
	{ locale: 'de', width: 390, what: /./, colours: 'light or dark', schemes: bothSchemes },
	{ locale: 'en', width: 1440, what: arranged, colours: 'light', schemes: light },
];

describe.each(ways)(
	'at $width pixels no page in $locale breaks a rule of WCAG 2.2 AA or good practice, $colours:',
	({ width, locale, what, schemes }) => {
		const page = pageAt(width);
		const pages = pagesToCheck(site, locale).filter(([name]) => what.test(name));
		test.each(pages)('%s', async (_, path) => {
			expect(await faultsAt(page(), { origin: site.origin, path }, schemes)).toEqual([]);
		});
	},
);

describe.each(widths)('at %i pixels', (width) => {
	const opened = pageAt(width);

	test('nothing that opens over a page does', async () => {
		const page = opened();
		const faults: string[] = [];
		const look = async (where: string) => {
			faults.push(...(await faultsOf(page, where)));
		};
		await page.goto(`${site.origin}${site.unit(10007)}`);
		await page.locator('.gallery li a').first().click();
		await page.locator('dialog[open] .pswp img').first().waitFor();
		await look('viewer');

		await page.goto(`${site.origin}${site.path('listing')}`);
		// What filters open on a wide page has a test of its own.
		if (width < 900) {
			await page.locator('[data-opens=all]').click();
			await page.locator('dialog[open]').first().waitFor();
			await look('filters');
			await page.keyboard.press('Escape');
		}
		await page.locator('.map-open').click();
		await page.locator('.pin').first().waitFor();
		await page.locator('.pin:not(.many)').first().focus();
		await page.keyboard.press('Enter');
		await page.locator('.map-strip a').first().waitFor();
		await look('map');

		if (width < 900) {
			await page.goto(`${site.origin}${site.path('home')}`);
			await page.locator('a.menu-link').click();
			await look('menu');
		}
		expect(faults).toEqual([]);
	});
});

test('no text is faint for who asks for more contrast', async () => {
	const page = await browser.newPage({ contrast: 'more' });
	await page.goto(`${site.origin}${site.path('listing')}`);
	const colours = await page
		.locator('.card h3, .card .meta')
		.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
	expect(colours.length).toBeGreaterThan(2);
	expect(new Set(colours).size).toBe(1);
	await page.close();
});

test('in the colours of the system what is chosen looks other than what is not', async () => {
	const page = await browser.newPage({ forcedColors: 'active' });
	await page.goto(`${site.origin}${site.path('listing')}`);
	const ground = (part: string) =>
		page
			.locator(part)
			.first()
			.evaluate((one) => getComputedStyle(one).backgroundColor);
	for (const [chosen, other] of [
		['.filter-deal [aria-current]', '.filter-deal :not([aria-current])'],
		['.segments label:has(:checked)', '.segments label:not(:has(:checked))'],
	] as const)
		expect(await ground(chosen)).not.toBe(await ground(other));
	await page.close();
});

/** A page for all tests of a block. */
function pageAt(width: number): () => Page {
	let page: Page;
	beforeAll(async () => {
		page = await browser.newPage({ viewport: { width, height: 900 } });
		return () => page.close();
	});
	return () => page;
}
