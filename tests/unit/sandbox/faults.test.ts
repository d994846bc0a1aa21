import { expect, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/app.ts';
import { ConnectionReset, type Fault } from '../../../src/sandbox/faults.ts';
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

test('slow answers rightly, later', async () => {
	const { ask } = withFault({ kind: 'slow', milliseconds: 30 });
	const start = performance.now();
	expect((await ask()).status).toBe(200);
	expect(performance.now() - start).toBeGreaterThan(25);
});

test('unwritten says 200 and writes nothing', async () => {
	const { send, sandbox } = withFault({ kind: 'unwritten', path: '/contacts' });
	const answer = await send('POST', '/contacts', { client: { last_name: 'Lovelace' } });
	expect(answer).toMatchObject({ status: 200, body: { ok: false } });
	expect(sandbox.account.contacts.list()).toEqual([]);
});

test('reset and truncated reject without a port, too', async () => {
	await expect(withFault({ kind: 'reset' }).ask()).rejects.toThrow(ConnectionReset);
	const cut = await withFault({ kind: 'truncated' }).ask();
	await expect(cut.text()).rejects.toThrow(ConnectionReset);
});

test('pageCut loses the last record, in an envelope and in a bare list', async () => {
	const { get } = withFault({ kind: 'pageCut', times: 'always' });
	expect(ids(await get('/units?with_meta=1'))).toEqual([1, 2]);
	expect(ids(await get('/units'))).toEqual([1, 2]);
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
