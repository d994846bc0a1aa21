import { expect, test } from 'vitest';
import { pullWhileChanging } from '../support/changing-sandbox.ts';

test('no unit is missing from a pull during which the CRM changes between any two answers', async () => {
	const pulls = [];
	for (const seed of [1, 2]) pulls.push(await pullWhileChanging(seed, 450));
	const done = pulls.filter((pull) => !pull.gaveUp);
	expect(done.length).toBeGreaterThan(0);
	for (const { missing, invented } of done) expect([missing, invented]).toEqual([0, 0]);
	expect(Math.max(...done.map(({ passes }) => passes))).toBe(4);
});
