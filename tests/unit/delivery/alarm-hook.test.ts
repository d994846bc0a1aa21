import { createServer } from 'node:http';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAlarmHook } from '../../../src/delivery/alarm.ts';
import type { Alarm } from '../../../src/outbox/alarm.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('alarms', () => {
	test('have been raised where the address breaks off behind its answer', async () => {
		const broken = new ReadableStream({
			cancel() {
				throw new Error('gone');
			},
		});
		vi.stubGlobal('fetch', async () => new Response(broken));
		const raise = createAlarmHook('https://chat.example/hook');
		expect(await raise({ alarm: 'dead letters', dead: 1 })).toBe(true);
	});

	test.each<Alarm>([
		{ alarm: 'dead letters', dead: 1 },
		{ alarm: 'undelivered', waiting: 1, minutes: 16 },
	])('of a single inquiry speak of no several: $alarm', async (alarm) => {
		const bodies: string[] = [];
		vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
			bodies.push(String(body));
			return new Response();
		});
		await createAlarmHook('https://alarm.example.com/')(alarm);
		expect(bodies.join()).toMatch(/: 1\b/);
		expect(bodies.join()).not.toMatch(/\b1 inquiries/);
	});

	test('reach their address as JSON, and one that is not taken is known to be lost', async () => {
		const bodies: unknown[] = [];
		let status = 200;
		const server = createServer((request, response) => {
			let text = '';
			request.on('data', (chunk) => (text += String(chunk)));
			request.on('end', () => {
				bodies.push(JSON.parse(text));
				response.writeHead(status).end();
			});
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		onTestFinished(() => void server.close());
		const address = server.address();
		const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
		const raise = createAlarmHook(url);
		const alarm = { alarm: 'doubled', reference: 'K7Q2-9MXT', copies: 2 } as const;
		expect(await raise(alarm)).toBe(true);
		expect(bodies).toEqual([{ ...alarm, text: expect.stringContaining('K7Q2-9MXT') }]);
		status = 500;
		expect(await raise(alarm)).toBe(false);
		server.close();
		server.closeAllConnections();
		expect(await raise(alarm)).toBe(false);
	});
});
