import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsWithin } from '../support/accessibility.ts';
import { runs } from '../support/full-size.ts';
import { keptPage } from '../support/kept-page.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });
const openPage = keptPage(browser, { origin: site.origin });

async function open(path: string, width = 1440) {
	const page = await openPage({ viewport: { width, height: 900 } });
	await page.goto(`${site.origin}${path}`);
	return page;
}

async function ask(page: Page, phrase: string) {
	await page.locator('[data-phrase]').fill(phrase);
	await page.keyboard.press('Enter');
}

const chips = async (page: Page) =>
	(await page.locator('[data-active] .chip:visible').allInnerTexts()).map((words) =>
		words.replaceAll('\u00A0', ' '),
	);
const unknown = (page: Page) => page.locator('[data-unknown]').innerText();
const found = async (page: Page) =>
	Number.parseInt((await page.locator('[data-found]').textContent()) ?? '', 10);
const address = (page: Page) => {
	const { pathname, search } = new URL(page.url());
	return decodeURIComponent(pathname + search);
};
const patience = { timeout: 10_000 };

test('a phrase becomes chips that can be taken off, one by one', async () => {
	const page = await open('/de/kaufen/');
	await ask(page, '3 Zimmer Leipzig bis 700.000 mit Balkon');
	await expect
		.poll(() => chips(page), patience)
		.toEqual(['Leipzig', 'bis 700.000 €', '3+ Zimmer', 'Balkon']);
	expect(address(page)).toBe('/de/kaufen/?ort=leipzig&preis-bis=700000&zimmer-ab=3&merkmal=balkon');
	expect(await page.locator('[data-phrase]').inputValue()).toBe('');
	const few = await found(page);
	await page.getByRole('button', { name: 'Filter entfernen: Balkon' }).click();
	await expect.poll(() => chips(page)).toEqual(['Leipzig', 'bis 700.000 €', '3+ Zimmer']);
	expect(await found(page)).toBeGreaterThanOrEqual(few);
	expect(await faultsWithin(page, '[data-active]')).toEqual([]);
});

test('what is not understood is said, stays in the box, and is no reason to show the closest', async () => {
	const page = await open('/de/kaufen/');
	const all = await found(page);
	await ask(page, 'qwertz asdfgh');
	await expect.poll(() => unknown(page), patience).toBe('Nicht verstanden: qwertz asdfgh');
	expect(await found(page)).toBe(all);
	expect(await page.locator('[data-nothing]').isVisible()).toBe(false);
	expect(await page.locator('[data-phrase]').inputValue()).toBe('qwertz asdfgh');
	expect(await faultsWithin(page, 'form.filter')).toEqual([]);
	await ask(page, 'Altbau');
	await expect.poll(() => chips(page), patience).toEqual(['Baujahr bis 1949']);
	expect(await unknown(page)).toBe('');
});

test('what only phrases ask for stays while something else is chosen, and comes back from its address', async () => {
	const page = await open('/de/kaufen/?suche=Altbau');
	await expect.poll(() => address(page), patience).toBe('/de/kaufen/?baujahr-bis=1949');
	const old = await found(page);
	expect(old).toBeGreaterThan(0);
	await page.selectOption('[name=sort]', 'priceUp');
	await expect.poll(() => address(page)).toBe('/de/kaufen/?baujahr-bis=1949&sortierung=preis');
	await page.reload({ waitUntil: 'networkidle' });
	await expect.poll(() => found(page), patience).toBe(old);
});

test('whoever asks for something to rent among what is for sale is led to the other list', async () => {
	const page = await open('/de/kaufen/');
	await ask(page, 'drei zimmer mieten');
	await page.waitForURL('**/de/mieten/?zimmer-ab=3', patience);
	await expect.poll(() => chips(page), patience).toEqual(['3+ Zimmer']);
});

