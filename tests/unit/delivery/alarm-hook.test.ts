import { createServer } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAlarmHook } from '../../../src/delivery/alarm.ts';
import type { Alarm } from '../../../src/outbox/alarm.ts';
import { portOf } from '../../support/port-of.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('alarms', () => {
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
		const raise = createAlarmHook(`http://127.0.0.1:${await portOf(server)}/hook`);
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
