import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LeaseLostError, type Message } from '../../../src/outbox/message.ts';
import { longestWait, waitAfter, waits } from '../../../src/outbox/schedule.ts';
import { createSqliteStore } from '../../../src/outbox/sqlite-store.ts';
import { testFolder, testOutbox, threeTries } from '../../support/outbox.ts';

const hour = 3_600_000;

function message(overrides: Partial<Message> = {}): Message {
	return { id: 'a', reference: 'AAAA-AAAA', payload: { name: 'Ada' }, ...overrides };
}

describe('taking in', () => {
	test('an id is known also after its message was delivered', async () => {
		const { outbox } = await testOutbox();
		await outbox.put(message());
		await outbox.finish(claimed(await outbox.claim()), { taskId: 1 });
		expect(await outbox.put(message({ reference: 'BBBB-BBBB' }))).toMatchObject({
			reference: 'AAAA-AAAA',
		});
		expect(await outbox.claim()).toBeUndefined();
	});

	test('a flood of doubtful messages is refused before it fills the disk, and others are taken in', async () => {
		const { outbox } = await testOutbox({ mostDoubtful: 2 });
		const doubtful = async (id: string) =>
			await outbox.put(message({ id, reference: id, doubt: 'links' }));
		await doubtful('a');
		await doubtful('b');
		await expect(doubtful('c')).rejects.toThrow(/^2 doubtful messages wait/);
		expect(await doubtful('a')).toMatchObject({ reference: 'a' });
		await outbox.put(message({ id: 'd', reference: 'd' }));
		expect(await outbox.counts()).toMatchObject({ doubtful: 2, waiting: 3 });
		expect(await outbox.hasRoomForDoubtful()).toBe(false);
		await outbox.finish(claimed(await outbox.claim()), {});
		await outbox.finish(claimed(await outbox.claim()), {});
		expect(await outbox.hasRoomForDoubtful()).toBe(true);
		expect(await doubtful('c')).toMatchObject({ stored: true });
	});

	test('why a message is doubtful is told to who delivers it and to who looks, also later', async () => {
		const { outbox } = await testOutbox();
		const { reference } = message();
		await outbox.put(message({ doubt: 'links' }));
		expect(await outbox.list({ reference })).toMatchObject([{ doubt: 'links', failure: null }]);
		const job = claimed(await outbox.claim());
		expect(job.doubt).toBe('links');
		await outbox.finish(job, {});
		expect(await outbox.list({ reference })).toMatchObject([{ state: 'done', doubt: 'links' }]);
	});
});

describe('handing out', () => {
	test('a worker that lost its lease can change nothing any more', async () => {
		const { outbox, wait } = await testOutbox();
		await outbox.put(message());
		const first = claimed(await outbox.claim());
		wait(60_000);
		const second = claimed(await outbox.claim());
		await expect(outbox.save(first, { step: 'sending' })).rejects.toThrow(LeaseLostError);
		await expect(outbox.finish(first, {})).rejects.toThrow(LeaseLostError);
		await expect(outbox.fail(first, { reason: 'late' })).rejects.toThrow(LeaseLostError);
		await outbox.finish(second, {});
		expect(await outbox.counts()).toMatchObject({ done: 1, waiting: 0 });
	});

	test('a group stays closed while one of its messages holds it between two attempts', async () => {
		const { outbox, wait } = await testOutbox();
		await outbox.put(message({ id: 'a', reference: 'a', group: 'ada' }));
		await outbox.put(message({ id: 'b', reference: 'b', group: 'ada' }));
		const first = claimed(await outbox.claim());
		await outbox.save(first, {}, { holdsGroup: true });
		await outbox.fail(first, { reason: 'answer lost' });
		expect(await outbox.claim()).toBeUndefined();
		wait(10_000);
		const again = claimed(await outbox.claim());
		expect(again.reference).toBe('a');
		await outbox.save(again, {});
		await outbox.fail(again, { reason: 'down' });
		expect((await outbox.claim())?.reference).toBe('b');
	});

	test('a message can be delivered at once that waits for its next attempt, and not while it is being delivered', async () => {
		const { outbox, wait } = await testOutbox();
		await outbox.put(message());
		const job = claimed(await outbox.claim());
		expect(await outbox.revive('AAAA-AAAA')).toBe(false);
		// Also where it keeps the others of its group back.
		await outbox.save(job, { step: 'sending' }, { holdsGroup: true });
		await outbox.fail(job, { reason: 'down' });
		expect(await outbox.claim()).toBeUndefined();
		wait(1);
		expect(await outbox.revive('AAAA-AAAA')).toBe(true);
		expect(await outbox.claim()).toMatchObject({ progress: { step: 'sending' }, attempts: 0 });
	});

	test('a message that can never be delivered does not stop the next one of its group', async () => {
		const { outbox } = await testOutbox();
		await outbox.put(message({ id: 'a', reference: 'a', group: 'ada' }));
		await outbox.put(message({ id: 'b', reference: 'b', group: 'ada' }));
		await outbox.fail(claimed(await outbox.claim()), { reason: 'refused' });
		expect((await outbox.claim())?.reference).toBe('b');
	});

	test.each(['renew', 'save'] as const)(
		'a message that was held on by %s after the clock was turned back, and whose process died, does not wait a day',
		async (hold) => {
			const { outbox, wait } = await testOutbox();
			await outbox.put(message());
			const job = claimed(await outbox.claim());
			wait(-24 * hour);
			await outbox[hold](job, 'begun');
			wait(outbox.leaseMs);
			expect(await outbox.claim()).toBeDefined();
		},
	);
});

