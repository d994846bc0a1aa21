import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../src/domain/spoken.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import { readNumber } from '../../../src/client/financing-form.ts';

test('every number is read back as it is written in each language', () => {
	const amounts = fc.integer({ min: 0, max: 1e10 }).map((hundredths) => hundredths / 100);
	fc.assert(
		fc.property(amounts, fc.constantFrom(...languages), (amount, locale) => {
			expect(readNumber(formatNumber(amount, locale, 2), locale)).toBe(amount);
		}),
	);
});

test.each([
	['96000', 'de', 96_000],
	['1.096.000', 'de', 1_096_000],
	['96 000', 'es', 96_000],
	['3.6', 'de', 3.6],
	['3,6', 'en', 3.6],
	['3.600', 'de', 3600],
	['3.600', 'en', 3.6],
	['1.5,5', 'de', NaN],
	['-1', 'de', NaN],
	['', 'de', NaN],
	['viel', 'de', NaN],
] as const)('%j in %s is %d', (text, locale, expected) => {
	expect(readNumber(text, locale)).toBe(expected);
});
