import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { runs } from '../support/full-size.ts';
import { keptPage } from '../support/kept-page.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();
const openPage = keptPage(browser, { origin: site.origin });

const projects = site.pages.filter(
	({ route, locale }) => route.kind === 'project' && locale === 'de',
);

/** The part of a picture's address that all its sizes share. */
const pictureIn = (address: string | null) => /\/media\/([0-9a-f]+)-/.exec(address ?? '')?.[1];

/** The picture that the viewer shows, once it is open. */
function shown(page: Page): Promise<string | null> {
	return page
		.locator('dialog.viewer[open] .pswp__item[aria-hidden=false] img.pswp__img')
		.last()
		.getAttribute('src');
}

/** Those of the links that are visible, told by their places in the page, which stay. */
async function shownOf(links: Locator): Promise<Locator[]> {
	const all = await links.all();
	const isShown = await Promise.all(all.map((link) => link.isVisible()));
	return all.filter((_, at) => isShown[at]);
}

const few = [[site.unit(10007), 1366] as const, [site.unit(10007), 390] as const];
const ofProjects = projects.map(({ path }) => [path, 1366] as const);
const more = [10048, 10025].map((id) => [site.unit(id), 1366] as const);

test.each([...few, ...runs(ofProjects.slice(-1), [...ofProjects, ...more])])(
	'every link among the pictures of %s leads to what it names, %i px wide',
	async (path, width) => {
		const page = await openPage({ viewport: { width, height: 900 } });
		await page.goto(site.origin + path);
		// On phones, what the first screen does not show waits a moment.
		await page.waitForFunction(() =>
			document
				.getAnimations()
				.every((each) => !(each instanceof CSSAnimation && each.animationName === 'gallery-wait')),
		);
		const links = await shownOf(page.locator('[data-viewer] a'));
		for (const link of links) {
			const href = (await link.getAttribute('href')) ?? '';
			await link.waitFor();
			await link.press('Enter');
			if (href.startsWith('/media/')) {
				await expect.poll(async () => pictureIn(await shown(page))).toBe(pictureIn(href));
				await page.keyboard.press('Escape');
				await page.locator('dialog.viewer').waitFor({ state: 'detached' });
				expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
			} else {
				const target = new URL(href, site.origin + path);
				await expect.poll(() => page.url()).toBe(target.href);
				if (target.hash) await page.locator(target.hash).waitFor({ state: 'attached' });
				await page.goBack();
			}
		}
		expect(links.length).toBeGreaterThan(0);
	},
);
