import { expect, test } from 'vitest';
import { randomFrom } from '../support/random.ts';
import { flipIndex } from '../support/flipped-release.ts';

test('a bit that the disk has flipped in the index of a release shows nobody another home or list', async () => {
	const random = randomFrom(41);
	const { wrong, wrongTargets, missing, damaged } = await flipIndex(
		Array.from({ length: 120 }, random),
		{ homes: 12 },
	);
	expect(wrong).toEqual([]);
	expect(wrongTargets).toEqual([]);
	expect(missing).toEqual([]);
	expect(damaged).toBeGreaterThan(0);
});
