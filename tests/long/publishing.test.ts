import { expect, test } from 'vitest';
import { publishUnderReaders } from '../support/publishes.ts';

test('200 publishes under four readers of 50 requests a second show no mixed build and no error', async () => {
	const { pages, faults } = await publishUnderReaders(200);
	expect(faults).toEqual([]);
	expect(pages).toBeGreaterThan(1000);
});
