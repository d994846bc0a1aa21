import type { Browser } from 'playwright';
import { afterAll, inject } from 'vitest';
import { openBrowser, withoutPictures } from './browser.ts';
import { openDemoSite, type ServedSite } from './demo-site.ts';

/**
 * A site, the demo's unless another is opening, and a browser for all tests of a file; both are closed after them.
 * @param pictures false where nobody looks at one: to load and to draw them takes a tenth of the time
 */
export async function siteInBrowser(
	opening: Promise<ServedSite> = openDemoSite(inject('demo')),
	{ pictures = true } = {},
): Promise<{ readonly site: ServedSite; readonly browser: Browser }> {
	const [site, browser] = await Promise.all([
		opening,
		openBrowser(pictures ? [] : withoutPictures),
	]);
	afterAll(async () => {
		await browser.close();
		await site.close();
	});
	return { site, browser };
}
