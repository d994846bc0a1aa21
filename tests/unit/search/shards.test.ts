import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shardOf, shardsOf, shiftFor } from '../../../src/search/shards.ts';

const accounts = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 40 }), { maxLength: 300 });

test('there are no more files of cards than groups of sixteen units, and each unit lies in one of them', () => {
	fc.assert(
		fc.property(accounts, (ids) => {
			const shift = shiftFor(ids);
			const shards = shardsOf(ids, shift);
			expect(shards.length).toBeLessThanOrEqual(Math.max(1, Math.ceil(ids.length / 16)));
			for (const id of ids) expect(shards).toContain(shardOf(id, shift));
		}),
	);
});

test('units that came together lie together', () => {
	const ids = Array.from({ length: 20_000 }, (_, n) => 10_000 + n);
	expect(shiftFor(ids)).toBe(4);
	expect(shardOf(10_016, 4)).toBe(shardOf(10_030, 4));
});
