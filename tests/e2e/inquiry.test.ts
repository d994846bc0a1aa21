import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serve, type Served } from '../../src/commands/serve.ts';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { openBrowser } from '../support/browser.ts';
import { unit } from '../support/sandbox.ts';
import { buildSite, emptyCrm, newFolder, testEnvironment } from '../support/site-build.ts';

const unitId = 4001;
const { folder, remove } = newFolder();
let crm: DemoSandbox;
let server: Served;
let browser: Browser;

beforeAll(async () => {
	crm = await emptyCrm(folder);
	crm.sandbox.seed({
		statuses: [
			{
				id: 503,
				name: 'Vermarktung',
				position: 1,
				color: '#419588',
				exclude_from_search_profile_matching: false,
				disable_expose_landing_page: false,
				remove_from_portal: false,
			},
		],
		sources: [{ id: 4711, name: 'Website' }],
		activityTypes: [],
		teams: [],
		brokers: [],
		projects: [],
		units: [unit(unitId, { broker_id: undefined })],
	});
	await buildSite({ folder, crm, photos: crm.origin });
	const environment = { ...testEnvironment({ folder }), port: 0 };
	server = await serve({ environment, crm, report: () => {} });
	browser = await openBrowser();
});

afterAll(async () => {
	await browser?.close();
	await server?.close();
	await crm?.close();
	remove();
});

async function openUnit(): Promise<Page> {
	const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
	onTestFinished(() => context.close());
	const page = await context.newPage();
	await page.goto(`${server.origin}/`);
	expect(new URL(page.url()).pathname).toBe('/de/');
	await page.goto(`${server.origin}/de/kaufen/`);
	await page.locator(`a[href*="-${unitId}/"]`).first().click({ timeout: 5000 });
	return page;
}

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [label, value] of Object.entries(values)) {
		await page.locator('form[data-inquiry]').getByLabel(label).fill(value);
	}
	await page.locator('form[data-inquiry] button').click();
}

const contacts = () => crm.sandbox.account.contacts.list();
const inquiries = () => crm.sandbox.account.activities.list();

test('an inquiry sent without JavaScript is one contact and one inquiry; a second one changes no field of the contact', async () => {
	const page = await openUnit();
	await fillIn(page, { Name: 'Ada Lovelace', 'E-Mail': 'ada@example.com', Telefon: '0341 1' });
	expect(page.url()).toMatch(/\/de\/anfrage\/danke\/\?ref=[A-Z2-9]{4}-[A-Z2-9]{4}$/);
	const reference = page.url().slice(-9);
	expect(await page.getByText(reference).isVisible()).toBe(true);

	await expect
		.poll(inquiries, { timeout: 5000 })
		.toMatchObject([
			{ title: expect.stringContaining(reference), property_ids: [unitId], source_id: 4711 },
		]);
	expect(contacts()).toMatchObject([{ first_name: 'Ada', email: 'ada@example.com' }]);
	const before = structuredClone(contacts());

	const again = await openUnit();
	await fillIn(again, { Name: 'Mallory', 'E-Mail': 'ADA@example.com', Telefon: '0900 666' });
	await expect.poll(() => inquiries().length, { timeout: 5000 }).toBe(2);
	expect(contacts()).toEqual(before);
});

test('a form with a mistake comes back with everything typed, and can be corrected', async () => {
	const page = await openUnit();
	const sent = inquiries().length;
	await fillIn(page, {
		Name: 'Bob <b>Bold</b>',
		'E-Mail': 'bob@example',
		Telefon: '0341 2',
		Nachricht: 'Zeile eins\nZeile zwei',
	});
	expect(new URL(page.url()).pathname).toBe('/inquiry');
	const form = page.locator('form[data-inquiry]');
	expect(await form.locator('[data-error-summary]').isVisible()).toBe(true);
	expect(await form.locator('[data-error="email"]').innerText()).toContain('unvollständig');
	expect(await form.locator('[data-error="name"]').isVisible()).toBe(false);
	expect(await form.getByLabel('Name').inputValue()).toBe('Bob <b>Bold</b>');
	expect(await form.getByLabel('Nachricht').inputValue()).toBe('Zeile eins\nZeile zwei');

	await fillIn(page, { 'E-Mail': 'bob@example.com' });
	expect(page.url()).toContain('/de/anfrage/danke/?ref=');
	await expect.poll(() => inquiries().length, { timeout: 5000 }).toBe(sent + 1);
	expect(inquiries().at(-1)).toMatchObject({ property_ids: [unitId] });
});

test('a double click is one inquiry', async () => {
	const page = await openUnit();
	const sent = inquiries().length;
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Cara Doppel');
	await form.getByLabel('E-Mail').fill('cara@example.com');
	await form.locator('button').dblclick();
	await page.waitForURL(/danke/);
	await expect.poll(() => inquiries().length, { timeout: 5000 }).toBe(sent + 1);
	await new Promise((resolve) => setTimeout(resolve, 1500));
	expect(inquiries()).toHaveLength(sent + 1);
});

test('the pages break no rule of the content security policy', async () => {
	const context = await browser.newContext({ locale: 'de-DE' });
	onTestFinished(() => context.close());
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(message.text());
	});
	for (const path of [
		'/de/',
		'/de/kaufen/',
		'/de/anfrage/',
		'/de/anfrage/danke/',
		'/en/contact/',
	]) {
		await page.goto(`${server.origin}${path}`);
	}
	await page.goto(`${server.origin}/de/kaufen/`);
	await page.locator(`a[href*="-${unitId}/"]`).first().click({ timeout: 5000 });
	expect(complaints).toEqual([]);
});
