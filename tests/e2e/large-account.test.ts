import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { areaFragment, writeAreas } from '../../src/search/drawn-areas.ts';
import { projectRoot } from '../../src/wiring.ts';
import { faultsWithin } from '../support/accessibility.ts';
import { openBrowser, withoutPictures } from '../support/browser.ts';
import { serveChanged } from '../support/changed-project.ts';
import { keptPage } from '../support/kept-page.ts';

// An index holds three units here, so filters know one city at a time.
const config = 'src/sandbox/demo/company/config.ts';
const settings = readFileSync(join(projectRoot, config), 'utf8');
const [site, browser] = await Promise.all([
	serveChanged(
		{ [config]: settings.replace('\tlists: {', '\tlists: {\n\t\twhole: 3,\n\t\tleast: 1,') },
		{ script: 'tests/support/serve-large-account.ts' },
	),
	openBrowser(withoutPictures),
]);
afterAll(async () => {
	await browser.close();
	await site.close();
});
const openPage = keptPage(browser, { origin: site.origin });

async function visit(path: string, stored?: Record<string, string>) {
	const page = await openPage({
		viewport: { width: 1440, height: 900 },
		...(stored && { stored }),
	});
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
	const searched = () => asked.filter((each) => each.startsWith('/search/'));
	return { page, searched };
}

async function say(page: Page, phrase: string) {
	await page.locator('[data-phrase]').fill(phrase);
	await page.keyboard.press('Enter');
}

const titles = (page: Page) => page.locator('[data-list] h3 a').allTextContents();
const found = (page: Page) => page.locator('[data-found]').textContent();
const place = (page: Page) => decodeURI(page.url().slice(site.origin.length));

test('a list of the whole country asks for a city, and leads to it with all else that was said', async () => {
	const { page, searched } = await visit('/de/kaufen/');
	expect(searched()).toEqual([]);
	expect(await page.locator('[data-opens], .map-open').count()).toBe(0);
	await say(page, 'bis 450.000');
	await expect
		.poll(() => page.locator('[data-cities] a').allTextContents())
		.toEqual(['Leipzig 3', 'Hamburg 2', 'Halle (Saale) 1']);
	expect(await faultsWithin(page, '[data-cities]')).toEqual([]);
	await page.locator('[data-cities] a', { hasText: 'Hamburg' }).click();
	await expect.poll(() => titles(page)).toEqual(['Wohnung 4']);
	expect(place(page)).toBe('/de/kaufen/hamburg/?preis-bis=450000');
	expect(await page.locator('h1').textContent()).toBe('Immobilien kaufen in Hamburg');
});

