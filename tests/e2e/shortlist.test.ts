import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { openBrowser } from '../support/browser.ts';
import { openDemoSite, type ServedSite } from '../support/demo-site.ts';
import { keptPage, type Visitor } from '../support/kept-page.ts';
import { statusAsked } from '../support/status-asked.ts';

let site: ServedSite;
let browser: Browser;
let openPage: ReturnType<typeof keptPage>;
/** Units that can be bought, the newest first, as the list shows them. */
let units: number[] = [];
let status: string;

beforeAll(async () => {
	[site, browser] = await Promise.all([openDemoSite(inject('demo')), openBrowser()]);
	openPage = keptPage(browser, { origin: site.origin, viewport });
	status = join(site.folder, 'status.json');
	const page = await visit('/de/kaufen/');
	units = await page
		.locator('.card:not(:has(.tag)) [data-save]')
		.evaluateAll((hearts) => hearts.map((heart) => Number(heart.dataset['save'])));
});

afterAll(async () => {
	await browser?.close();
	await site?.close();
});

const viewport = { width: 1280, height: 900 };

async function context(
	options: BrowserContextOptions & { saved?: readonly number[] } = {},
): Promise<BrowserContext> {
	const { saved, ...rest } = options;
	const made = await browser.newContext({
		viewport,
		reducedMotion: 'reduce',
		...rest,
		...(saved && {
			storageState: {
				cookies: [],
				origins: [
					{ origin: site.origin, localStorage: [{ name: 'saved', value: saved.join(' ') }] },
				],
			},
		}),
	});
	return made;
}

/** The one page of all visits, emptied before each. */
async function visit(
	path: string,
	{ saved, ...look }: { saved?: readonly number[] } & Omit<Visitor, 'stored'> = {},
): Promise<Page> {
	const page = await openPage({ ...look, ...(saved && { stored: { saved: saved.join(' ') } }) });
	await page.goto(`${site.origin}${path}`);
	return page;
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const heart = (page: Page, id: number | undefined) =>
	page.locator(`main [data-save="${id}"]`).first();
const listed = (page: Page) =>
	page
		.locator('[data-saved] [data-save]')
		.evaluateAll((hearts) => hearts.map((each) => Number(each.dataset['save'])));

describe('hearts', () => {
	test('save a unit on a click and not before, and the head of every page counts them', async () => {
		const page = await visit('/de/kaufen/');
		expect(await stored(page)).toEqual({});
		const [first, second] = units;
		await heart(page, first).click();
		await heart(page, second).click();
		expect(await stored(page)).toEqual({ saved: `${second} ${first}`, seen: '' });
		expect(await heart(page, first).getAttribute('aria-pressed')).toBe('true');
		expect(await page.locator('[data-shortlist-link]').innerText()).toMatch(/Merkliste\s*\(2\)/);
		await heart(page, first).click();
		expect(await heart(page, first).getAttribute('aria-pressed')).toBe('false');
		await page.goto(`${site.origin}/en/`);
		expect(await page.locator('[data-shortlist-link]').innerText()).toMatch(/Shortlist\s*\(1\)/);
	});

	test('are named after their unit, say whether it is saved, and are large enough for a thumb', async () => {
		const page = await visit('/de/kaufen/', { saved: units.slice(0, 1) });
		const first = await page.locator(`.card:has([data-save="${units[0]}"]) h3`).first().innerText();
		const named = page.getByRole('button', { name: `Merken: ${first}`, pressed: true });
		expect(await named.count()).toBe(1);
		expect(await page.locator('main').ariaSnapshot()).toContain(
			`button "Merken: ${first}" [pressed]`,
		);
		const { width = 0, height = 0 } = (await named.boundingBox()) ?? {};
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	});

	test('on cards that a script made are named and work, too', async () => {
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 2) });
		const title = await page.locator('[data-saved] h3').first().innerText();
		await page.getByRole('button', { name: `Merken: ${title}`, pressed: true }).click();
		expect((await stored(page))['saved']).toBe(String(units[1]));
	});

	test('and the count agree in all tabs', async () => {
		const both = await context();
		const [one, other] = [await both.newPage(), await both.newPage()];
		for (const page of [one, other]) await page.goto(`${site.origin}/de/kaufen/`);
		await heart(one, units[0]).click();
		const link = other.locator('[data-shortlist-link]');
		await expect.poll(() => link.innerText()).toMatch(/\(1\)/);
		expect(await heart(other, units[0]).getAttribute('aria-pressed')).toBe('true');
		await other.goto(`${site.origin}/de/merkliste/`);
		await heart(one, units[1]).click();
		await expect.poll(() => listed(other)).toEqual([units[1], units[0]]);
		await both.close();
	});

	test.each([
		[
			'forbidden',
			'Storage.prototype.getItem = Storage.prototype.setItem = () => { throw new DOMException("no", "SecurityError"); };',
		],
		[
			'full',
			'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };',
		],
	])('change nothing where storage is %s, and nothing breaks', async (_, spoil) => {
		const without = await context();
		await without.addInitScript(spoil);
		const page = await without.newPage();
		const errors: string[] = [];
		page.on('pageerror', ({ message }) => errors.push(message));
		await page.goto(`${site.origin}/de/kaufen/`);
		await heart(page, units[0]).click();
		expect(await heart(page, units[0]).getAttribute('aria-pressed')).toBe('false');
		await page.goto(`${site.origin}/de/merkliste/`);
		await page.getByText('Ihre Merkliste ist noch leer.').waitFor();
		expect(errors).toEqual([]);
		await without.close();
	});

	test('are not there without a script, and the page of the list says why', async () => {
		const page = await (await context({ javaScriptEnabled: false })).newPage();
		await page.goto(`${site.origin}/de/kaufen/`);
		expect(await heart(page, units[0]).isVisible()).toBe(false);
		expect(await page.locator('[data-shortlist-link]').isVisible()).toBe(false);
		await page.goto(`${site.origin}/de/merkliste/`);
		expect(await page.locator('noscript .lead').isVisible()).toBe(true);
		expect(await page.locator('main a[href^="mailto:"]').isVisible()).toBe(true);
		expect(await page.locator('[data-shortlist]').isVisible()).toBe(false);
		await page.context().close();
	});
});

