import { describe, expect, test } from 'vitest';
import { isOwnPage } from '../../../src/intake/own-pages.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { attribute, parsePage } from '../../support/html.ts';
import { origin, testServer, writeRelease } from '../../support/release.ts';
import { post as send, type TestFields, type TestServer } from '../../support/visitor.ts';

const form = 'application/x-www-form-urlencoded';

const post = (
	server: TestServer,
	fields: TestFields,
	headers: Readonly<Record<string, string>> = { origin },
) => send(server, fields, { headers: { ...browserHeaders, ...headers } });

async function postJson({ app }: TestServer, body: unknown): Promise<Response> {
	return await app.request(`${origin}/inquiry`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...browserHeaders, origin },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
}

describe('a form', () => {
	test('that is right leads to the thank-you page, with nothing but the reference in the address', async () => {
		const server = await testServer();
		const answer = await post(server, goodForm);
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toMatch(
			/^\/de\/anfrage\/danke\/\?ref=[A-Z2-9]{4}-[A-Z2-9]{4}$/,
		);
		expect((await server.outbox.counts()).waiting).toBe(1);

		const thanks = await server.get(answer.headers.get('location') ?? '');
		const reference = answer.headers.get('location')?.slice(-9) ?? '';
		expect(await thanks.text()).toContain(`<p class="reference">Ihre Vorgangsnummer: ${reference}`);
		expect(thanks.headers.get('cache-control')).toBe('no-store');
	});

	test('in another language leads to that language; in none of ours, to the default one', async () => {
		const server = await testServer();
		const english = await post(server, { ...goodForm, locale: 'en' });
		expect(english.headers.get('location')).toContain('/en/inquiry/thank-you/');
		const other = await post(server, { ...goodForm, locale: 'es', message: 'b' });
		expect(other.headers.get('location')).toContain('/de/anfrage/danke/');
	});

	test('that is wrong comes back with what was typed, sentences beside the fields and a summary', async () => {
		const server = await testServer();
		const answer = await post(server, {
			...goodForm,
			email: 'ada"><script>alert(1)</script>',
			message: '</textarea><script>alert(2)</script>',
		});
		expect(answer.status).toBe(422);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		const html = await answer.text();
		expect(html).toContain('value="Ada von der Heide"');
		const page = parsePage(html);
		expect(page.all('script')).toEqual([]);
		const email = page.one('input', (input) => attribute(input, 'name') === 'email');
		expect(attribute(email, 'value')).toBe('ada"><script>alert(1)</script>');
		expect(attribute(email, 'aria-describedby')).toBe('error-email');
		expect(attribute(email, 'aria-invalid')).toBe('true');
		expect(page.one('textarea').children).toMatchObject([
			{ value: '</textarea><script>alert(2)</script>' },
		]);
		expect(html).toMatch(/data-error="email"[^>]*>Diese E-Mail-Adresse ist unvollständig/);
		expect(html).toMatch(/data-error="name"[^>]* hidden=""><\/p>/);
		expect(html).toMatch(
			/<div [^>]*data-error-summary="" role="alert" tabindex="-1" autofocus="">/,
		);
		expect(html).toContain('<li><a href="#field-email">Diese E-Mail-Adresse');
		expect(html).toContain('<input type="hidden" name="target" value="unit-1">');
		expect(html).toContain('name="page" value="/de/immobilien/altbau-1/"');
		expect((await server.outbox.counts()).waiting).toBe(0);
	});

	test('about something no longer published comes back ready to be sent as a general one', async () => {
		const server = await testServer();
		const answer = await post(server, { ...goodForm, target: 'unit-99' });
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(html).toContain('Dieses Angebot ist nicht mehr veröffentlicht.');
		expect(html).not.toContain('unit-99');
	});

	test('is checked against the targets of the release that is live', async () => {
		const server = await testServer();
		await writeRelease(server.folder, { name: 'two', targets: [] });
		expect((await post(server, goodForm)).status).toBe(422);
	});

	test.each([
		['the disk has no room for', { errcode: 13 }, 'Error 13'],
		['the database does not take', { code: 'ECONNREFUSED' }, 'Error ECONNREFUSED'],
	])(
		'that %s gets 503 and a telephone number, never a reference, and is logged by its code alone',
		async (_, why, reason) => {
			const { outbox } = await testServer();
			const put = () => Promise.reject(Object.assign(new Error('of ada@example.org'), why));
			const server = await testServer({ outbox: { ...outbox, put } });
			const answer = await post(server, goodForm);
			expect(answer.status).toBe(503);
			expect(answer.headers.get('retry-after')).toBe('120');
			const html = await answer.text();
			expect(html).toContain('+49 341 550120');
			expect(html).toContain('value="Ada von der Heide"');
			expect(server.events).toEqual([{ event: 'unavailable', reason }]);
		},
	);
});

test('the thank-you page is the one of the release that is live', async () => {
	const server = await testServer();
	const files = { 'de/anfrage/danke/index.html': '<h1>Neu</h1><!--reference-->' };
	await writeRelease(server.folder, { name: 'two', files });
	const page = await (await server.get('/de/anfrage/danke/?ref=K7Q2-9MXT')).text();
	expect(page).toContain('<h1>Neu</h1>');
	expect(page).toContain('Ihre Vorgangsnummer: K7Q2-9MXT');
});

test.each(['', '<b>K7Q2-9MXT</b>', 'K7Q2-9MXT%3Cb%3E'])(
	'what is no reference stands in no thank-you page: "%s"',
	async (ref) => {
		const answer = await (await testServer()).get(`/de/anfrage/danke/?ref=${ref}`);
		expect(await answer.text()).toBe('<h1>Danke</h1><!--reference-->');
	},
);

