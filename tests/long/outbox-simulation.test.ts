import { expect, test } from 'vitest';
import { failingSeeds } from '../support/outbox-simulation.ts';

const seeds = 100_000;

test(`L3: ${seeds} random courses of crashes and faults leave one task an inquiry`, async () => {
	const began = performance.now();
	const computed = process.cpuUsage();
	expect(await failingSeeds(seeds)).toEqual([]);
	const { user, system } = process.cpuUsage(computed);
	console.log(
		`L3: ${seeds} courses in ${((performance.now() - began) / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of computing`,
	);
}, 600_000);