describe('the list', () => {
	test('shows what is saved, takes it off with a way back, and keeps the keyboard where it was', async () => {
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 3) });
		await expect.poll(() => listed(page)).toEqual(units.slice(0, 3));
		await page
			.getByRole('button', { name: /^Entfernen/ })
			.nth(1)
			.press('Enter');
		expect(await listed(page)).toEqual([units[0], units[2]]);
		const undo = page.getByRole('button', { name: 'Rückgängig' });
		expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
		await undo.press('Enter');
		expect(await listed(page)).toEqual(units.slice(0, 3));
		const title = page.locator('[data-saved] > li:nth-child(2) h3 a');
		expect(await title.evaluate((link) => link === document.activeElement)).toBe(true);
		expect((await stored(page))['saved']).toBe(units.slice(0, 3).join(' '));
	});

	test('names what is no longer on offer', async () => {
		const page = await visit('/de/merkliste/', { saved: [999_999, ...units.slice(0, 1)] });
		await page.getByText('Angebot 999999 ist nicht mehr verfügbar.').waitFor();
		expect(await page.locator('[data-ask]').getAttribute('href')).not.toContain('999999');
		await page.getByRole('button', { name: 'Entfernen: 999999' }).click();
		expect((await stored(page))['saved']).toBe(String(units[0]));
	});

	test('is asked about as one inquiry', async () => {
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 3) });
		await page.getByRole('link', { name: 'Alle anfragen' }).click();
		await page.getByText('Ihre Anfrage gilt 3 Angeboten').waitFor();
		const targets = await page
			.locator('input[name=target]')
			.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')).sort());
		expect(targets).toEqual(
			units
				.slice(0, 3)
				.map((id) => `unit-${id}`)
				.sort(),
		);
	});

	test('travels in a part of the address that no server sees, and asks whoever opens it', async () => {
		const sender = await context({ saved: units.slice(0, 3) });
		await sender.grantPermissions(['clipboard-read', 'clipboard-write']);
		const from = await sender.newPage();
		await from.goto(`${site.origin}/de/merkliste/`);
		await from.getByRole('button', { name: 'Liste teilen' }).click();
		await expect
			.poll(() => from.evaluate(() => navigator.clipboard.readText()))
			.toContain('/de/merkliste/#ids=');
		const address = new URL(await from.evaluate(() => navigator.clipboard.readText()));
		expect([address.search, address.hash]).toEqual(['', `#ids=${units.slice(0, 3).join(',')}`]);
		await sender.close();

		const path = address.pathname + address.hash;
		const page = await visit(path, { saved: units.slice(2, 4) });
		await page.getByRole('heading', { name: '2 Angebote wurden Ihnen geschickt.' }).waitFor();
		expect((await stored(page))['saved']).toBe(units.slice(2, 4).join(' '));
		await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
		expect(await listed(page)).toEqual([units[0], units[1], units[2], units[3]]);
		const compared = page.locator('[data-saved] .shortlist-item input:checked');
		await expect.poll(() => compared.count()).toBe(4);
		expect(new URL(page.url()).hash).toBe('');
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

		const other = await visit(path);
		await other.getByRole('button', { name: 'Nicht übernehmen' }).click();
		await other.getByText('Ihre Merkliste ist noch leer.').waitFor();
		expect(await stored(other)).toEqual({});

		// Whoever has nothing on a list yet compares what was sent.
		const first = await visit(path);
		await first.getByRole('button', { name: 'Übernehmen', exact: true }).click();
		await first.locator('.compare-table thead th').nth(2).waitFor();
		expect(await first.locator('.compare-table thead th').count()).toBe(3);
	});

	test('has a unit that somebody has sent from the moment it is saved by its heart, and asks about the others', async () => {
		const page = await visit(`/de/merkliste/#ids=${units.slice(0, 2).join(',')}`);
		const sent = page.locator('[data-import]');
		await sent.getByRole('heading', { name: '2 Angebote' }).waitFor();
		await sent.locator(`[data-save="${units[0]}"]`).click();
		await sent.getByRole('heading', { name: '1 Angebot ' }).waitFor();
		expect(await listed(page)).toEqual([units[0]]);
		expect(await page.locator('[data-saved] .shortlist-item').count()).toBe(1);
		await sent.getByRole('button', { name: 'Übernehmen', exact: true }).click();
		expect(await listed(page)).toEqual([units[1], units[0]]);
	});

	test('is as it was left elsewhere when a browser shows the page again that it has kept', async () => {
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 2) });
		await expect.poll(() => listed(page)).toEqual(units.slice(0, 2));
		await page.evaluate((id) => {
			localStorage.setItem('saved', String(id));
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		}, units[0]);
		await expect.poll(() => listed(page)).toEqual(units.slice(0, 1));
		expect(await page.getByText('Gemerkte Angebote: 1').isVisible()).toBe(true);
	});

	test('compares two to four units and marks what differs with more than colour', async () => {
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 5) });
		await page.getByText('Wählen Sie zwei bis vier Angebote').waitFor();
		const boxes = page.getByRole('checkbox');
		for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
		expect(await boxes.nth(4).isDisabled()).toBe(true);
		const table = page.getByRole('table');
		expect(await table.getByRole('columnheader').count()).toBe(4);
		const prices = table.getByRole('row', { name: /^Kaufpreis/ }).first();
		expect(await prices.getByRole('rowheader').innerText()).toContain('≠');
		expect(await prices.locator('.visually-hidden').first().textContent()).toContain('verschieden');
		await boxes.nth(0).uncheck();
		expect(await boxes.nth(4).isDisabled()).toBe(false);
	});

	test('shows pictures and plans beside each other, and says in words what is not known', async () => {
		const page = await visit('/de/merkliste/', { saved: [10_028, 10_024] });
		const row = (name: string) =>
			page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
		await row('Bild').scrollIntoViewIfNeeded();
		const pictures = row('Bild').locator('img');
		expect(await pictures.count()).toBe(2);
		const isShown = (picture: ReturnType<typeof row>) =>
			picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
		await expect.poll(() => isShown(pictures.first())).toBe(true);
		expect(await row('Grundriss').getByRole('cell').first().innerText()).toBe('Kein Grundriss');
		const plan = row('Grundriss').getByRole('link');
		expect(await plan.getAttribute('href')).toMatch(/^\/de\/immobilien\/.*#plans$/);
		const padding = await plan.locator('img').evaluate((drawn) => getComputedStyle(drawn).padding);
		expect(padding).toBe('4px');
		expect(await row('Aufzug').getByRole('cell').allInnerTexts()).toEqual(['keine Angabe', 'ja']);
		await plan.click();
		await page.locator('#plans').waitFor();
	});

	test('says where it cannot be loaded, and loads it when it is asked again', async () => {
		const page = await (await context({ saved: units.slice(0, 2) })).newPage();
		await page.route('**/comparison-table*', (route) => route.abort());
		await page.goto(`${site.origin}/de/merkliste/`);
		await page.getByText('konnten nicht geladen werden').waitFor();
		await page.unroute('**/comparison-table*');
		await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
		await page.getByRole('table').waitFor();
		await page.context().close();
	});

	test('leads from above the list to its comparison, which says first what its sign means', async () => {
		const page = await visit('/de/merkliste/', {
			saved: units.slice(0, 4),
			viewport: { width: 390, height: 844 },
		});
		await page.getByRole('link', { name: 'Vergleichen' }).click();
		const inView = (text: string) =>
			page.getByText(text).evaluate((element) => {
				const { top, bottom } = element.getBoundingClientRect();
				return top >= 0 && bottom <= innerHeight;
			});
		await expect.poll(() => inView('Mit ≠ ist gekennzeichnet')).toBe(true);
		const single = await visit('/de/merkliste/', { saved: units.slice(0, 1) });
		await single.getByRole('button', { name: 'Liste teilen' }).waitFor();
		expect(await single.getByRole('link', { name: 'Vergleichen' }).count()).toBe(0);
	});

	test('keeps the names of compared units in view on a phone, where nothing scrolls sideways', async () => {
		const page = await visit('/de/merkliste/', {
			saved: units.slice(0, 4),
			viewport: { width: 390, height: 844 },
		});
		const table = page.getByRole('table');
		const names = table.getByRole('columnheader');
		await expect.poll(() => names.count()).toBe(4);
		// Pictures above that have only now arrived move the table.
		const inView = async () => {
			await table.getByRole('row').last().scrollIntoViewIfNeeded();
			const boxes = await names.evaluateAll((all) =>
				all.map((name) => name.getBoundingClientRect()),
			);
			return boxes.map(({ top, right }) => top >= 0 && right <= 390);
		};
		await expect.poll(inView).toEqual([true, true, true, true]);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width).toBe(390);
	});

	test('prints four offers without buttons side by side within the width of the paper, and tears no row apart', async () => {
		const paper = { width: 688, height: 1009 };
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 4), viewport: paper });
		await page.getByRole('table').waitFor();
		await page.emulateMedia({ media: 'print' });
		const table = await page.getByRole('table').boundingBox();
		expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(paper.width);
		expect(await page.locator('main :is(button, input, .button):visible').count()).toBe(0);
		const rows = page.locator('section:has(table) tr');
		const torn = await rows.evaluateAll((all) =>
			all
				.filter((row) => getComputedStyle(row).breakInside !== 'avoid')
				.map((row) => row.textContent),
		);
		expect(torn).toEqual([]);
	});

	test('says so where nothing can be loaded, and tries again', async () => {
		const page = await (await context({ saved: units.slice(0, 1) })).newPage();
		await page.route('**/search/**', (route) => route.abort());
		await page.goto(`${site.origin}/de/merkliste/`);
		await page.getByText('konnten nicht geladen werden').waitFor();
		await page.unroute('**/search/**');
		await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
		await expect.poll(() => listed(page)).toEqual(units.slice(0, 1));
		await page.context().close();
	});

	test.each<[string, string, readonly number[], 'light' | 'dark']>([
		// The empty one is looked at with all other pages.
		['with a comparison', '/en/shortlist/', [0, 1, 2, 3], 'dark'],
		[
			'with one that is gone, and a list from somebody else',
			'/es/favoritos/#ids=',
			[-1, 0, 1],
			'light',
		],
	])('has no barrier that axe finds: %s', async (_, path, places, colorScheme) => {
		const saved = places.map((at) => units[at] ?? 999_999);
		const page = await visit(path.endsWith('=') ? path + units[5] : path, { saved, colorScheme });
		expect(await axeFindings(page)).toEqual([]);
	});
});

