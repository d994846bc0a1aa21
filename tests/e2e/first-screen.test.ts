import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Locale } from '../../src/domain/locale.ts';
import { runs } from '../support/full-size.ts';
import { keptPage } from '../support/kept-page.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });
const openPage = keptPage(browser, { origin: site.origin });

const windows = [
	{ width: 1366, height: 660 },
	{ width: 390, height: 844 },
	{ width: 768, height: 1024 },
	{ width: 1366, height: 768 },
	{ width: 1440, height: 900 },
	{ width: 412, height: 915 },
];

async function open(path: string, viewport: { width: number; height: number }): Promise<Page> {
	const page = await openPage({ viewport });
	await page.goto(`${site.origin}${path}`);
	return page;
}

/** Which of the parts do not lie wholly in the window, and above the bar at its lower edge. */
async function cutOff(page: Page, parts: readonly string[]): Promise<string[]> {
	const bar = page.locator('.inquiry-bar');
	const barTop = (await bar.count()) > 0 ? (await bar.boundingBox())?.y : undefined;
	const height = page.viewportSize()?.height ?? 0;
	const end = barTop !== undefined && barTop > height / 2 ? barTop : height;
	const found: string[] = [];
	for (const part of parts) {
		const box = await page.locator(part).first().boundingBox();
		if (!box || box.y < 0 || box.y + box.height > end) found.push(part);
	}
	return found;
}

/** Each page is loaded once, and its window takes one size after the other. */
async function inEachWindow(
	path: string,
	sizes: readonly { readonly width: number; readonly height: number }[],
	look: (page: Page, size: { readonly width: number; readonly height: number }) => Promise<void>,
): Promise<Page> {
	const page = await open(path, sizes[0] ?? { width: 390, height: 844 });
	for (const size of sizes) {
		await page.setViewportSize(size);
		await look(page, size);
	}
	return page;
}

const shownIn = windows.slice(0, runs(3, 6));
/** In `npm test` each project in one language, in `npm run test:long` in all of them. */
const projects = site.pages
	.filter(({ route }) => route.kind === 'project')
	.filter((_, at) => at % runs(4, 1) === 0);

test('a unit shows its picture, title, price, three facts and the way to ask without scrolling', async () => {
	await inEachWindow(site.path('unit'), shownIn, async (page, size) => {
		const parts = [
			'.unit-head h1',
			'.unit-price dl:not(.month-price)',
			'.unit-head > .facts > :nth-child(3)',
		];
		const ask = size.width < 900 ? '.inquiry-bar .button' : '.unit-price .button';
		expect(await cutOff(page, ['.gallery li', ...parts]), JSON.stringify(size)).toEqual([]);
		expect(await page.locator(ask).isVisible()).toBe(true);
	});
});

test.each(projects)(
	'$path shows its lowest price, how many homes are free, the way to ask, and plans that fill their row',
	async ({ path }) => {
		const page = await inEachWindow(path, shownIn, async (shown, { width }) => {
			const ask = width < 900 ? '.inquiry-bar .button' : '.unit-price .button';
			const parts = ['h1', '.unit-price dl > :nth-child(2)', ask, '.gallery li'];
			const seen = width < 900 ? [...parts.slice(0, 2), '.gallery li'] : parts;
			expect(await cutOff(shown, seen), String(width)).toEqual([]);
			expect(await shown.locator(ask).isVisible()).toBe(true);
		});
		const row = page.locator('.plan-types');
		for (const width of (await row.count()) > 0 ? [1440, 1920] : []) {
			await page.setViewportSize({ width, height: 900 });
			const empty = await row.evaluate((list) => {
				const parts = [...list.querySelectorAll('.plan-type, .plan-photos')];
				const end = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
				return list.getBoundingClientRect().right - end;
			});
			expect(empty, String(width)).toBeLessThan(width / 10);
		}
	},
);

test.each(Locale.options)(
	'the home page shows its headline and the whole search in %s',
	async (locale) => {
		await inEachWindow(`/${locale}/`, shownIn, async (page, { height: end }) => {
			expect(await cutOff(page, ['.hero', 'h1', 'form.search .button'])).toEqual([]);
			// No line of the introduction is half seen, either.
			const { y = 0, height = 0 } = (await page.locator('.home-head .lead').boundingBox()) ?? {};
			expect(y >= end || y + height <= end).toBe(true);
		});
	},
);

