import { expect, test } from 'vitest';
import { locales } from '../../../src/domain/locale.ts';
import { callTimeWords } from '../../../src/i18n/call-time.ts';

test.each([
	['Mo-Fr 09:00-12:00', ['Mo–Fr, 9–12 Uhr', 'Mon–Fri, 9 am–12 pm', 'lun–vie, 9–12 h']],
	['Sa 10:30-13:00', ['Sa, 10:30–13 Uhr', 'Sat, 10:30 am–1 pm', 'sáb, 10:30–13 h']],
	['Su-Su 00:00-23:59', ['So, 0–23:59 Uhr', 'Sun, 12 am–11:59 pm', 'dom, 0–23:59 h']],
	['vormittags', [undefined, undefined, undefined]],
	['Fr-Mo 09:00-12:00', [undefined, undefined, undefined]],
])('%s is said in the language of whoever reads it', (time, words) => {
	expect(locales.map((locale) => callTimeWords(time, locale))).toEqual(words);
});
