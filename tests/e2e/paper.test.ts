import { expect, test } from 'vitest';
import { runs } from '../support/full-size.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();

/** How many sheets a page of the site takes. */
async function sheetsOf(path: string): Promise<number | undefined> {
	const page = await browser.newPage();
	await page.goto(`${site.origin}${path}`);
	await page.evaluate("dispatchEvent(new Event('beforeprint'))");
	await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	await page.close();
	return pdf.match(/\/Type \/Page\b/g)?.length;
}

test('on paper the plans of all storeys stand one beneath the other', async () => {
	const page = await browser.newPage({ viewport: { width: 690, height: 900 } });
	await page.goto(`${site.origin}${site.unit(10412)}`);
	await page.emulateMedia({ media: 'print' });
	const plans = await page.locator('.floor-plans li').all();
	const [first, second] = await Promise.all(plans.map((plan) => plan.boundingBox()));
	expect(second?.x).toBe(first?.x);
	expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
	await page.close();
});

test('on paper title, price and facts stand above the pictures, under the name of the house', async () => {
	const page = await browser.newPage({ viewport: { width: 690, height: 900 } });
	await page.goto(`${site.origin}${site.unit(10028)}`);
	await page.emulateMedia({ media: 'print' });
	const tops = await Promise.all(
		[
			'.header .wordmark',
			'h1',
			'.unit-price .facts:not(.month-price)',
			'.unit-head > .facts',
			'.gallery',
		].map(async (part) => (await page.locator(part).first().boundingBox())?.y ?? NaN),
	);
	expect(tops).toEqual(tops.toSorted((a, b) => a - b));
	await page.close();
});

test('on paper the pictures follow the plan, and who to call has no sheet alone', async () => {
	expect(await sheetsOf(site.unit(10306))).toBe(5);
	expect(await sheetsOf('/de/projekte/osterbekhaeuser-202/')).toBe(5);
});

test.each(runs(['de'] as const, ['de', 'en', 'es'] as const))(
	'the home page takes three sheets in the language %s, and leaves nobody alone on one more',
	async (locale) => {
		expect(await sheetsOf(site.path('home', locale))).toBe(3);
	},
);

test('on paper the headings of a table of units end where their figures end', async () => {
	const page = await browser.newPage({ viewport: { width: 690, height: 900 } });
	await page.goto(`${site.origin}${site.path('project')}`);
	await page.emulateMedia({ media: 'print' });
	const apart = await page.evaluate(
		`[...document.querySelectorAll('.units-table thead .number')].map((heading) => {
			const words = document.createRange();
			words.selectNodeContents(heading);
			return Math.round(heading.getBoundingClientRect().right - words.getBoundingClientRect().right);
		})`,
	);
	expect(apart).toEqual([0, 0, 0, 0]);
	await page.close();
});
