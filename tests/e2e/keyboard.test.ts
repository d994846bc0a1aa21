import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser();

async function openPage(path: string, width = 1440): Promise<Page> {
	const context = await browser.newContext({ viewport: { width, height: 900 } });
	onTestFinished(() => context.close());
	const page = await context.newPage();
	await page.goto(`${site.origin}${path}`);
	return page;
}

/** Goes on with the keyboard until what is focused matches. @throws when it is never reached. */
async function tabTo(page: Page, selector: string): Promise<void> {
	for (let step = 0; step < 250; step += 1) {
		await page.keyboard.press('Tab');
		const { isThere, isSeen } = await page.evaluate((wanted) => {
			const focused = document.activeElement;
			// A link that covers its card is framed with all of it.
			let framed = focused;
			while (framed && getComputedStyle(framed).outlineStyle === 'none') {
				framed = framed.parentElement;
			}
			return { isThere: focused?.matches(wanted) ?? false, isSeen: framed !== null };
		}, selector);
		if (!isThere) continue;
		expect(isSeen, `the focus on ${selector} can be seen`).toBe(true);
		return;
	}
	throw new Error(`The keyboard does not reach ${selector}.`);
}

test('an inquiry can be sent from a list with the keyboard alone', async () => {
	const before = site.crm.sandbox.account.activities.list().length;
	const page = await openPage(site.path('listing'));
	await tabTo(page, '.card h3 a');
	await page.keyboard.press('Enter');
	await page.waitForURL(/-\d+\/$/);
	await tabTo(page, 'form[data-inquiry] [name=name]');
	await page.keyboard.type('Ada Beispiel');
	await tabTo(page, 'form[data-inquiry] [name=email]');
	await page.keyboard.type('ada@example.org');
	await tabTo(page, 'form[data-inquiry] button');
	await page.keyboard.press('Enter');
	await page
		.locator('.inquiry [role=status]:not(:empty), .inquiry [tabindex="-1"]')
		.first()
		.waitFor();
	await expect.poll(() => site.crm.sandbox.account.activities.list().length).toBe(before + 1);
});

test('the fields of the form come right after title, price and what is beside them', async () => {
	const page = await openPage(site.unit(10007));
	await tabTo(page, '.unit-price .button');
	const between = [];
	for (let at = ''; at !== 'name'; between.push(at)) {
		await page.keyboard.press('Tab');
		at = await page.evaluate(
			() => document.activeElement?.getAttribute('name') ?? document.activeElement?.className ?? '',
		);
		if (between.length > 20) throw new Error(`The form does not come: ${between.join(', ')}`);
	}
	expect(between.length).toBeLessThan(9);
});

describe('nothing is cut off or pushed out of the window', () => {
	const kinds = [
		'home',
		'listing',
		'project',
		'projects',
		'contact',
		'sell',
		'about',
		'legal',
	] as const;

	test.each([
		['at 320 pixels', 320, 100],
		['with text twice as large', 390, 200],
	])('%s', async (_, width, percent) => {
		const wide: string[] = [];
		const page = await openPage('/robots.txt', width);
		for (const path of [...kinds.map((kind) => site.path(kind)), site.unit(10007)]) {
			await page.goto(`${site.origin}${path}`);
			await page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);
			const seen = await page.evaluate('document.documentElement.scrollWidth');
			if (Number(seen) > width) wide.push(`${path}: ${seen}`);
		}
		expect(wide).toEqual([]);
	});
});
