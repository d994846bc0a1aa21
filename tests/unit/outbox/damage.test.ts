import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { attempt } from '../../../src/domain/attempt.ts';
import type { Alarm } from '../../../src/outbox/alarm.ts';
import { createMaintenance } from '../../../src/outbox/maintenance.ts';
import { createOutbox } from '../../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../../src/outbox/sqlite-store.ts';
import { addHealth } from '../../../src/serve/health.ts';
import { flipBits } from '../../support/outbox-flips.ts';
import { testCipher, testFolder, testOutbox } from '../../support/outbox.ts';

const nothingLost = { lostSilently: 0, lostAndTold: 0, doubled: 0, blocked: 0 };

test('one damaged bit of the log loses no acknowledged message, and blocks none', async () => {
	expect(await flipBits(8, { files: ['-wal'] })).toMatchObject(nothingLost);
});

test('one damaged bit of the database loses no acknowledged message, and blocks none', async () => {
	expect(await flipBits(12, { files: [''] })).toMatchObject(nothingLost);
});

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
		/outbox\.sqlite was damaged \(.*\): it was made anew \(open inquiries: 1; restored from copies: 1; /,
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
