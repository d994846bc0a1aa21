import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serve, type Served } from '../../src/commands/serve.ts';
import type { Route } from '../../src/i18n/paths.ts';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { openDemoSandbox } from '../../src/sandbox/open.ts';
import { projectRoot } from '../../src/wiring.ts';
import { openBrowser } from '../support/browser.ts';
import { buildSite, newFolder, planOf, testEnvironment } from '../support/site-build.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const run = `axe.run(document, { runOnly: ${JSON.stringify([
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
])} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`;

/** One page of each kind, and the units that differ from the usual. */
const kinds: readonly Route['kind'][] = [
	'home',
	'listing',
	'projects',
	'project',
	'contact',
	'sell',
	'about',
	'person',
	'article',
	'shortlist',
	'inquiry',
	'thanks',
	'sell',
	'about',
	'person',
	'article',
	'failed',
	'legal',
	'notFound',
];
const units = { usual: 10007, reserved: 10014, sold: 10021, hidden: 10023, withoutPlan: 10019 };

const { folder, remove } = newFolder();
let crm: DemoSandbox;
let server: Served;
let browser: Browser;
const paths: string[] = [];

beforeAll(async () => {
	crm = await openDemoSandbox({ path: join(folder, 'crm.sqlite'), fresh: true });
	const media = join(projectRoot, 'var/test-media');
	await buildSite({ folder, crm, photos: crm.origin, media, mode: 'demo' });
	const { pages } = planOf({ folder, mode: 'demo' });
	for (const kind of kinds) {
		paths.push(pages.find(({ route }) => route.kind === kind)?.path ?? `no page of ${kind}`);
	}
	const wanted: readonly number[] = Object.values(units);
	for (const { route, locale, path } of pages) {
		const isWanted = route.kind === 'unit' && wanted.includes(route.id);
		if (isWanted && locale === 'es') paths.push(path);
	}
	server = await serve({
		environment: { ...testEnvironment({ folder }), port: 0 },
		crm,
		report: () => {},
	});
	browser = await openBrowser();
});

afterAll(async () => {
	await browser?.close();
	await server?.close();
	await crm?.close();
	remove();
});

/** The rules of WCAG a page breaks, and where. */
async function check(page: Page): Promise<string[]> {
	await page.evaluate(axe);
	return z.array(z.string()).parse(await page.evaluate(run));
}

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
	test.each([390, 1440])('no page breaks a rule of WCAG 2.2 AA at %i pixels', async (width) => {
		const context = await browser.newContext({
			viewport: { width, height: 900 },
			colorScheme,
			bypassCSP: true,
		});
		const page = await context.newPage();
		const faults: string[] = [];
		for (const path of paths) {
			const answer = await page.goto(`${server.origin}${path}`);
			expect(answer?.status(), path).toBe(path.endsWith('/404/') ? 404 : 200);
			faults.push(...(await check(page)).map((fault) => `${path} ${fault}`));
		}
		if (width === 390) {
			await page.locator('a.menu-link').click();
			faults.push(...(await check(page)).map((fault) => `menu: ${fault}`));
		}
		await context.close();
		expect(paths).toHaveLength(kinds.length + Object.keys(units).length);
		expect(faults).toEqual([]);
	});
});
