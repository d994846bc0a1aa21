import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../src/domain/languages.ts';
import { formatCount, formatNumber } from '../../src/i18n/format.ts';

test('whole numbers are said as everywhere else, though without Intl', () => {
	fc.assert(
		fc.property(fc.nat(), fc.constantFrom(...languages), (count, locale) => {
			expect(formatCount(count, locale)).toBe(formatNumber(count, locale, 0));
		}),
	);
});
