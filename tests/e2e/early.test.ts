import { expect, onTestFinished, test } from 'vitest';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });

/** A page on a slow line: it stands there, and its scripts, or the last of them, come when they are let through. */
async function slowly(path: string, late = '*.js') {
	const context = await browser.newContext({ reducedMotion: 'reduce' });
	onTestFinished(() => context.close());
	const page = await context.newPage();
	const scripts = Promise.withResolvers<void>();
	await page.route(`**/_astro/${late}`, async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
	return { page, arrive: () => scripts.resolve() };
}

test('what is saved and sorted by before the scripts have come is saved and sorted by when they have', async () => {
	const { page, arrive } = await slowly('/de/kaufen/');
	const heart = page.locator('[data-list] [data-save]').first();
	await heart.click();
	await heart.click();
	await page.selectOption('[name=sort]', 'priceUp');
	await page.locator('[data-opens=price]').click();
	arrive();
	await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
	await expect.poll(() => new URL(page.url()).search).toBe('?sortierung=preis');
	await page.locator('#filter-price:popover-open').waitFor();
});

test('what is clicked when only some of the scripts have come is answered once', async () => {
	const { page, arrive } = await slowly('/de/kaufen/', 'FilterForm*.js');
	const dark = page.locator('[name=theme][value=dark]');
	const heart = page.locator('[data-list] [data-save]').first();
	// The header's script has run, as it marks the link to the menu.
	await page.locator('a.menu-link[role=button]').waitFor({ state: 'attached' });
	await heart.click();
	await dark.check();
	arrive();
	await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
	await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
	expect(await heart.getAttribute('aria-pressed')).toBe('true');
});

test('a search sent before its script has come leads to the list of what was chosen', async () => {
	const { page, arrive } = await slowly('/de/');
	const form = page.locator('form.search');
	await form.getByRole('radio', { name: 'Mieten' }).check();
	await form.locator('[data-places]').selectOption('leipzig');
	await form.locator('button').click();
	arrive();
	await page.waitForURL('**/de/mieten/leipzig/');
});
