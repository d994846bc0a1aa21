import { expect, test } from 'vitest';
import { commitInBatches } from '../../../src/intake/batch-commit.ts';
import { goodForm } from '../../support/inquiry.ts';
import { testServer } from '../../support/release.ts';
import { post } from '../../support/visitor.ts';

test('what comes at once is done together, and nothing is promised before it is on disk', async () => {
	let isOnDisk = false;
	let batches = 0;
	const commit = commitInBatches((work) => {
		batches += 1;
		work();
		isOnDisk = true;
	});
	const seen = await Promise.all(
		Array.from({ length: 20 }, async (_, n) => [await commit(() => n), isOnDisk]),
	);
	expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => [n, true]));
	expect(batches).toBe(1);
});

test('more than fits is done in several, each of them', async () => {
	const sizes: number[] = [];
	let size = 0;
	const commit = commitInBatches((work) => {
		size = 0;
		work();
		sizes.push(size);
	});
	await Promise.all(Array.from({ length: 450 }, () => commit(() => (size += 1))));
	expect(sizes).toEqual([200, 200, 50]);
});

test('one that fails fails alone', async () => {
	const commit = commitInBatches((work) => work());
	const outcomes = await Promise.allSettled([
		commit(() => 'a'),
		commit(() => {
			throw new Error('b');
		}),
		commit(() => 'c'),
	]);
	expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('where the disk refuses, none of them is promised, and the next ones are tried again', async () => {
	let isFull = true;
	const commit = commitInBatches((work) => {
		work();
		if (isFull) throw new Error('full');
	});
	const outcomes = await Promise.allSettled([commit(() => 'a'), commit(() => 'b')]);
	expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	isFull = false;
	expect(await commit(() => 'c')).toBe('c');
});

test('forty forms at once, two of each, are twenty inquiries with one reference each', async () => {
	const server = await testServer({
		limits: { perMinute: 1000, perMinuteAround: 1000, withoutToken: 1000 },
	});
	const answers = await Promise.all(
		Array.from({ length: 40 }, (_, n) =>
			post(server, { ...goodForm, email: `${n % 20}@example.com` }),
		),
	);
	expect(new Set(answers.map(({ headers }) => headers.get('location')))).toHaveLength(20);
	expect(server.outbox.counts()).toMatchObject({ waiting: 20, doubtful: 0 });
});
