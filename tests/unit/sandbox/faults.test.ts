import { expect, onTestFinished, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/app.ts';
import { ConnectionReset, type Fault } from '../../../src/sandbox/faults.ts';
import { serveSandbox } from '../../../src/sandbox/serve.ts';
import { ids, key, records, sandboxWith, unit } from '../../support/sandbox.ts';

const units = [1, 2, 3].map((id) => unit(id));

function withFault(fault: Omit<Fault, 'path'> & { path?: string }) {
	const talk = sandboxWith({ units }, { faults: [{ path: '/units', ...fault }] });
	const ask = (path = '/v1/units?with_meta=1&per=2') =>
		talk.sandbox.fetch(new Request(`http://crm.test${path}`, { headers: { 'x-api-key': key } }));
	return { ...talk, ask };
}

function control(sandbox: Sandbox, method: 'POST' | 'DELETE') {
	const body = JSON.stringify({ path: '/units', kind: 'error' });
	const init = method === 'POST' ? { method, body } : { method };
	return sandbox.fetch(new Request('http://crm.test/sandbox/faults', init));
}

test('throttled answers 429 with Retry-After, as often as asked for', async () => {
	const { ask } = withFault({ kind: 'throttled', times: 2, seconds: 3 });
	for (let time = 1; time <= 2; time++) {
		const response = await ask();
		expect(response.status).toBe(429);
		expect(response.headers.get('retry-after')).toBe('3');
	}
	expect((await ask()).status).toBe(200);
});

test('error answers 500', async () => {
	expect((await withFault({ kind: 'error' }).ask()).status).toBe(500);
});

test('slow answers rightly, later', async () => {
	const { ask } = withFault({ kind: 'slow', milliseconds: 30 });
	const start = performance.now();
	expect((await ask()).status).toBe(200);
	expect(performance.now() - start).toBeGreaterThan(25);
});

test('html answers a page with status 200', async () => {
	const response = await withFault({ kind: 'html' }).ask();
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toContain('text/html');
});

test('brokenJson calls itself JSON and is none', async () => {
	const response = await withFault({ kind: 'brokenJson' }).ask();
	expect(response.headers.get('content-type')).toContain('application/json');
	await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('repeatedPage gives the first page whatever page is asked for', async () => {
	const { get } = withFault({ kind: 'repeatedPage', times: 'always' });
	expect(ids(await get('/units?per=2&page=2'))).toEqual([1, 2]);
});

test('wrongTotal counts more than there are', async () => {
	const { get } = withFault({ kind: 'wrongTotal' });
	expect((await get('/units?with_meta=1')).body).toMatchObject({ meta: { total_count: 10 } });
});

test('pageCut loses the last record, in an envelope and in a bare list', async () => {
	const { get } = withFault({ kind: 'pageCut', times: 'always' });
	expect(ids(await get('/units?with_meta=1'))).toEqual([1, 2]);
	expect(ids(await get('/units'))).toEqual([1, 2]);
});

test('unwritten says 200 and writes nothing', async () => {
	const { send, sandbox } = withFault({ kind: 'unwritten', path: '/contacts' });
	const answer = await send('POST', '/contacts', { client: { last_name: 'Lovelace' } });
	expect(answer).toMatchObject({ status: 200, body: { ok: false } });
	expect(sandbox.account.contacts.list()).toEqual([]);
});

test('reset rejects without a port, and ends the connection on one', async () => {
	const { ask, sandbox } = withFault({ kind: 'reset', times: 2 });
	await expect(ask()).rejects.toThrow(ConnectionReset);
	const server = await serveSandbox(sandbox);
	onTestFinished(() => server.close());
	const headers = { 'x-api-key': key };
	await expect(fetch(`${server.origin}/v1/units`, { headers })).rejects.toThrow('fetch failed');
	expect((await fetch(`${server.origin}/v1/units`, { headers })).status).toBe(200);
});

test('truncated ends the connection in the middle of the answer', async () => {
	const { ask, sandbox } = withFault({ kind: 'truncated', times: 2 });
	await expect((await ask()).text()).rejects.toThrow(ConnectionReset);
	const server = await serveSandbox(sandbox);
	onTestFinished(() => server.close());
	const response = await fetch(`${server.origin}/v1/units`, { headers: { 'x-api-key': key } });
	expect(response.status).toBe(200);
	await expect(response.text()).rejects.toThrow();
});

test('a fault may name one page, a method and a family of paths', async () => {
	const { get } = withFault({ kind: 'error', path: '/units?page=2' });
	expect((await get('/units?per=1')).status).toBe(200);
	expect((await get('/units?per=1&page=2')).status).toBe(500);
	const written = withFault({ kind: 'error', path: '/contacts', method: 'POST' });
	expect((await written.get('/contacts')).status).toBe(200);
	expect((await written.send('POST', '/contacts', { client: {} })).status).toBe(500);
	const photos = withFault({ kind: 'error', path: '/photos/*' });
	expect((await photos.ask('/photos/Zx1/a.webp')).status).toBe(500);
});

test('faults can be asked for over the network only where that is switched on', async () => {
	const closed = sandboxWith({ units });
	expect((await control(closed.sandbox, 'POST')).status).toBe(404);
	const open = sandboxWith({ units }, { faults: true });
	expect((await control(open.sandbox, 'POST')).status).toBe(201);
	expect((await open.get('/units')).status).toBe(500);
	await control(open.sandbox, 'POST');
	await control(open.sandbox, 'DELETE');
	expect(records(await open.get('/units'))).toHaveLength(3);
});
