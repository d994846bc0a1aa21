import { expect, test } from 'vitest';
import { openSiteOf } from '../support/demo-site.ts';
import { image, unit } from '../support/sandbox.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';
import { smallAgency } from '../support/small-agency.ts';

const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
const { site, browser } = await siteInBrowser(
	openSiteOf(
		smallAgency([
			unit(1, {
				title: word,
				condition: word,
				heating_type: word,
				images: [image(), image({ is_floorplan: true, title: word, position: 2 })],
			}),
		]),
	),
);

test.each([320, 390, 1440])(
	'words without an end widen no page of a unit at %i pixels',
	async (width) => {
		const page = await browser.newPage({ viewport: { width, height: 800 } });
		await page.goto(`${site.origin}${site.unit(1)}`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		const hyphens = page.locator('h1').evaluate((heading) => getComputedStyle(heading).hyphens);
		expect(await hyphens).toBe('auto');
		await page.close();
	},
);
