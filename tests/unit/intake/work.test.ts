import { describe, expect, test } from 'vitest';
import { solve as solveInBrowser } from '../../../src/client/inquiry/work.ts';
import { createWork } from '../../../src/intake/work.ts';
import { solve } from '../../support/visitor.ts';

const effort = { rounds: 2, tries: [20, 30] } as const;
let now = Date.UTC(2026, 10, 29);
const server = (key = 'ours') =>
	createWork({ hmac: (text) => `key of ${key}: ${text}`, now: async () => now }, effort);
const work = server();
const solved = async () => JSON.parse(await solve(await work.set()));
const hour = 3_600_000;

describe('a task', () => {
	test('is solved by what the browser finds, and by nothing else', async () => {
		const solution = await solveInBrowser(await work.set());
		now += 4_000;
		expect(await work.read(solution)).toEqual({
			submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
			ageMs: 4_000,
		});
		for (const nothing of [undefined, '', '7', '{', '[]', 'null', '{"challenge":{}}', ['x'], 7]) {
			expect(await work.read(nothing)).toBeUndefined();
		}
	});

	test('takes as many tries as it was to take, and names a submission of its own', async () => {
		const submissions = new Set<unknown>();
		for (let n = 0; n < 10; n++) {
			const { challenge, solution } = await solved();
			expect(solution.counter).toBeGreaterThanOrEqual(20);
			expect(solution.counter).toBeLessThanOrEqual(30);
			submissions.add(challenge.parameters.data.submission);
		}
		expect(submissions).toHaveLength(10);
	});

	test.each([
		['made easier', { cost: 1 }],
		['made younger', { data: { submission: crypto.randomUUID(), at: now + hour } }],
		['given another key', { keySignature: '00' }],
	])('counts for nothing when it was %s', async (_how, change) => {
		const given = await solved();
		Object.assign(given.challenge.parameters, change);
		expect(await work.read(JSON.stringify(given))).toBeUndefined();
	});

	test('counts for nothing when another server has set it, or when it is guessed', async () => {
		expect(await work.read(await solve(await server('another').set()))).toBeUndefined();
		const { challenge, solution } = await solved();
		const { keyPrefix } = challenge.parameters;
		for (const derivedKey of [keyPrefix, keyPrefix.padEnd(64, '0'), 'zz', '']) {
			const guess = JSON.stringify({ challenge, solution: { ...solution, derivedKey } });
			expect(await work.read(guess)).toBeUndefined();
		}
	});

	test('outlives a restart with the same key, for a day', async () => {
		const solution = await solve(await work.set());
		now += 23 * hour;
		expect(await server().read(solution)).toBeDefined();
		now += 2 * hour;
		expect(await server().read(solution)).toBeUndefined();
	});
});