test('in a wide window title, price and the way to ask stay at its upper edge once they have left it', async () => {
	const page = await open(site.path('unit'), { width: 1366, height: 768 });
	const bar = page.locator('.inquiry-bar');
	expect(await bar.isVisible()).toBe(false);
	await page.mouse.wheel(0, 1500);
	await bar.waitFor();
	expect((await bar.boundingBox())?.y).toBe(0);
	expect(await bar.locator('strong').innerText()).toBe(await page.locator('h1').innerText());
	await bar.getByRole('link').click();
	await expect
		.poll(async () => (await page.locator('#inquiry').boundingBox())?.y ?? 0)
		.toBeGreaterThan(40);
	await page.evaluate('scrollTo(0, 0)');
	await bar.waitFor({ state: 'hidden' });
});

/** What of the form scrolls within itself, or is cut off by something that holds it. */
function hiddenInForm(page: Page): Promise<string[]> {
	return page.locator('#inquiry').evaluate((form) => {
		const parts = [form, ...form.querySelectorAll('*')];
		const scrolls = parts.filter(
			(part) =>
				getComputedStyle(part).overflowY !== 'visible' &&
				part.scrollHeight > part.clientHeight + 1 &&
				part.clientHeight > 1,
		);
		const { bottom: end } = form.getBoundingClientRect();
		const beyond = [...form.querySelectorAll('input, textarea, button, .field-error')].filter(
			(part) => part.checkVisibility() && part.getBoundingClientRect().bottom > end,
		);
		return [...scrolls, ...beyond].map((part) => `${part.tagName} ${part.className}`);
	});
}

const windowsOfForms = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 720 },
	// 1440 × 900 enlarged to 200 % and to 125 %.
	{ width: 720, height: 450 },
	{ width: 1152, height: 720 },
	{ width: 1366, height: 660 },
	{ width: 1440, height: 900 },
];

test.each(Locale.options)(
	'the form beside a home grows with all that it asks and says (%s)',
	async (locale) => {
		const sizes = windowsOfForms.slice(0, runs(3, 6));
		const page = await inEachWindow(site.path('unit', locale), sizes, async (empty) => {
			expect(await hiddenInForm(empty)).toEqual([]);
		});
		const form = page.locator('#inquiry');
		const summary = form.locator('summary');
		if (await summary.isVisible()) await summary.click();
		await form.locator('textarea').fill('Eine Zeile\n'.repeat(12));
		await form.locator('[type=submit]').click();
		await form.locator('.error-summary').waitFor();
		for (const size of sizes.toReversed()) {
			await page.setViewportSize(size);
			expect(await hiddenInForm(page)).toEqual([]);
			// Each part can be brought into the window, by keyboard or by scrolling.
			for (const part of await form.locator('textarea, [type=submit], .error-summary').all()) {
				await part.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
				const box = await part.boundingBox();
				expect(box && box.y < size.height && box.y + box.height > 0).toBe(true);
			}
		}
	},
);

test('the form stands beside the text, and never over the photos below, also with all of it open', async () => {
	const page = await open(site.unit(10007), { width: 1366, height: 660 });
	await page.locator('#inquiry [type=submit]').click();
	const band = page.locator('.photo-band').first();
	await band.evaluate((photos) => photos.scrollIntoView());
	const form = await page.locator('#inquiry').boundingBox();
	const photos = await band.boundingBox();
	expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(photos?.y ?? 0);
});

async function fieldsOf(page: Page): Promise<string[]> {
	const fields = await page.locator('#inquiry .field:visible').all();
	return fields.map((_, at) => `#inquiry .field >> nth=${at}`);
}

const laptops = [
	{ width: 1280, height: 720 },
	{ width: 1366, height: 768 },
];

test('on laptops the form of a home, where it is asked for, shows all its fields with date and message', async () => {
	await inEachWindow(site.path('unit'), laptops, async (page) => {
		await page.evaluate('scrollTo(0, 0)');
		await page.locator('.unit-price .button').click();
		await page.locator('.inquiry-bar').waitFor();
		const fields = await fieldsOf(page);
		// With a time for a call.
		expect(fields).toHaveLength(6);
		expect(await cutOff(page, fields)).toEqual([]);
	});
});

test('on laptops the form for sellers shows all its fields at once', async () => {
	await inEachWindow(site.path('sell'), laptops, async (page) => {
		const fields = await fieldsOf(page);
		expect(fields).toHaveLength(6);
		expect(await cutOff(page, fields)).toEqual([]);
	});
});
