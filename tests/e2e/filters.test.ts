import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { writeCards } from '../../src/view/unit/card-file.ts';
import { writeIndex } from '../../src/search/write/write-index.ts';
import { cardOf, stockOf } from '../bench/search-stock.ts';
import { faultsWithin } from '../support/accessibility.ts';
import { runs } from '../support/full-size.ts';
import { between, keptPage } from '../support/kept-page.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });
const openPage = keptPage(browser, { origin: site.origin });

interface Look {
	readonly path?: string;
	readonly width?: number;
}

async function listing({ path = '/de/kaufen/', width = 1440 }: Look = {}) {
	const page = await openPage({ viewport: { width, height: 900 } });
	const asked: string[] = [];
	const errors: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	page.on('pageerror', (error) => errors.push(error.message));
	await page.goto(`${site.origin}${path}`);
	return { page, asked, errors, context: page.context() };
}

const titles = (page: Page) => page.locator('[data-list] h3 a').allTextContents();
const hrefs = (page: Page) =>
	page
		.locator('[data-list] h3 a')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const ids = (list: (string | null)[]) => list.map((href) => /\d+(?=\/$)/.exec(href ?? '')?.[0]);
const found = (page: Page) => page.locator('[data-found]').textContent();
const query = (page: Page) => new URL(page.url()).search;

async function choose(page: Page, chip: string, act: () => Promise<unknown>) {
	await page.locator(`[data-opens=${chip}]`).click();
	await page.locator(`#filter-${chip}:popover-open`).waitFor();
	await act();
	await page.keyboard.press('Escape');
}

test('nothing of the filters is loaded before somebody wants them', async () => {
	const { page, asked } = await listing();
	expect(asked.filter((url) => url.includes('/search/'))).toEqual([]);
	await page.locator('[data-opens=price]').hover();
	await expect.poll(() => asked.filter((url) => url.endsWith('/search/index.bin')).length).toBe(1);
	expect(asked.filter((url) => !url.startsWith(site.origin))).toEqual([]);
});

test.each(['/de/kaufen/', '/de/', ...runs([], ['/de/wohnung-kaufen/', '/de/404/'])])(
	'on the paper of %s is nothing to press, and nothing that leads to other pages',
	async (path) => {
		const { page } = await listing({ path });
		await page.emulateMedia({ media: 'print' });
		const controls = page.locator(':is(nav, button, select, .button, .chip):visible');
		expect(await controls.allInnerTexts()).toEqual([]);
	},
);

test('a filter shows what it leaves, says so in the address, and comes back from there', async () => {
	const { page, errors, context } = await listing();
	const before = await titles(page);
	await choose(page, 'price', () => page.selectOption('#filter-priceTo', '400000'));
	await expect.poll(() => found(page)).not.toContain('50');
	expect(query(page)).toBe('?preis-bis=400000');
	const cheap = await titles(page);
	expect(cheap).not.toEqual(before);
	const prices = await page.locator('[data-list] .card-price:visible').allTextContents();
	expect(prices).not.toEqual([]);
	for (const price of prices) {
		expect(Number(price.replaceAll(/\D/g, ''))).toBeLessThanOrEqual(400_000);
	}
	const again = await context.newPage();
	await again.goto(page.url(), { waitUntil: 'networkidle' });
	await expect.poll(() => titles(again)).toEqual(cheap);
	expect(await again.locator('#filter-priceTo').inputValue()).toBe('400000');
	// The bar says it, so no second button does.
	expect(await page.getByRole('button', { name: /^Filter entfernen/ }).isVisible()).toBe(false);
	await page.locator('.filter-reset').click();
	await expect.poll(() => titles(page)).toEqual(before);
	expect(query(page)).toBe('');
	expect(errors).toEqual([]);
});

test('what a list is restricted to is where its filter starts, and both agree in units and order', async () => {
	const { page } = await listing({ path: '/de/kaufen/' });
	const lists = await page
		.locator('#facets a')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	for (const path of [...new Set(lists)].filter((_, at) => at % runs(3, 1) === 0)) {
		await page.goto(`${site.origin}${path}`);
		const rendered = await hrefs(page);
		const said = await found(page);
		await page.goto(`${site.origin}${path}?sortierung=preis`);
		await expect.poll(() => page.locator('[name=sort]').inputValue()).toBe('priceUp');
		await page.selectOption('[name=sort]', '');
		await expect.poll(() => query(page)).toBe('');
		await expect.poll(() => hrefs(page)).toEqual(rendered);
		expect(await found(page)).toBe(said);
	}
});

