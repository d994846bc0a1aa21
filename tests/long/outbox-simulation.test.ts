import { expect, test } from 'vitest';
import { failingSeeds } from '../support/outbox-simulation.ts';

const seeds = 100_000;

test(`L3: ${seeds} random courses of crashes and faults leave one task an inquiry`, async () => {
	const began = performance.now();
	expect(await failingSeeds(seeds)).toEqual([]);
	console.log(`L3: ${seeds} courses in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}, 600_000);
