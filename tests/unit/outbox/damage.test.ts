import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { attempt } from '../../../src/domain/attempt.ts';
import type { Alarm } from '../../../src/outbox/alarm.ts';
import { createMaintenance } from '../../../src/outbox/maintenance.ts';
import { UnreadableError } from '../../../src/outbox/message.ts';
import { createOutbox, type Outbox } from '../../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../../src/outbox/sqlite-store.ts';
import { addHealth } from '../../../src/serve/health.ts';
import { runs } from '../../support/full-size.ts';
import { testCipher, testFolder, testOutbox } from '../../support/outbox.ts';
import { randomFrom } from '../../support/random.ts';

test.each(['', '-wal'])(
	'one damaged bit of outbox.sqlite%s loses, doubles and blocks no acknowledged message',
	async (ending) => {
		const random = randomFrom(7);
		const killed = await killedOutbox();
		const scene = join(testFolder(), 'scene');
		for (let flip = 0; flip < runs(8, 500); flip++) {
			rmSync(scene, { recursive: true, force: true });
			cpSync(killed.folder, scene, { recursive: true });
			const file = join(scene, `outbox.sqlite${ending}`);
			const bytes = readFileSync(file);
			const at = Math.floor(random() * bytes.length);
			bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
			writeFileSync(file, bytes);

			let now = killed.now;
			const store = createSqliteStore(join(scene, 'outbox.sqlite'), { now: () => now });
			const outbox = await createOutbox({ store, cipher: testCipher, random: () => 0.5 });
			const delivered = await deliverAll(outbox, (ms) => (now += ms));
			const dead = await outbox.list({ state: 'dead' });
			const counts = await outbox.counts();
			await outbox.close();
			expect({ waiting: counts.waiting, at }).toEqual({ waiting: 0, at });
			const found = [...delivered, ...dead.map(({ reference }) => reference)];
			expect(found.toSorted(), `a bit of byte ${at}`).toEqual(killed.open);
		}
	},
	600_000,
);

/** An outbox as `kill -9` leaves it: with a log that was not played in, and messages in all states. */
async function killedOutbox() {
	const folder = testFolder();
	const live = join(testFolder(), 'live');
	mkdirSync(live);
	const now = Date.UTC(2026, 10, 21, 12);
	const store = createSqliteStore(join(live, 'outbox.sqlite'), { now: () => now });
	const outbox = await createOutbox({ store, cipher: testCipher, random: () => 0.5 });
	const put = async (n: number) => {
		const payload = { message: `canary ${n} ${'x'.repeat((n % 7) * 900)}` };
		await outbox.put({ id: `id-${n}`, reference: `R-${n}`, group: `sender ${n % 20}`, payload });
	};
	const take = async () => {
		const job = await outbox.claim();
		if (!job) throw new Error('Nothing was handed out.');
		await outbox.save(job, { step: 'sending' });
		return job;
	};
	const done = new Set<string>();
	const deliver = async (count: number) => {
		for (let n = 0; n < count; n++) {
			const job = await take();
			await outbox.finish(job, { task: n });
			done.add(job.reference);
		}
	};
	for (let n = 0; n < 20; n++) await put(n);
	await deliver(6);
	// What lies in the file, and not in the log alone.
	await outbox.scrub();
	for (let n = 20; n < 40; n++) await put(n);
	await deliver(4);
	for (let n = 0; n < 6; n++) {
		await outbox.fail(await take(), { reason: 'no', isOutage: n % 2 === 0 });
	}
	for (let n = 0; n < 3; n++) {
		await outbox.save(await take(), { step: 'sending' }, { holdsGroup: true });
	}
	cpSync(live, folder, { recursive: true });
	await outbox.close();
	const all = Array.from({ length: 40 }, (_, n) => `R-${n}`);
	const open = all.filter((each) => !done.has(each)).toSorted();
	return { folder, open, now: now + 3_600_000 };
}

/** Delivers what waits, whenever it is due, for as long as a schedule lasts. @returns references */
async function deliverAll(outbox: Outbox, wait: (ms: number) => void): Promise<string[]> {
	const delivered: string[] = [];
	for (let turn = 0; turn < 400; turn++) {
		const job = await outbox.claim().catch((error: unknown) => {
			// It has failed, and is tried again later.
			if (error instanceof UnreadableError) return 'unreadable' as const;
			throw error;
		});
		if (job === 'unreadable') continue;
		if (job) {
			delivered.push(job.reference);
			await outbox.finish(job, {});
			continue;
		}
		const due = await outbox.nextDueIn();
		if (due === undefined || due > 8 * 3_600_000) break;
		wait(Math.max(due, 1));
	}
	return delivered;
}

