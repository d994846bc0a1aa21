import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAlarmHook } from '../../../src/delivery/alarm.ts';
import type { Alarm } from '../../../src/outbox/alarm.ts';
import { crmServer, json, reset } from '../../support/crm-server.ts';

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
		const { baseUrl, seen } = await crmServer(json({}), json({}, 500), reset);
		const raise = createAlarmHook(baseUrl);
		const alarm = { alarm: 'doubled', reference: 'K7Q2-9MXT', copies: 2 } as const;
		expect(await raise(alarm)).toBe(true);
		const text = expect.stringContaining('K7Q2-9MXT');
		expect(seen.map(({ body }): unknown => JSON.parse(body))).toEqual([{ ...alarm, text }]);
		expect([await raise(alarm), await raise(alarm)]).toEqual([false, false]);
		const notThere = createAlarmHook('http://127.0.0.1:9/hook');
		expect(await notThere(alarm)).toBe(false);
	});
});
