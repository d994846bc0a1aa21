import { describe, expect, test } from 'vitest';
import { solve as solveInBrowser } from '../../../src/client/inquiry/work.ts';
import { createWork } from '../../../src/intake/work.ts';
import { solve } from '../../support/visitor.ts';

const effort = { rounds: 2, tries: [20, 30] } as const;
const work = createWork({ hmac: (text) => `key of ours ${text}`, effort });
const solved = async (purpose = 'one') => JSON.parse(await solve(await work.set(purpose)));

describe('a task', () => {
	test('is solved by what the browser finds, and by nothing else', async () => {
		const task = await work.set('one');
		expect(await work.isSolved(await solveInBrowser(task), ['one'])).toBe(true);
		for (const nothing of [undefined, '', '7', '{', '[]', 'null', '{"challenge":{}}', ['x'], 7]) {
			expect(await work.isSolved(nothing, ['one'])).toBe(false);
		}
	});

	test('takes as many tries as it was to take', async () => {
		for (let n = 0; n < 10; n++) {
			const { counter } = (await solved()).solution;
			expect(counter).toBeGreaterThanOrEqual(20);
			expect(counter).toBeLessThanOrEqual(30);
		}
	});

	test('is good for what it was set for alone', async () => {
		const solution = JSON.stringify(await solved('one'));
		expect(await work.isSolved(solution, ['one'])).toBe(true);
		expect(await work.isSolved(solution, ['two'])).toBe(false);
	});

	test.each([
		['made easier', 'parameters', { cost: 1 }],
		['set for something else', 'parameters', { data: { purpose: 'two' } }],
		['given another key', 'parameters', { keySignature: '00' }],
	])('counts for nothing when it was %s', async (_how, part, change) => {
		const given = await solved();
		Object.assign(given.challenge[part], change);
		const { purpose } = given.challenge.parameters.data;
		expect(await work.isSolved(JSON.stringify(given), [purpose])).toBe(false);
	});

	test('counts for nothing when another server has set it, or when it is guessed', async () => {
		const foreign = createWork({ hmac: (text) => `another key ${text}`, effort });
		expect(await work.isSolved(await solve(await foreign.set('one')), ['one'])).toBe(false);
		const { challenge, solution } = await solved();
		const { keyPrefix } = challenge.parameters;
		for (const derivedKey of [keyPrefix, keyPrefix.padEnd(64, '0'), 'zz', '']) {
			const guess = JSON.stringify({ challenge, solution: { ...solution, derivedKey } });
			expect(await work.isSolved(guess, ['one'])).toBe(false);
		}
	});

	test('outlives a restart with the same key', async () => {
		const again = createWork({ hmac: (text) => `key of ours ${text}`, effort });
		expect(await again.isSolved(JSON.stringify(await solved()), ['one'])).toBe(true);
	});
});
