import { expect, test } from 'vitest';
import { plantedFaults } from '../simulate/planted.ts';
import { simulate } from '../simulate/world.ts';

/** The fault that is hardest to see shows in about every hundredth month. */
const seeds = 400;

test.each(plantedFaults)('the simulation notices a system that %s', async (planted) => {
	for (let seed = 0; seed < seeds; seed++) {
		const { violations } = await simulate({ seed, planted });
		if (violations.length === 0) continue;
		console.log(`${planted}: seed ${seed}: ${violations.slice(0, 2).join('; ')}`);
		return;
	}
	expect.unreachable(`None of ${seeds} seeds has shown it.`);
});
