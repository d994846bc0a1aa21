import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../src/domain/spoken.ts';
import { formatCount } from '../../../src/i18n/count.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import { translator } from '../../../src/i18n/translate.ts';

test('whole numbers are said as everywhere else, though without Intl', () => {
	fc.assert(
		fc.property(fc.nat(), fc.constantFrom(...languages), (count, locale) => {
			expect(formatCount(count, locale)).toBe(formatNumber(count, locale, 0));
		}),
	);
});

test.each(languages)('what is counted in a sentence has the same digits in %s', (locale) => {
	for (const count of [2, 1234, 20_000]) {
		const sentence = translator(locale).count('listing.count', count);
		expect(sentence).toContain(`${formatCount(count, locale)} `);
	}
});
