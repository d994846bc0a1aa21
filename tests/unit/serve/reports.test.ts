import { expect, test } from 'vitest';
import { createMetrics } from '../../../src/serve/metrics.ts';
import { origin, testServer } from '../../support/release.ts';

const violation = (body: Readonly<Record<string, unknown>> = {}) => ({
	type: 'csp-violation',
	age: 3,
	url: `${origin}/de/?email=ada@example.com`,
	user_agent: 'Mozilla/5.0',
	body: {
		documentURL: `${origin}/de/kaufen/?email=ada@example.com#ada`,
		referrer: `${origin}/?from=ada`,
		effectiveDirective: 'script-src-elem',
		blockedURL: 'https://evil.example/x.js?ada',
		sample: 'ada',
		...body,
	},
});

type Server = Awaited<ReturnType<typeof testServer>>;

const send = async ({ app }: Pick<Server, 'app'>, body: unknown, from = '203.0.113.7') =>
	await app.request(
		`${origin}/inquiry/reports`,
		{
			method: 'POST',
			body: typeof body === 'string' ? body : JSON.stringify(body),
			headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': from },
		},
		{ peer: '127.0.0.1' },
	);
const stoppedOf = async (server: Server) => (await (await server.get('/health')).json()).stopped;
const age = () => ({ release: 'two' });

test('what a browser reports is counted per release and directive, and no address of a visitor is told', async () => {
	const server = await testServer({ age });
	expect(await stoppedOf(server)).toBeUndefined();
	const answer = await send(server, [
		violation(),
		violation({
			effectiveDirective: 'require-trusted-types-for',
			blockedURL: 'trusted-types-sink',
		}),
	]);
	expect(answer.status).toBe(204);
	expect(await stoppedOf(server)).toEqual({
		release: 'two',
		spike: false,
		directives: { 'script-src': 1, 'require-trusted-types-for': 1 },
	});
	expect(server.events).toEqual([
		{
			event: 'stopped',
			release: 'two',
			directive: 'script-src',
			page: '/de/kaufen/',
			blocked: 'evil.example',
		},
		expect.objectContaining({ blocked: 'trusted-types-sink' }),
	]);
	expect(JSON.stringify(server.events)).not.toMatch(/ada|203\.0/);
	const metrics = createMetrics(server);
	for (const event of server.events) metrics.note(event);
	expect(await metrics.text()).toContain(
		'vitrine_stopped_total{release="two",directive="script-src"} 1\n',
	);
});

test('the counts begin anew with the next release', async () => {
	const live = { release: 'two' };
	const server = await testServer({ age: () => live });
	await send(server, [violation(), violation()]);
	live.release = 'three';
	await send(server, [violation()]);
	expect(await stoppedOf(server)).toMatchObject({
		release: 'three',
		directives: { 'script-src': 1 },
	});
});

test('one network makes no spike, however much it sends; many do, until the hour is over', async () => {
	const server = await testServer({ age });
	for (let time = 0; time < 20; time += 1) await send(server, Array(20).fill(violation()));
	expect(await stoppedOf(server)).toMatchObject({ spike: false, directives: { 'script-src': 10 } });
	for (let network = 1; network < 5; network += 1) {
		await send(server, Array(20).fill(violation()), `198.51.100.${network}`);
	}
	expect(await stoppedOf(server)).toMatchObject({ spike: true, directives: { 'script-src': 50 } });
	expect((await server.get('/health')).status).toBe(200);
	server.wait(2 * 60 * 60_000);
	expect(await stoppedOf(server)).toMatchObject({ spike: false });
});

test.each([
	['no JSON', '{'],
	['no list', violation()],
	['of another kind', [{ ...violation(), type: 'deprecation' }]],
	['of a page elsewhere', [violation({ documentURL: 'https://evil.example/' })]],
	['without an address', [violation({ documentURL: 'x' })]],
	['of an extension', [violation({ sourceFile: 'chrome-extension://abc/x.js' })]],
	['of what an extension loads', [violation({ blockedURL: 'moz-extension' })]],
	['of an extension of Safari', [violation({ sourceFile: 'safari-web-extension://abc/x.js' })]],
])('a report that is %s counts for nothing', async (_, body) => {
	const server = await testServer({ age });
	expect((await send(server, body)).status).toBe(204);
	expect(await stoppedOf(server)).toBeUndefined();
});

test('a name that no directive has is not repeated', async () => {
	const server = await testServer({ age });
	await send(server, [violation({ effectiveDirective: 'ada-src', blockedURL: 'Ada was here' })]);
	expect(server.events).toMatchObject([{ directive: 'other', blocked: 'other' }]);
});

test('a script that is called like an extension is reported', async () => {
	const server = await testServer({ age });
	await send(server, [violation({ blockedURL: 'https://evil.example/x-extension.js' })]);
	expect(server.events).toMatchObject([{ blocked: 'evil.example' }]);
});

test('a host that is longer than hosts can be is not repeated', async () => {
	const server = await testServer({ age });
	await send(server, [violation({ blockedURL: `https://${'a'.repeat(60_000)}/` })]);
	expect(server.events).toMatchObject([{ blocked: 'other' }]);
});

test('more than 64 kB is refused', async () => {
	const server = await testServer({ age });
	expect((await send(server, [violation({ sample: 'x'.repeat(65_536) })])).status).toBe(413);
	expect(await stoppedOf(server)).toBeUndefined();
});

test('pages at another origin may report, strangers may not', async () => {
	const { app } = await testServer({ siteOrigins: ['https://www.example.com'] });
	const ask = async (from: string) =>
		await app.request(`${origin}/inquiry/reports`, {
			method: 'OPTIONS',
			headers: { origin: from, 'access-control-request-method': 'POST' },
		});
	expect((await ask('https://www.example.com')).status).toBe(204);
	expect((await ask('https://evil.example')).status).toBe(403);
});

test('the server names the endpoint with pages, and not with their parts', async () => {
	const { get } = await testServer();
	const page = (await get('/de/')).headers;
	expect(page.get('reporting-endpoints')).toBe('site="/inquiry/reports"');
	expect(page.get('content-security-policy')).toMatch(/;report-to site$/);
	expect((await get('/_astro/page.Ab12.css')).headers.has('reporting-endpoints')).toBe(false);
});
