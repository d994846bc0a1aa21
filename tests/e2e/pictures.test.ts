import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { earlyScript } from '../../src/domain/look/early-script.ts';
import { faultsWithin } from '../support/accessibility.ts';
import { axeFindings } from '../support/axe.ts';
import { openBrowser } from '../support/browser.ts';
import { runs } from '../support/full-size.ts';
import { keptPage, type Visitor } from '../support/kept-page.ts';
import { openSiteOf, type ServedSite } from '../support/demo-site.ts';
import { attribute, elements, parsePage, textOf } from '../support/html.ts';
import { image, unit } from '../support/sandbox.ts';
import { smallAgency } from '../support/small-agency.ts';

let site: ServedSite;
let browser: Browser;
let openPage: ReturnType<typeof keptPage>;
/** Addresses of the unit with everything and of the privacy page. */
let full: string;
let privacy: string;

const link = (id: number, url: string, title: string) => ({
	id,
	url,
	title,
	is_embedable: true,
	on_landing_page: true,
	is_private: false,
	position: id,
});

const rooms = ['kitchen-line', 'bath-metro', 'child', 'study', 'ext-brick'];
const photos = (count: number) =>
	rooms.slice(0, count).map((media, at) => image({ media, title: `Bild ${at}`, position: at }));

beforeAll(async () => {
	const agency = smallAgency([
		unit(4001, {
			broker_id: undefined,
			images: [
				image({ title: 'Küche mit Fenster', position: 1 }),
				image({ media: 'bath-metro', title: 'IMG_1.jpg', position: 2 }),
				image({ media: 'child', title: 'Kinderzimmer', position: 3 }),
				image({ media: 'study', title: 'Büro', position: 4 }),
				image({ media: 'pano-loft', title: '360°-Panorama', position: 5 }),
				image({
					media: 'plan-house-ground',
					title: 'Grundriss: Erdgeschoss',
					is_floorplan: true,
					position: 6,
				}),
				image({
					media: 'plan-house-upper',
					title: 'Grundriss: Obergeschoss',
					is_floorplan: true,
					position: 7,
				}),
			],
			links: [
				link(1, 'https://youtu.be/aqz-KE-bpKQ', 'Film'),
				link(2, 'https://my.matterport.com/show/?m=SxQL3iGyoDo', 'Rundgang'),
				link(3, 'https://files.example/bau.pdf', 'Baubeschreibung'),
			],
		}),
		// Of a plan whose rooms the demo agency has named.
		unit(4002, {
			images: [
				image({ title: 'Helle Küche mit Fenster', position: 1 }),
				image({ media: 'bedroom-calm', title: 'Schlafzimmer', position: 2 }),
				image({ media: 'ext-brick', title: 'Haus mit Loggien', position: 3 }),
				image({
					media: 'plan-three-room',
					title: 'Grundriss: 3 Zimmer mit Loggia',
					is_floorplan: true,
					position: 4,
				}),
			],
		}),
		unit(4003, { project_id: 2, images: photos(1) }),
		unit(4005, { project_id: 5, images: photos(5) }),
	]);
	const projects = [2, 5].map((count) => ({
		id: count,
		name: `Mit ${count} Bildern`,
		property_status_id: 503,
		images: photos(count),
	}));
	site = await openSiteOf({ ...agency, projects });
	full = site.unit(4001);
	const legal = site.pages.find(
		({ route, locale }) => locale === 'de' && route.kind === 'legal' && route.legal === 'privacy',
	);
	privacy = legal?.path ?? 'no privacy page';
	browser = await openBrowser(['--enable-unsafe-swiftshader']);
	openPage = keptPage(browser, { origin: site.origin, locale: 'de-DE', viewport });
});

const viewport = { width: 1440, height: 900 };

afterAll(async () => {
	await browser?.close();
	await site?.close();
});

/** A new visitor, what the pages asked for, and what the browser complained of. */
interface Visit {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly asked: string[];
	readonly complaints: string[];
}

