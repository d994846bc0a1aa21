import { expect, test } from 'vitest';
import { linkedPages } from '../../../src/domain/listing.ts';

test('a page of a list leads to the first, the last and the two on each side', () => {
	expect(linkedPages(1, 1)).toEqual([1]);
	expect(linkedPages(1, 9)).toEqual([1, 2, 3, 9]);
	expect(linkedPages(5, 9)).toEqual([1, 3, 4, 5, 6, 7, 9]);
	expect(linkedPages(9, 9)).toEqual([1, 7, 8, 9]);
});
