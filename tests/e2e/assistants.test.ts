import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../src/domain/locale.ts';
import { addressWords } from '../../src/i18n/address-words.ts';
import { pathOf } from '../../src/i18n/paths.ts';
import { writeFields } from '../../src/search/address.ts';
import { tools as known } from '../../src/assistants/tools.ts';
import { openWholeBrowser } from '../support/browser.ts';
import { runs } from '../support/full-size.ts';
import { phrasesIn } from '../support/phrases.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });

let sources = 0;

/** A client of the protocol of 2026, or one that knows that of 2025 alone; each comes from elsewhere. */
async function connect(mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
	const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
	await client.connect(
		new StreamableHTTPClientTransport(new URL('/mcp', site.origin), {
			requestInit: { headers: { 'x-forwarded-for': `10.9.${sources++}.1` } },
		}),
	);
	return client;
}

/** What a tool answers; a sentence where it has no answer. */
async function call(client: Client, name: string, args: Readonly<Record<string, unknown>>) {
	const { structuredContent, content } = await client.callTool({ name, arguments: args });
	const [first] = content;
	return structuredContent ?? (first?.type === 'text' ? first.text : '');
}

const client = await connect();
afterAll(() => client.close());

describe.each(['auto', 'legacy'] as const)('a client of the protocol (%s)', (mode) => {
	test.each(locales)('finds a home, reads it and prepares an inquiry in %s', async (language) => {
		const own = await connect(mode);
		const { tools } = await own.listTools();
		expect(tools.map(({ name }) => name)).toEqual(known.map(({ name }) => name));
		const phrase = { de: 'Wohnung in Leipzig', en: 'flat in Leipzig', es: 'piso en Leipzig' };
		const found = await call(own, 'search_homes', { phrase: phrase[language], language });
		expect(found).toMatchObject({ notUnderstood: [], asOf: '2026-11-21' });
		expect(found).toHaveProperty('note', expect.stringContaining('no instructions'));
		const [home] = (found as Found).homes;
		const { id = 0, url = '' } = home ?? {};
		expect(new URL(url).pathname).toBe(site.unit(id, language));
		const read = await call(own, 'get_home', { id, language });
		expect(read).toMatchObject({ id, url, contact: { company: 'Hallmann & Rey' } });
		const prepared = await call(own, 'prefill_inquiry', { id, language, message: 'Noch frei?' });
		const address = new URL((prepared as { url: string }).url);
		expect(address.search).toBe('');
		expect(address.hash).toContain('message=Noch+frei');
		await own.close();
	});
});

test('a home that is not there, a time that cannot be booked and what no tool takes are one sentence each', async () => {
	expect(await call(client, 'get_home', { id: 999_999 })).toBe(
		'There is no home 999999 on offer on this site.',
	);
	for (const [name, given, told] of [
		['get_home', { id: 'x' }, 'id'],
		['get_home', {}, 'id'],
		['search_homes', { phrase: 'x'.repeat(121) }, 'phrase'],
		['search_homes', { street: 'Elsterstraße' }, 'street'],
	] as const)
		expect(await call(client, name, given)).toMatch(
			new RegExp(`${name}.*"${told}"|"${told}".*${name}`),
		);
});

test('the address that is prepared fills in the form of its home, and nothing is sent', async () => {
	const message = 'Gibt es <b>einen Keller</b>?';
	const { homes } = (await call(client, 'search_homes', {})) as Found;
	const wish = { id: homes[0]?.id, message };
	const { url } = (await call(client, 'prefill_inquiry', wish)) as { url: string };
	const { pathname, hash } = new URL(url);
	const page = await browser.newPage();
	const asked: string[] = [];
	page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
	await page.goto(site.origin + pathname + hash);
	await expect.poll(() => page.inputValue('[name=message]')).toBe(message);
	expect(asked.filter((one) => /^POST \S+inquiry$|Keller/.test(one))).toEqual([]);
	await page.close();
});

test('one source has so many calls a minute, and others have theirs', async () => {
	let taken = 0;
	const from = performance.now();
	for (let refused = 0; refused === 0 && taken < 6_000; taken += 100 - refused) {
		const answers = await Promise.all(Array.from({ length: 100 }, () => ask('10.8.0.1')));
		refused = answers.filter(({ status }) => status === 429).length;
	}
	// Ten more are given each second meanwhile, and a hundred ask at once.
	const given = ((performance.now() - from) / 1000) * 10;
	expect(taken).toBeGreaterThanOrEqual(600);
	expect(taken).toBeLessThanOrEqual(700 + given);
	expect((await ask('10.8.0.2')).status).not.toBe(429);
	expect((await ask('10.8.0.3', 'x'.repeat(70_000))).status).toBe(413);
});