interface Visiting extends Visitor {
	readonly javaScriptEnabled?: false;
}

async function visit({ javaScriptEnabled, ...look }: Visiting = {}, path = full): Promise<Visit> {
	const page = javaScriptEnabled === false ? await withoutScripts() : await openPage(look);
	const context = page.context();
	const asked: string[] = [];
	const complaints: string[] = [];
	// Nobody outside is ever asked in a test.
	await context.route(
		(url) => url.origin !== site.origin,
		(route) => route.fulfill({ contentType: 'text/html', body: '<p>Somebody else</p>' }),
	);
	page.on('request', (request) => asked.push(request.url()));
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(message.text());
	});
	page.on('pageerror', ({ message }) => complaints.push(message));
	await page.goto(`${site.origin}${path}`);
	return { context, page, asked, complaints };
}

async function withoutScripts(): Promise<Page> {
	const context = await browser.newContext({ locale: 'de-DE', viewport, javaScriptEnabled: false });
	onTestFinished(() => context.close());
	return context.newPage();
}

const htmlOf = async (path: string) => (await fetch(`${site.origin}${path}`)).text();

const outside = (asked: readonly string[]) =>
	asked.filter((url) => !url.startsWith(site.origin) && !url.startsWith('data:'));

const planState = (page: Page) =>
	page
		.locator('.floor-plans img')
		.first()
		.evaluate((image: HTMLImageElement) => ({
			shown: image.checkVisibility({ contentVisibilityAuto: true }),
			loaded: image.currentSrc !== '' && image.complete,
		}));