/** An outbox with one message, closed. */
async function closedOutbox() {
	const file = join(testFolder(), 'outbox.sqlite');
	const reopen = (tell: (sentence: string) => void = () => {}) => createSqliteStore(file, { tell });
	const outbox = await createOutbox({ store: reopen(), cipher: testCipher });
	await outbox.put({ id: 'one', reference: 'R-1', payload: { message: 'hello' } });
	await outbox.close();
	return { file, reopen };
}

test('a damaged file is kept, and log, alarm and health are told one sentence', async () => {
	const { file, reopen } = await closedOutbox();
	const bytes = readFileSync(file);
	bytes.fill(0xff, 8192, 12288);
	writeFileSync(file, bytes);
	const store = reopen();
	onTestFinished(async () => await store.close());
	expect(store.damage()).toMatch(
		/outbox\.sqlite was damaged \(.*\): it was rebuilt \(open inquiries: 1; restored from copies: 1\); /,
	);
	expect(readFileSync(`${file}.damaged`).equals(bytes)).toBe(true);
	expect(await store.find({ state: 'waiting' })).toMatchObject([{ reference: 'R-1' }]);

	const outbox = await createOutbox({ store, cipher: testCipher });
	const alarms: Alarm[] = [];
	const maintenance = createMaintenance({
		outbox,
		raise: async (alarm) => {
			alarms.push(alarm);
			return true;
		},
	});
	await maintenance.tend();
	await maintenance.tend();
	expect(alarms).toEqual([{ alarm: 'damaged', reason: store.damage() }]);
	const app = new Hono();
	const age = undefined;
	addHealth(app, {
		outbox,
		isLive: () => true,
		isDamaged: () => false,
		age,
		clock: Date.now,
	});
	const answer = await app.request('/health');
	expect([answer.status, await answer.text()]).toEqual([
		200,
		expect.stringMatching(/"status":"damaged","reason":"The outbox is or was damaged/),
	]);
});

test('a damaged file that another process works with is left alone', async () => {
	const { outbox, file } = await testOutbox();
	await outbox.put({ id: 'one', reference: 'R-1', payload: { message: 'hello' } });
	await outbox.scrub();
	const bytes = readFileSync(file);
	bytes.fill(0xff, 8192, 12288);
	writeFileSync(file, bytes);
	expect(() => createSqliteStore(file)).toThrow(
		/it is damaged and another process works with it: stop that one first/,
	);
});

test('damage that comes while a process runs is found by it', async () => {
	const { outbox, file } = await testOutbox();
	for (let n = 0; n < 40; n++) {
		await outbox.put({ id: `${n}`, reference: `R-${n}`, payload: { message: 'x'.repeat(3000) } });
	}
	await outbox.scrub();
	expect(await outbox.examine()).toBeUndefined();
	const bytes = readFileSync(file);
	bytes.fill(0xff, bytes.length - 8192);
	writeFileSync(file, bytes);
	using other = new DatabaseSync(file);
	// What a process has read it keeps; a write of another makes it read again.
	attempt(() => other.exec(`UPDATE erased SET n = n; INSERT INTO erased VALUES ('done', 1)`));
	expect(await outbox.examine()).toMatch(/is damaged \(.*\): start the server again/);
	expect(outbox.damage()).toBe(await outbox.examine());
});

test('a copy that is damaged is made again', async () => {
	const { file, reopen } = await closedOutbox();
	const copies = `${file}-copies`;
	const before = readdirSync(copies).toSorted();
	for (const name of before) writeFileSync(join(copies, name), 'damaged');
	const said: string[] = [];
	const store = reopen((sentence) => said.push(sentence));
	await store.close();
	expect(store.damage()).toBeUndefined();
	expect(said).toEqual([expect.stringMatching(/Copies that could not be read: 2/)]);
	expect(readdirSync(copies).toSorted()).toEqual(before);
	expect(readFileSync(join(copies, before[0] ?? ''), 'utf8')).not.toBe('damaged');
});

test('what an earlier version has stored gets its copies when it is opened', async () => {
	const { file, reopen } = await closedOutbox();
	rmSync(`${file}-copies`, { recursive: true });
	await reopen().close();
	expect(readdirSync(`${file}-copies`)).toHaveLength(2);
});

test('a message that was delivered or erased leaves no copy, and none that was erased comes back', async () => {
	const { file, reopen } = await closedOutbox();
	const outbox = await createOutbox({ store: reopen(), cipher: testCipher });
	await outbox.put({ id: 'two', reference: 'R-2', payload: { message: 'hello' } });
	const job = await outbox.claim();
	if (job) await outbox.finish(job, {});
	await outbox.erase({ reference: 'R-2' });
	await outbox.scrub();
	expect(readdirSync(`${file}-copies`)).toEqual([expect.stringMatching(/^note-/)]);
	await outbox.close();
	const store = reopen();
	onTestFinished(async () => await store.close());
	expect(await store.find({})).toMatchObject([{ reference: 'R-1', state: 'done', payload: null }]);
});
