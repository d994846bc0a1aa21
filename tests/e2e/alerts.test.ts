import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Locale } from '../../src/domain/locale.ts';
import { axeFindings } from '../support/axe.ts';
import { runs } from '../support/full-size.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();
const mailbox = `${site.crm.origin}/sandbox/mailbox`;

async function openPage(path: string, javaScriptEnabled = true): Promise<Page> {
	const context = await browser.newContext({ javaScriptEnabled });
	const page = await context.newPage();
	await page.goto(`${site.origin}${path}`);
	return page;
}

/** The text of the last mail to an address, once there are as many. */
async function mailTo(address: string, count = 1): Promise<string> {
	const numbers = async () => {
		const list = await (await fetch(mailbox)).text();
		return [...list.matchAll(/mailbox\/(\d+)">[^<]*<\/a>\s*to ([^,\s]+)/g)].flatMap(
			([, number = '', to]) => (to === address ? [number] : []),
		);
	};
	await expect.poll(async () => (await numbers()).length).toBe(count);
	const [last] = (await numbers()).toSorted((a, b) => Number(b) - Number(a));
	return await (await fetch(`${mailbox}/${last}/text`)).text();
}

// Nothing but the words differs: alerts, bookings and areas are each tried in another language, and at night in all.
test.each(runs<readonly Locale[]>(['de'], Locale.options))(
	'without JavaScript an alert is asked for, confirmed from the mailbox, changed and ended (%s)',
	async (locale) => {
		const page = await openPage(site.path('listing', locale), false);
		await page.locator('[data-pages] + p a[data-alert]').click();
		expect(await page.locator('html').getAttribute('lang')).toBe(locale);
		const address = `ada-${locale}@example.com`;
		await page.locator('input[name=email]').fill(address);
		await page.locator('input[value=now]').check();
		await page.locator('main button[type=submit]').click();
		expect(page.url()).not.toContain('example.com');
		// The site was built for another port.
		const [own = ''] = /\/alerts\/\S+/.exec(await mailTo(address)) ?? [];
		await page.goto(`${site.origin}${own}`);
		await page.locator('main .button:not(.quiet)').click();
		expect(await page.locator('main [role=status]').count()).toBe(1);
		await page.locator('input[value=daily]').check();
		await page.locator('button[value=pace]').click();
		expect(await page.locator('input[value=daily]').isChecked()).toBe(true);
		await page.locator('main li form:last-child button').click();
		expect(await page.locator('main form').count()).toBe(0);
		const tasks = () =>
			site.crm.sandbox.account.contacts.list().filter((contact) => contact['email'] === address);
		await expect.poll(() => tasks().length).toBe(1);
		await page.context().close();
	},
);

test('an alert watches what the filters of the list say, and breaks no rule of accessibility', async () => {
	const page = await openPage('/de/kaufen/');
	await page.locator('[data-opens=price]').click();
	await page.selectOption('#filter-priceTo', '400000');
	await expect.poll(() => new URL(page.url()).search).toBe('?preis-bis=400000');
	await page.keyboard.press('Escape');
	await page.locator('[data-pages] + p a[data-alert]').click();
	await page.waitForURL(/\/alerts/);
	expect(await page.locator('main form h2').textContent()).toMatch(/bis 400.000/);
	expect(await axeFindings(page)).toEqual([]);
	await page.locator('input[name=email]').fill('ada@example');
	await page.locator('main button[type=submit]').click();
	expect(await page.locator('input[name=email]').inputValue()).toBe('ada@example');
	expect(await axeFindings(page)).toEqual([]);
	await page.context().close();
});

test('the page of a sold home leads to homes like it, and the shortlist to what was saved', async () => {
	const page = await openPage(site.unit(10301));
	const search = new URL(
		await page.locator('a[data-alert]').evaluate((link) => (link as HTMLAnchorElement).href),
	);
	expect(search.searchParams.get('search')).toMatch(/^\/de\/(kaufen|mieten)\/\?/);
	await page.evaluate(() => localStorage.setItem('saved', '10028 10033'));
	await page.goto(`${site.origin}${site.path('shortlist', 'de')}`);
	await page.locator('[data-tools] a[data-alert]').click();
	await page.waitForURL(/\/alerts/);
	expect(await page.locator('main form li').count()).toBe(2);
	expect(await axeFindings(page)).toEqual([]);
	await page.context().close();
});
