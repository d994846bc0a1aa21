import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runs } from '../support/full-size.ts';
import { simulate } from '../simulate/world.ts';

/** `npm run simulate` runs thousands, `npm run test:long` more of them. */
const months = runs(26, 400);
const command = join(import.meta.dirname, '../simulate/run.ts');

test('months in the life of the whole system end without anything lost, doubled, disclosed or mixed', async () => {
	for (let seed = 0; seed < months; seed++) {
		const { violations } = await simulate({ seed });
		expect(violations, `npm run simulate -- --show ${seed}`).toEqual([]);
	}
}, 600_000);

test('a seed repeats all that happens in its month', async () => {
	const [first, again] = [await simulate({ seed: 4711 }), await simulate({ seed: 4711 })];
	expect(first.lines.length).toBeGreaterThan(20);
	expect(again.digest()).toBe(first.digest());
});

test('a fault in the wiring does not pass unnoticed', async () => {
	const { violations } = await simulate({ seed: 0, planted: 'shows hidden addresses' });
	expect(violations.join()).toContain('the street of unit 4 is told');
});

test.each([
	[['--help'], 0, 'npm run simulate  '],
	[['--seed', '3'], 1, 'There is no option --seed.'],
	[['--seeds', '1O'], 1, '--seeds takes a whole number, such as --seeds 17, and not "1O".'],
])('npm run simulate -- %j says what it takes, without a stack trace', (words, code, sentence) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
		encoding: 'utf8',
	});
	expect(status).toBe(code);
	expect(stdout + stderr).toMatch(new RegExp(`^${RegExp.escape(sentence)}`));
	expect(stdout + stderr).not.toContain('    at ');
});
