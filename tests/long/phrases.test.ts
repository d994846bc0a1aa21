import { expect, test } from 'vitest';
import { Locale } from '../../src/domain/locale.ts';
import { misread } from '../support/phrases.ts';

test.each(Locale.options)(
	'of a thousand more phrases that people type, 95 of a hundred are understood exactly in %s',
	async (locale) => {
		const { count, wrong } = await misread('long', locale);
		expect(count).toBeGreaterThanOrEqual(300);
		expect(wrong.length / count, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.05);
	},
);
