import { loadavg } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { serve } from '../../src/commands/serve.ts';
import { openDemoSandbox } from '../../src/sandbox/open.ts';
import { writeCards } from '../../src/search/card.ts';
import { shiftFor } from '../../src/search/shards.ts';
import { writeTexts, type SearchText } from '../../src/search/text-file.ts';
import { openTexts } from '../../src/search/text-search.ts';
import { writeIndex } from '../../src/search/write-index.ts';
import { projectRoot } from '../../src/wiring.ts';
import { openBrowser } from '../support/browser.ts';
import { buildSite, newFolder, testEnvironment } from '../support/site-build.ts';
import { cardOf, stockOf, textsOf } from './search-stock.ts';

/** How much slower than this machine the visitor's is. */
const slowness = 4;
const sizes = [2_000, 20_000];

interface Timing {
	readonly name: string;
	/** Milliseconds from the input to the next picture, as the browser's Event Timing says. */
	readonly inp: number;
}

interface Answer {
	readonly units: number;
	readonly bytes: number;
	/** The longest task from the first sign of interest until the filters are ready. */
	readonly longestTask: number;
	readonly ready: number;
	readonly timings: readonly Timing[];
	/** The longest search for words while they are typed, in the worker, which nobody waits for to type on. */
	readonly words: number;
}

/** What a visitor does, one after the other. */
const actions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	'Open the places': (page) => page.locator('[data-opens=place]').click(),
	'Choose a city': (page) => page.locator('[data-places] input[value=leipzig]').click(),
	'Open more filters': (page) => page.locator('[data-opens=more]').click(),
	'Choose a kind': (page) => page.locator('input[name=kind][value=apartment]').click(),
	'Choose a feature': (page) => page.locator('input[name=feature][value=balcony]').click(),
	'Search for words, by key': async (page) => {
		await page.locator('#filter-words').focus();
		await page.keyboard.press('b');
	},
	'Search on, by key': async (page) => {
		await page.keyboard.press('a');
		await page.keyboard.press('l');
	},
	'Search no more, by key': async (page) => {
		for (const _ of 'bal') await page.keyboard.press('Backspace');
	},
	'Open the price': (page) => page.locator('[data-opens=price]').click(),
	'Highest price, by key': async (page) => {
		await page.locator('#filter-priceTo').focus();
		await page.keyboard.press('End');
	},
	'Sort by price, by key': async (page) => {
		await page.keyboard.press('Escape');
		await page.locator('[name=sort]').focus();
		await page.keyboard.press('ArrowDown');
	},
	'Second page': (page) => page.locator('[data-page="2"]').first().click(),
	'Take all away': (page) => page.locator('[data-active] [data-reset]').click(),
};

const { folder, remove } = newFolder();
const crm = await openDemoSandbox({ path: join(folder, 'crm.sqlite'), fresh: true });
await buildSite({ folder, crm, photos: crm.origin, media: join(projectRoot, 'var/test-media') });
const environment = { ...testEnvironment({ folder }), port: 0 };
const server = await serve({ environment, crm, report: () => {} });
const browser = await openBrowser();
try {
	const answers: Answer[] = [];
	for (const units of sizes) answers.push(await measure(browser, units));
	console.log(tableOf(answers));
} finally {
	await browser.close();
	await server.close();
	await crm.close();
	remove();
}

