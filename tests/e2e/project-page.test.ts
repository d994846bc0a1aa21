import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCatalogueWriter } from '../../src/catalog/store/catalogue-writer.ts';
import { Status } from '../../src/domain/status.ts';
import type { Unit } from '../../src/domain/unit.ts';
import { placeOf } from '../../src/release/file-store.ts';
import { openMaker } from '../../src/release/make-file.ts';
import { endingOf, mediaType } from '../../src/release/media-type.ts';
import { fingerprintOf } from '../../src/render/fingerprint.ts';
import { startRenderer } from '../../src/render/render.ts';
import { describeBuild, projectRoot, renderVariables } from '../../src/wiring.ts';
import { workCatalogue } from '../../src/wiring/places.ts';
import { faultsWithin } from '../support/accessibility.ts';
import { axeFindings } from '../support/axe.ts';
import { openBrowser } from '../support/browser.ts';
import { publicProjectOf, publicUnitOf } from '../support/catalogue.ts';
import { everyPage } from '../support/every-page.ts';
import { freePort } from '../support/free-port.ts';
import { runs } from '../support/full-size.ts';
import { keptPage } from '../support/kept-page.ts';
import { shownPhoto } from '../support/shown-photo.ts';
import { newFolder, testEnvironment } from '../support/site-build.ts';

const origin = 'http://vitrine.test';
const { folder, remove } = newFolder();
/** Where the files of the site lie, by their paths. */
const made = new Map<string, string>();
const paths = new Map<number, string>();
/** A host that knows nothing but files, and no secure connection. */
const server = createServer(({ url = '/' }, response) => {
	const { pathname } = new URL(url, origin);
	const file = made.get(pathname);
	if (file === undefined) return response.writeHead(404).end();
	response.writeHead(200, { 'content-type': mediaType(endingOf(pathname)) });
	return response.end(readFileSync(file));
});
let browser: Browser;
let openPage: ReturnType<typeof keptPage>;
let openStill: ReturnType<typeof keptPage>;

const priced = (euros: number): Unit['price'] => ({
	kind: 'purchase',
	amount: { cents: euros * 100, currency: 'EUR' },
});
const status = (n: number) => Status.options[n % 3] ?? 'available';

/** Projects that a real account may have, by id. */
const projects: Readonly<Record<number, readonly Unit[]>> = {
	/** Twelve floors of ten. */
	301: Array.from({ length: 120 }, (_, n) => {
		const [floor, place] = [Math.floor(n / 10), (n % 10) + 1];
		const rooms = (n % 4) + 1;
		const price = n % 7 === 0 ? { kind: 'onRequest' as const } : priced(300_000 + 1000 * n);
		return publicUnitOf(3000 + n, {
			reference: `HZ-${floor}.${place}`,
			projectId: 301,
			floor,
			rooms,
			status: status(n),
			price,
			areas: { living: 30 * rooms },
		});
	}),
	302: [publicUnitOf(4001, { projectId: 302 })],
	303: [1, 2, 3].map((n) => {
		return publicUnitOf(4010 + n, {
			projectId: 303,
			status: 'sold',
			floor: n,
			price: priced(777_000),
		});
	}),
	304: [1, 2, 3, 4, 5, 6].map((n) => {
		const { floor: _, ...house } = publicUnitOf(4020 + n, { kind: 'house', status: status(n) });
		return { ...house, projectId: 304 };
	}),
	305: ['1.1', '1.1', '1.2', '0.1'].map((reference, n) => {
		return publicUnitOf(4030 + n, { projectId: 305, reference, floor: Number(reference[0]) });
	}),
	306: [],
	/** Two types of homes: the rooms of the first are shown, those of the second are not. */
	307: [
		publicUnitOf(4061, {
			projectId: 307,
			rooms: 2,
			pictures: [
				{ ...shownPhoto('kitchen'), caption: { de: 'Helle Küche' } },
				{ ...shownPhoto('bedroom'), caption: { de: 'Schlafzimmer' } },
				{ ...shownPhoto('plan', 'floorPlan'), caption: { de: 'Grundriss: 3 Zimmer mit Loggia' } },
			],
		}),
		publicUnitOf(4062, {
			projectId: 307,
			rooms: 3,
			pictures: [shownPhoto('other-plan', 'floorPlan')],
		}),
	],
	/** Two types that the account shows by the same plan, and one of its own between them. */
	308: [2, 3, 4].map((rooms) =>
		publicUnitOf(4070 + rooms, {
			projectId: 308,
			rooms,
			pictures: [shownPhoto(rooms === 3 ? 'other-plan' : 'plan', 'floorPlan')],
		}),
	),
	/** Houses that the demo agency has pointed out on its site plan. */
	204: Array.from({ length: 12 }, (_, n) => {
		const { floor: _floor, ...house } = publicUnitOf(4101 + n, {
			kind: 'house',
			status: status(n),
		});
		return { ...house, projectId: 204, reference: `HH-GB-${String(n + 1).padStart(2, '0')}` };
	}),
};
const sitePlan = {
	...shownPhoto('site-plan', 'floorPlan'),
	caption: { de: 'Lageplan: zwölf Stadthäuser in drei Zeilen' },
};

