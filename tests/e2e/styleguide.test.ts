import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { faultsOf } from '../support/accessibility.ts';
import { axeFindings, colourFindings } from '../support/axe.ts';
import { openWholeBrowser } from '../support/browser.ts';
import { comparePicture } from '../support/compare-picture.ts';
import { runs } from '../support/full-size.ts';
import { skinNames } from '../support/skin-names.ts';
import { buildStyleguide, type Styleguide } from '../support/styleguide.ts';

const modes = [
	{ name: 'wide', width: 1200, colorScheme: 'light' },
	{ name: 'phone', width: 390, colorScheme: 'dark' },
] as const;

let styleguide: Styleguide;
let browser: Browser;
beforeAll(async () => {
	[styleguide, browser] = await Promise.all([buildStyleguide(), openWholeBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	styleguide?.remove();
});

/** What is on the page, by the attribute that names it. */
const Names = z.array(z.string());

interface Look {
	readonly skin?: string;
	readonly width?: number;
	readonly colorScheme?: 'light' | 'dark';
}

async function open({ width = 1200, skin, ...look }: Look): Promise<Page> {
	const viewport = { width, height: 900 };
	const asked = { viewport, reducedMotion: 'reduce', bypassCSP: true, ...look } as const;
	return styleguide.open(await browser.newContext(asked), skin === undefined ? {} : { skin });
}

/** Photographs a part by itself, so that its picture does not change with what stands above it. */
async function compare(page: Page, part: string, name: string): Promise<string | undefined> {
	const alone = `${part} { position: absolute; z-index: 99; inset: 0 0 auto; margin: 0; padding: 20px; background-color: var(--paper) }`;
	const style = await page.addStyleTag({ content: alone });
	const problem = await comparePicture(name, await page.locator(part).screenshot());
	await style.evaluate((element) => element.parentNode?.removeChild(element));
	return problem;
}

describe.each(modes)('every component on a $name page', ({ name, ...look }) => {
	test('looks as in its picture, and breaks no rule of WCAG 2.2 AA, also with the menu open', async () => {
		const page = await open(look);
		await page.evaluate('document.fonts.ready');
		const faults = await axeFindings(page);
		// Its headings become buttons when it is near.
		await page.locator('.units-table').scrollIntoViewIfNeeded();
		await page.locator('.units-table thead button').first().waitFor({ state: 'attached' });
		const ids = Names.parse(
			await page
				.locator('[data-specimen]')
				.evaluateAll((found) => found.map((it) => it.getAttribute('data-specimen'))),
		);
		expect(ids.length).toBeGreaterThan(5);
		const problems = [];
		for (const id of ids) {
			problems.push(await compare(page, `[data-specimen="${id}"]`, `${id}-${name}`));
		}
		problems.push(await compare(page, 'body > .wrap > header', `header-${name}`));
		problems.push(await compare(page, 'footer', `footer-${name}`));
		if (name === 'phone') {
			await page.evaluate('scrollTo(0, 0)');
			await page.locator('a.menu-link').click();
			problems.push(await comparePicture('menu-phone', await page.screenshot()));
			faults.push(...(await axeFindings(page)));
		}
		await page.context().close();
		expect(faults).toEqual([]);
		expect(problems.filter(Boolean)).toEqual([]);
	});
});

describe.each(runs(skinNames.slice(0, 1), skinNames))('in the skin %s', (skin) => {
	test('every component breaks no rule of WCAG 2.2 AA, in the light and in the dark, and fits into 320 pixels', async () => {
		const page = await open({ skin });
		const [chosen] = await page.locator('.chip[aria-current]').allInnerTexts();
		expect(chosen).toBe(skin);
		// Other skins arrange nothing in another way, so what is no colour is looked at in the usual one alone.
		for (const width of runs([390], [390, 1200])) {
			// All of it in one window: sections that are laid out late would move under axe's eyes.
			await page.setViewportSize({ width, height: 12_000 });
			const light = runs(colourFindings, axeFindings);
			const faults = await faultsOf(page, `${width} pixels`, { light, dark: colourFindings });
			expect(faults).toEqual([]);
		}
		await page.setViewportSize({ width: 320, height: 900 });
		expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
		await page.context().close();
	});
});

test('all styles together weigh no more than 9 kB compressed', () => {
	const folder = join(styleguide.folder, '_astro');
	const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
	expect(files.filter((file) => file.startsWith('style'))).toHaveLength(1);
	const [file = ''] = files.filter((name) => name.startsWith('style'));
	const compressed = brotliCompressSync(readFileSync(join(folder, file))).length;
	expect(compressed).toBeLessThanOrEqual(9 * 1024);
});

describe('without room, or with colours and sizes of the visitor', () => {
	let page: Page;
	beforeAll(async () => {
		page = await open({});
		return () => page.context().close();
	});

	test.each([
		['a phone of 320 pixels', 320, 'html { font-size: 100% }'],
		['a phone with text twice as large', 390, 'html { font-size: 200% }'],
		['a wide page with text twice as large', 1200, 'html { font-size: 200% }'],
	])('nothing is cut off or has to be scrolled sideways on %s', async (_, width, content) => {
		await page.setViewportSize({ width, height: 900 });
		const style = await page.addStyleTag({ content });
		const wide = await page.evaluate(() => {
			const room = document.documentElement.clientWidth;
			return [...document.querySelectorAll('body *')]
				.filter((element) => {
					const { right, width: own } = element.getBoundingClientRect();
					const scroller = element.closest('.chips, .visually-hidden, dialog');
					return own > 1 && right > room + 1 && !scroller;
				})
				.map((element) => `${element.tagName}.${element.className}: ${element.textContent}`);
		});
		const scroll = await page.evaluate('document.documentElement.scrollWidth');
		await style.evaluate((element) => element.parentNode?.removeChild(element));
		expect(wide).toEqual([]);
		expect(scroll).toBeLessThanOrEqual(width);
	});

	test('what is chosen stands out in the colours of the system', async () => {
		await page.emulateMedia({ forcedColors: 'active' });
		const ground = (selector: string) =>
			page
				.locator(`[data-specimen="actions"] ${selector}`)
				.first()
				.evaluate((element) => getComputedStyle(element).backgroundColor);
		const others = await ground('.segments :not(:checked) + span');
		expect(await ground('.segments :checked + span')).not.toBe(others);
		expect(await ground('.chip[aria-current]')).not.toBe(others);
		await page.emulateMedia({ forcedColors: null });
	});

	test('nothing moves for those who want it so', async () => {
		const moving = await page.evaluate(
			() =>
				[...document.querySelectorAll('body *')]
					.map((element) => getComputedStyle(element))
					.filter(({ transitionDuration, animationName }) => {
						return (
							animationName !== 'none' || transitionDuration.split(', ').some((it) => it !== '0s')
						);
					}).length,
		);
		expect(moving).toBe(0);
	});
});