describe('the pictures', () => {
	test('open in a viewer by keyboard, and the focus comes back to where it was', async () => {
		const { page, asked, complaints } = await visit();
		const before = asked.filter((url) => /viewer/.test(url));
		expect(before).toEqual([]);
		const second = page.locator('.gallery li:nth-child(2) a');
		await second.focus();
		await page.keyboard.press('Enter');
		const viewer = page.getByRole('dialog', { name: 'Alle Bilder' });
		await viewer.waitFor();
		await expect.poll(() => page.locator('.pswp__counter').innerText()).toBe('2 / 4');
		expect(await page.locator('.pswp__caption').innerText()).toBe('');
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => page.locator('.pswp__counter').innerText()).toBe('3 / 4');
		expect(await page.locator('.pswp__caption').innerText()).toBe('Kinderzimmer');
		// An empty one would say that nobody knows its language.
		expect(await page.locator('.pswp__caption').getAttribute('lang')).toBeNull();
		for (let pressed = 0; pressed < 12; pressed += 1) {
			await page.keyboard.press('Tab');
			const within = await page.evaluate(
				() =>
					document.activeElement === document.body ||
					document.activeElement?.closest('dialog') !== null,
			);
			expect(within, `after ${pressed + 1} tabs`).toBe(true);
		}
		await page.keyboard.press('Escape');
		await viewer.waitFor({ state: 'detached' });
		expect(await second.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(complaints).toEqual([]);
	});

	test('can all be opened by the button, chosen in the row and closed by pointer', async () => {
		const { page } = await visit();
		await page.getByRole('link', { name: 'Alle 4 Bilder' }).click();
		const row = page.locator('.pswp__rail button');
		await row.first().waitFor();
		expect(await row.count()).toBe(4);
		await page.getByRole('button', { name: 'Bild 4' }).click();
		await expect.poll(() => page.locator('.pswp__counter').innerText()).toBe('4 / 4');
		expect(await row.nth(3).getAttribute('aria-current')).toBe('true');
		for (const name of ['Schließen', 'Vorheriges Bild', 'Nächstes Bild']) {
			const box = await page.getByRole('button', { name }).boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(48);
		}
		await page.getByRole('button', { name: 'Schließen' }).click();
		await page.locator('dialog.viewer').waitFor({ state: 'detached' });
	});

	test('open once for a double click, when the viewer has all that it needs', async () => {
		const { context, page, complaints } = await visit();
		const styles = Promise.withResolvers<void>();
		await context.route(/viewer[^/]*\.css/, async (route) => {
			await styles.promise;
			await route.continue();
		});
		const asked = page.waitForRequest(/viewer[^/]*\.css/);
		const first = page.locator('.gallery li:first-child a');
		await first.click();
		await asked;
		await first.click();
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(await page.locator('dialog.viewer').count()).toBe(0);
		styles.resolve();
		await page.locator('.pswp--open').waitFor();
		await page.keyboard.press('Escape');
		await page.locator('dialog.viewer').waitFor({ state: 'detached' });
		expect(complaints).toEqual([]);
	});

	test('are files where the viewer lacks something that it needs', async () => {
		const { context, page } = await visit();
		await context.route(/viewer[^/]*\.css/, (route) => route.abort());
		await page.locator('.gallery li:first-child a').click();
		await page.waitForURL(/\/media\//);
	});

	test('that cannot be had at all leave the page where it is, which says so, and open with the next press', async () => {
		const answers: ((route: Route) => Promise<void>)[] = [
			(route) => route.abort(),
			(route) => route.fulfill({ status: 503, body: 'Later' }),
		];
		for (const answer of answers) {
			const { context, page } = await visit();
			const link = page.locator('.gallery li:first-child a');
			const notice = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
			await context.route(/viewer[^/]*\.(?:js|css)|\/media\//, answer);
			await link.click();
			await notice.waitFor();
			expect(new URL(page.url()).pathname).toBe(full);
			await context.unroute(/viewer[^/]*\.(?:js|css)|\/media\//);
			await link.click();
			await page.locator('.pswp--open').waitFor();
			expect(await notice.count()).toBe(0);
		}
	});

	test('are closed by Back, and closed otherwise they leave nothing to go back to', async () => {
		for (const width of runs([390], [390, 1440])) {
			const { page } = await visit({ viewport: { width, height: 900 } }, privacy);
			await page.goto(`${site.origin}${full}`);
			const viewer = page.locator('dialog.viewer');
			for (const pictures of ['.gallery li:first-child a', '.floor-plans a']) {
				for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
					await page.locator(pictures).first().click();
					await page.locator('.pswp--open').waitFor();
					await close();
					await viewer.waitFor({ state: 'detached' });
					await page.waitForFunction(() => !history.state?.over);
					expect(new URL(page.url()).pathname).toBe(full);
				}
			}
			await page.goBack();
			expect(new URL(page.url()).pathname).toBe(privacy);
		}
	});

	test('of floor plans open by themselves and are named by their levels', async () => {
		const { page } = await visit();
		const levels = page.getByRole('navigation', { name: 'Ebenen' }).getByRole('link');
		expect(await levels.allInnerTexts()).toEqual(['Erdgeschoss', 'Obergeschoss']);
		await page.locator('.floor-plans a').first().click();
		await expect.poll(() => page.locator('.pswp__counter').innerText()).toBe('1 / 2');
		await expect
			.poll(() => page.locator('.pswp__caption').innerText())
			.toBe('Grundriss: Erdgeschoss');
	});

	test('of floor plans wait on a phone until somebody comes near, but not in the first window, and stay', async () => {
		const { page } = await visit({ viewport: { width: 390, height: 400 } });
		const there = { shown: true, loaded: true };
		await page.waitForLoadState('networkidle');
		expect(await planState(page)).toEqual({ shown: false, loaded: false });
		const top = (await page.locator('.floor-plans').boundingBox())?.y ?? 0;
		await page.evaluate(`scrollTo(0, ${top - 600})`);
		await expect.poll(() => planState(page)).toEqual(there);
		await page.evaluate('scrollTo(0, 0)');
		await page.screenshot();
		expect(await planState(page)).toEqual(there);

		const height = Math.round(top) + 100;
		const tall = await visit({ viewport: { width: 390, height } });
		await expect.poll(() => planState(tall.page)).toEqual(there);
	});

	test('are files one can open without JavaScript, and all of them stand on the page', async () => {
		const { page } = await visit({ javaScriptEnabled: false });
		const links = page.locator('a[href^="/media/"]');
		const addresses = await links.evaluateAll((all) =>
			all.map((each) => each.getAttribute('href')),
		);
		expect(addresses.length).toBeGreaterThan(6);
		for (const address of new Set(addresses)) {
			const file = await page.request.get(`${site.origin}${address}`);
			expect(file.headers()['content-type']).toBe('image/jpeg');
		}
		const photos = page.locator('[data-photo] img');
		expect(await photos.count()).toBe(4);
		for (const photo of await photos.all()) expect(await photo.isVisible()).toBe(true);
		expect(await page.getByText('Einmal laden').first().isVisible()).toBe(false);
		expect(await page.getByRole('link', { name: 'In neuem Tab öffnen' }).count()).toBe(2);
	});

	test('on a phone are a strip that says which one is seen', async () => {
		const { page } = await visit({ viewport: { width: 390, height: 844 } });
		const said = page.locator('.gallery li').nth(1);
		expect(
			await said.evaluate((element) => getComputedStyle(element, '::after').content),
		).toContain('2/4');
		const box = await said.boundingBox();
		expect(box?.width).toBe(390);
		expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
	});

	test('on a phone on its side are whole above what is stuck to its edge, and the next one begins', async () => {
		const { page } = await visit({ viewport: { width: 844, height: 390 } });
		const first = await page.locator('.gallery li').first().boundingBox();
		const bar = await page.locator('.inquiry-bar').boundingBox();
		expect(first?.height).toBeLessThanOrEqual(390 - (bar?.height ?? 390));
		expect(first?.width).toBeLessThan(844);
		// They open nearly as high as it is, beside their buttons.
		await page.locator('.gallery a').first().click();
		const picture = page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last();
		const height = async () => (await picture.boundingBox())?.height ?? 0;
		await expect.poll(height).toBeGreaterThan(330);
		const shown = await picture.boundingBox();
		const right = (shown?.x ?? 0) + (shown?.width ?? 0);
		for (const name of ['Schließen', 'Nächstes Bild']) {
			const button = await page.locator('.pswp').getByRole('button', { name }).boundingBox();
			expect(button?.x).toBeGreaterThanOrEqual(right);
		}
	});
});

/** A visit with a browser that reads no AVIF. */
async function visitWithoutAvif(path?: string): Promise<Visit> {
	const begun = await visit({}, privacy);
	await begun.context.route(/\/$/, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replaceAll('image/avif', 'image/unknown');
		await route.fulfill({ response, body });
	});
	await begun.context.route(/\.avif$/, (route) => route.abort());
	begun.asked.length = 0;
	await begun.page.goto(`${site.origin}${path ?? full}`);
	return begun;
}

/** How many of the images there have something to show, and how many have not. */
function loadedIn(page: Page, images: string) {
	return page.locator(images).evaluateAll((all: HTMLImageElement[]) => ({
		shown: all.filter(({ naturalWidth }) => naturalWidth > 0).length,
		broken: all.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
	}));
}

describe('to a browser without AVIF', () => {
	test('the viewer shows pictures, their row and the plan beside them', async () => {
		const { page, asked } = await visitWithoutAvif(site.unit(4002));
		await page.locator('.gallery li:nth-child(2) a').click();
		await page.locator('.pswp--open').waitFor();
		const counts: Readonly<Record<string, number>> = {
			'.pswp__item[aria-hidden="false"] .pswp__img': 1,
			'.pswp__rail img': 3,
			'.plan-sheet img': 1,
		};
		for (const [images, shown] of Object.entries(counts)) {
			await expect.poll(() => loadedIn(page, images)).toEqual({ shown, broken: 0 });
		}
		expect(asked.filter((url) => url.endsWith('.avif'))).toEqual([]);
	});

	test('a panorama is one, too', async () => {
		const { page, asked } = await visitWithoutAvif();
		await page.locator('.panorama > a').click();
		await page.locator('.panorama canvas').waitFor();
		expect(asked.filter((url) => url.endsWith('.avif'))).toEqual([]);
	});
});

/** Photos for which the browser took a smaller file than they are shown in, where there is a larger one. */
function enlargedPhotos(page: Page): Promise<string[]> {
	return page.locator('.gallery img, .photo-band img').evaluateAll((all: HTMLImageElement[]) =>
		all.flatMap((image, at) => {
			const { width, height } = image.getBoundingClientRect();
			const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
			const isWhole = getComputedStyle(image).objectFit === 'contain';
			const shown = isWhole ? Math.min(width, height * ratio) : Math.max(width, height * ratio);
			const files = image.parentElement?.querySelector('source')?.srcset ?? '';
			const [file = 0, ...larger] = [image.currentSrc, ...files.split(', ')].map((name) =>
				Number(/-(\d+)\.avif/.exec(name)?.[1]),
			);
			// What a wide page says of the width, for finer screens.
			const said = innerWidth < 900 ? file : image.naturalWidth;
			const isLargest = file === larger.at(-1);
			return Math.min(file, said) >= shown - 8 || isLargest
				? []
				: [`${at}: ${file} for ${said}, shown in ${Math.round(shown)}`];
		}),
	);
}

const windows = [
	[390, 844],
	[1366, 768],
	[540, 900],
	[768, 1024],
	[1440, 900],
] as const;

test.each(windows.slice(0, runs(2, 5)))(
	'in a window of %i × %i no photo is shown larger than its file',
	async (width, height) => {
		const shown = site.pages.filter(
			({ route, locale }) => locale === 'de' && (route.kind === 'unit' || route.kind === 'project'),
		);
		expect(shown).toHaveLength(6);
		const { page } = await visit({ viewport: { width, height } }, privacy);
		for (const { path } of shown.filter((_, at) => at % runs(2, 1) === 0)) {
			await page.goto(`${site.origin}${path}`);
			const images = page.locator('.gallery img, .photo-band img');
			expect(await images.count(), path).toBeGreaterThan(0);
			for (const photo of await images.all()) {
				await photo.scrollIntoViewIfNeeded();
				await expect
					.poll(() => photo.evaluate((each: HTMLImageElement) => each.naturalWidth))
					.toBeGreaterThan(0);
			}
			expect(await enlargedPhotos(page), path).toEqual([]);
		}
	},
);

const viewer = (page: Page) => page.locator('dialog.viewer');
const captionOf = (page: Page) => viewer(page).locator('.pswp__caption');
const room = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });

