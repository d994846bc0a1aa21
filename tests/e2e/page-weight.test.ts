import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { openWholeBrowser } from '../support/browser.ts';
import { openDemoSite, type ServedSite } from '../support/demo-site.ts';
import { runs } from '../support/full-size.ts';
import { Locale } from '../../src/domain/locale.ts';
import { budgets } from '../support/page-budgets.ts';
import { phone, weigh, type PageWeight } from '../support/page-weight.ts';
import { visitPages } from '../support/visit-pages.ts';

let site: ServedSite;
let browser: Browser;
const weights = new Map<string, Promise<PageWeight>>();

beforeAll(async () => {
	[site, browser] = await Promise.all([openDemoSite(inject('demo')), openWholeBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await site?.close();
});

function weightOf(path: string): Promise<PageWeight> {
	const known = weights.get(path) ?? weigh(browser, `${site.origin}${path}`);
	weights.set(path, known);
	return known;
}

/** The same of several, four at a time: to weigh a page is to wait for what it may still ask for. */
async function weightsOf(paths: readonly string[]): Promise<ReadonlyMap<string, PageWeight>> {
	const found = new Map<string, PageWeight>();
	const left = [...paths];
	const weighNext = async () => {
		for (let path = left.shift(); path !== undefined; path = left.shift()) {
			found.set(path, await weightOf(path));
		}
	};
	await Promise.all(Array.from({ length: 4 }, weighNext));
	return found;
}

/** Some pages of a kind in German, which are of several places and kinds; `npm run test:long` weighs more. */
function pathsOf(kind: keyof typeof budgets): string[] {
	const all = site.pages.filter(({ route, locale }) => route.kind === kind && locale === 'de');
	const some =
		kind === 'unit' ? all.filter((_, at) => at % runs(16, 4) === 0) : all.slice(0, runs(3, 6));
	return some.map(({ path }) => path);
}

async function textOf(path: string): Promise<string> {
	return (await fetch(`${site.origin}${path}`)).text();
}

const kinds = ['home', 'listing', 'projects', 'project', 'unit', 'shortlist'] as const;

describe.each(kinds)('on a phone with an empty cache, a page of the kind %s', (kind) => {
	test('stays within its bytes and requests before anybody scrolls', async () => {
		const { bytes, requests } = budgets[kind];
		const over: string[] = [];
		for (const [path, weight] of await weightsOf(pathsOf(kind))) {
			if (weight.bytes > bytes) over.push(`${path}: ${weight.bytes} bytes`);
			if (weight.requests > requests) over.push(`${path}: ${weight.requests} requests`);
		}
		expect(over).toEqual([]);
	});

	test('stays within its scripts and styles', async () => {
		const over: string[] = [];
		for (const [path, weight] of await weightsOf(pathsOf(kind))) {
			for (const part of ['scripts', 'styles', 'laterStyles', 'paperStyles'] as const) {
				if (weight[part] > budgets[kind][part]) over.push(`${path}: ${weight[part]} of ${part}`);
			}
		}
		expect(over).toEqual([]);
	});
});

test.each(['project', 'unit'] as const)(
	'on a phone, the picture a page of the kind %s starts with has the line to itself for a third of a second',
	async (kind) => {
		const context = await browser.newContext(phone);
		const page = await context.newPage();
		await page.goto(`${site.origin}${site.path(kind)}`);
		await expect
			.poll(() => page.evaluate(`document.querySelectorAll('.gallery img')[1].currentSrc`))
			.not.toBe('');
		const starts = z.array(z.number()).parse(
			await page.evaluate(
				`[...document.querySelectorAll('.gallery img')].slice(0, 2).flatMap(({ currentSrc }) =>
					performance.getEntriesByName(currentSrc).map(({ startTime }) => startTime))`,
			),
		);
		await context.close();
		expect(starts).toHaveLength(2);
		const [first = Infinity, second = 0] = starts;
		expect(second - first).toBeGreaterThan(333);
	},
);

test('every page of a unit comes with the ten packets a server sends before it hears that one has come', async () => {
	const over: string[] = [];
	const paths = site.pages.filter(({ route }) => route.kind === 'unit').map(({ path }) => path);
	for (const path of paths) {
		const answer = await fetch(`${site.origin}${path}`, { headers: { 'accept-encoding': 'br' } });
		const head = [...answer.headers].reduce((sum, pair) => sum + pair.join(': \r\n').length, 0);
		const body = Number(answer.headers.get('content-length') ?? Number.NaN);
		if (!(head + body <= 10 * 1_460)) over.push(`${path}: ${head + body} bytes of 14,600`);
		await answer.body?.cancel();
	}
	expect(paths.length).toBeGreaterThan(200);
	expect(over).toEqual([]);
});

test('every script a page starts with is named in it, so that none waits for another one to ask', async () => {
	const late: string[] = [];
	let scripts = 0;
	for (const kind of new Set(site.pages.map(({ route }) => route.kind))) {
		const path = site.path(kind);
		if (!path.endsWith('/')) continue;
		const named = (await textOf(path)).matchAll(/<script type="module" src="([^"]+)"/g);
		const files = new Set(Array.from(named, ([, file = '']) => file));
		scripts += files.size;
		for (const file of files) {
			const taken = (await textOf(file)).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g);
			for (const [, each] of taken)
				if (!files.has(`/_astro/${each}`)) late.push(`${path}: ${each}`);
		}
	}
	expect(scripts).toBeGreaterThan(12);
	expect(late).toEqual([]);
});

test('no kind of page breaks a rule of the content security policy, asks anybody else or for what is not there, or keeps anything', async () => {
	const kinds = Map.groupBy(
		site.pages.filter(({ path }) => path.endsWith('/')),
		({ route }) => route.kind,
	);
	kinds.delete('notFound');
	kinds.delete('removed');
	// Each kind in one of the languages, which have the same parts; `npm run test:long` visits every page.
	const paths = Array.from(kinds.values(), (pages, at) => {
		const page = pages.find(({ locale }) => locale === Locale.options[at % 3]) ?? pages[0];
		return page?.path ?? '';
	});
	const noticed = await visitPages(browser, { origin: site.origin, paths });
	console.log(`S2, S4, G8 small: ${noticed.pages} pages, ${noticed.complaints.length} complaints`);
	expect(noticed).toMatchObject({ complaints: [], foreign: [], kept: [] });
	expect(noticed.pages).toBeGreaterThan(12);
});
