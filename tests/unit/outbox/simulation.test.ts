import { describe, expect, test } from 'vitest';
import { runs } from '../../support/full-size.ts';
import {
	failingSeeds,
	faultKinds,
	planOf,
	simulate,
	type Mutant,
} from '../../support/outbox-simulation.ts';

const seeds = runs(600, 100_000);

const never = () => false;

describe('whatever happens on the way', () => {
	test('a process that dies at any step, while any call goes wrong in any way, leaves one task an inquiry', async () => {
		const { steps, calls } = await simulate({
			addresses: ['a@example.com'],
			fault: () => undefined,
			crash: never,
		});
		const most = { steps: steps + 12, calls: calls + 3 };
		const wrong: string[] = [];
		let courses = 0;
		for (let at = -1; at < most.steps; at++) {
			for (let faulty = 0; faulty < most.calls; faulty++) {
				for (const kind of faultKinds) {
					const { violations } = await simulate({
						addresses: ['a@example.com'],
						fault: (call) => (call === faulty ? kind : undefined),
						crash: (step) => step === at,
					});
					courses++;
					if (violations.length > 0) {
						wrong.push(`dies at ${at}, ${kind} at ${faulty}: ${violations.join()}`);
					}
				}
			}
		}
		expect(wrong).toEqual([]);
		expect(courses).toBeGreaterThan(500);
	});

	test('two faults at any two calls leave one task an inquiry', async () => {
		const wrong: string[] = [];
		for (let first = 0; first < 5; first++) {
			for (let second = first + 1; second < 8; second++) {
				for (const one of faultKinds) {
					for (const other of faultKinds) {
						const { violations } = await simulate({
							addresses: ['a@example.com'],
							fault: (call) => (call === first ? one : call === second ? other : undefined),
							crash: never,
						});
						if (violations.length > 0) wrong.push(`${one} at ${first}, ${other} at ${second}`);
					}
				}
			}
		}
		expect(wrong).toEqual([]);
	});

	test(`${seeds} random courses of crashes and faults leave one task an inquiry and one contact an address`, async () => {
		expect(await failingSeeds(seeds)).toEqual([]);
	});

	test('clocks that jump by a day in both directions lose nothing, double nothing and keep nobody waiting', async () => {
		const late: number[] = [];
		for (let seed = 0; seed < runs(200, 600); seed++) {
			const { violations, took } = await simulate(planOf(seed, { jumps: true }));
			if (violations.length > 0) late.push(seed);
			// A lease, three hanging calls, the settle times and the schedule, twice.
			if (took > 2 * 200_000) late.push(seed);
		}
		expect(late).toEqual([]);
	});

	test('a seed repeats its course exactly', async () => {
		expect(await simulate(planOf(4711))).toEqual(await simulate(planOf(4711)));
	});
});

describe('the simulation turns red when the delivery', () => {
	const mutants: Mutant[] = ['settles too early', 'does not look up', 'promises before it stores'];
	test.each(mutants)('%s', async (mutant) => {
		expect(await failingSeeds(1000, { mutant, enough: 4 })).toHaveLength(4);
	});
});
