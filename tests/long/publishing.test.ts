import { expect, test } from 'vitest';
import { publishUnderReaders } from '../support/publishes.ts';

test('B4: 200 publishes under four readers of 50 requests a second show no mixed build and no error', async () => {
	const { pages, faults } = await publishUnderReaders(200);
	console.log(`B4: 200 publishes, ${pages} pages read meanwhile, ${faults.length} faults`);
	expect(faults).toEqual([]);
	expect(pages).toBeGreaterThan(1000);
});