test('whoever leaves the place of a list leaves its address and heading', async () => {
	const { page } = await listing({ path: '/de/kaufen/wohnungen/leipzig/' });
	const place = page.locator('[data-opens=place]');
	const before = ['Leipzig', await place.boundingBox()];
	expect(await place.innerText()).toBe('Leipzig');
	await place.hover();
	await page.locator('.filter-active:not([hidden])').waitFor({ state: 'attached' });
	// The button has said it from the start, and nothing moves when scripts take over.
	expect([await place.innerText(), await place.boundingBox()]).toEqual(before);
	await choose(page, 'place', () => page.getByRole('checkbox', { name: /^Hamburg/ }).check());
	await expect
		.poll(() => page.locator('h1').textContent())
		.toBe('Wohnungen kaufen in Hamburg und Leipzig');
	expect(await page.title()).toMatch(/^Wohnungen kaufen in Hamburg und Leipzig –/);
	expect(page.url()).toBe(`${site.origin}/de/kaufen/?ort=hamburg,leipzig&art=wohnungen`);
	await page.getByRole('button', { name: 'Filter entfernen: Hamburg' }).click();
	await expect.poll(() => page.locator('h1').textContent()).toBe('Wohnungen kaufen in Leipzig');
	expect(page.url()).toBe(`${site.origin}/de/kaufen/wohnungen/leipzig/`);
	await choose(page, 'place', () => page.getByRole('checkbox', { name: /^Leipzig/ }).uncheck());
	await expect.poll(() => place.textContent()).toBe('Ort');
});

test('pages of a result are links, and going back restores them', async () => {
	const { page } = await listing({ path: '/de/kaufen/?sortierung=preis' });
	const next = page.locator('[data-pages] a[data-page="2"]').first();
	// The page had links of its own before it was sorted.
	await expect.poll(() => next.getAttribute('href')).toBe('/de/kaufen/?sortierung=preis&seite=2');
	const first = await titles(page);
	await next.click();
	await expect.poll(() => found(page)).toContain('Seite 2');
	const second = await titles(page);
	expect(second).not.toEqual(first);
	expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-found'))).toBe(true);
	await page.goBack();
	await expect.poll(() => titles(page)).toEqual(first);
	await page.goForward();
	await expect.poll(() => titles(page)).toEqual(second);
	await page.locator('[data-list] h3 a').first().click();
	await page.waitForURL(/immobilien/);
	await page.goBack({ waitUntil: 'networkidle' });
	await expect.poll(() => titles(page)).toEqual(second);
});

test('a result that takes the place of a later page of a list is not called by its number', async () => {
	const { page } = await listing({ path: '/de/kaufen/seite-2/' });
	const before = await page.title();
	expect(before).toContain('Immobilien kaufen · Seite 2 von 3');
	await page.selectOption('[name=sort]', 'priceUp');
	await expect.poll(() => query(page)).toBe('?sortierung=preis');
	await expect.poll(() => page.title()).toBe(before.replace(' · Seite 2 von 3', ''));
});

test('an empty result names the one change that helps, the nearest units, and takes along the wish', async () => {
	const { page } = await listing({ path: '/de/kaufen/?ort=plagwitz&preis-bis=100000' });
	const drop = page.locator('[data-drop]');
	await drop.waitFor();
	const said = (await drop.textContent()) ?? '';
	expect(said).toMatch(/^Ohne „bis 100\.000\s€“: \d+ Angebote$/);
	expect(await page.locator('[data-nearest] .card').count()).toBe(3);
	const href = (await page.locator('[data-request]').getAttribute('href')) ?? '';
	expect(href).toMatch(/^\/de\/anfrage\/#search=1/);
	await drop.click();
	await expect.poll(() => found(page)).toBe(/\d+ Angebote/.exec(said)?.[0]);
	await page.goto(`${site.origin}${href}`, { waitUntil: 'networkidle' });
	await expect.poll(() => page.locator('[name=place]').inputValue()).toBe('Plagwitz (Leipzig)');
	expect(await page.locator('[name=budget]').inputValue()).toMatch(/^100\.000\s€$/);
	expect(await page.locator('[name=message]').inputValue()).toContain('bis 100.000');
	expect(await page.locator('[name=concern]').inputValue()).toBe('search');
});

for (const path of [
	'/de/mieten/?ort=leipzig&warmmiete-bis=100',
	...runs(
		[],
		['/en/buy/?place=leipzig&category=studio&feature=furnished', '/es/comprar/?banos-desde=9'],
	),
])
	test(`the nearest units are also shown where the index alone does not know what is asked for (${path})`, async () => {
		const { page } = await listing({ path });
		await page.locator('[data-nearest] .card').first().waitFor();
		expect(await found(page)).toMatch(/^0 /);
		expect(await page.locator('[data-nearest] .card').count()).toBe(3);
	});

test('an empty result leads to what the list of rents has of it', async () => {
	const { page } = await listing({ path: '/de/kaufen/?ort=leipzig&art=stellplaetze' });
	const link = page.getByRole('link', { name: /^Mieten: \d+ Angebot/ });
	await link.click();
	await page.waitForURL('**/de/mieten/?ort=leipzig&art=stellplaetze');
	await expect.poll(() => titles(page)).not.toEqual([]);
	await page.goto(`${site.origin}/de/kaufen/?ort=leipzig&art=stellplaetze&preis-bis=150000`);
	await page.locator('[data-nothing]').waitFor();
	expect(await link.isVisible()).toBe(false);
});

test('whoever resets an empty result goes on where the page says what was found', async () => {
	const { page } = await listing({ path: '/de/kaufen/?preis-bis=1000' });
	// What is hidden cannot have the focus.
	await page.locator('[data-nothing] [data-reset]').waitFor();
	await page.locator('[data-nothing] [data-reset]').focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => query(page)).toBe('');
	await page.locator('[data-nothing]').waitFor({ state: 'hidden' });
	expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-found'))).toBe(true);
});