describe('the rooms of a plan', () => {
	test('lead from where they are pressed to the pictures taken there, with the plan beside them', async () => {
		const { page, complaints } = await visit({}, site.unit(4002));
		const plan = page.locator('.floor-plans img');
		await plan.scrollIntoViewIfNeeded();
		const box = await plan.boundingBox();
		if (!box) throw new Error('The plan is not shown.');
		// The bedroom lies at the lower left of this plan, its hall in the middle below.
		await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.65);
		await expect.poll(() => captionOf(page).textContent()).toBe('Schlafzimmer');
		expect(await room(page, 'Schlafen').getAttribute('aria-current')).toBe('true');
		await room(page, 'Kochen / Essen').click();
		await expect.poll(() => captionOf(page).textContent()).toBe('Helle Küche mit Fenster');
		expect(await room(page, 'Schlafen').getAttribute('aria-current')).toBeNull();
		expect(await room(page, 'Kochen / Essen').getAttribute('aria-current')).toBe('true');
		expect(await faultsWithin(page, 'dialog.viewer')).toEqual([]);
		await page.keyboard.press('Escape');
		await expect.poll(() => viewer(page).count()).toBe(0);
		await page.mouse.click(box.x + box.width * 0.44, box.y + box.height * 0.72);
		await expect.poll(() => captionOf(page).textContent()).toMatch(/^Grundriss/);
		// On the large plan, too: whoever was asked to choose a room may do it there.
		const large = viewer(page).locator('img.pswp__img:not(.pswp__img--placeholder)');
		await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(400);
		const { width = 0, height = 0 } = (await large.boundingBox()) ?? {};
		await large.click({ position: { x: width * 0.25, y: height * 0.65 } });
		await expect.poll(() => captionOf(page).textContent()).toBe('Schlafzimmer');
		expect(await room(page, 'Flur').count()).toBe(0);
		expect(complaints).toEqual([]);
	});

	test('are a list of links beneath it, in the language of the page, which lead there without a script, too', async () => {
		const { page } = await visit({}, site.unit(4002, 'en'));
		const links = page.getByRole('navigation', { name: 'Rooms with pictures' }).getByRole('link');
		expect(await links.allInnerTexts()).toEqual(['Kitchen / dining', 'Bedroom']);
		await links.nth(1).focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => captionOf(page).textContent()).toBe('Schlafzimmer');
		expect(await room(page, 'Bedroom').getAttribute('aria-current')).toBe('true');
		const still = await visit({ javaScriptEnabled: false }, site.unit(4002, 'en'));
		const href = await still.page.getByRole('link', { name: 'Bedroom' }).getAttribute('href');
		expect((await still.page.request.get(`${site.origin}${href}`)).status()).toBe(200);
	});

	test('stand above the picture on a phone, where both are seen', async () => {
		const phone = { width: 390, height: 844 };
		const { page } = await visit({ viewport: phone }, site.unit(4002));
		await page.getByRole('link', { name: 'Schlafen' }).click();
		await expect.poll(() => captionOf(page).textContent()).toBe('Schlafzimmer');
		const plan = await viewer(page).locator('.plan-sheet').boundingBox();
		const edge = (plan?.y ?? 0) + (plan?.height ?? 0);
		const photo = () =>
			page.evaluate(() => {
				const boxes = [...document.querySelectorAll('.pswp__img')].map((each) =>
					each.getBoundingClientRect(),
				);
				const shown = boxes.filter(
					({ left, width }) => width > 0 && left >= 0 && left < innerWidth,
				);
				return Math.min(...shown.map(({ top }) => top));
			});
		expect(edge).toBeGreaterThan(200);
		await expect.poll(photo).toBeGreaterThan(edge);
	});
});