beforeAll(async () => {
	const environment = testEnvironment({ folder });
	const work = join(folder, 'work');
	mkdirSync(work);
	const catalogue = workCatalogue(work);
	const { files, records } = environment.places;
	const writer = openCatalogueWriter({ catalogue, records });
	for (const [id, units] of Object.entries(projects)) {
		for (const unit of units) writer.unit(unit);
		writer.project(publicProjectOf(Number(id), id === '204' ? { pictures: [sitePlan] } : {}));
	}
	writer.finish({ pulledAt: '2026-11-21T12:00:00.000Z' });
	const build = { ...describeBuild(environment), catalogue };
	const { folder: company } = environment.company;
	const fingerprintNow = () => fingerprintOf(build, { project: projectRoot, company });
	const renderer = startRenderer({
		project: projectRoot,
		variables: renderVariables(environment, work),
		// What Astro has compiled for other tests serves here, too.
		build,
		files,
		sources: { fingerprint: fingerprintNow(), fingerprintNow },
	});
	const listed = everyPage(build).filter(
		({ route, locale }) => route.kind === 'project' && locale === 'de',
	);
	for (const { route, path } of listed) if (route.kind === 'project') paths.set(route.id, path);
	await renderer.render({
		pages: listed,
		count: listed.length,
		isPart: false,
		make: openMaker(files, build.origin),
		taker: {
			file: ({ path, name }) => void made.set(path, placeOf(files, name)),
			pages: () => {},
			onPage: () => {},
		},
	});
	const port = await freePort();
	server.listen(port, '127.0.0.1');
	browser = await openBrowser([`--host-resolver-rules=MAP vitrine.test 127.0.0.1:${port}`]);
	openPage = keptPage(browser, { origin });
	openStill = keptPage(browser, { origin, javaScriptEnabled: false });
});

afterAll(async () => {
	await browser?.close();
	server.close();
	remove();
});

/** The page of a project, as a visitor sees it. */
async function open(
	id: number,
	{ width = 1440, script = true }: { readonly width?: number; readonly script?: boolean } = {},
): Promise<Page> {
	const page = await (script ? openPage : openStill)({ viewport: { width, height: 900 } });
	await page.goto(`${origin}${paths.get(id)}`);
	return page;
}

const area = (page: Page, id: number) => page.locator(`.units-on-picture [data-unit="${id}"]`);
const row = (page: Page, id: number) => page.locator(`#unit-${id}`);
const references = (page: Page) => page.locator('.units-table tbody tr:visible th').allInnerTexts();

test('a project can be handed on and printed', async () => {
	const page = await open(301);
	await page.evaluate(() => {
		window.print = () => {
			document.body.dataset['printed'] = '';
		};
	});
	await page.getByRole('button', { name: 'Teilen' }).click();
	// Without a secure connection nothing can be copied, so the button says the address itself.
	const said = page.locator('.actions').getByRole('status');
	await expect.poll(() => said.textContent()).toContain(paths.get(301));
	await page.getByRole('button', { name: 'Exposé' }).click();
	await page.getByRole('dialog').locator('button[value=print]').click();
	await page.locator('body[data-printed]').waitFor();
});

test('a project offers neither without JavaScript', async () => {
	const page = await open(301, { script: false });
	expect(await page.locator('.action:visible').count()).toBe(0);
});