/** Uses the filters of the demo's list with an index of as many units in the place of its own. */
async function measure(on: Browser, units: number): Promise<Answer> {
	const stock = stockOf(units);
	const shift = shiftFor(stock.map(({ id }) => id));
	const index = Buffer.from(writeIndex(stock, { shift }));
	const context = await on.newContext({ viewport: { width: 1440, height: 900 } });
	await context.route('**/search/index.bin', (route) => route.fulfill({ body: index }));
	await context.route('**/search/de-*.json', (route) => {
		const shard = Number(/-(\d+)\.json$/.exec(route.request().url())?.[1]);
		const first = shard * 2 ** shift;
		const cards = stock.filter(({ id }) => id >= first && id < first + 2 ** shift);
		return route.fulfill({ body: writeCards(cards.map(({ id }) => cardOf(id))) });
	});
	const texts = textsOf(stock);
	await context.route('**/search/text/de.json', (route) =>
		route.fulfill({ body: writeTexts(texts) }),
	);
	const page = await context.newPage();
	await page.goto(`${server.origin}/de/kaufen/`, { waitUntil: 'networkidle' });
	const client = await context.newCDPSession(page);
	await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
	await page.evaluate(() => {
		const kept: { tasks: number[]; inputs: number[] } = { tasks: [], inputs: [] };
		Object.assign(window, { kept });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) kept.tasks.push(duration);
		}).observe({ type: 'longtask', buffered: false });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (Reflect.get(entry, 'interactionId')) kept.inputs.push(entry.duration);
			}
		}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
	});
	const began = performance.now();
	await page.locator('[data-opens=place]').hover();
	await page.locator('[data-places] input').first().waitFor({ state: 'attached' });
	const ready = performance.now() - began;
	await page.waitForTimeout(500);
	const longestTask = Math.max(0, ...(await take(page, 'tasks')));
	const timings: Timing[] = [];
	for (const [name, act] of Object.entries(actions)) {
		await take(page, 'inputs');
		await act(page);
		await page.waitForTimeout(1_200);
		timings.push({ name, inp: Math.max(0, ...(await take(page, 'inputs'))) });
	}
	await context.close();
	const bytes = brotliCompressSync(index).length;
	return { units, bytes, longestTask, ready, timings, words: slowestKey(texts) };
}

/** Searches for words key by key. @returns milliseconds of the slowest key */
function slowestKey(texts: readonly SearchText[]): number {
	const search = openTexts(texts);
	const times = ['balkon leipzig', 'dreizimmerwohnung', 'einbauküche', 'balkno'].flatMap((words) =>
		[...words].map((_, at) => {
			// The best of three, since others use the machine, too.
			const tries = [1, 2, 3].map(() => {
				const began = performance.now();
				search.find(words.slice(0, at + 1));
				return performance.now() - began;
			});
			return Math.min(...tries);
		}),
	);
	return Math.max(...times);
}

async function take(page: Page, what: 'tasks' | 'inputs'): Promise<number[]> {
	return page.evaluate((name) => {
		const kept: Record<string, number[]> = Reflect.get(window, 'kept');
		return (kept[name] ?? []).splice(0);
	}, what);
}

function tableOf(answers: readonly Answer[]): string {
	const row = (name: string, cell: (answer: Answer) => string) =>
		`| ${[name, ...answers.map(cell)].join(' | ')} |`;
	const names = answers[0]?.timings.map(({ name }) => name) ?? [];
	return [
		row('Units', ({ units }) => units.toLocaleString('en')),
		`| --- |${' ---: |'.repeat(answers.length)}`,
		row('Index, brotli', ({ bytes }) => `${(bytes / 1000).toFixed(1)} kB`),
		row('Filters ready', ({ ready }) => whole(ready)),
		row('Longest task until then', ({ longestTask }) =>
			longestTask > 0 ? whole(longestTask) : 'under 50 ms',
		),
		row('Slowest key of a search for words, in its worker', ({ words }) => whole(words)),
		...names.map((name) =>
			row(name, ({ timings }) => {
				const inp = timings.find((timing) => timing.name === name)?.inp ?? 0;
				return inp > 0 ? whole(inp) : 'under 16 ms';
			}),
		),
		'',
		`CPU ${slowness} times slower; load of the machine ${loadavg()[0]?.toFixed(1)}.`,
	].join('\n');
}

function whole(milliseconds: number): string {
	return `${Math.round(milliseconds)} ms`;
}
