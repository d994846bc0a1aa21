import { expect, test } from 'vitest';
import { createWork } from '../../../src/intake/work.ts';
import { createCipher } from '../../../src/outbox/cipher.ts';
import { WrongKeyError } from '../../../src/outbox/message.ts';
import { createOutbox, type Outbox } from '../../../src/outbox/outbox.ts';
import { createWorker } from '../../../src/outbox/worker.ts';
import { createMemoryStore } from '../../support/outbox-memory-store.ts';
import { solve } from '../../support/visitor.ts';

const [old, anew] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];

/** Opens the same outbox as processes with these keys do. */
function servers() {
	let now = Date.UTC(2026, 10, 21, 12);
	const store = createMemoryStore(() => now);
	return {
		store,
		wait: (ms: number) => (now += ms),
		open: (...keys: Uint8Array[]) =>
			createOutbox({ store, cipher: createCipher(...keys), random: () => 0.5 }),
	};
}

const ada = { group: 'ada@example.com', payload: { name: 'Ada' } };

async function deliver(outbox: Outbox): Promise<unknown[]> {
	const delivered: unknown[] = [];
	const worker = createWorker({
		outbox,
		deliver: async ({ payload, progress }) => {
			delivered.push({ payload, progress });
			return { kind: 'done', result: {} };
		},
	});
	await worker.drain();
	return delivered;
}

test('what was sealed with an earlier key of the list is delivered, from its recovery point', async () => {
	const { open, wait } = servers();
	const before = await open(old);
	await before.put({ id: 'a', reference: 'a', ...ada });
	const job = await before.claim();
	if (job) await before.save(job, { step: 'x' });
	wait(before.leaseMs);
	const after = await open(anew, old);
	expect(await after.contentOf('a')).toEqual(ada.payload);
	expect(await deliver(after)).toEqual([{ payload: ada.payload, progress: { step: 'x' } }]);
});

test('an earlier key is not needed once what was sealed with it has been delivered', async () => {
	const { open } = servers();
	const before = await open(old);
	await before.put({ id: 'a', reference: 'a', ...ada });
	const between = await open(anew, old);
	await deliver(between);
	await between.put({ id: 'b', reference: 'b', ...ada });
	const after = await open(anew);
	expect(await after.list({ group: ada.group })).toMatchObject([
		{ state: 'done' },
		{ state: 'waiting' },
	]);
	expect(await after.contentOf('b')).toEqual(ada.payload);
});

test('a new key keeps apart and together what was: one message of a person at a time, what was sent twice, and tasks', async () => {
	const { open, wait } = servers();
	const before = await open(old);
	const effort = { rounds: 1, tries: [1, 2] } as const;
	const task = await createWork(before, effort).set();
	await before.put({ id: 'a', reference: 'a', ...ada });
	expect(await before.claim()).toBeDefined();
	const after = await open(anew, old);
	await after.put({ id: 'b', reference: 'b', ...ada });
	for (const each of [before, after]) expect(await each.claim()).toBeUndefined();
	for (const text of ['same form', 'counted']) expect(after.hmac(text)).toBe(before.hmac(text));
	wait(60_000);
	const solved = await createWork(after, effort).read(await solve(task));
	expect(solved).toMatchObject({ ageMs: 60_000 });
	expect(await after.put({ id: 'b', reference: 'x', ...ada })).toMatchObject({ reference: 'b' });
});

test('a key that is missing when an outbox is opened is asked for, and nothing is changed', async () => {
	const { store, open } = servers();
	await (await open(old)).put({ id: 'a', reference: 'a', ...ada });
	await expect(open(anew)).rejects.toThrow(WrongKeyError);
	await open(anew, old);
	await expect(open(old)).rejects.toThrow(WrongKeyError);
	expect(await store.find({})).toHaveLength(1);
});

test('a message whose key is missing waits, says so, and is delivered once the key is put back', async () => {
	const { open, wait } = servers();
	await (await open(old)).put({ id: 'a', reference: 'a', ...ada });
	await open(anew, old);
	const without = await open(anew);
	expect(await deliver(without)).toEqual([]);
	expect(await without.list({ state: 'waiting' })).toMatchObject([
		{ failure: expect.stringMatching(/cannot be read: put the key .* VITRINE_OUTBOX_KEY/) },
	]);
	wait(10_000);
	expect(await deliver(await open(anew, old))).toHaveLength(1);
});
