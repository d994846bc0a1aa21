import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { faultyCrm } from '../support/outbox-crm.ts';
import { serverPool } from '../support/outbox-processes.ts';
import { restarts } from '../support/outbox-restarts.ts';
import { testFolder } from '../support/outbox.ts';
import { randomFrom } from '../support/random.ts';

async function twoServers() {
	const crm = await faultyCrm({ share: 0, random: randomFrom(1) });
	const file = join(testFolder(), 'outbox.sqlite');
	const pool = serverPool();
	const settings = { file, baseUrl: crm.baseUrl, settleMs: 2000, leaseMs: 5000 };
	const servers = [await pool.start(settings), await pool.start(settings)];
	const send = async (n: number, fields: Readonly<Record<string, string>>) => {
		const form = { name: 'Ada', email: 'ada@example.com', locale: 'de', ...fields };
		const origin = servers[n % 2]?.origin ?? '';
		const answer = await fetch(origin, { method: 'POST', body: JSON.stringify(form) });
		const { reference }: { reference?: unknown } = Object(await answer.json());
		return String(reference);
	};
	return { crm, file, servers, send };
}

test('100 inquiries of one address at two processes become one contact and 100 tasks', async () => {
	const { crm, send } = await twoServers();
	const sent = Array.from({ length: 100 }, (_, n) => send(n, { submission: randomUUID() }));
	expect(new Set(await Promise.all(sent))).toHaveProperty('size', 100);
	await expect.poll(() => crm.tasks.length, { timeout: 60_000 }).toBe(100);
	await sleep(500);
	expect(crm.tasks).toHaveLength(100);
	expect(new Set(crm.tasks.map(({ title }) => title)).size).toBe(100);
	expect(crm.contacts.size).toBe(1);
}, 120_000);

test('the same form sent fifty times at once to two processes is one inquiry with one reference', async () => {
	const { crm, file, send } = await twoServers();
	const submission = randomUUID();
	const sent = Array.from({ length: 50 }, (_, n) => send(n, { submission }));
	expect(new Set(await Promise.all(sent)).size).toBe(1);
	const store = createSqliteStore(file);
	expect(await store.find({})).toHaveLength(1);
	await store.close();
	await expect.poll(() => crm.tasks.length, { timeout: 20_000 }).toBe(1);
}, 60_000);

test('servers that are asked to stop under load end in time, and every inquiry arrives once', async () => {
	const run = await restarts({ count: 6 });
	console.log(`L14 small: ${JSON.stringify(run)}`);
	expect(run).toMatchObject({ lost: 0, doubled: 0, badExits: 0 });
	expect(run.slowest).toBeLessThan(10);
}, 120_000);
