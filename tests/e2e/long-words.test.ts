import { expect, test } from 'vitest';
import { openSiteOf } from '../support/demo-site.ts';
import { image, unit } from '../support/sandbox.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';
import { smallAgency } from '../support/small-agency.ts';

const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
const agency = smallAgency([
	unit(1, {
		title: word,
		unit_id: word,
		city: word,
		condition: word,
		heating_type: word,
		project_id: 7,
		images: [image(), image({ is_floorplan: true, title: word, position: 2 })],
	}),
	unit(2, { project_id: 7 }),
]);
const { site, browser } = await siteInBrowser(
	openSiteOf({
		...agency,
		projects: [{ id: 7, name: word, title: word, property_status_id: 503 }],
	}),
);

test.each([320, 390, 1440])(
	'words without an end widen no page of a unit, a project or a list at %i pixels',
	async (width) => {
		const page = await browser.newPage({ viewport: { width, height: 800 } });
		const wide: string[] = [];
		for (const path of [site.unit(1), site.path('project'), site.path('listing')]) {
			await page.goto(`${site.origin}${path}`);
			const found = await page.evaluate(() => document.documentElement.scrollWidth);
			if (found !== width) wide.push(`${path}: ${found} pixels`);
		}
		expect(wide).toEqual([]);
		await page.goto(`${site.origin}${site.unit(1)}`);
		const hyphens = page.locator('h1').evaluate((heading) => getComputedStyle(heading).hyphens);
		expect(await hyphens).toBe('auto');
		await page.close();
	},
);
