import { expect, test } from 'vitest';
import { priceSteps } from '../../../src/search/facets/span.ts';

test('prices that people name are among those to choose from', () => {
	const hundreds = Array.from({ length: 10 }, (_, at) => (at + 1) * 100_000);
	expect(priceSteps.buy).toEqual(expect.arrayContaining(hundreds));
	expect(priceSteps.rent).toEqual(expect.arrayContaining([500, 1_000, 1_500, 2_000]));
});
