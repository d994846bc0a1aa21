import { test } from 'vitest';
import { fuzzMarkup } from '../support/hostile-markup.ts';

test('B9: of 20,000 random pieces of hostile markup only what is allowed is left', () => {
	fuzzMarkup(20_000);
	console.log('B9: 20,000 pieces of markup, nothing left that is not allowed');
});
