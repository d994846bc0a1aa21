import { describe, expect, test } from 'vitest';
import { createTokens } from '../../../src/intake/form-token.ts';
import { createWork } from '../../../src/intake/work.ts';
import { createCipher } from '../../../src/outbox/cipher.ts';
import { UnknownKeyError } from '../../../src/outbox/message.ts';
import { createOutbox } from '../../../src/outbox/outbox.ts';
import { createWorker } from '../../../src/outbox/worker.ts';
import { createMemoryStore } from '../../support/outbox-memory-store.ts';
import { solve } from '../../support/visitor.ts';

const [old, anew] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const idOf = (key: Uint8Array) => createCipher(key).keyIds[0];

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

const ada = { lane: 'ada@example.com', payload: { name: 'Ada' } };

describe('a new key', () => {
	test('seals everything anew, after which the earlier one opens nothing and is not needed', async () => {
		const { store, open } = servers();
		const before = await open(old);
		for (const id of ['a', 'b', 'c', 'd'])
			await before.put({ id, reference: id, ...ada, lane: id });
		const [saved, dead, done] = [await before.claim(), await before.claim(), await before.claim()];
		if (!saved || !dead || !done) throw new Error('There is nothing to claim.');
		await before.save(saved, { step: 'x' });
		await before.finish(done, {});
		await store.update(dead, { state: 'dead', lease: null, leaseUntil: null });

		const between = await open(anew, old);
		await between.put({ id: 'e', reference: 'e', ...ada });
		expect(await between.rotate()).toEqual({ sealed: 3, unreadable: [] });
		expect(await between.rotate()).toEqual({ sealed: 0, unreadable: [] });
		expect(await store.keyIds()).toEqual([idOf(anew)]);

		const after = await open(anew);
		for (const reference of ['a', 'b', 'd', 'e']) {
			expect(await after.contentOf(reference)).toEqual(ada.payload);
		}
		expect(await after.contentOf('c')).toBeUndefined();
		// It is held by the first server, which goes on with it.
		await between.save(saved, { step: 'y' });
		await between.finish(saved, {});
	});

	test('keeps apart and together what was: one message of a person at a time, what was sent twice, forms and tasks', async () => {
		const { open, wait } = servers();
		const before = await open(old);
		const effort = { rounds: 1, tries: [1, 2] } as const;
		const { token } = await createTokens(before).issue();
		const task = await createWork({ hmac: before.hmac, effort }).set('here');
		await before.put({ id: 'a', reference: 'a', ...ada });
		const held = await before.claim();
		const between = await open(anew, old);
		await between.put({ id: 'b', reference: 'b', ...ada });
		for (const each of [before, between]) expect(await each.claim()).toBeUndefined();
		await between.rotate();
		if (held) await before.finish(held, {});

		const after = await open(anew);
		expect(await after.list({ lane: ada.lane })).toMatchObject([
			{ state: 'done' },
			{ state: 'waiting' },
		]);
		for (const text of ['same form', 'counted']) expect(after.hmac(text)).toBe(before.hmac(text));
		const tokens = createTokens(after);
		wait(60_000);
		expect(await tokens.read(token)).toMatchObject({ kind: 'good' });
		const work = createWork({ hmac: after.hmac, effort });
		expect(await work.isSolved(await solve(task), ['here'])).toBe(true);
		expect(await after.put({ id: 'b', reference: 'x', ...ada })).toMatchObject({ reference: 'b' });
	});

	test('is asked for by its id where it is missing, and never shown', async () => {
		const { store, open } = servers();
		const wrong = (key: Uint8Array, id: string) =>
			expect(open(key)).rejects.toThrow(`another key, whose id is ${id}, so`);
		await open(old);
		await wrong(anew, idOf(old));
		await (await open(anew, old)).put({ id: 'a', reference: 'a', ...ada });
		await wrong(old, idOf(anew));
		await wrong(anew, idOf(old));
		expect(await store.find({})).toHaveLength(1);
		expect(new UnknownKeyError(idOf(old)).message).not.toContain(
			Buffer.from(old).toString('base64'),
		);
	});

	test('leaves a message to servers that know it, where one was not started with it yet', async () => {
		const { open, wait } = servers();
		const late = await open(old);
		const next = await open(anew, old);
		await next.put({ id: 'a', reference: 'a', ...ada });
		await expect(late.claim()).rejects.toThrow(UnknownKeyError);
		expect(await next.claim()).toBeUndefined();
		wait(late.leaseMs);
		const delivered: unknown[] = [];
		await createWorker({
			outbox: next,
			deliver: async ({ payload }) => {
				delivered.push(payload);
				return { kind: 'done', result: {} };
			},
		}).drain();
		expect(delivered).toEqual([ada.payload]);
		expect(await next.counts()).toMatchObject({ dead: 0, done: 1 });
	});

	test('says which messages cannot be opened, and leaves them as they are', async () => {
		const { store, open } = servers();
		const outbox = await open(old);
		await outbox.put({ id: 'a', reference: 'a', ...ada });
		await outbox.put({ id: 'b', reference: 'b', payload: 1 });
		const [row] = await store.find({ reference: 'a' });
		if (!row) throw new Error('It is not there.');
		const payload = `${idOf(old)}.damaged`;
		await store.reseal(row, { ...row, payload });
		expect(await (await open(anew, old)).rotate()).toEqual({ sealed: 1, unreadable: ['a'] });
		expect(await store.find({ reference: 'a' })).toMatchObject([{ payload }]);
	});
});