describe('a project of 120 units', () => {
	test('draws every floor, and each cell leads where the row of the table leads', async () => {
		const page = await open(301);
		expect(await page.locator('.plan-floor').count()).toBe(12);
		const cells = page.locator('.plan-cell');
		expect(await cells.count()).toBe(120);
		const hrefs = (selector: string) =>
			page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(new Set(await hrefs('.plan-cell'))).toEqual(
			new Set(await hrefs('.units-table tbody th a')),
		);
	});

	test('sorts by price both ways, with prices on request and sold flats last', async () => {
		const page = await open(301);
		await page.locator('.units-table').scrollIntoViewIfNeeded();
		const header = page.locator('th', { hasText: 'Preis' });
		const button = header.getByRole('button');
		const column = async () =>
			(await page.locator('.price-cell').allInnerTexts()).map((text) =>
				Number(text.replaceAll(/\D/g, '')),
			);
		for (const [direction, sign] of [
			['ascending', 1],
			['descending', -1],
		] as const) {
			await button.click();
			expect(await header.getAttribute('aria-sort')).toBe(direction);
			const prices = await column();
			const named = prices.filter((price) => price > 0);
			expect(named).toEqual(named.toSorted((a, b) => sign * (a - b)));
			expect(prices.slice(named.length).every((price) => price === 0)).toBe(true);
		}
		expect(await page.locator('[aria-sort]').count()).toBe(1);
	});

	test('is sorted as it was left when a visitor comes back from a flat', async () => {
		const page = await open(301);
		await page.locator('.units-table').scrollIntoViewIfNeeded();
		await page.locator('th', { hasText: 'Preis' }).getByRole('button').click();
		const left = await references(page);
		await page.locator('.units-table tbody th a').nth(3).click();
		await page.waitForURL((url) => url.pathname !== paths.get(301));
		await page.goBack();
		await page.locator('th[aria-sort=ascending]', { hasText: 'Preis' }).waitFor();
		expect(await references(page)).toEqual(left);
	});

	test('nothing moves when its headings become buttons', async () => {
		const page = await open(301);
		await page.locator('.units-table').scrollIntoViewIfNeeded();
		const buttons = page.locator('.units-table thead button');
		await buttons.first().waitFor();
		const boxes = () =>
			page
				.locator('.units-table thead th')
				.evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
		const after = await boxes();
		await buttons.evaluateAll((all) => {
			for (const button of all) button.replaceWith(...button.childNodes);
		});
		expect(await boxes()).toEqual(after);
	});

	test('is sorted by keyboard alone, and the button keeps the focus', async () => {
		const page = await open(301);
		await page.locator('.units-table').scrollIntoViewIfNeeded();
		const button = page.getByRole('button', { name: 'Einheit' });
		await button.focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		expect((await references(page))[0]).toBe('HZ-11.10');
		expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
	});

	test('fits into its budget of bytes', () => {
		const html = readFileSync(made.get(paths.get(301) ?? '') ?? '');
		expect(brotliCompressSync(html).length).toBeLessThan(20_000);
	});
});

test('shows the free ones only when asked to, with and without JavaScript', async () => {
	for (const script of [true, false]) {
		const page = await open(301, { script });
		expect(await references(page)).toHaveLength(120);
		await page.getByLabel('Nur freie').check();
		expect(await references(page)).toHaveLength(40);
	}
});

test('is a table in its natural order without JavaScript', async () => {
	const page = await open(301, { script: false });
	expect((await references(page)).slice(0, 2)).toEqual(['HZ-0.1', 'HZ-0.2']);
	expect(await page.getByRole('columnheader', { name: 'Preis' }).innerText()).toBe('Preis');
	expect(await page.locator('th button').count()).toBe(0);
});

describe('a picture on which the units of a project are pointed out', () => {
	test('says the status of each by its colour, leads where the table leads, and stands once on the page', async () => {
		const page = await open(204);
		const areas = page.locator('.units-on-picture a');
		expect(await areas.count()).toBe(12);
		const seen = await areas.evaluateAll((links) =>
			links.map((link) => `${link.getAttribute('class')} ${link.getAttribute('href')}`),
		);
		const told = await page
			.locator('.units-table tbody tr')
			.evaluateAll((rows) =>
				rows.map((each) => `${each.className} ${each.querySelector('a')?.getAttribute('href')}`),
			);
		expect(seen.toSorted()).toEqual(told.toSorted());
		const colours = await areas.evaluateAll((links) => [
			...new Set(links.map((link) => getComputedStyle(link).color)),
		]);
		expect(colours).toHaveLength(3);
		// The drawing of a row would say the same again, and so would the list of drawings.
		expect(await page.locator('.plan-houses, .floor-plans').count()).toBe(0);
		expect(await faultsWithin(page, '.units-on-picture')).toEqual([]);
	});

	test('marks the unit of the row that is pointed at or has the focus, and the other way round', async () => {
		const page = await open(204);
		await row(page, 4104).scrollIntoViewIfNeeded();
		await page.locator('th button').first().waitFor();
		await row(page, 4104).hover();
		expect(await area(page, 4104).getAttribute('data-pointed')).toBe('');
		await area(page, 4106).hover();
		expect(await area(page, 4104).getAttribute('data-pointed')).toBeNull();
		expect(await row(page, 4106).getAttribute('data-pointed')).toBe('');
		await row(page, 4102).getByRole('link').first().focus();
		expect(await area(page, 4102).getAttribute('data-pointed')).toBe('');
	});
});

