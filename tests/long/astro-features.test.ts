import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/wiring.ts';
import { openBrowser } from '../support/browser.ts';
import { besidePackages, packagesAdded } from '../support/astro-packages.ts';
import { serveChanged, type ChangedSite } from '../support/changed-project.ts';

const fixture = join(import.meta.dirname, '../fixtures/astro-features');
const texts = globSync(['src/**/*.*', 'page-list.mjs'], { cwd: fixture }).map(
	(file) => [file, readFileSync(join(fixture, file), 'utf8')] as const,
);

/** As `astro add` changes it. */
const config = `import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import tailwindcss from '@tailwindcss/vite';
import icon from 'astro-icon';
import { pageList } from './page-list.mjs';
${readFileSync(join(projectRoot, 'astro.config.mjs'), 'utf8')
	.replace('integrations: [', 'integrations: [mdx(), preact(), icon(), pageList(),')
	.replace('plugins: [', 'plugins: [tailwindcss(), ')}`;

let site: ChangedSite;
let browser: Browser;
let page: Page;
const violations: string[] = [];
beforeAll(async () => {
	[site, browser] = await Promise.all([
		serveChanged(
			{
				...Object.fromEntries(texts),
				'astro.config.mjs': config,
				'package.json': packagesAdded(projectRoot),
			},
			{ place: besidePackages() },
		),
		openBrowser(),
	]);
	page = await browser.newPage();
	page.on('console', (message) => {
		if (message.type() === 'error') violations.push(message.text());
	});
	page.on('pageerror', (error) => violations.push(error.message));
	await page.goto(`${site.origin}/extras/all/`);
});
afterAll(async () => {
	await browser?.close();
	await site?.close();
});

const text = (selector: string) => page.locator(selector).innerText();
const styleOf = (selector: string, property: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('a build with the features of Astro', () => {
	test.each([
		['client:visible', 0, 3],
		['client:load', 1, 10],
		['client:idle', 2, 20],
		['client:media', 3, 30],
		['client:only', 4, 40],
	])('hydrates an island with %s', async (_, at, start) => {
		const counter = page.locator('.counter').nth(at);
		await counter.scrollIntoViewIfNeeded();
		await expect.poll(() => counter.innerText()).toBe(String(start));
		await expect
			.poll(async () => {
				await counter.click();
				return Number(await counter.innerText());
			})
			.toBeGreaterThan(start);
	});

	test('has a component with a style and a script of its own', async () => {
		expect(await text('.opening-hours')).toBe('open');
		expect(await styleOf('.opening-hours', 'border-left-width')).toBe('7px');
	});

	test('makes pictures of astro:assets, and shows them', async () => {
		const image = page.locator('#house');
		expect(await image.getAttribute('src')).toMatch(/^\/_astro\/bath-stone\.\w+.*\.webp$/);
		await image.scrollIntoViewIfNeeded();
		const width = () => image.evaluate((shown) => Reflect.get(shown, 'naturalWidth'));
		await expect.poll(width).toBe(320);
	});

	test('draws icons of astro-icon', async () => {
		expect(await page.locator('svg[data-icon=star]').count()).toBe(1);
	});

	test('lists a content collection', async () => {
		expect(await text('#moving')).toBe('Pack early');
	});

	test('gives pages their address and their request, and runs middleware', async () => {
		expect(await text('#url')).toBe('/extras/all/');
		expect(await text('#request')).toMatch(/^GET http:\/\/localhost:\d+\/extras\/all\/$/);
		expect(await text('#middleware')).toBe('Hello, /extras/all/');
	});

	test('has utilities of Tailwind, and the design is as it was', async () => {
		expect(await styleOf('#tailwind', 'margin-top')).toBe('13px');
		expect(await styleOf('#tailwind', 'text-decoration-line')).toBe('underline');
		// What Tailwind's own reset would take from headings and links.
		expect(parseFloat(await styleOf('h1', 'font-size'))).toBeGreaterThan(24);
		expect(await styleOf('h1', 'font-family')).toContain('Newsreader');
	});

	test('runs all of it under the policy of the site', () => {
		expect(violations).toEqual([]);
	});

	test('lets an integration work on the finished pages', async () => {
		const answer = await fetch(`${site.origin}/page-list.json`);
		expect(await answer.json()).toEqual(
			expect.arrayContaining(['de/', 'extras/all/', 'extras/note/', site.unit.slice(1)]),
		);
	});

	test('has pages in MDX, with components', async () => {
		const own = await browser.newPage();
		await own.goto(`${site.origin}/extras/note/`);
		expect(await own.locator('main').innerText()).toContain('Six and seven make 13.');
		expect(await own.locator('.opening-hours').innerText()).toBe('open');
		expect(await own.locator('h1').innerText()).toBe('A note');
		await own.close();
	});
});
