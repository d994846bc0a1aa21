import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Outbox } from '../../../src/outbox/outbox.ts';
import { createWorker, type Deliver, type WorkerEvent } from '../../../src/outbox/worker.ts';
import { testOutbox } from '../../support/outbox.ts';

const done = { kind: 'done', result: {} } as const;

function workerOn(outbox: Outbox, deliver: Deliver) {
	const events: WorkerEvent[] = [];
	const worker = createWorker({ outbox, deliver, report: (event) => events.push(event) });
	onTestFinished(() => worker.stop(0));
	return { worker, events };
}

async function fill(outbox: Outbox, count: number): Promise<void> {
	for (let n = 0; n < count; n++) {
		await outbox.put({ id: `${n}`, reference: `R-${n}`, payload: { name: 'Ada' } });
	}
}

async function filled(count: number, ...options: Parameters<typeof testOutbox>) {
	const own = await testOutbox(...options);
	await fill(own.outbox, count);
	return own;
}

describe('a worker', () => {
	test('delivers what waits, at most four at a time', async () => {
		const { outbox } = await filled(20);
		let open = 0;
		let most = 0;
		const { worker } = workerOn(outbox, async () => {
			most = Math.max(most, ++open);
			await new Promise((resolve) => setTimeout(resolve, 1));
			open--;
			return done;
		});
		await worker.drain();
		expect((await outbox.counts()).done).toBe(20);
		expect(most).toBe(4);
	});

	test('delivers a new message at once when it is woken', async () => {
		const { outbox } = await testOutbox();
		const { worker } = workerOn(outbox, async () => done);
		worker.start();
		const began = performance.now();
		for (let n = 1; n <= 10; n++) {
			await fill(outbox, n);
			worker.wake();
			await expect.poll(async () => (await outbox.counts()).done, { interval: 5 }).toBe(n);
		}
		// Unwoken, the worker looks once a second.
		expect(performance.now() - began).toBeLessThan(5_000);
	});

	test('goes on with the others while one delivery hangs', async () => {
		const { outbox } = await filled(10);
		const { worker } = workerOn(outbox, ({ reference }) =>
			reference === 'R-0' ? new Promise(() => {}) : Promise.resolve(done),
		);
		worker.start();
		await expect.poll(async () => (await outbox.counts()).done).toBe(9);
	});

	test('counts an unexpected error as a failure, and keeps its words to itself', async () => {
		const { outbox, wait } = await filled(1);
		const { worker, events } = workerOn(outbox, async ({ attempts }) => {
			if (attempts === 0) throw new TypeError('cannot read "ada@example.com"');
			return done;
		});
		await worker.drain();
		expect(events).toEqual([
			{
				event: 'failed',
				reference: 'R-0',
				reason: expect.stringMatching(/^Unexpected TypeError in worker\.test\.ts:\d+\.$/),
			},
		]);
		wait(10_000);
		await worker.drain();
		expect((await outbox.counts()).done).toBe(1);
	});

	test('says what is wrong with its disk, and not with every look at the queue', async () => {
		const { outbox, file } = await filled(1);
		const { worker, events } = workerOn(outbox, async () => done);
		using other = new DatabaseSync(file);
		other.exec('ALTER TABLE message RENAME TO gone');
		for (let look = 0; look < 5; look++) await worker.drain();
		const reason = expect.stringMatching(
			/^Unexpected Error in sqlite-store\.ts:\d+: SQL logic error\.$/,
		);
		expect(events).toEqual([{ event: 'broken', reason }]);
		other.exec('ALTER TABLE gone RENAME TO message');
		await worker.drain();
		expect((await outbox.counts()).done).toBe(1);
	});

	test('does not call the receiver when another worker has taken its message over', async () => {
		const { outbox, wait } = await filled(1);
		let calls = 0;
		const { worker, events } = workerOn(outbox, async ({ save }) => {
			wait(60_000);
			await outbox.claim();
			await save({ step: 'sending' });
			calls++;
			return done;
		});
		await worker.drain();
		expect(calls).toBe(0);
		expect(events).toEqual([{ event: 'lost', reason: expect.stringContaining('R-0') }]);
		expect((await outbox.counts()).waiting).toBe(1);
	});

	test('keeps its lease while a delivery takes long', async () => {
		const { outbox, wait } = await filled(1, { leaseMs: 30 });
		let renewed = 0;
		const renew: Outbox['renew'] = async (job) => {
			await outbox.renew(job);
			renewed++;
		};
		const { worker } = workerOn({ ...outbox, renew }, async () => {
			for (let part = 1; part <= 3; part++) {
				wait(20);
				const before = renewed;
				await expect.poll(() => renewed).toBeGreaterThan(before);
				expect(await outbox.claim()).toBeUndefined();
			}
			return done;
		});
		await worker.drain();
		expect((await outbox.counts()).done).toBe(1);
	});

	test('when stopped finishes what is under way and takes nothing more', async () => {
		const { outbox } = await filled(10);
		let begun = 0;
		const released = Promise.withResolvers<void>();
		const { worker } = workerOn(outbox, async () => {
			begun++;
			await released.promise;
			return done;
		});
		worker.start();
		await expect.poll(() => begun).toBe(4);
		const stopped = worker.stop(60_000);
		released.resolve();
		await stopped;
		expect(await outbox.counts()).toMatchObject({ done: 4, waiting: 6 });
	});

	test('when stopped puts a hanging delivery back at its recovery point', async () => {
		const { outbox } = await filled(1);
		let [hangs, aborted] = [false, false];
		const { worker } = workerOn(outbox, async ({ save, signal }) => {
			await save({ step: 'sending', since: 1 });
			signal.addEventListener('abort', () => (aborted = true));
			hangs = true;
			return new Promise(() => {});
		});
		worker.start();
		await expect.poll(() => hangs).toBe(true);
		await worker.stop(10);
		expect(aborted).toBe(true);
		expect(await outbox.claim()).toMatchObject({
			attempts: 0,
			progress: { step: 'sending', since: 1 },
		});
	});
});
