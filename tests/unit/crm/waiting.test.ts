import type { ServerResponse } from 'node:http';
import { onTestFinished, expect, test } from 'vitest';
import { createCrm, type Crm, type CrmOptions } from '../../../src/crm/client.ts';
import type { Waiting } from '../../../src/crm/waiting.ts';
import { apiKey, crmServer, json, silent, type Answer } from '../../support/crm-server.ts';
import { endpoints } from '../../../src/crm/contract/endpoints.ts';

/** A client on a clock that only the test moves, in steps of a second. */
function watched(
	baseUrl: string,
	options: Partial<CrmOptions> = {},
): { crm: Crm; told: Waiting[]; pass: (seconds: number) => void; timers: () => number } {
	const told: Waiting[] = [];
	const timers = new Map<symbol, { due: number; period: number; act: () => void }>();
	let now = Date.UTC(2026, 10, 24);
	const crm = createCrm({
		baseUrl,
		apiKey,
		random: () => 0.5,
		clock: {
			now: () => now,
			async wait(milliseconds) {
				const due = now + milliseconds;
				await expect.poll(() => now).toBeGreaterThanOrEqual(due);
			},
			every(period, act) {
				const timer = Symbol();
				timers.set(timer, { due: now + period, period, act });
				return () => timers.delete(timer);
			},
		},
		onWaiting: (waiting) => told.push(waiting),
		...options,
	});
	onTestFinished(() => crm.close());
	const pass = (seconds: number) => {
		for (let second = 0; second < seconds; second++) {
			now += 1000;
			for (const timer of timers.values()) {
				if (timer.due > now) continue;
				timer.due += timer.period;
				timer.act();
			}
		}
	};
	return { crm, told, pass, timers: () => timers.size };
}

test('a CRM that hangs is told of every five seconds, with call, time and try, and without query and key', async () => {
	const { baseUrl, seen } = await crmServer(silent);
	const { crm, told, pass } = watched(baseUrl);
	const call = crm.call(endpoints.units, { query: { q: 'Canary' } });
	call.catch(() => {});
	await expect.poll(() => seen).toHaveLength(1);
	pass(4);
	expect(told).toEqual([]);
	pass(7);
	const one = { method: 'GET', path: '/units', attempt: 1, attempts: 5, isPaused: false };
	expect(told).toEqual([
		{ ...one, seconds: 5 },
		{ ...one, seconds: 10 },
	]);
	expect(JSON.stringify(told)).not.toMatch(new RegExp(`Canary|${RegExp.escape(apiKey)}`));
});

test('many calls that hang are one notice, of the oldest', async () => {
	const { baseUrl, seen } = await crmServer(silent);
	const { crm, told, pass } = watched(baseUrl);
	const calls = [
		crm.call(endpoints.propertyStatuses),
		crm.call(endpoints.units),
		crm.call(endpoints.projects),
	];
	for (const call of calls) call.catch(() => {});
	await expect.poll(() => seen).toHaveLength(3);
	pass(5);
	expect(told).toMatchObject([{ path: '/property_statuses', seconds: 5 }]);
});

test('the pause before a read is sent again is called one, and ends with the try', async () => {
	const held: ServerResponse[] = [];
	const hold: Answer = (response) => held.push(response);
	const busy = json({}, 429, { 'retry-after': '60' });
	const { baseUrl } = await crmServer(busy, hold);
	const { crm, told, pass, timers } = watched(baseUrl);
	const call = crm.call(endpoints.units);
	await expect
		.poll(() => {
			pass(5);
			return told.at(-1)?.isPaused;
		})
		.toBe(true);
	expect(told.at(-1)).toMatchObject({ attempt: 2, attempts: 5 });
	pass(60);
	await expect.poll(() => held).toHaveLength(1);
	pass(5);
	expect(told.at(-1)).toMatchObject({ attempt: 2, isPaused: false });
	held[0]?.writeHead(200, { 'content-type': 'application/json' }).end('{"data": []}');
	await call;
	expect(timers()).toBe(0);
});

test('nothing is told of a CRM that answers, however many calls there are', async () => {
	const { baseUrl } = await crmServer(json({ data: [] }));
	const { crm, told, pass, timers } = watched(baseUrl);
	for (let n = 0; n < 12; n++) {
		await Promise.all([crm.call(endpoints.units), crm.call(endpoints.units)]);
		pass(1);
	}
	expect(told).toEqual([]);
	expect(timers()).toBe(0);
});

test('what is sent once only is its first try of one', async () => {
	const { baseUrl, seen } = await crmServer(silent);
	const { crm, told, pass } = watched(baseUrl);
	const task = { title: 'K7Q2-9MXT', is_reminder: true };
	crm.call(endpoints.createTask, { body: { task } }).catch(() => {});
	await expect.poll(() => seen).toHaveLength(1);
	pass(5);
	expect(told).toMatchObject([{ method: 'POST', path: '/tasks', attempt: 1, attempts: 1 }]);
});
