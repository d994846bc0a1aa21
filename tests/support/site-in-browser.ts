import type { Browser } from 'playwright';
import { afterAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { openDemoSite, type ServedSite } from './demo-site.ts';

/** A site, the demo's unless another is opening, and a browser for all tests of a file; both are closed after them. */
export async function siteInBrowser(
	opening: Promise<ServedSite> = openDemoSite(inject('demo')),
): Promise<{ readonly site: ServedSite; readonly browser: Browser }> {
	const [site, browser] = await Promise.all([opening, openBrowser()]);
	afterAll(async () => {
		await browser.close();
		await site.close();
	});
	return { site, browser };
}
