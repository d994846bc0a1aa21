import { expect, test } from 'vitest';
import { plantedFaults } from '../simulate/planted.ts';
import { simulate } from '../simulate/world.ts';
import { isFullSize, runs } from '../support/full-size.ts';

/** Months in which every kind of scene happens, and nearly every fault. */
const full = [5, 11, 23, 39];

test('months in the life of the whole system end without anything lost, doubled, disclosed or mixed', async () => {
	const many = Array.from({ length: 400 }, (_, seed) => seed);
	for (const seed of runs(full.slice(0, 2), [...full, ...many])) {
		const { violations } = await simulate({ seed });
		expect(violations, `npm run simulate -- --show ${seed}`).toEqual([]);
	}
}, 600_000);

test.runIf(isFullSize)('a seed repeats all that happens in its month', async () => {
	const [first, again] = [await simulate({ seed: 23 }), await simulate({ seed: 23 })];
	expect(first.lines.length).toBeGreaterThan(20);
	expect(again.digest()).toBe(first.digest());
});

test.each(plantedFaults)('the simulation notices a system that %s', async (planted) => {
	for (const seed of full) if ((await simulate({ seed, planted })).violations.length > 0) return;
	expect.unreachable('None of these months has shown it.');
});