const rail = (page: Page) => page.locator('.viewer .pswp__rail button');

/** Presses the plan of a type where the first one has its bedroom. */
async function pressPlan(page: Page, type: number): Promise<void> {
	const plan = page.locator('.plan-type img').nth(type);
	await plan.scrollIntoViewIfNeeded();
	const { width = 0, height = 0 } = (await plan.boundingBox()) ?? {};
	await plan.click({ position: { x: width * 0.3, y: height * 0.65 } });
}

test('a room that is pressed on the plan of a type shows the pictures of that type taken there', async () => {
	const page = await open(307);
	expect(await page.locator('.plan-type a').allInnerTexts()).toEqual(['Raum wählen', 'Vergrößern']);
	await pressPlan(page, 0);
	await expect.poll(() => page.locator('.pswp__caption').textContent()).toBe('Schlafzimmer');
	expect(await page.locator('.plan-room[aria-current]').innerText()).toBe('Schlafen');
	expect(await rail(page).count()).toBe(2);
	const enlarged = await open(307);
	await pressPlan(enlarged, 1);
	await expect.poll(() => rail(enlarged).count()).toBe(2);
	expect(await enlarged.locator('.plan-sheet').count()).toBe(0);
});

test('the name of a type leads to its home, and the viewer begins with the plan that was pressed, by pointer and by key', async () => {
	const page = await open(308);
	const plans = page.locator('.plan-type a');
	const counter = page.locator('.pswp__counter');
	for (const at of runs([2, 0], [2, 1, 0])) {
		for (const press of [() => plans.nth(at).click(), () => page.keyboard.press('Enter')]) {
			await plans.nth(at).focus();
			await press();
			await expect.poll(() => counter.innerText()).toBe(`${at + 1} / 3`);
			await page.reload();
		}
	}
	const names = page.locator('.plan-types h3 a');
	const homes = await names.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	expect(new Set(homes).size).toBe(3);
	for (const [at, home = ''] of [...homes.entries()].slice(0, runs(1, 3))) {
		for (const press of [() => names.nth(at).click(), () => page.keyboard.press('Enter')]) {
			expect(home).toMatch(/#plans$/);
			await names.nth(at).focus();
			await press();
			await page.waitForURL(`${origin}${home}`);
			await page.goto(`${origin}${paths.get(308)}`);
		}
	}
});

test('a project of one unit draws no plan and offers nothing to sort', async () => {
	const page = await open(302);
	expect(await page.locator('.plan-houses, #only-free, th button').count()).toBe(0);
	expect(await references(page)).toHaveLength(1);
});

test('a project that is sold names no price and shows every row', async () => {
	const page = await open(303);
	const text = await page.locator('body').innerText();
	expect(text).toContain('Alle verkauft');
	expect(text).not.toContain('777');
	expect(await page.content()).not.toContain('777');
	expect(await references(page)).toHaveLength(3);
});

test('a project without units says nothing of any', async () => {
	const page = await open(306);
	expect(await page.locator('.availability').count()).toBe(0);
	expect(await page.locator('body').innerText()).not.toMatch(/\b0 (?:Einheiten|frei)/);
});

test('every project fits into a phone', async () => {
	const page = await open(301, { width: 320 });
	const widths = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
	for (const id of [301, 302, 303, 304, 305, 306]) {
		await page.goto(`${origin}${paths.get(id)}`);
		expect(await page.evaluate(widths), `${id}`).toBe(0);
	}
});

const looks = [
	[304, 390],
	[303, 1440],
	[302, 390],
	[305, 1440],
] as const;

test.each(looks.slice(0, runs(2, 4)))(
	'project %i has no accessibility violations at %i pixels',
	async (id, width) => {
		const page = await open(id, { width });
		expect(await axeFindings(page)).toEqual([]);
	},
);
