import type { Browser, Page, Route } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDemoSite } from '../support/demo-site.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(openDemoSite());

/** What a visitor does on a list, and what the address and the number of hits say then. */
interface Wish {
	readonly path: string;
	act(page: Page): Promise<unknown>;
	readonly query: string;
	readonly found: RegExp;
}

/** Milliseconds, on a machine that others use, too. */
const timeout = 20_000;
const some = /^[1-9]\d* Angebote/;
const ask = async (page: Page, phrase: string) => {
	await page.locator('[data-phrase]').fill(phrase);
	await page.keyboard.press('Enter');
};
const wishes: Readonly<Record<string, Wish>> = {
	'a price': {
		path: '/de/kaufen/',
		act: (page) => page.selectOption('#filter-priceTo', '400000', { force: true }),
		query: '?preis-bis=400000',
		found: some,
	},
	'the order by monthly costs': {
		path: '/de/kaufen/',
		act: (page) => page.selectOption('[name=sort]', 'monthly'),
		query: '?sortierung=monatlich',
		found: some,
	},
	'a phrase': {
		path: '/de/kaufen/',
		act: (page) => ask(page, '3 Zimmer Leipzig'),
		query: '?ort=leipzig&zimmer-ab=3',
		found: some,
	},
	'a reference': {
		path: '/de/kaufen/',
		act: (page) => ask(page, 'LE-V-016'),
		query: '?suche=LE-V-016',
		found: /^1 Angebot/,
	},
	'a phrase in the address': {
		path: '/de/kaufen/?suche=3%20Zimmer%20Leipzig',
		act: async () => {},
		query: '?ort=leipzig&zimmer-ab=3',
		found: some,
	},
	'what only the details know': {
		path: '/de/mieten/?warmmiete-bis=1500',
		act: async () => {},
		query: '?warmmiete-bis=1500',
		found: some,
	},
};
const failures = {
	'does not arrive': (route: Route) => route.abort('internetdisconnected'),
	'is answered with 503': (route: Route) => route.fulfill({ status: 503, body: 'Later' }),
};

/** The scripts, sheets and data that a wish asks for. */
async function requestsOf({ path, act, query }: Wish): Promise<string[]> {
	const page = await newPage(browser);
	const asked = new Set<string>();
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/_astro\/.*\.(?:js|css)$|^\/search\//.test(pathname)) asked.add(pathname);
	});
	await page.goto(`${site.origin}${path}`);
	await act(page);
	await expect.poll(() => new URL(page.url()).search, { timeout }).toBe(query);
	await page.waitForLoadState('networkidle');
	await page.close();
	// Sheets of the page itself and what all its scripts need, before which nothing can be done.
	return [...asked].filter(
		(one) => !/SiteHeader|ListScript|late|\/_astro\/(?!filter)[^/]*\.css/.test(one),
	);
}

async function newPage(of: Browser): Promise<Page> {
	const context = await of.newContext({ viewport: { width: 1440, height: 900 } });
	return context.newPage();
}

describe.each(Object.entries(wishes))('%s', (_name, wish) => {
	test.each(Object.entries(failures))(
		'is shown in the end whichever one of its requests %s, and said to be kept till then',
		async (_how, fail) => {
			for (const pathname of await requestsOf(wish)) {
				const page = await newPage(browser);
				const errors: string[] = [];
				onTestFinished(() => page.context().close());
				page.on('pageerror', ({ message }) => errors.push(message));
				let left = 1;
				await page.context().route(
					(url) => url.pathname === pathname,
					(route) => (left-- > 0 ? fail(route) : route.continue()),
				);
				const found = async () => (await page.locator('[data-found]').textContent()) ?? '';
				const state = async () => [new URL(page.url()).search, await found()];
				const wanted = [wish.query, expect.stringMatching(wish.found)];
				await page.goto(`${site.origin}${wish.path}`);
				await wish.act(page);
				const isSettled = async () =>
					/nicht laden/.test(await found()) ||
					(new URL(page.url()).search === wish.query && wish.found.test(await found()));
				await expect.poll(isSettled, { message: pathname, timeout }).toBe(true);
				await page.evaluate(() => dispatchEvent(new Event('online')));
				await expect.poll(state, { message: pathname, timeout }).toEqual(wanted);
				expect(errors).toEqual([]);
				await page.context().close();
			}
		},
	);
});
