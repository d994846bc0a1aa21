import { test } from 'vitest';
import { checkAddresses } from '../support/odd-titles.ts';

test('B14: 100,000 odd titles and cities have plain addresses within the site', () => {
	checkAddresses(100_000);
	console.log('B14: 100,000 odd titles, no address outside of the site or of two units');
});