test('a link to a list that would be empty says so and leads there, also on the next page of a result', async () => {
	const { page } = await listing();
	const stock = stockOf(60).map((unit) => ({ ...unit, deal: 'buy' as const }));
	const index = Buffer.from(writeIndex(stock, { shift: 4 }));
	const cards = writeCards(stock.map(({ id }) => cardOf(id)));
	await page.route('**/search/index.bin', (route) => route.fulfill({ body: index }));
	await page.route('**/search/de-*.json', (route) => route.fulfill({ body: cards }));
	await page.selectOption('[name=sort]', 'priceUp');
	const rent = page.locator('[data-deal-link=rent]');
	await expect.poll(() => rent.locator('small').textContent()).toBe('0');
	await page.locator('[data-pages] a[data-page="2"]').first().click();
	await expect.poll(() => query(page)).toContain('seite=2');
	await expect.poll(() => rent.getAttribute('href')).toBe('/de/mieten/');
	expect(await rent.getAttribute('aria-disabled')).toBeNull();
});

test('what nothing in the other list has is dropped there and said, by press, by address and by phrase', async () => {
	const { page } = await listing({ path: '/de/mieten/' });
	const ask = async (phrase: string) => {
		await page.locator('[data-phrase]').fill(phrase);
		await page.keyboard.press('Enter');
	};
	const note = () => page.locator('[data-unknown]').textContent();
	await ask('warm bis 1500');
	await expect.poll(() => query(page)).toBe('?warmmiete-bis=1500');
	const buy = page.locator('[data-deal-link=buy]');
	await expect
		.poll(async () => Number(await buy.locator('small').textContent()))
		.toBeGreaterThan(9);
	await buy.click();
	await page.waitForURL('**/de/kaufen/');
	await expect.poll(note).toMatch(/^Hier nicht im Angebot: Warmmiete bis 1\.500\s€$/);
	expect(await titles(page)).not.toEqual([]);
	await page.goto(`${site.origin}/de/kaufen/?warmmiete-bis=1500&zimmer-ab=3`);
	await expect.poll(() => query(page)).toBe('?zimmer-ab=3');
	await expect.poll(note).toMatch(/^Hier nicht im Angebot: Warmmiete bis 1\.500\s€$/);
	expect(await titles(page)).not.toEqual([]);
	await page.goto(`${site.origin}/de/mieten/?warmmiete-bis=1500`, { waitUntil: 'networkidle' });
	await ask('3 Zimmer kaufen');
	await page.waitForURL('**/de/kaufen/?zimmer-ab=3');
	await expect.poll(() => titles(page)).not.toEqual([]);
	// A project whose homes are all for sale.
	await page.goto(`${site.origin}/de/kaufen/?projekt=201&zimmer-ab=2`, {
		waitUntil: 'networkidle',
	});
	await page.locator('[data-deal-link=rent]').click();
	await page.waitForURL('**/de/mieten/?zimmer-ab=2');
	await expect.poll(() => titles(page)).not.toEqual([]);
});

test('on a phone all filters stand in one window, which counts before it applies', async () => {
	const { page } = await listing({ width: 390 });
	const before = await titles(page);
	await page.getByRole('button', { name: 'Filter', exact: true }).click();
	await page.locator('dialog.filter-dialog[open]').waitFor();
	await page.locator('input[name=kind][value=house]').check();
	await expect
		.poll(() => page.locator('[data-show]').textContent())
		.toMatch(/^14 Ergebnisse zeigen$/);
	expect(await titles(page)).toEqual(before);
	await page.locator('[data-show]').click();
	await expect.poll(() => found(page)).toContain('14 Angebote');
	expect(await page.locator('[data-opens=all]').textContent()).toBe('Filter (1)');
	await page.locator('[data-opens=all]').click();
	await page.locator('dialog [data-reset]').click();
	await expect.poll(() => page.locator('[data-show]').textContent()).toMatch(/^50 /);
	await page.keyboard.press('Escape');
	await expect.poll(() => titles(page)).toEqual(before);
});