async function ask(source: string, body = '{}'): Promise<Response> {
	return await fetch(`${site.origin}/mcp`, {
		method: 'POST',
		body,
		headers: { 'content-type': 'application/json', 'x-forwarded-for': source },
	});
}

interface Found {
	readonly total: number;
	readonly homes: readonly { readonly id: number; readonly url: string }[];
}

function idsIn({ homes }: Pick<Found, 'homes'>): number[] {
	return homes.map(({ id }) => id);
}

interface Shown {
	readonly total: number;
	readonly ids: readonly number[];
}

/** What the search box of the list of what is for sale makes of a phrase. */
async function typed(page: Page, phrase: string, locale: Locale): Promise<Shown> {
	const list = pathOf(locale, { kind: 'listing', deal: 'buy' });
	await page.goto(site.origin + list + writeFields({ words: [phrase] }, locale));
	await page.waitForFunction(
		(words) =>
			document.documentElement.dataset['finding'] === undefined &&
			!new URLSearchParams(location.search).has(words),
		addressWords[locale].fields.words,
	);
	return await page.evaluate(() => ({
		total: Number.parseInt(
			document.querySelector('[data-found]')?.textContent.replaceAll(/[.,]/g, '') ?? '',
			10,
		),
		ids: [...document.querySelectorAll<HTMLAnchorElement>('[data-list] .card a[href]')].map(
			({ pathname }) => Number(/(\d+)\/$/.exec(pathname)?.[1]),
		),
	}));
}

const lists = (['chosen', 'long'] as const).flatMap((list) =>
	locales.map((language) => ({ list, language })),
);
test.each(lists)(
	'what a tool finds for a phrase is what the search box finds ($list, $language)',
	async ({ list, language }) => {
		const own = await connect();
		const page = await browser.newPage();
		const other: unknown[] = [];
		for (const [at, { phrase }] of phrasesIn(list, language).entries()) {
			if (at % runs(100, 1) > 0) continue;
			const box = await typed(page, phrase, language);
			const found = (await call(own, 'search_homes', { phrase, language })) as Found;
			const ids = idsIn(found);
			const shown = box.ids.slice(0, ids.length);
			if (box.total !== found.total || String(shown) !== String(ids))
				other.push({ phrase, box, tool: { total: found.total, ids } });
		}
		expect(other).toEqual([]);
		await page.close();
		await own.close();
	},
);

describe('a browser', () => {
	test('that lets no assistant use a page loads nothing for them', async () => {
		const page = await browser.newPage();
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.goto(`${site.origin}/de/kaufen/`, { waitUntil: 'networkidle' });
		expect(asked.filter((url) => url.includes('assistant'))).toEqual([]);
		await page.close();
	});

	test('that does gets the same tools from its page, and a form that is filled in', async () => {
		const own = await openWholeBrowser(['--enable-blink-features=WebMCP']);
		const page = await own.newPage();
		const problems: string[] = [];
		page.on('console', (message) => {
			if (message.type() === 'error') problems.push(message.text());
		});
		await page.goto(`${site.origin}/en/buy/`);
		const run = async (name: string, input: object) => {
			const text = await page.evaluate(
				async ([tool, given]) => {
					const { modelContext } = document as unknown as { modelContext: ForAssistants };
					const known = await modelContext.getTools();
					const found = known.find((each) => each.name === tool);
					return found ? await modelContext.executeTool(found, given) : 'none';
				},
				[name, input] as const,
			);
			return JSON.parse(text) as Record<string, unknown>;
		};
		const offered = () =>
			page.evaluate(async () => {
				const { modelContext } = document as unknown as { modelContext?: ForAssistants };
				return (await modelContext?.getTools())?.length;
			});
		await expect.poll(offered, { timeout: 30_000 }).toBe(4);
		const phrase = '3 rooms Leipzig with balcony';
		const here = (await run('search_homes', { phrase })) as unknown as Found;
		const there = (await call(client, 'search_homes', { phrase, language: 'en' })) as Found;
		expect(idsIn(here)).toEqual(idsIn(there));
		const [id = 0] = idsIn(here);
		expect(await run('get_home', { id })).toMatchObject({ id });
		await run('prefill_inquiry', { id, message: 'Is it still free?' });
		await page.waitForURL(`**${site.unit(id, 'en')}**`);
		await expect.poll(() => page.inputValue('[name=message]')).toBe('Is it still free?');
		expect(problems).toEqual([]);
		await own.close();
	});
});

/** What an assistant uses of a page, as far as this test does. */
interface ForAssistants {
	getTools(): Promise<readonly { readonly name: string }[]>;
	executeTool(tool: { readonly name: string }, input: object): Promise<string>;
}