test('whoever names a city is led to its list, by a phrase, a district, a postcode, and by an old address', async () => {
	const { page } = await visit('/de/kaufen/');
	await say(page, '5 Zimmer Hamburg');
	await expect.poll(() => titles(page)).toEqual(['Wohnung 5']);
	expect(place(page)).toBe('/de/kaufen/hamburg/?zimmer-ab=5');
	await page.goto(`${site.origin}/de/kaufen/?suche=connewitz`);
	await expect.poll(() => titles(page)).toEqual(['Wohnung 3']);
	expect(place(page)).toBe('/de/kaufen/leipzig/?ort=connewitz');
	await page.goto(`${site.origin}/de/kaufen/?suche=22767`);
	await expect.poll(() => place(page)).toMatch(/^\/de\/kaufen\/hamburg\//);
	await page.goto(`${site.origin}/de/kaufen/?ort=plagwitz&preis-bis=400000`);
	await expect.poll(() => titles(page)).toEqual(['Wohnung 1']);
	expect(place(page)).toBe('/de/kaufen/leipzig/?ort=plagwitz&preis-bis=400000');
	await page.goto(`${site.origin}/de/kaufen/?suche=hamburg+mieten`);
	await expect.poll(() => place(page)).toMatch(/^\/de\/mieten\/hamburg\//);
});

test('the filters of a city load what belongs to it alone, and say nothing of what they do not know', async () => {
	const { page, searched } = await visit('/de/kaufen/hamburg/');
	expect(searched()).toEqual([]);
	await page.locator('[data-opens=place]').click();
	await page.locator('#filter-place:popover-open').waitFor();
	expect(searched()).toEqual(['/search/index-hamburg.bin']);
	expect(await page.locator('[name=radius]').count()).toBe(0);
	expect(await page.locator('[data-places]').textContent()).not.toContain('Leipzig');
	const rent = page.locator('[data-deal-link=rent]');
	expect(await rent.getAttribute('href')).toMatch(/^\/de\/mieten\/hamburg\//);
	await page.locator('[data-places] input[value=altona]').check();
	await expect.poll(() => titles(page)).toEqual(['Wohnung 4']);
	expect(place(page)).toBe('/de/kaufen/hamburg/?ort=altona');
	await page.keyboard.press('Escape');
	await page.locator('.map-open').click();
	await expect.poll(searched).toContain('/search/points-hamburg.bin');
});

test('a phrase that names another city leads there, and a name that no address can say is found', async () => {
	const { page } = await visit('/de/kaufen/hamburg/');
	await say(page, 'Leipzig bis 400.000');
	await expect.poll(() => titles(page)).toEqual(['Wohnung 1']);
	expect(place(page)).toBe('/de/kaufen/leipzig/?preis-bis=400000');
	await say(page, 'Halle (Saale)');
	await expect.poll(() => place(page)).toMatch(/^\/de\/kaufen\/halle-saale\//);
	await expect.poll(() => found(page)).toContain('1');
});

test('a phrase that names several other cities leads to where these are offered', async () => {
	const { page } = await visit('/de/kaufen/halle-saale/');
	await say(page, 'Hamburg oder Leipzig');
	await expect
		.poll(() => page.locator('[data-cities] a').allTextContents())
		.toEqual(['Leipzig 3', 'Hamburg 2']);
	expect(place(page)).toBe('/de/kaufen/?suche=Hamburg oder Leipzig');
});

test('a list of one kind leads to a city and keeps the kind', async () => {
	const { page } = await visit('/de/kaufen/wohnungen/');
	await say(page, 'Hamburg');
	await expect.poll(() => place(page)).toBe('/de/kaufen/hamburg/?art=wohnungen');
	await expect.poll(() => titles(page)).toEqual(['Wohnung 5', 'Wohnung 4']);
});

test('a radius is not understood where only one city is known', async () => {
	const { page } = await visit('/de/kaufen/leipzig/?umkreis=20');
	await expect.poll(() => found(page)).toContain('3');
	expect(await page.locator('[data-active] li').count()).toBe(0);
});

test('units of several cities are saved and compared', async () => {
	const { page, searched } = await visit('/de/merkliste/', { saved: '1 5 99' });
	await expect.poll(() => page.locator('[data-saved] h3').count()).toBe(2);
	const rooms = page.locator('.compare-table tr', { hasText: 'Zimmer' }).first();
	await expect.poll(() => rooms.locator('td').allTextContents()).toEqual(['3', '5']);
	for (const city of ['leipzig', 'hamburg'])
		expect(searched()).not.toContain(`/search/index-${city}.bin`);
});

test('an area around several cities finds what lies in each of them, wherever its address leads', async () => {
	const area = areaFragment(
		writeAreas([
			[
				{ lat: 50, lng: 9 },
				{ lat: 50, lng: 14 },
				{ lat: 54, lng: 14 },
				{ lat: 54, lng: 9 },
			],
		]),
	);
	const { page, searched } = await visit(`/de/kaufen/?ort=leipzig#${area}`);
	// Of those in Leipzig nobody knows where they are.
	await expect.poll(() => titles(page)).toEqual(['Wohnung 5', 'Wohnung 4']);
	expect(place(page)).toBe(decodeURI(`/de/kaufen/leipzig/?ort=leipzig#${area}`));
	expect(await found(page)).toBe('2 Angebote · im gezeichneten Gebiet');
	expect(searched()).toContain('/search/points-hamburg.bin');
	await page.locator('[data-opens=price]').click();
	await page.selectOption('#filter-priceTo', '400000');
	await expect.poll(() => titles(page)).toEqual(['Wohnung 4']);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Filter entfernen: im gezeichneten Gebiet' }).click();
	await expect.poll(() => titles(page)).toEqual(['Wohnung 1']);
});

test('an area alone leads to the list of the only city that it reaches into', async () => {
	const around = [
		{ lat: 53, lng: 9 },
		{ lat: 53, lng: 11 },
		{ lat: 54, lng: 11 },
		{ lat: 54, lng: 9 },
	];
	const area = areaFragment(writeAreas([around]));
	const { page } = await visit(`/de/kaufen/#${area}`);
	await expect.poll(() => place(page)).toBe(decodeURI(`/de/kaufen/hamburg/#${area}`));
	await expect.poll(() => titles(page)).toEqual(['Wohnung 5', 'Wohnung 4']);
});