const phrases: [path: string, phrase: string, expected: string | RegExp][] = [
	['/en/buy/', '3 bed flat leipzig', '/en/buy/?place=leipzig&bedrooms-from=3&type=flats'],
	['/es/comprar/', 'obra nueva Hamburgo', '/es/comprar/?lugar=hamburg&construccion-desde=2021'],
	['/de/kaufen/', 'Kanalhöfe', /^\/de\/kaufen\/\?projekt=\d+$/],
];
/** What words mean is asked of the list of chosen phrases, without a browser. */
const more: typeof phrases = [
	['/de/kaufen/', '04229', '/de/kaufen/?plz=04229'],
	['/en/buy/', 'period', '/en/buy/?built-to=1939'],
	['/es/comprar/', 'chalet con jardín', '/es/comprar/?tipo=casas&extra=jardin'],
	['/de/kaufen/', 'Schwimmbad', '/de/kaufen/?merkmal=pool'],
	['/de/kaufen/', 'Kapitalanlage', '/de/kaufen/?art=anlageobjekte'],
	['/de/kaufen/', 'efh', '/de/kaufen/?bauform=einfamilienhaus'],
	['/de/kaufen/', '3 bed flat leipzig', '/de/kaufen/?ort=leipzig&schlafzimmer-ab=3&art=wohnungen'],
];

test.each(runs(phrases, [...phrases, ...more]))(
	'at %s, "%s" is understood',
	async (path, phrase, expected) => {
		const page = await open(path);
		await ask(page, phrase);
		await expect
			.poll(() => address(page), patience)
			.toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);
		expect(await unknown(page)).toBe('');
		expect(await found(page)).toBeGreaterThan(0);
	},
);

test('words that only titles and references have are searched for', async () => {
	const page = await open('/de/kaufen/');
	await ask(page, 'LE-V-016');
	await expect.poll(() => address(page), patience).toBe('/de/kaufen/?suche=LE-V-016');
	await expect.poll(() => found(page), patience).toBe(1);
	await page.reload({ waitUntil: 'networkidle' });
	await expect.poll(() => chips(page), patience).toEqual(['„LE-V-016“']);
});

const partly: [path: string, phrase: string, labels: string[], words: string][] = [
	['/de/kaufen/', 'helle Wohnung in Leipzig', ['Leipzig', 'Wohnungen'], 'Nicht verstanden: helle'],
	['/en/buy/', 'bright flat near the sea', ['Flats'], 'Not understood: bright, near, sea'],
	['/es/comprar/', 'piso luminoso', ['Pisos'], 'No se ha entendido: luminoso'],
	['/de/kaufen/', 'Loft am Kanal', ['Loft'], 'Nicht verstanden: Kanal'],
];

test.each(partly.slice(0, runs(1, 4)))(
	'at %s, no word of "%s" leaves an empty list',
	async (path, phrase, labels, words) => {
		const page = await open(path);
		await ask(page, phrase);
		await expect.poll(() => chips(page), patience).toEqual(labels);
		await expect.poll(() => unknown(page)).toBe(words);
		expect(await found(page)).toBeGreaterThan(0);
	},
);

test('a reference of the other list leads there', async () => {
	const page = await open('/de/kaufen/');
	await ask(page, 'LE-M-019');
	await expect.poll(() => found(page), patience).toBe(0);
	expect(await page.locator('[data-other]').getAttribute('href')).toBe(
		'/de/mieten/?suche=LE-M-019',
	);
});

test('the box of the home page leads to the list that understands it', async () => {
	const page = await open('/de/');
	await ask(page, 'Haus mit Garten');
	await page.waitForURL('**/de/kaufen/?art=haeuser&merkmal=garten', patience);
	await expect.poll(() => chips(page), patience).toEqual(['Häuser', 'Garten']);
});

test('on a phone the box stands in the first row, and price and rooms before the places', async () => {
	const page = await open('/de/kaufen/', 390);
	const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
	expect(await top('[data-phrase]')).toBeLessThan(await top('[data-opens=all]'));
	await page.locator('[data-opens=all]').click();
	await page.locator('dialog[open] [data-panel=kind]').waitFor();
	const panels = await page
		.locator('dialog [data-panel]')
		.evaluateAll((all) => all.map((each) => each.getAttribute('data-panel')));
	expect(panels).toEqual(['kind', 'price', 'rooms', 'place', 'area', 'more']);
});
