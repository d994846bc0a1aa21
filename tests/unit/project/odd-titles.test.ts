import { test } from 'vitest';
import { checkAddresses } from '../../support/odd-titles.ts';

test('B14: whatever a title or city holds, its pages have plain addresses within the site, and each its own', () => {
	checkAddresses(3000);
});
