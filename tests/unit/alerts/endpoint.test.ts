import { describe, expect, test } from 'vitest';
import { createAlertEndpoint } from '../../../src/alerts/endpoint.ts';
import { createAlertList } from '../../../src/alerts/list.ts';
import type { Verdict } from '../../../src/intake/spam.ts';
import { testOutbox } from '../../support/outbox.ts';

const origin = 'https://site.example';
const leipzig = '/de/kaufen/?ort=leipzig';

const post = (fields: Record<string, string>, from = origin) =>
	new Request(`${origin}/alerts`, {
		method: 'POST',
		headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams(fields),
	});

const page = 'before<a href="/en/alerts/">EN</a><!--alerts-->old<!--/alerts-->after';

function linkIn(html: string): string {
	return (/href="(\?[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** The endpoint on an outbox of its own. */
async function opened({ verdict = [] as Verdict, hasPages = true } = {}) {
	const { outbox, clock } = await testOutbox();
	const list = createAlertList(outbox);
	let woken = 0;
	const endpoint = createAlertEndpoint({
		list,
		live: { words: async () => ['Leipzig <b>'], homes: async () => new Map() },
		site: { name: 'Muster', locales: ['de', 'en', 'es'], defaultLocale: 'de', offices: [] },
		guard: async () => verdict,
		pageAt: async () => (hasPages ? page : undefined),
		origin: () => origin,
		allowed: () => [origin],
		clock,
		wake: () => void woken++,
	});
	const ask = async (fields: Record<string, string>, from?: string) =>
		await endpoint.ask(post({ search: leipzig, email: 'ada@example.com', ...fields }, from), 'x');
	const own = async () => await outbox.standing.of('ada@example.com');
	const token = async () => list.tokenOf((await own()).at(-1)?.reference ?? '');
	return { endpoint, list, ask, own, token, woken: () => woken };
}

describe('the form of an alert', () => {
	test('says the search in words, in the middle of a page of the site, and nothing of it is markup', async () => {
		const { endpoint } = await opened();
		const address = `${origin}/alerts?search=${encodeURIComponent(leipzig)}`;
		const text = await (await endpoint.open(new Request(address))).text();
		expect(text).toMatch(/^before<a [^>]*>EN<\/a><div.*Kaufen, Leipzig &lt;b&gt;.*after$/s);
		expect(text).toContain('name="search" value="/de/kaufen/?ort=leipzig"');
	});

	test('stands on a bare page where the site has its pages elsewhere, and leads there', async () => {
		const { endpoint } = await opened({ hasPages: false });
		const address = `https://mail.example/alerts?search=${encodeURIComponent(leipzig)}`;
		const text = await (await endpoint.open(new Request(address))).text();
		expect(text).toMatch(/^<!doctype html><html lang="de">.*<form/s);
		expect(text).toContain(`href="${origin}/de/datenschutz/"`);
		expect(text).toContain('action="/alerts"');
	});

	test.each(['/de/nirgends/', 'https://evil.example/de/kaufen/', '', '/fr/kaufen/'])(
		'of no list of the site (%j) it says so',
		async (search) => {
			const { endpoint } = await opened();
			const address = `${origin}/alerts?search=${encodeURIComponent(search)}`;
			const answer = await endpoint.open(new Request(address));
			expect(answer.status).toBe(search.startsWith('https') ? 200 : 404);
		},
	);

	test('is there in other languages, which say the same search, and so is what follows', async () => {
		const { endpoint, ask } = await opened();
		const open = async (query: string) =>
			await (await endpoint.open(new Request(`${origin}/alerts${query}`))).text();
		const german = await open(`?search=${encodeURIComponent('/de/kaufen/?preis-bis=400000')}`);
		const english = await open(linkIn(german));
		expect(english).toContain('name="search" value="/en/buy/?price-to=400000"');
		expect(linkIn(await open('?sent&locale=de'))).toBe('?sent=&locale=en');
		const wrong = await (await ask({ email: 'ada"@' })).text();
		expect(await open(linkIn(wrong))).toContain('name="search" value="/en/buy/?place=leipzig"');
	});

	test('is shown again with what was typed where the address is none', async () => {
		const { ask, own } = await opened();
		const answer = await ask({ email: 'ada"@', pace: 'now' });
		expect(answer.status).toBe(422);
		const text = await answer.text();
		expect(text).toContain('value="ada&quot;@"');
		expect(text).toContain('aria-invalid="true"');
		expect(await own()).toEqual([]);
	});

	test('is taken once, and answered alike when it is sent again, in another case too', async () => {
		const { ask, own, woken } = await opened();
		const answers = [await ask({}), await ask({}), await ask({ email: 'ADA@example.com' })];
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(
			new Set(['/alerts?sent&locale=de']),
		);
		expect(await own()).toMatchObject([
			{
				payload: { watched: { kind: 'search', deal: 'buy', query: '?ort=leipzig' }, pace: 'daily' },
			},
		]);
		expect(woken()).toBe(3);
	});

	test('is refused from a foreign page, and where too many come from a source', async () => {
		const { ask, own } = await opened();
		expect((await ask({}, 'https://evil.example')).status).toBe(403);
		expect(await own()).toEqual([]);
		const doubted = await opened({ verdict: ['trap'] });
		expect((await doubted.ask({})).status).toBe(429);
		expect(await doubted.own()).toEqual([]);
	});
});

describe('the page of whoever has the mailbox', () => {
	test('changes nothing when it is opened, as mail scanners do, and everything by its buttons', async () => {
		const { endpoint, ask, own, token } = await opened();
		await ask({});
		const key = await token();
		expect((await endpoint.own(key)).status).toBe(200);
		expect(await own()).toMatchObject([{ progress: undefined }]);
		await endpoint.change(post({ act: 'confirm', alert: 'all' }), key);
		expect(await own()).toMatchObject([{ progress: { step: 'active' } }]);
		const [{ reference } = { reference: '' }] = await own();
		await endpoint.change(post({ act: 'pace', alert: reference, pace: 'now' }), key);
		expect(await own()).toMatchObject([{ progress: { pace: 'now' } }]);
		await endpoint.change(post({ act: 'end', alert: reference }), key);
		expect(await own()).toMatchObject([{ progress: { step: 'ended', why: 'byPerson' } }]);
		expect(await (await endpoint.own(key, { done: 'end' })).text()).toContain('Beendet.');
	});

	test('keeps the language of the alert when it has ended, and can be read in another one', async () => {
		const { endpoint, ask, own, token } = await opened();
		await ask({ search: '/en/buy/?place=leipzig' });
		const key = await token();
		expect(linkIn(await (await endpoint.own(key)).text())).toBe('?locale=en');
		expect(await (await endpoint.own(key, { locale: 'de' })).text()).toContain('Kaufen');
		const answer = await endpoint.change(post({ act: 'end', alert: 'all' }), key);
		const { searchParams } = new URL(answer.headers.get('location') ?? '', origin);
		const ended = await endpoint.own(key, Object.fromEntries(searchParams));
		expect(await ended.text()).toContain('Ended.');
		expect(await (await endpoint.own(key, { locale: 'es' })).text()).toContain('ya no queda nada');
		expect(await own()).toHaveLength(1);
		expect((await endpoint.own('x', { done: 'end' })).status).toBe(404);
	});

	test('opens with no other token, and shows nobody else’s alerts', async () => {
		const { endpoint, ask, own, token } = await opened();
		await ask({});
		const [reference = ''] = (await token()).split('.');
		for (const other of [reference, `${reference}.`, `${reference}.${'x'.repeat(32)}`, 'x']) {
			expect((await endpoint.own(other)).status).toBe(404);
			await endpoint.change(post({ act: 'confirm', alert: 'all' }), other);
		}
		expect(await own()).toMatchObject([{ progress: undefined }]);
	});

	test('one press in the mailbox ends an alert, and a look at its address does not', async () => {
		const { endpoint, ask, own, token } = await opened();
		await ask({});
		const key = await token();
		await endpoint.endByMailbox(post({ other: '1' }), key);
		expect(await own()).toMatchObject([{ progress: undefined }]);
		const answer = await endpoint.endByMailbox(post({ 'List-Unsubscribe': 'One-Click' }), key);
		expect(answer.status).toBe(200);
		expect(await own()).toMatchObject([{ progress: { step: 'ended' } }]);
	});
});
