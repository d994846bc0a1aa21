import { expect, test } from 'vitest';
import { runs } from '../support/full-size.ts';
import { publishUnderReaders } from '../support/publishes.ts';

test('whoever reads while releases go live gets each page with its own styles, and no error', async () => {
	const publishes = runs(10, 200);
	const { pages, faults } = await publishUnderReaders(publishes);
	expect(faults).toEqual([]);
	expect(pages).toBeGreaterThan(publishes * 5);
});