const noteOf = (page: Page) => page.getByRole('textbox', { name: /^Notiz/ }).first();
/** What the note of the first unit is kept under. */
const noteName = () => `note-${units[0]}`;

describe('a note', () => {
	const text = 'Hell, aber laut?\nNach dem Hof fragen.';

	test('is kept with its home on the device, stands in the comparison and on paper, and is sent nowhere', async () => {
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 2) });
		const sent: string[] = [];
		page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
		await noteOf(page).fill(text);
		const cell = page.getByRole('cell', { name: 'Hell, aber laut?' });
		expect(await cell.innerText()).toBe(text);
		expect((await stored(page))[noteName()]).toBe(text);
		await page.reload();
		expect(await noteOf(page).inputValue()).toBe(text);
		await page.getByText('Ihre Notizen: 1').waitFor();
		await page.emulateMedia({ media: 'print' });
		// The comparison has it, and no card repeats what is compared.
		expect(await page.getByText('Hell, aber laut?').count()).toBe(2);
		expect(await page.getByText('Hell, aber laut?').filter({ visible: true }).count()).toBe(1);
		expect(await noteOf(page).count()).toBe(0);
		await page.emulateMedia({ media: null });
		await page.getByRole('link', { name: 'Alle anfragen' }).click();
		await page.getByText('Ihre Anfrage gilt 2 Angeboten').waitFor();
		expect(await page.content()).not.toContain('aber laut');
		const fields = page.locator('main :is(input, textarea)');
		const values = await fields.evaluateAll((all) =>
			all.map((field) => 'value' in field && field.value),
		);
		expect(values.join(' ')).not.toContain('aber laut');
		expect(decodeURIComponent(sent.join('\n'))).not.toContain('aber laut');
	});

	test('goes with its home, be it on another page, comes back with it, and is deleted with all else', async () => {
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 2) });
		await noteOf(page).fill(text);
		await page
			.getByRole('button', { name: /^Entfernen/ })
			.first()
			.click();
		expect(await stored(page)).not.toHaveProperty(noteName());
		expect(await page.content()).not.toContain('aber laut');
		await page.getByRole('button', { name: 'Rückgängig' }).click();
		expect(await noteOf(page).inputValue()).toBe(text);
		expect((await stored(page))[noteName()]).toBe(text);
		await page.goto(`${site.origin}/de/kaufen/`);
		await heart(page, units[0]).click();
		expect(await stored(page)).not.toHaveProperty(noteName());

		const again = await visit('/de/merkliste/', { saved: units.slice(0, 2) });
		await noteOf(again).fill(text);
		await again.getByRole('button', { name: 'Alles auf diesem Gerät löschen' }).click();
		expect(await stored(again)).toEqual({});
		await again.getByRole('button', { name: 'Rückgängig' }).first().click();
		expect(await noteOf(again).inputValue()).toBe('');
		expect(await stored(again)).not.toHaveProperty(noteName());
	});

	test('is written with the keyboard in a field that is named after its home and says where it stays', async () => {
		const page = await visit('/de/merkliste/', { saved: units.slice(0, 2) });
		const title = await page.locator('[data-saved] h3').first().innerText();
		const field = page.getByRole('textbox', { name: `Notiz ${title}, bleibt auf diesem Gerät` });
		await page.getByRole('button', { name: `Entfernen: ${title}` }).press('Tab');
		await page.keyboard.type('Ruhig');
		expect(await field.inputValue()).toBe('Ruhig');
		expect(await field.evaluate((own) => own === document.activeElement)).toBe(true);
		const { height = 0 } = (await field.boundingBox()) ?? {};
		expect(height).toBeGreaterThanOrEqual(44);
	});
});

