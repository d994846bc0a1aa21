import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../src/domain/locale.ts';
import { axeFindings } from '../support/axe.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

/** One page of each kind. */
const kinds = [
	'home',
	'listing',
	'projects',
	'project',
	'contact',
	'sell',
	'about',
	'person',
	'article',
	'inquiry',
	'thanks',
	'failed',
	'legal',
	'shortlist',
	'notFound',
] as const;
/** The usual one, and those that differ from it: reserved, sold, without an address, without a plan. */
const units = [10007, 10014, 10021, 10023, 10019];
const widths = [390, 1440] as const;

const { site, browser } = await siteInBrowser();

/** The rules a page breaks in light and in dark colours, and where. */
async function check(page: Page, where = new URL(page.url()).pathname): Promise<string[]> {
	const faults: string[] = [];
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const found = await axeFindings(page);
		faults.push(...found.map((fault) => `${where}, ${colorScheme}: ${fault}`));
	}
	return faults;
}

describe.each(widths)('at %i pixels, in light and dark colours,', (width) => {
	let page: Page;
	beforeAll(async () => {
		page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
		return () => page.close();
	});

	describe.each(locales)(
		'no page in %s breaks a rule of WCAG 2.2 AA or good practice:',
		(locale) => {
			test.each(kinds.map((kind) => [kind, site.path(kind, locale)]))('%s', async (_, path) => {
				expect(await checkAt(path)).toEqual([]);
			});

			test.each(units)('unit %i', async (id) => {
				expect(await checkAt(site.unit(id, locale))).toEqual([]);
			});
		},
	);

	async function checkAt(path: string): Promise<string[]> {
		const answer = await page.goto(`${site.origin}${path}`);
		expect(answer?.status(), path).toBe(path.endsWith('/404/') ? 404 : 200);
		return check(page, path);
	}

	test('nothing that opens over a page does', async () => {
		const faults: string[] = [];
		await page.goto(`${site.origin}${site.unit(10007)}`);
		await page.locator('.gallery li a').first().click();
		await page.locator('dialog[open] .pswp img').first().waitFor();
		faults.push(...(await check(page, 'viewer')));

		await page.goto(`${site.origin}${site.path('listing')}`);
		await page.locator(width < 900 ? '[data-opens=all]' : '[data-opens=place]').click();
		await page.locator('dialog[open], :popover-open').first().waitFor();
		faults.push(...(await check(page, 'filters')));
		await page.keyboard.press('Escape');
		await page.locator('.map-open').click();
		await page.locator('.pin').first().waitFor();
		faults.push(...(await check(page, 'map')));

		if (width < 900) {
			await page.goto(`${site.origin}${site.path('home')}`);
			await page.locator('a.menu-link').click();
			faults.push(...(await check(page, 'menu')));
		}
		expect(faults).toEqual([]);
	});
});
