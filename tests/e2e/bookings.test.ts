import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { locales, type Locale } from '../../src/domain/locale.ts';
import { agencyWith, task } from '../support/appointments.ts';
import { axeFindings } from '../support/axe.ts';
import { openSiteOf } from '../support/demo-site.ts';
import { runs } from '../support/full-size.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const week = 7 * 24 * 3_600_000;
const start = new Date(Math.ceil(Date.now() / week) * week + week + 13 * 3_600_000);
const end = new Date(start.getTime() + 2 * 3_600_000);
/** As the demo's settings have it: booked in parts of 20 minutes, of which there are six. */
const parts = 330;
const agency = agencyWith(
	[
		task(500, {
			note_type_id: parts,
			starts_at: start.toISOString(),
			ends_at: end.toISOString(),
		}),
	],
	{ activityTypes: [{ id: parts, name: 'Besichtigung nach Uhrzeit', category: 'event' }] },
);
const { site, browser } = await siteInBrowser(openSiteOf(agency), { pictures: false });
const { account } = site.crm.sandbox;

let visitors = 0;

async function openHome(locale: Locale, javaScriptEnabled: boolean): Promise<Page> {
	// Everybody comes from elsewhere, since one address may not send much in a minute.
	const from = { 'x-forwarded-for': `10.${visitors++}.0.1` };
	const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders: from });
	const page = await context.newPage();
	await page.goto(site.origin + site.unit(1, locale));
	return page;
}

async function fillIn(page: Page, name: string, time: string): Promise<void> {
	await page.fill('[name=name]', name);
	await page.fill('[name=email]', `${name}@example.com`);
	await page.selectOption('[name=viewing]', time);
}

test('an address chooses a time in the form, and none that cannot be booked', async () => {
	const page = await openHome('de', true);
	for (const [time, chosen] of [
		['500.6', '500.6'],
		['1.1', ''],
	]) {
		await page.goto('about:blank');
		await page.goto(`${site.origin + site.unit(1)}#wish=1&viewing=${time}&message=Passt`);
		await expect.poll(() => page.inputValue('[name=message]')).toBe('Passt');
		expect(await page.inputValue('[name=viewing]')).toBe(chosen);
	}
});

const send = 'form[data-inquiry] button[type=submit]';
const people = () => account.tasks.get(500)?.['client_ids'];
const timesIn = (page: Page) =>
	page
		.locator('[name=viewing] option')
		.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

// Nothing but the words differs: alerts, bookings and areas are each tried in another language, and at night in all.
test.each(runs<readonly Locale[]>(['en'], locales))(
	'without JavaScript a time is booked, put into a calendar and given back, and somebody else takes it (%s)',
	async (locale) => {
		const time = `500.${1 + locales.indexOf(locale)}`;
		const page = await openHome(locale, false);
		await fillIn(page, `ada-${locale}`, time);
		await page.click(send);
		expect(await page.locator('html').getAttribute('lang')).toBe(locale);
		expect(page.url()).toContain('/bookings/');
		expect(page.url()).not.toContain('example.com');
		const file = await page.locator('a[href$=".ics"]').getAttribute('href');
		const calendar = await (await fetch(new URL(file ?? '', page.url()))).text();
		expect(calendar).toContain('BEGIN:VEVENT');
		await expect.poll(people, { timeout: 100_000 }).toHaveLength(1);
		await page.click('button[value=cancel]');
		expect(await page.locator('main [role=status]').count()).toBe(1);
		await expect.poll(people, { timeout: 100_000 }).toHaveLength(0);
		const other = await openHome(locale, false);
		await fillIn(other, `ben-${locale}`, time);
		await other.click(send);
		expect(other.url()).toContain('/bookings/');
		await other.click('button[value=cancel]');
		for (const each of [page, other]) await each.context().close();
	},
	240_000,
);

test.each([true, false])(
	'whoever comes too late gets the form again with what is still free and all that was typed (JavaScript: %s)',
	async (hasScript) => {
		const time = hasScript ? '500.4' : '500.5';
		const late = await openHome('de', hasScript);
		await fillIn(late, 'late', time);
		await late.waitForLoadState('networkidle');
		const quick = await openHome('de', false);
		await fillIn(quick, `quick-${hasScript}`, time);
		await quick.click(send);
		await late.click(send);
		await late.locator('[data-error=viewing]:visible').waitFor();
		expect(await timesIn(late)).not.toContain(time);
		expect(await timesIn(late)).toContain('500.6');
		expect(await late.inputValue('[name=name]')).toBe('late');
		if (hasScript) expect(await axeFindings(late)).toEqual([]);
		await late.selectOption('[name=viewing]', '');
		await late.locator('main form button[type=submit]').first().click();
		await late
			.locator('main')
			.getByText(/angekommen/)
			.first()
			.waitFor();
		for (const page of [late, quick]) await page.context().close();
	},
);

test('the page of a place breaks no rule of accessibility, with the script that leads there', async () => {
	const page = await openHome('en', true);
	await page.locator('[data-time]').first().click();
	await page.fill('[name=name]', 'Cleo');
	await page.fill('[name=email]', 'cleo@example.com');
	await page.selectOption('[name=viewing]', '500.6');
	await page.click(send);
	await page.locator('[data-booking]').click();
	await page.waitForURL(/bookings/);
	expect(await page.title()).toContain('Your viewing');
	expect(await axeFindings(page)).toEqual([]);
	await page.context().close();
});

test.each(['x', '%00', 'AAAA-BBBB', `AAAA-BBBB.${'0'.repeat(32)}`])(
	'nobody gives a place back with what is no address of one: %s',
	async (token) => {
		const address = `${site.origin}/bookings/${token}`;
		const body = new URLSearchParams({ act: 'cancel' });
		const sent = await fetch(address, { method: 'POST', body, redirect: 'manual' });
		expect(sent.status).toBe(303);
		expect((await fetch(address)).status).toBe(404);
		expect((await fetch(`${address}/viewing.ics`)).status).toBe(404);
	},
);