describe('what was seen', () => {
	test('is kept once something is saved, is said on cards, and can be taken away with all else', async () => {
		const page = await visit('/de/kaufen/');
		const open = async (id: number | undefined) => {
			await page.goto(`${site.origin}/de/kaufen/`);
			await page.locator(`.card:has([data-save="${id}"]) h3 a`).first().click();
			await page.locator('[data-opened]').waitFor();
		};
		await open(units[0]);
		expect(await stored(page)).toEqual({});
		await page
			.getByRole('button', { name: /^Merken/ })
			.first()
			.click();
		await open(units[1]);
		expect((await stored(page))['seen']).toMatch(new RegExp(`^${units[1]}:\\d+$`));
		await page.goto(`${site.origin}/de/kaufen/`);
		const card = page.locator(`.card:has([data-save="${units[1]}"])`).first();
		expect(await card.innerText()).toContain('gesehen');
		expect(await page.locator('.seen').count()).toBe(1);

		await page.goto(`${site.origin}/de/datenschutz/`);
		await page.getByRole('link', { name: /auf diesem Gerät gespeichert/ }).click();
		await page.getByRole('heading', { name: 'Zuletzt angesehen' }).waitFor();
		expect(await page.getByText('Gemerkte Angebote: 1').isVisible()).toBe(true);
		expect(await page.getByText('Angesehene Angebote: 1').isVisible()).toBe(true);
		expect(await page.getByText('Die Liste, aus der Sie zuletzt ein Angebot').isVisible()).toBe(
			true,
		);
		await page.getByRole('radio', { name: 'Dunkel' }).last().check();
		await page.reload();
		await page.getByText('Gewählte Darstellung').waitFor();
		await page.getByRole('button', { name: 'Alles auf diesem Gerät löschen' }).click();
		expect(await stored(page)).toEqual({});
		expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
		expect(await page.getByText('Auf diesem Gerät ist nichts gespeichert.').isVisible()).toBe(true);
		expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
	});
});

