import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedFaults } from '../simulate/planted.ts';
import { simulate } from '../simulate/world.ts';
import { runs } from '../support/full-size.ts';

/** Months in which every kind of scene happens, and nearly every fault. */
const full = [5, 11, 23, 39];

test('months in the life of the whole system end without anything lost, doubled, disclosed or mixed', async () => {
	const many = Array.from({ length: 400 }, (_, seed) => seed);
	for (const seed of runs(full.slice(0, 2), [...full, ...many])) {
		const { violations } = await simulate({ seed });
		expect(violations, `npm run simulate -- --show ${seed}`).toEqual([]);
	}
}, 600_000);

test('a seed repeats all that happens in its month', async () => {
	const [first, again] = [await simulate({ seed: 23 }), await simulate({ seed: 23 })];
	expect(first.lines.length).toBeGreaterThan(20);
	expect(again.digest()).toBe(first.digest());
});

test.each(plantedFaults)('the simulation notices a system that %s', async (planted) => {
	for (const seed of full) if ((await simulate({ seed, planted })).violations.length > 0) return;
	expect.unreachable('None of these months has shown it.');
});

test('npm run simulate says what it takes, without a stack trace', () => {
	const command = join(import.meta.dirname, '../simulate/run.ts');
	const words = [command, '--seeds', '1O'];
	const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
	expect(status).toBe(1);
	expect(stderr).toBe('--seeds takes a whole number, such as --seeds 17, and not "1O".\n');
});