test('on a phone with text twice as large nothing in the window of the filters is cut off', async () => {
	const { page } = await listing({ width: 390 });
	await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
	await page.locator('[data-opens=all]').click();
	await page.locator('dialog[open] .filter-foot .button').first().waitFor();
	const cut = await page.locator('dialog[open] :is(button, label, select, h2)').evaluateAll((all) =>
		all
			.filter((each) => {
				const { left, right, width } = each.getBoundingClientRect();
				return width > 1 && (left < 0 || right > innerWidth);
			})
			.map(({ textContent }) => textContent),
	);
	expect(cut).toEqual([]);
});

test('on a phone going back closes the window of the filters and shows what was ticked in it', async () => {
	const { page } = await listing({ width: 390, path: '/de/kaufen/?zimmer-ab=2' });
	await expect.poll(() => found(page)).not.toContain('50');
	const window = page.locator('dialog.filter-dialog');
	const houses = window.locator('input[name=kind][value=house]');
	const open = () => page.locator('[data-opens=all]').click();
	await open();
	await houses.check();
	await page.goBack();
	await expect.poll(() => query(page)).toBe('?zimmer-ab=2&art=haeuser');
	await expect.poll(() => window.isVisible()).toBe(false);
	await expect.poll(() => page.locator('[data-opens=all]').textContent()).toBe('Filter (2)');
	await open();
	await houses.uncheck();
	await page.locator('[data-show]').click();
	await expect.poll(() => query(page)).toBe('?zimmer-ab=2');
	// Neither left an entry that leads nowhere.
	await page.goBack();
	expect(page.url()).toBe(site.origin + between);
});

test('whoever takes the last place away takes the distance around it along', async () => {
	const { page } = await listing({ width: 390, path: '/de/kaufen/?ort=plagwitz&umkreis=5' });
	await page.getByRole('button', { name: /^Filter entfernen: Plagwitz/ }).click();
	await expect.poll(() => query(page)).toBe('');
});

test('as many rooms as no button offers stay chosen while something else is changed', async () => {
	const { page } = await listing({ path: '/de/kaufen/?zimmer-ab=2.5' });
	await expect.poll(() => page.locator('[data-opens=rooms]').textContent()).toBe('2,5+ Zimmer');
	await page.selectOption('[name=sort]', 'priceUp');
	await expect.poll(() => query(page)).toBe('?zimmer-ab=2.5&sortierung=preis');
	await choose(page, 'rooms', () =>
		page.locator('#filter-rooms [data-facet=rooms]').getByRole('radio', { name: 'Alle' }).check(),
	);
	await expect.poll(() => query(page)).toBe('?sortierung=preis');
});

test('on a phone whoever goes from buying to renting takes along what is ticked in the window', async () => {
	const { page } = await listing({ width: 390 });
	await page.getByRole('button', { name: 'Filter', exact: true }).click();
	await page.locator('dialog input[name=feature][value=balcony]').check();
	await page.locator('dialog [data-deal-link=rent]').click();
	await page.waitForURL('**/de/mieten/*');
	await expect.poll(() => query(page)).toBe('?merkmal=balkon');
	await expect.poll(() => page.locator('[data-opens=all]').textContent()).toBe('Filter (1)');
});

test('on a phone links to narrower lists keep to one line, also those of several words', async () => {
	const { page } = await listing({ width: 390, path: '/es/comprar/' });
	const links = page.locator('.facets .chip');
	expect((await links.allTextContents()).join()).toContain('Plazas de garaje');
	const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
	expect(new Set(heights).size).toBe(1);
});

test('the filters work by keyboard alone, and the focus stays', async () => {
	const { page } = await listing();
	await page.locator('[data-opens=rooms]').focus();
	await page.keyboard.press('Enter');
	await page.locator('#filter-rooms:popover-open').waitFor();
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => query(page)).toBe('?zimmer-ab=2');
	expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('2');
	await page.keyboard.press('Escape');
	await expect.poll(() => page.locator('[data-opens=rooms]').textContent()).toBe('2+ Zimmer');
	expect(await page.evaluate(() => document.activeElement?.getAttribute('data-opens'))).toBe(
		'rooms',
	);
	await page.locator('.filter-reset').focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => query(page)).toBe('');
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
});

