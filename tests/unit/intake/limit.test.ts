import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimit } from '../../../src/intake/limit.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';

function limit({ most = 5, windowMs = 60_000, mostKeys = 100_000 } = {}) {
	let now = 1_000 * windowMs;
	const made = createLimit({ most, windowMs, mostKeys, clock: () => now });
	return { ...made, wait: (ms: number) => (now += ms) };
}

test('what is allowed is used up by so many, and comes back with time', () => {
	const { used, add, wait } = limit();
	for (let n = 0; n < 5; n++) {
		expect(used('a')).toBeLessThan(1);
		add('a');
	}
	expect(used('a')).toBeGreaterThanOrEqual(1);
	expect(used('b')).toBe(0);
	wait(90_000);
	expect(used('a')).toBeCloseTo(0.5);
	wait(60_000);
	expect(used('a')).toBe(0);
});

test('nobody gets more than the double within any stretch of time, and that only across the turn of a window', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 200 }), (pauses) => {
			const { used, add, wait } = limit();
			let now = 0;
			const passed: number[] = [];
			for (const pause of pauses) {
				wait(pause);
				now += pause;
				if (used('a') >= 1) continue;
				add('a');
				passed.push(now);
			}
			for (const at of passed) {
				expect(
					passed.filter((other) => other >= at && other < at + 60_000).length,
				).toBeLessThanOrEqual(10);
			}
		}),
	);
});

test('a clock that is turned back locks nobody out', () => {
	const { used, add, wait } = limit();
	for (let n = 0; n < 5; n++) add('a');
	wait(-3_600_000);
	expect(used('a')).toBe(0);
});

test('a full table takes in nobody new, and forgets nobody who is in it', () => {
	const { used, add } = limit({ mostKeys: 3 });
	for (const key of ['a', 'b', 'c', 'd']) add(key);
	expect(used('d')).toBe(1);
	expect(used('a')).toBeCloseTo(0.2);
});

test('the table does not grow with the number of senders', () => {
	const { add } = limit();
	const before = held();
	for (let n = 0; n < 300_000; n++) add(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
	const grown = held() - before;
	// So that the table is still there when it is measured.
	add('10.0.0.1');
	expect(grown).toBeLessThan(10e6);
});

/** Bytes in memory, without what nobody holds any more. */
function held(): number {
	collectGarbage();
	return process.memoryUsage().heapUsed;
}
