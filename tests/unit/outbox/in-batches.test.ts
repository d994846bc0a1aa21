import { expect, test } from 'vitest';
import { inBatches } from '../../../src/outbox/outbox.ts';
import { CrowdedError } from '../../../src/outbox/message.ts';
import { testOutbox } from '../../support/outbox.ts';

test('what comes at once is done together, and nothing is promised before it is on disk', async () => {
	let isOnDisk = false;
	let batches = 0;
	const commit = inBatches(async (numbers: readonly number[]) => {
		batches += 1;
		await Promise.resolve();
		isOnDisk = true;
		return numbers;
	});
	const seen = await Promise.all(
		Array.from({ length: 20 }, async (_, n) => [await commit(n), isOnDisk]),
	);
	expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => [n, true]));
	expect(batches).toBe(1);
});

test('more than fits is done in several, each of them', async () => {
	const sizes: number[] = [];
	const commit = inBatches(async (items: readonly number[]) => {
		sizes.push(items.length);
		return items;
	});
	await Promise.all(Array.from({ length: 450 }, (_, n) => commit(n)));
	expect(sizes).toEqual([200, 200, 50]);
});

test('one that is refused is refused alone', async () => {
	const { outbox } = await testOutbox({ mostDoubtful: 1 });
	const put = async (id: string, doubt?: string) =>
		await outbox.put({ id, reference: id, doubt, payload: {} });
	const outcomes = await Promise.allSettled([put('a', 'x'), put('b', 'x'), put('c')]);
	expect(outcomes).toMatchObject([
		{ status: 'fulfilled' },
		{ status: 'rejected', reason: expect.any(CrowdedError) },
		{ status: 'fulfilled' },
	]);
	expect((await outbox.counts()).waiting).toBe(2);
});

test('where the disk refuses, none of them is promised, and the next ones are tried again', async () => {
	let isFull = true;
	const commit = inBatches(async (items: readonly string[]) => {
		if (isFull) throw new Error('full');
		return items;
	});
	const outcomes = await Promise.allSettled([commit('a'), commit('b')]);
	expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	isFull = false;
	expect(await commit('c')).toBe('c');
});
