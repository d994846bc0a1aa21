import { expect, test } from 'vitest';
import { publishUnderReaders } from '../support/publishes.ts';

test('whoever reads while releases go live gets each page with its own styles, and no error', async () => {
	const { pages, faults } = await publishUnderReaders(30);
	expect(faults).toEqual([]);
	expect(pages).toBeGreaterThan(25);
});