describe('JSON', () => {
	test('gets a reference, or the errors by field', async () => {
		const server = await testServer();
		const accepted = await postJson(server, goodForm);
		expect(accepted.status).toBe(202);
		expect(await accepted.json()).toEqual({ reference: expect.stringMatching(/^.{4}-.{4}$/) });
		const rejected = await postJson(server, { ...goodForm, name: 7, email: 'ada' });
		expect(rejected.status).toBe(422);
		expect(await rejected.json()).toEqual({
			errors: { name: 'required', email: 'invalid' },
			messages: {
				name: 'Bitte nennen Sie Ihren Namen.',
				email: expect.stringContaining('unvollständig'),
			},
		});
	});

	test.each(['{', '[]', 'null', '"a"', '7'])('that is %s is 400', async (body) => {
		expect((await postJson(await testServer(), body)).status).toBe(400);
	});
});

describe('what is no form of ours', () => {
	test('is 413 above 64 KiB, told or not told its length', async () => {
		const server = await testServer();
		const message = 'x'.repeat(65 * 1024);
		expect((await post(server, { ...goodForm, message })).status).toBe(413);
		const stream = new Blob([new URLSearchParams({ ...goodForm, message }).toString()]).stream();
		const init: RequestInit & { duplex: 'half' } = {
			method: 'POST',
			headers: { 'content-type': form, origin },
			body: stream,
			duplex: 'half',
		};
		const chunked = new Request(`${origin}/inquiry`, init);
		expect((await server.app.request(chunked)).status).toBe(413);
		expect((await server.outbox.counts()).waiting).toBe(0);
	});

	test.each(['text/plain', 'multipart/form-data; boundary=x', ''])(
		'is 415 as "%s"',
		async (type) => {
			const server = await testServer();
			expect((await post(server, goodForm, { origin, 'content-type': type })).status).toBe(415);
		},
	);

	test('is 400 with more fields than a form has', async () => {
		const many = Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`f${n}`, 'x']));
		expect((await post(await testServer(), many)).status).toBe(400);
	});
});

const senders: readonly [what: string, headers: Record<string, string>, own: boolean][] = [
	['our page', { origin }, true],
	['our page, old browser', { referer: `${origin}/de/` }, true],
	['our page, no origin', { 'sec-fetch-site': 'same-origin' }, true],
	['our page, null origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
	['our page to the server on another origin', { origin, 'sec-fetch-site': 'cross-site' }, true],
	['another site', { origin: 'https://evil.example' }, false],
	[
		'another site, same site claimed',
		{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
		false,
	],
	['another scheme', { origin: 'http://site.example' }, false],
	['another port', { origin: 'https://site.example:8443' }, false],
	['a subdomain', { origin: 'https://a.site.example' }, false],
	['a longer name', { origin: 'https://site.example.evil.example' }, false],
	['a name that ends like ours', { origin: 'https://notsite.example' }, false],
	['upper case', { origin: 'HTTPS://SITE.EXAMPLE' }, false],
	['a path', { origin: 'https://site.example/' }, false],
	['two origins', { origin: 'https://site.example, https://evil.example' }, false],
	['null', { origin: 'null' }, false],
	['null, cross-site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
	['null with our referer', { origin: 'null', referer: `${origin}/` }, false],
	['no origin, cross-site', { 'sec-fetch-site': 'cross-site' }, false],
	[
		'no origin, cross-site, our referer',
		{ 'sec-fetch-site': 'cross-site', referer: `${origin}/` },
		false,
	],
	['no origin, same-site', { 'sec-fetch-site': 'same-site' }, false],
	['no origin, none', { 'sec-fetch-site': 'none' }, false],
	['a foreign referer', { referer: 'https://evil.example/?https://site.example' }, false],
	['a broken referer', { referer: 'site.example' }, false],
	['user info in the referer', { referer: 'https://site.example@evil.example/' }, false],
	['nothing', {}, false],
];

describe('where a form comes from', () => {
	test.each(senders)('%s', (_what, headers, own) => {
		expect(isOwnPage(new Headers(headers), [origin])).toBe(own);
	});

	test('decides: of all that is forged nothing gets through, not even to where a person looks', async () => {
		const server = await testServer();
		const forged = senders.filter(([, , own]) => !own);
		expect(forged.length).toBeGreaterThanOrEqual(20);
		for (const [, headers] of forged) {
			for (const type of [form, 'application/json', 'text/plain']) {
				const answer = await post(server, goodForm, { ...headers, 'content-type': type });
				expect(answer.status).toBe(403);
			}
		}
		expect(await server.outbox.counts()).toMatchObject({ waiting: 0 });
	});

	test('is the page the visitor returns to when the server has another origin', async () => {
		const { app } = await testServer({ siteOrigins: ['https://www.site.example'] });
		const answer = await app.request('https://inquiries.site.example/inquiry', {
			method: 'POST',
			headers: { 'content-type': form, ...browserHeaders, origin: 'https://www.site.example' },
			body: new URLSearchParams(goodForm).toString(),
		});
		expect(answer.headers.get('location')).toMatch(
			/^https:\/\/www\.site\.example\/de\/anfrage\/danke\/\?ref=/,
		);
	});
});

test('nothing that is reported names a visitor', async () => {
	const server = await testServer();
	await post(server, goodForm);
	await post(server, { ...goodForm, email: 'ada@' });
	await post(server, goodForm, { origin: 'https://evil.example', 'x-forwarded-for': '192.0.2.7' });
	expect(server.events.map(({ event }) => event)).toEqual(['accepted', 'rejected', 'foreign']);
	expect(JSON.stringify(server.events)).not.toMatch(/ada[ @]|heide|341|frei|192\.0/i);
});
