import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Answer } from '../../../src/domain/address.ts';
import { createHookEndpoint, hookBytes } from '../../../src/server/hook.ts';
import { createHookCheck } from '../../../src/server/hook-signature.ts';
import type { BuildWish } from '../../../src/server/rebuild.ts';
import { origin, testServer, writeRelease } from '../../support/release.ts';
import { testFolder } from '../../support/outbox.ts';

const answers: Answer[] = [
	{ kind: 'moved', path: '/de/immobilien/alt-7/', target: '/de/kaufen/' },
	{ kind: 'moved', path: '/alt/für zwei.html', target: '/de/' },
	{ kind: 'gone', path: '/de/immobilien/weg-8/', page: '/de/kaufen/' },
	{ kind: 'gone', path: '/en/properties/old-9/', page: undefined },
	{ kind: 'gone', path: '/de/immobilien/ohne-seite-10/', page: '/de/nicht-da/' },
	{ kind: 'moved', path: '/de/', target: '/en/' },
	{ kind: 'moved', path: '/de/immobilien/*-11/', target: '/de/kaufen/' },
	{ kind: 'gone', path: '/de/immobilien/*-12/', page: '/de/kaufen/' },
];

async function server() {
	return testServer({ places: await writeRelease(testFolder(), { answers }) });
}

test.each([
	['/de/immobilien/alt-7/', '/de/kaufen/'],
	['/de/immobilien/alt-7', '/de/kaufen/'],
	['/de/immobilien/alt-7/?utm=a', '/de/kaufen/?utm=a'],
	['/alt/f%C3%BCr%20zwei.html', '/de/'],
	['/de/immobilien/was-es-auch-hiess-11/', '/de/kaufen/'],
	['/de/immobilien/haus-4-11', '/de/kaufen/'],
	['/de/immobilien/11/', '/de/kaufen/'],
])('%s leads to where its page went', async (path, target) => {
	const answer = await (await server()).get(path);
	expect(answer.status).toBe(301);
	expect(answer.headers.get('location')).toBe(target);
	expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test.each([
	['/de/immobilien/weg-8/', 'Kaufen'],
	['/de/immobilien/weg-8', 'Kaufen'],
	['/de/immobilien/was-es-auch-hiess-12/', 'Kaufen'],
	['/de/immobilien/ohne-seite-10/', 'Diese Seite gibt es nicht'],
	['/en/properties/old-9/', 'Not found'],
])('%s is gone, and says so with a page', async (path, text) => {
	const answer = await (await server()).get(path);
	expect(answer.status).toBe(410);
	expect(await answer.text()).toContain(text);
	expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`);
});

test('a page comes before whatever is said of its address', async () => {
	const answer = await (await server()).get('/de/');
	expect(answer.status).toBe(200);
});

test.each([
	'/%ff',
	'//evil.example',
	'/de/%00',
	'/de/immobilien/haus-111/',
	'/de/immobilien/11-haus/',
	'/de/immobilien/haus11/',
	'/de/anderswo/haus-11/',
])('%s is still 404', async (path) => {
	expect((await (await server()).get(path)).status).toBe(404);
});

test('without a secret there is no path for the calls of the CRM', async () => {
	const { get } = await testServer();
	expect((await get('/hooks/crm', {}, 'POST')).status).toBe(404);
});

test('a call of the CRM is taken at once when it is signed, and nothing else is', async () => {
	const asked: BuildWish[] = [];
	const hook = createHookEndpoint({
		check: createHookCheck({ secret: 'word', clock: Date.now }),
		rebuilds: { ask: (wish) => void asked.push(wish) },
		report: () => {},
	});
	const { app, get } = await testServer({ hook });
	const post = async (body: string, signature: string) => {
		const headers = { 'x-propstack-signature': signature };
		return (await app.request(`${origin}/hooks/crm`, { method: 'POST', body, headers })).status;
	};
	const body = '{"units":[4711]}';
	const signature = createHmac('sha256', 'word').update(body).digest('hex');
	expect(await post(body, signature)).toBe(202);
	expect(await post(body, signature.replace(/^./, 'x'))).toBe(401);
	expect(await post('x'.repeat(hookBytes + 1), signature)).toBe(413);
	expect((await get('/hooks/crm')).status).toBe(404);
	expect(asked).toEqual([{ units: [4711] }]);
});
