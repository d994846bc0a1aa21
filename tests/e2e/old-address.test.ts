import type { BrowserContextOptions, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { siteInBrowser } from '../support/site-in-browser.ts';

const unit = 10007;
const { site, browser } = await siteInBrowser(undefined, { pictures: false });

/** An address at a host that answers each without a page alike, and what the browser has asked for. */
async function visit(path: string, options: BrowserContextOptions = {}) {
	const context = await browser.newContext(options);
	onTestFinished(() => context.close());
	const missing = await fetch(`${site.origin}/404.html`);
	const answer = { headers: Object.fromEntries(missing.headers), body: await missing.text() };
	await context.route(`${site.origin}${path}`, (route) =>
		route.fulfill({ ...answer, status: 404 }),
	);
	const page = await context.newPage();
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(`${site.origin}${path}`);
	return { page, asked };
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

test.each([
	['de', '/de/immobilien/ein-alter-titel-10007/'],
	['en', '/en/properties/10007'],
] as const)('an old address in %s leads on to where the unit stands today', async (locale, old) => {
	const { page } = await visit(old);
	await page.waitForURL(`**${site.unit(unit, locale)}`);
	expect(await page.locator('h1').count()).toBe(1);
});

test('where a unit is not on offer, or its page should be here and is not, the visitor stays', async () => {
	for (const path of ['/de/immobilien/nirgends-999999/', site.unit(unit)]) {
		const { page, asked } = await visit(path);
		await page.waitForLoadState('networkidle');
		expect(asked).toContain('/search/index.bin');
		expect(asked.filter((each) => each === path)).toHaveLength(1);
		expect(pathOf(page)).toBe(path);
	}
});

test('for any other address nothing is looked up', async () => {
	for (const path of ['/de/projekte/hof-12/', '/de/nirgends/', '/wp-login.php']) {
		const { page, asked } = await visit(path);
		await page.waitForLoadState('networkidle');
		expect(asked.filter((each) => each.startsWith('/search/'))).toEqual([]);
		expect(pathOf(page)).toBe(path);
	}
});

test('without scripts the page names the ways on, in every language', async () => {
	const { page } = await visit('/de/immobilien/ein-alter-titel-10007/', {
		javaScriptEnabled: false,
	});
	const ways = await page
		.locator('main .choices a')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	expect(ways).toEqual(['/de/', '/en/', '/es/']);
});
