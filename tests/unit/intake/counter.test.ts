import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCounter } from '../../../src/intake/counter.ts';

const five = { name: 'five', most: 5, windowMs: 60_000 };

function counter(mostKeys?: number) {
	let now = 1_000 * five.windowMs;
	const { used, add } = createCounter(() => now, mostKeys);
	return {
		used: async (key: string) => (await used([[five, key]]))[0],
		add: async (key: string) => await add([[five, key]]),
		wait: (ms: number) => (now += ms),
	};
}

test('what is allowed is used up by so many, and comes back with time', async () => {
	const { used, add, wait } = counter();
	for (let n = 0; n < 5; n++) {
		expect(await used('a')).toBeLessThan(1);
		await add('a');
	}
	expect(await used('a')).toBeGreaterThanOrEqual(1);
	expect(await used('b')).toBe(0);
	wait(90_000);
	expect(await used('a')).toBeCloseTo(0.5);
	wait(60_000);
	expect(await used('a')).toBe(0);
});

test('nobody gets more than the double within any stretch of time, and that only across the turn of a window', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 200 }),
			async (pauses) => {
				const { used, add, wait } = counter();
				let now = 0;
				const passed: number[] = [];
				for (const pause of pauses) {
					wait(pause);
					now += pause;
					if (((await used('a')) ?? 0) >= 1) continue;
					await add('a');
					passed.push(now);
				}
				for (const at of passed) {
					expect(
						passed.filter((other) => other >= at && other < at + 60_000).length,
					).toBeLessThanOrEqual(10);
				}
			},
		),
	);
});

test('a clock that is turned back locks nobody out', async () => {
	const { used, add, wait } = counter();
	for (let n = 0; n < 5; n++) await add('a');
	wait(-3_600_000);
	expect(await used('a')).toBe(0);
});

test('a full table takes in nobody new, and forgets nobody who is in it', async () => {
	const { used, add } = counter(3);
	for (const key of ['a', 'b', 'c', 'd']) await add(key);
	expect(await used('d')).toBe(1);
	expect(await used('a')).toBeCloseTo(0.2);
});

test('the table does not grow with the number of senders', async () => {
	const { add } = counter();
	const before = held();
	for (let n = 0; n < 300_000; n++) await add(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
	const grown = held() - before;
	// So that the table is still there when it is measured.
	await add('10.0.0.1');
	expect(grown).toBeLessThan(10e6);
});

/** Bytes in memory, without what nobody holds any more. */
function held(): number {
	collectGarbage();
	return process.memoryUsage().heapUsed;
}

/** Clears away what is not held any more: files of tests share a process, and what they leave counts against nobody else. */
function collectGarbage(): void {
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('gc');
	if (typeof collect !== 'function') throw new Error('This Node collects no garbage when told to.');
	collect();
}
