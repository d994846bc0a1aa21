import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A path without any script, which a kept page shows between two visits and to which going back leads. */
export const between = '/robots.txt';

export interface Visitor {
	readonly viewport?: { readonly width: number; readonly height: number };
	readonly colorScheme?: 'light' | 'dark';
	/** What the visitor's browser has stored, by key. */
	readonly stored?: Readonly<Record<string, string>>;
}

/**
 * A page for one visitor after the other, empty for each as a new one would be, but for files it has loaded before: to
 * open a new one takes a second of processor time. Who is still using it when the next one asks has lost it.
 */
export function keptPage(
	browser: Browser,
	{ origin, ...options }: BrowserContextOptions & { readonly origin: string },
): (visitor?: Visitor) => Promise<Page> {
	let opened: Promise<Page> | undefined;
	const open = async () => (await browser.newContext(options)).newPage();
	return async ({ viewport, colorScheme = 'light', stored = {} } = {}) => {
		const page = await (opened ??= open());
		const context = page.context();
		for (const other of context.pages()) if (other !== page) await other.close();
		for (const event of ['request', 'response', 'console', 'pageerror']) {
			page.removeAllListeners(event);
		}
		for (const each of [page, context]) await each.unrouteAll({ behavior: 'ignoreErrors' });
		await page.mouse.move(0, 0);
		await page.goto(`${origin}${between}`);
		await page.evaluate((items) => {
			for (const storage of [localStorage, sessionStorage]) storage.clear();
			for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
		}, stored);
		const size = viewport ?? options.viewport;
		if (size) await page.setViewportSize(size);
		await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'reduce' });
		return page;
	};
}