test('options that would leave nothing are disabled, the others say how many they leave', async () => {
	const { page } = await listing({ path: '/de/kaufen/?art=grundstuecke' });
	await page.locator('[data-opens=more]').click();
	const lift = page.locator('input[name=feature][value=lift]');
	await expect.poll(() => lift.isDisabled()).toBe(true);
	await page.keyboard.press('Escape');
	await page.locator('[data-opens=kind]').click();
	await page.locator('input[name=kind][value=plot] ~ small:not(:empty)').waitFor();
	const kinds = page.locator('label:has(input[name=kind]:not(:disabled)) small');
	const counts = await kinds.allTextContents();
	expect(counts).not.toEqual([]);
	for (const count of counts) expect(Number(count)).toBeGreaterThan(0);
});

test('every option of every list to choose from says how many it leaves, and is disabled at none', async () => {
	const { page } = await listing({ width: 390, path: '/de/kaufen/?ort=leipzig' });
	await page.locator('[data-opens=all]').click();
	await page
		.locator('#filter-radius option')
		.last()
		.filter({ hasText: ')' })
		.waitFor({ state: 'attached' });
	const options = await page
		.locator('form select:visible:not([name=sort]) option')
		.evaluateAll((all) =>
			all.flatMap((option) =>
				option instanceof HTMLOptionElement && option.value
					? [{ text: option.text, disabled: option.disabled, chosen: option.selected }]
					: [],
			),
		);
	expect(options.length).toBeGreaterThan(80);
	for (const { text, disabled } of options) {
		expect(text).toMatch(/ \([\d.]+\)$/);
		expect(disabled, text).toBe(text.endsWith('(0)'));
	}
	await page.locator('input[name=place][value=leipzig]').uncheck();
	await expect.poll(() => page.locator('#filter-radius').isDisabled()).toBe(true);
	const deals = await page.locator('dialog [data-deal-link] small').allTextContents();
	expect(deals).toHaveLength(2);
	for (const count of deals) expect(Number(count)).toBeGreaterThan(0);
});

test('bedrooms and years are chosen, too', async () => {
	const { page } = await listing();
	await choose(page, 'rooms', () =>
		page.getByRole('group', { name: 'Schlafzimmer' }).getByRole('radio', { name: /^3\+/ }).check(),
	);
	await expect.poll(() => query(page)).toBe('?schlafzimmer-ab=3');
	const some = Number.parseInt((await found(page)) ?? '', 10);
	await choose(page, 'more', () => page.selectOption('#filter-builtTo', '1950'));
	await expect.poll(() => query(page)).toBe('?schlafzimmer-ab=3&baujahr-bis=1950');
	await expect
		.poll(() => page.locator('[data-active] .chip').allTextContents())
		.toEqual(['3+ Schlafzimmer', 'Baujahr bis 1950']);
	expect(Number.parseInt((await found(page)) ?? '', 10)).toBeLessThan(some);
});

test.each([
	['de', 'kaufen', 'projekt'] as const,
	...runs([], [['en', 'buy', 'project'] as const, ['es', 'comprar', 'proyecto'] as const]),
])('a project is chosen by its name: %s', async (locale, deal, field) => {
	const { page } = await listing({ path: `/${locale}/${deal}/` });
	await choose(page, 'more', () => page.getByRole('checkbox', { name: /^Kanalhöfe \d+$/ }).check());
	await expect.poll(() => query(page)).toBe(`?${field}=201`);
	const left = await page.locator('[name=project][value="201"] ~ small').textContent();
	await expect.poll(async () => Number.parseInt((await found(page)) ?? '', 10)).toBe(Number(left));
	const chip = page.locator('[data-active] .chip');
	expect(await chip.textContent()).toBe('Kanalhöfe');
	await chip.click();
	await expect.poll(() => query(page)).toBe('');
});

test('steps of prices are in the currency of the account', async () => {
	const { page } = await listing();
	const stock = stockOf(50).map((unit) => ({ ...unit, currency: 'CHF' as const }));
	const body = Buffer.from(writeIndex(stock, { shift: 4 }));
	await page.route('**/search/index.bin', (route) => route.fulfill({ body }));
	await page.locator('[data-opens=price]').click();
	const steps = page.locator('#filter-priceTo option:not([value=""])');
	await expect.poll(() => steps.first().textContent()).toMatch(/^100\.000\sCHF/);
});

test('other languages, and renting, take along what is chosen', async () => {
	const { page } = await listing({ path: '/de/kaufen/wohnungen/?ort=plagwitz&zimmer-ab=2' });
	const link = (selector: string) => page.locator(selector).first().getAttribute('href');
	await expect
		.poll(() => link('a[hreflang=en]'))
		.toBe('/en/buy/flats/?place=plagwitz&rooms-from=2');
	expect(await link('[data-deal-link=rent]')).toBe(
		'/de/mieten/?ort=plagwitz&zimmer-ab=2&art=wohnungen',
	);
	const before = await hrefs(page);
	await page.goto(`${site.origin}${await link('a[hreflang=es]')}`, { waitUntil: 'networkidle' });
	await expect.poll(async () => ids(await hrefs(page))).toEqual(ids(before));
});