test('what was seen and is sent by somebody is shown once, and nothing is headed that shows nothing', async () => {
	const page = await visit('/de/merkliste/');
	await page.evaluate((text) => localStorage.setItem('seen', text), `${units[0]}:1`);
	await page.goto('about:blank');
	await page.goto(`${site.origin}/de/merkliste/#ids=${units[0]}`);
	await page.getByRole('heading', { name: '1 Angebot wurde Ihnen geschickt.' }).waitFor();
	expect(await page.locator(`[data-save="${units[0]}"]`).count()).toBe(1);
	expect(await page.getByRole('heading', { name: 'Zuletzt angesehen' }).count()).toBe(0);
	await page.getByRole('button', { name: 'Nicht übernehmen' }).click();
	await page.getByRole('heading', { name: 'Zuletzt angesehen' }).waitFor();
});

/** Looks while the file with the statuses says something else, too. */
async function during(change: object, look: () => Promise<void>): Promise<void> {
	const text = readFileSync(status, 'utf8');
	writeFileSync(status, JSON.stringify({ ...JSON.parse(text), ...change }));
	await look().finally(() => writeFileSync(status, text));
}

describe('what has become of units since', () => {
	test('greys out cards and tells it on the page of the unit, whose form stays', async () => {
		const [first, second, third] = units;
		await during({ reserved: [first], gone: [second] }, async () => {
			const page = await visit('/de/kaufen/');
			const card = (id: number | undefined) =>
				page.locator(`.card:has([data-save="${id}"])`).first();
			await card(first).getByText('Inzwischen reserviert').waitFor();
			await card(second).getByText('Inzwischen vergeben').waitFor();
			expect(await page.locator('.card.stale').count()).toBe(2);
			expect(await card(third).getAttribute('class')).toBe('card');
			await card(first).locator('h3 a').click();
			await page.locator('.unit-status').getByText('Inzwischen reserviert').waitFor();
			expect(await page.locator('.inquiry [type=submit]').innerText()).toBe('Vormerken lassen');
		});
	});

	test('tells on a page that stands open what was reserved meanwhile, and bothers nobody for it', async () => {
		const page = await (await context()).newPage();
		await page.clock.install();
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		const times = () => asked.filter((path) => path === '/status.json').length;
		await page.goto(`${site.origin}/de/kaufen/`);
		await page.clock.runFor(1_000);
		await expect.poll(times).toBe(1);
		const comeBack = () =>
			page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
		const [first, second] = units;
		await during({ reserved: [first] }, async () => {
			// Whoever was away for a moment is told nothing new.
			await comeBack();
			expect(times()).toBe(1);
			await page.clock.runFor(90_000);
			await comeBack();
			await page.locator('.card.stale').waitFor();
			expect(times()).toBe(2);
		});
		await during({ reserved: [first, second] }, async () => {
			await page.clock.runFor(310_000);
			await expect.poll(() => page.locator('.card.stale').count()).toBe(2);
			expect(times()).toBe(3);
		});
		// It was but a day.
		await page.clock.runFor(310_000);
		await expect.poll(() => page.locator('.card.stale').count()).toBe(0);
		expect(await page.getByText('Inzwischen reserviert').count()).toBe(0);
		expect(times()).toBe(4);
		await page.context().close();
	});

	test('takes back on open pages what is free again, be it that the pages were made while it was not', async () => {
		const list = await visit('/de/kaufen/?sortierung=preis');
		const reserved = list.locator('.card:has(.tag:text-is("Reserviert"))').first();
		await reserved.waitFor();
		const path = (await reserved.locator('h3 a').getAttribute('href')) ?? '';
		const page = await (await context()).newPage();
		await page.clock.install();
		await page.goto(`${site.origin}${path}`);
		const words = page.locator('.inquiry :is(h2, [type=submit]), .inquiry-bar .button');
		expect(new Set(await words.allTextContents())).toEqual(new Set(['Vormerken lassen']));
		await during({ reserved: [] }, async () => {
			await page.clock.runFor(310_000);
			await expect.poll(() => page.locator('.unit-status').isVisible()).toBe(false);
			expect(new Set(await words.allTextContents())).toEqual(new Set(['Anfragen']));
			const free = await visit('/de/kaufen/?sortierung=preis');
			await free.locator(`.card:has([href="${path}"])`).first().waitFor();
			await expect.poll(() => free.locator('.tag:text-is("Reserviert")').count()).toBe(0);
		});
		await page.clock.runFor(310_000);
		await expect.poll(() => page.locator('.unit-status').isVisible()).toBe(true);
		expect(new Set(await words.allTextContents())).toEqual(new Set(['Vormerken lassen']));
		await page.context().close();
	});

	test('says nothing anew of what the page says already', async () => {
		const page = await visit('/de/kaufen/');
		await statusAsked(page);
		await page.waitForTimeout(100);
		expect(await page.locator('.card.stale').count()).toBe(0);
	});

	test('is asked for once, only where units are shown, and changes nothing when it is not there', async () => {
		renameSync(status, `${status}.away`);
		try {
			const page = await (await context()).newPage();
			const asked: string[] = [];
			const errors: string[] = [];
			page.on('request', (request) => asked.push(new URL(request.url()).pathname));
			page.on('pageerror', ({ message }) => errors.push(message));
			await page.clock.install();
			await page.goto(`${site.origin}/de/kaufen/`);
			await expect.poll(() => asked).toContain('/status.json');
			await page.clock.fastForward(30_000);
			await page.waitForTimeout(100);
			expect(asked.filter((path) => path === '/status.json')).toHaveLength(1);
			expect(errors).toEqual([]);
			expect(await page.locator('.card.stale').count()).toBe(0);
			await page.goto(`${site.origin}/de/impressum/`);
			await page.clock.fastForward(30_000);
			await page.waitForTimeout(100);
			expect(asked.filter((path) => path === '/status.json')).toHaveLength(1);
			await page.context().close();
		} finally {
			renameSync(`${status}.away`, status);
		}
	});
});
