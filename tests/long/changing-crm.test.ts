import { expect, test } from 'vitest';
import { pullWhileChanging } from '../support/changing-sandbox.ts';

test('no unit is missing from 20 pulls of 2,000 units during which the CRM changes all the time', async () => {
	let gaveUp = 0;
	for (let seed = 100; seed < 120; seed++) {
		const pulled = await pullWhileChanging(seed, 2_000);
		if (pulled.gaveUp) gaveUp++;
		else expect([pulled.missing, pulled.invented]).toEqual([0, 0]);
	}
	expect(gaveUp).toBeLessThan(5);
});