test('a unit that was opened from a result leads to the ones beside it', async () => {
	const { page } = await listing({ path: '/de/kaufen/?sortierung=preis' });
	await page.locator('html:not([data-finding])').waitFor();
	expect(await found(page)).toContain('50');
	const list = await hrefs(page);
	await page.locator('[data-list] h3 a').nth(1).click();
	await page.waitForURL(/immobilien/);
	await page.locator('[data-walk] [rel=next]').waitFor();
	expect(await page.locator('[data-walk] [data-at]').textContent()).toBe('2 von 50');
	await page.locator('[data-walk] [rel=next]').click();
	await page.waitForURL(`${site.origin}${list[2]}`);
	await page.locator('[data-walk] [rel=next]').waitFor();
	expect(await page.locator('.breadcrumb a[href*="?"]').getAttribute('href')).toBe(
		'/de/kaufen/?sortierung=preis',
	);
	await page.locator('[data-walk] [rel=prev]').click();
	await page.waitForURL(`${site.origin}${list[1]}`);
	const other = await page.context().newPage();
	await other.goto(`${site.origin}${list[1]}`, { waitUntil: 'networkidle' });
	expect(await other.locator('[data-walk] [data-at]').isVisible()).toBe(false);
});

test('without scripts there is no form, and the links to the lists remain', async () => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto(`${site.origin}/de/kaufen/`);
	expect(await page.locator('form.filter').isVisible()).toBe(false);
	const links = page.locator('#facets a');
	expect(await links.count()).toBeGreaterThan(4);
	expect(await page.getByRole('link', { name: 'Nach Art und Ort wählen' }).isVisible()).toBe(true);
	await page.close();
});

test('without a network the list stays, and one line says why', async () => {
	const { page, context } = await listing();
	const before = await titles(page);
	await context.route('**/search/**', (route) => route.abort());
	await page.locator('[data-opens=price]').click();
	await expect.poll(() => found(page)).toContain('nicht laden');
	expect(await titles(page)).toEqual(before);
	await context.unroute('**/search/**');
	await choose(page, 'price', () => page.selectOption('#filter-priceTo', '400000'));
	await expect.poll(() => query(page)).toBe('?preis-bis=400000');
});

test('while the index loads the list is busy, and no chip says what the list does not show yet', async () => {
	const { page } = await listing();
	const index: Route[] = [];
	const cards: Route[] = [];
	const isBusy = () => page.locator('[data-list]').getAttribute('aria-busy');
	await page.route('**/search/index.bin', (route) => void index.push(route));
	await page.route('**/search/de-*.json', (route) => void cards.push(route));
	await page.selectOption('[name=sort]', 'priceUp');
	await expect.poll(() => index.length).toBeGreaterThan(0);
	expect(await isBusy()).toBe('true');
	for (const route of index) await route.continue();
	await expect.poll(() => cards.length).toBeGreaterThan(0);
	await page.selectOption('#filter-priceTo', '400000', { force: true });
	await expect.poll(() => query(page)).toBe('?preis-bis=400000&sortierung=preis');
	expect(await isBusy()).toBe('true');
	expect(await page.locator('[data-active] .chip').count()).toBe(0);
	for (const route of cards) await route.continue();
	await expect.poll(isBusy).toBeNull();
	expect(await page.locator('[data-active] .chip').allTextContents()).toEqual([
		'bis 400.000\u00A0€',
	]);
});

test('a result that fails after another was asked for says nothing any more', async () => {
	const { page } = await listing();
	const said = await found(page);
	const held: Route[] = [];
	await page.route('**/search/de-*.json', (route) => void held.push(route));
	await page.selectOption('#filter-priceTo', '400000', { force: true });
	await page.selectOption('[name=sort]', 'priceUp');
	await expect.poll(() => held.length).toBeGreaterThan(0);
	await page.selectOption('[name=sort]', '');
	await page.selectOption('#filter-priceTo', '', { force: true });
	await expect.poll(() => query(page)).toBe('');
	for (const route of held) await route.abort();
	await page.waitForTimeout(200);
	expect(await found(page)).toBe(said);
	expect(await page.locator('[data-active] .chip').count()).toBe(0);
});

