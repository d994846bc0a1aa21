import { expect, test } from 'vitest';
import { locales } from '../../src/domain/locale.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });

/** What a page shows of viewing times at a time: how many, and whether it says that there are none. */
async function shownAt(path: string, time: string, javaScriptEnabled = true) {
	const context = await browser.newContext({ javaScriptEnabled });
	const page = await context.newPage();
	await page.clock.setFixedTime(time);
	await page.goto(site.origin + path);
	const times = await page.locator('main [data-until]:not(.card *):visible').count();
	const groups = await page.locator('main [data-viewings]').count();
	const saysNone = await page.locator('[data-no-viewings]:visible').count();
	const loaded = await page.evaluate(() => performance.getEntriesByType('resource').length);
	await context.close();
	return { times, groups, saysNone, loaded };
}

const [before, after] = ['2026-11-21T12:00:00Z', '2027-06-01T12:00:00Z'];

test.each(locales)(
	'what is over leaves the page of all times in the browser, in %s',
	async (locale) => {
		const path = site.path('viewings', locale);
		const now = await shownAt(path, before);
		const later = await shownAt(path, after);
		const plain = await shownAt(path, after, false);
		expect(now.times).toBeGreaterThan(5);
		expect(now).toMatchObject({ groups: now.times, saysNone: 0 });
		expect(later).toMatchObject({ times: 0, groups: 0, saysNone: 1, loaded: now.loaded });
		expect(plain).toMatchObject({ times: now.times, saysNone: 0 });
	},
);

test('a home names its time beside its price, and further down with a file for calendars, until it is over', async () => {
	const path = site.unit(10015);
	expect(await shownAt(path, before)).toMatchObject({ times: 3, groups: 1 });
	expect(await shownAt(path, after)).toMatchObject({ times: 0, groups: 0 });
	const page = await browser.newPage();
	await page.clock.setFixedTime(before);
	await page.goto(site.origin + path);
	const href = await page.locator('[data-viewings] a').first().getAttribute('href');
	const file = await page.request.get(site.origin + (href ?? ''));
	expect(file.headers()['content-type']).toContain('text/calendar');
	expect(await file.text()).toContain('BEGIN:VEVENT');
	await page.close();
});