describe('failing', () => {
	test('the waits grow to ten minutes, and end after 14 days', () => {
		expect(waits.slice(0, 5)).toEqual([5e3, 30e3, 120e3, 600e3, 600e3]);
		const total = waits.reduce((sum, wait) => sum + wait, 0);
		expect(total / hour / 24).toBeGreaterThan(13.9);
		expect(total / hour / 24).toBeLessThan(14.1);
		expect(waitAfter(waits.length + 1, 0.5)).toBeUndefined();
	});

	test('a message out of attempts is dead and kept whole', async () => {
		const { outbox, wait } = await testOutbox({ schedule: threeTries });
		await outbox.put(message());
		for (const state of ['waiting', 'waiting', 'dead']) {
			expect(await outbox.fail(claimed(await outbox.claim()), { reason: 'down' })).toBe(state);
			wait(hour);
		}
		wait(1000 * hour);
		expect(await outbox.claim()).toBeUndefined();
		expect(await outbox.counts()).toMatchObject({ dead: 1, waiting: 0 });
		expect(await outbox.contentOf('AAAA-AAAA')).toEqual({ name: 'Ada' });
	});

	test('no wait is so long that it is taken for that of a clock which was turned back', () => {
		expect(Math.max(...waits) * 1.25).toBeLessThan(longestWait);
	});

	test('the receiver decides when a message comes earliest, if that is later than planned', async () => {
		const { outbox, wait, clock } = await testOutbox();
		await outbox.put(message());
		await outbox.fail(claimed(await outbox.claim()), {
			reason: 'busy',
			notBefore: clock() + 90_000,
		});
		wait(89_999);
		expect(await outbox.claim()).toBeUndefined();
		wait(1);
		expect(await outbox.claim()).toMatchObject({ attempts: 1 });
	});
});

test('messages that failed together come back within a quarter of the wait of each other', () => {
	expect([0, 0.5, 1].map((random) => waitAfter(1, random))).toEqual([3750, 5000, 6250]);
});

describe('on disk', () => {
	test('the log stays small under a stream of messages', async () => {
		const { outbox, file } = await testOutbox();
		for (let n = 0; n < 200; n++) {
			await outbox.put(message({ id: `${n}`, reference: `${n}`, payload: 'x'.repeat(40_000) }));
			const job = await outbox.claim();
			if (job) await outbox.finish(job, {});
		}
		expect(statSync(`${file}-wal`).size).toBeLessThan(6 * 1024 * 1024);
	});

	test('a place that cannot be written is named in one sentence', () => {
		const folder = testFolder();
		writeFileSync(join(folder, 'file'), '');
		expect(() => createSqliteStore(join(folder, 'file', 'outbox.sqlite'))).toThrow(
			/^The outbox .*outbox\.sqlite cannot be used \(.*\); inquiries need a disk that can be written\.$/,
		);
	});

	test('a file of another format is refused and left alone', () => {
		const file = join(testFolder(), 'outbox.sqlite');
		writeFileSync(file, 'this is no database, but somebody else’s notes'.repeat(100));
		expect(() => createSqliteStore(file)).toThrow(/cannot be used/);
		expect(readFileSync(file, 'utf8')).toContain('somebody else');
	});
});

function claimed<T>(job: T | undefined): T {
	if (!job) throw new Error('No message was handed out.');
	return job;
}