test('without the words of what is on offer a phrase is kept and said, and read once they can be had', async () => {
	const { page, errors } = await listing();
	await page.route('**/search/text/*', (route) => route.abort());
	await page.locator('[data-phrase]').fill('Kanal mit Loggia');
	await page.keyboard.press('Enter');
	await expect.poll(() => found(page)).toContain('nicht laden');
	expect(await page.locator('[data-phrase]').inputValue()).toBe('Kanal mit Loggia');
	await choose(page, 'price', () => page.selectOption('#filter-priceTo', '800000'));
	await expect.poll(() => query(page)).toBe('?preis-bis=800000');
	await page.unroute('**/search/text/*');
	await page.locator('[data-phrase]').press('Enter');
	await expect.poll(() => query(page)).toBe('?preis-bis=800000&merkmal=loggia');
	expect(await page.locator('[data-unknown]').textContent()).toBe('Nicht verstanden: Kanal');
	expect(errors).toEqual([]);
});

test('a phrase that was sent offline is said, kept, and shown once the network is back', async () => {
	for (const isReady of [false, true]) {
		const { page, context, errors } = await listing();
		if (isReady) {
			await page.locator('[data-phrase]').focus();
			await page.waitForLoadState('networkidle');
		}
		const before = await titles(page);
		await context.setOffline(true);
		await page.locator('[data-phrase]').fill('3 Zimmer Leipzig');
		await page.keyboard.press('Enter');
		await expect.poll(() => found(page)).toContain('nicht laden');
		expect(await titles(page)).toEqual(before);
		await context.setOffline(false);
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expect.poll(() => query(page)).toBe('?ort=leipzig&zimmer-ab=3');
		await expect.poll(() => found(page)).toMatch(/^\d+ Angebote/);
		expect(errors).toEqual([]);
	}
});

test('every filter and every sort that is chosen offline is said, and shown once the network is back', async () => {
	const { page, context } = await listing();
	const controls = await page
		.locator(
			'#filter-form :is(input:not([type=search]), select)[name], [data-panels] :is(input, select)[name]',
		)
		.evaluateAll((all) =>
			all.flatMap((each) => {
				if (each instanceof HTMLSelectElement)
					return Array.from(each.options)
						.slice(1, 2)
						.map(({ value }) => ({ name: each.name, value }));
				return each instanceof HTMLInputElement && each.value
					? [{ name: each.name, value: each.value }]
					: [];
			}),
		);
	const sorts = await page
		.locator('[name=sort] option')
		.evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
	const first = new Map(controls.map((each) => [each.name, each] as const).toReversed());
	const chosen = [
		...[...first.values()].filter(({ name }) => !['sort', 'radius'].includes(name)),
		...sorts.filter(Boolean).map((value) => ({ name: 'sort', value })),
	];
	expect(chosen.length).toBeGreaterThan(20);
	// Filters can be reached once their script is here.
	await page.evaluate(() => (document.documentElement.dataset['finding'] = ''));
	await page.locator('[data-phrase]').focus();
	await page.waitForFunction(() => !('finding' in document.documentElement.dataset));
	await context.setOffline(true);
	for (const [at, { name, value }] of chosen.entries()) {
		// Each one says so itself: what the one before has said is gone.
		await page.locator('[data-found]').evaluate((line) => (line.textContent = ''));
		const before = query(page);
		await page.evaluate(
			([named, wanted]) => {
				const all = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
					`[name=${named}]`,
				);
				for (const control of all) {
					if (control instanceof HTMLSelectElement) control.value = wanted;
					else control.checked = control.value === wanted;
					control.dispatchEvent(new Event('change', { bubbles: true }));
				}
			},
			[name, value] as const,
		);
		// Units that the page shows already, or none at all, need nothing of the network.
		const isSaid = async () =>
			(await found(page))?.includes('nicht laden') || query(page) !== before;
		await expect.poll(isSaid, { message: `${at} ${name} ${value}` }).toBe(true);
	}
	await context.setOffline(false);
	await page.evaluate(() => dispatchEvent(new Event('online')));
	await expect.poll(() => found(page)).toMatch(/^\d+ Angebot/);
	// Each name has its own part of the address.
	const parts = [...new URLSearchParams(query(page)).keys()];
	expect(parts).toHaveLength(new Set(chosen.map(({ name }) => name)).size);
});

test('what failed is tried again with the next press, and nothing says that a filtered list is not filtered', async () => {
	const { page } = await listing({ path: '/de/kaufen/?ort=leipzig&sortierung=preis' });
	await expect.poll(() => page.locator('[data-opens=place]').textContent()).toBe('Leipzig');
	const cards = '**/search/de-*.json';
	await page.route(cards, (route) => route.fulfill({ status: 503 }));
	await choose(page, 'place', () => page.locator('[data-places] input[value=hamburg]').check());
	await expect.poll(() => found(page)).toContain('nicht laden');
	expect(await found(page)).not.toMatch(/ungefiltert/);
	expect(await page.locator('[data-opens=place]').textContent()).toBe('Leipzig');
	await page.unroute(cards);
	await page.locator('h1').click();
	await expect.poll(() => query(page)).toBe('?ort=hamburg,leipzig&sortierung=preis');
	await expect.poll(() => found(page)).toMatch(/^\d+ Angebote/);
});