test('a panorama that cannot be loaded says so once, however often it is asked for', async () => {
	const { page } = await visit();
	await page.route(/panorama[^/]*\.css/, (route) => route.abort());
	const figure = page.locator('.panorama').last();
	for (const _ of [1, 2]) {
		await figure.locator('a').click();
		await expect.poll(() => figure.getAttribute('aria-busy')).toBeNull();
		await expect.poll(() => figure.getByRole('alert').count()).toBe(1);
	}
});

const card = (page: Page) => page.locator('.embed[data-provider=youtube]');

describe('films and tours of others', () => {
	test('are not asked for before a visitor agrees, and not again after agreeing once', async () => {
		const { context, page, asked, complaints } = await visit();
		await page.locator('.embed').first().scrollIntoViewIfNeeded();
		await page.waitForLoadState('networkidle');
		expect(outside(asked)).toEqual([]);
		expect(await page.locator('iframe').count()).toBe(0);
		await card(page).getByRole('button', { name: 'Einmal laden' }).click();
		await expect
			.poll(() => outside(asked))
			.toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0']);
		expect(await page.locator('iframe').getAttribute('title')).toContain('YouTube: Film');
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
		asked.length = 0;
		await page.reload({ waitUntil: 'networkidle' });
		expect(await page.locator('iframe').count()).toBe(0);
		expect(outside(asked)).toEqual([]);
		expect(await page.evaluate(() => localStorage.getItem('embeds'))).toBeNull();
		expect(await context.cookies()).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test('have their title on pages in its language, and say what they are on others', async () => {
		for (const [locale, name] of [
			['de', 'Film'],
			['en', 'Video'],
		] as const) {
			const headings = parsePage(await htmlOf(site.unit(4001, locale))).all('h3');
			expect(headings.map(textOf)).toContain(name);
		}
	});

	test('come by themselves once allowed for good, only of that provider, until that is revoked', async () => {
		const { page, asked } = await visit();
		await card(page).getByRole('button', { name: 'YouTube immer erlauben' }).click();
		await page.reload();
		await card(page).scrollIntoViewIfNeeded();
		await expect.poll(() => outside(asked).length).toBeGreaterThan(1);
		expect(outside(asked).filter((url) => /matterport/.test(url))).toEqual([]);

		await card(page).getByRole('link', { name: 'Externe Inhalte: Einstellungen' }).click();
		expect(new URL(page.url()).pathname).toBe(privacy);
		await page.getByRole('button', { name: 'YouTube widerrufen' }).waitFor();
		await page.evaluate(() => {
			localStorage.setItem('embeds', 'youtube matterport');
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		});
		await page.getByRole('button', { name: 'Matterport widerrufen' }).click();
		await page.getByRole('button', { name: 'YouTube widerrufen' }).click();
		expect(await page.getByText('YouTube ist nicht mehr erlaubt.').isVisible()).toBe(true);
		expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('embeds');
		asked.length = 0;
		await page.goto(`${site.origin}${full}`, { waitUntil: 'networkidle' });
		await card(page).scrollIntoViewIfNeeded();
		expect(outside(asked)).toEqual([]);
	});

	test('on the list of links stand only files and what cannot be embedded', async () => {
		const list = parsePage(await htmlOf(full))
			.all('ul')
			.find((each) => attribute(each, 'class')?.includes('link-list'));
		expect(list && elements(list, ['li']).map(textOf)).toEqual([
			expect.stringMatching(/Baubeschreibung[^]*PDF/),
		]);
	});
});

test('a panorama is shown by the site itself, and with it, cards and settings break no rule of WCAG 2.2 AA', async () => {
	const { page, asked, complaints } = await visit();
	expect(asked.filter((url) => /panorama-viewer/.test(url))).toEqual([]);
	await page.getByRole('link', { name: /360°/ }).last().click();
	await page.getByRole('button', { name: 'Näher heran' }).click();
	expect(await page.locator('.panorama canvas').isVisible()).toBe(true);
	expect(await page.locator('.panorama > a').isVisible()).toBe(false);
	expect(outside(asked)).toEqual([]);
	expect(complaints).toEqual([]);
	expect(await axeFindings(page, '.panorama')).toEqual([]);
	await page.goto(site.origin + full);
	await page.getByRole('button', { name: 'Einmal laden' }).first().click();
	expect(await faultsWithin(page, '.embed')).toEqual([]);
	await page.evaluate(() => localStorage.setItem('embeds', 'youtube vimeo'));
	await page.goto(`${site.origin}${privacy}`);
	expect(await faultsWithin(page, 'main')).toEqual([]);
});

test('a picture that is alone is as large as its file at most, and never cut', async () => {
	const { page } = await visit({}, site.unit(4003));
	const photo = page.locator('.gallery.single-picture img');
	const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
	expect(width / height).toBeCloseTo(3 / 2, 1);
	await photo.evaluate((img) => {
		img.setAttribute('width', '300');
		img.setAttribute('height', '200');
	});
	const small = await photo.boundingBox();
	expect([small?.width, small?.height].map((side = NaN) => Math.round(side))).toEqual([300, 200]);
	const inline = page.locator('script:not([src]):not([type="application/ld+json"])');
	expect(await inline.allTextContents()).toEqual([earlyScript]);
});