test('where the script of a list cannot be loaded, a filtered address shows the whole list, and what it asks for once it can', async () => {
	const { page } = await listing({ path: '/de/impressum/' });
	let isDown = true;
	await page.route(/FilterForm[^/]*\.js/, (route) => (isDown ? route.abort() : route.continue()));
	await page.goto(`${site.origin}/de/kaufen/?ort=leipzig`);
	await expect.poll(() => page.locator('[data-list] h3').first().isVisible()).toBe(true);
	expect(await found(page)).toContain('50');
	isDown = false;
	await expect.poll(() => found(page)).toMatch(/^21 /);
});

test('a script of the page that could not be loaded is loaded when it can be', async () => {
	const { page } = await listing({ path: '/de/impressum/' });
	let failures = 1;
	await page.route(/FilterForm[^/]*\.js/, (route) =>
		failures-- > 0 ? route.abort() : route.continue(),
	);
	await page.goto(`${site.origin}/de/kaufen/`);
	await page.selectOption('[name=sort]', 'priceUp');
	await expect.poll(() => query(page)).toBe('?sortierung=preis');
});

test('an open map shows what the filter leaves, and what it has in view decides about the list', async () => {
	const { page } = await listing({ path: '/de/kaufen/?ort=plagwitz' });
	await page.getByRole('button', { name: 'Karte zeigen' }).click();
	await page.locator('.pin').first().waitFor();
	const total = Number.parseInt((await found(page)) ?? '', 10);
	await page.getByRole('checkbox', { name: /Beim Verschieben/ }).check();
	await expect.poll(() => found(page)).toContain('im Kartenausschnitt');
	expect(Number.parseInt((await found(page)) ?? '', 10)).toBeLessThanOrEqual(total);
	await page.getByRole('checkbox', { name: /Beim Verschieben/ }).uncheck();
	await expect.poll(() => found(page)).toContain(`${total} Angebote`);
});

test('a part of the map without anything leads back to the whole of it', async () => {
	const { page } = await listing({ path: '/de/kaufen/?ort=plagwitz' });
	await page.getByRole('button', { name: 'Karte zeigen' }).click();
	await page.locator('.pin').first().waitFor();
	await expect.poll(() => page.locator('[data-found]').textContent()).toMatch(/^\d+ Angebote/);
	const total = Number.parseInt((await found(page)) ?? '', 10);
	await page.getByRole('checkbox', { name: /Beim Verschieben/ }).check();
	const { x = 0, y = 0 } = (await page.locator('.map-surface').boundingBox()) ?? {};
	for (let times = 0; times < 3; times++) {
		await page.mouse.move(x + 20, y + 300);
		await page.mouse.down();
		await page.mouse.move(x + 420, y + 300, { steps: 4 });
		await page.mouse.up();
		await page.waitForTimeout(300);
	}
	const back = page.getByRole('button', { name: `Auf der ganzen Karte: ${total} Angebote` });
	await back.click();
	await expect.poll(() => found(page)).toMatch(new RegExp(`^${total} Angebote(?! · im)`));
	expect(await page.getByRole('checkbox', { name: /Beim Verschieben/ }).isChecked()).toBe(false);
});

test('no rule of accessibility is broken in what opens from a filter, light or dark', async () => {
	const { page } = await listing({ path: '/de/kaufen/?preis-bis=900000' });
	for (const chip of ['kind', 'place', 'price', 'rooms', 'more']) {
		await page.locator(`[data-opens=${chip}]`).click();
		await page.locator(':popover-open').first().waitFor();
		expect(await faultsWithin(page, ':popover-open')).toEqual([]);
		await page.keyboard.press('Escape');
	}
});

test('an empty result breaks no rule of accessibility', async () => {
	const { page } = await listing({ path: '/de/kaufen/?preis-bis=1000' });
	await page.locator('[data-nothing]').waitFor();
	expect(await faultsWithin(page, 'main')).toEqual([]);
});

test('a button that shows its condition is read aloud with the name of what it is about', async () => {
	const { page } = await listing({ path: '/de/kaufen/?preis-bis=400000' });
	const button = page.locator('[data-opens=price]');
	await expect.poll(() => button.getAttribute('aria-label')).toContain('Preis: bis');
	expect(await button.getAttribute('aria-label')).toContain(await button.innerText());
	await choose(page, 'price', () => page.locator('#filter-priceTo').selectOption(''));
	await expect.poll(() => button.getAttribute('aria-label')).toBeNull();
	expect(await button.innerText()).toBe('Preis');
});
