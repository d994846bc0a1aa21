import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropFromLine } from '../../../src/gate/hidden/drop-sentences.ts';
import { hiddenPrice, unknownPrice } from '../../../src/gate/hidden/price.ts';
import { cpuTime } from '../../support/cpu-time.ts';
import { publicUnit } from '../../support/gate.ts';
import { spelt } from '../../support/spelt-amount.ts';

const kept = (text: string) => dropFromLine(text, [hiddenPrice(unknownPrice)]).text;
const language = fc.constantFrom('de', 'en', 'es');
const written = fc.constantFrom(
	(text: string) => text,
	(text: string) => text.toUpperCase().replaceAll('SS', 'ß'),
	(text: string) => text.slice(0, 1).toUpperCase() + text.slice(1),
	(text: string) => text.replaceAll(' ', '-'),
	(text: string) => text.replaceAll('tausend', ' tausend ').replaceAll('hundert', 'hundert '),
);

test('an amount of thousands and more that is written out beside a currency loses its sentence, whatever it is', () => {
	const currencies = { de: ' Euro', en: ' pounds', es: ' euros' };
	fc.assert(
		fc.property(
			fc.integer({ min: 1_000, max: 9_999_999 }),
			language,
			written,
			(amount, locale, as) => {
				const text = `Loft, ${as(spelt[locale](amount)).trim()}${currencies[locale]} VB`;
				expect(kept(text)).toBeUndefined();
			},
		),
		{ numRuns: 2_000 },
	);
});

test('a price of a hundred thousand and more loses its sentence without a currency, too', () => {
	fc.assert(
		fc.property(fc.integer({ min: 100, max: 9_999 }), language, (thousands, locale) => {
			const amount = spelt[locale](thousands * 1_000);
			expect(kept(`Hell. Loft für ${amount}.`)).toBe('Hell.');
		}),
		{ numRuns: 1_000 },
	);
});

test('the number of something else stays, however large', () => {
	const things = { de: 'Einwohner', en: 'visitors a year', es: 'habitantes' };
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 9_999_999 }), language, written, (amount, locale, as) => {
			const text = `Hier: ${as(spelt[locale](amount)).trim()} ${things[locale]}.`;
			expect(kept(text)).toBe(text);
		}),
		{ numRuns: 1_000 },
	);
});

test('a price on request takes a commission that is written out with it', () => {
	const courtage = { courtage: 'zwanzigtausend Euro' };
	expect(publicUnit({ ...courtage, price_on_inquiry: true }).costs).toEqual({});
	expect(publicUnit(courtage).costs.commission).toBeDefined();
});

test.each(['eine Million ', 'cien mil ', 'half a ', 'hundert', 'einund', 'hundert Euro '])(
	'the longest text of nothing but %j is read in no time',
	(words) => {
		const spent = cpuTime(() => kept(words.repeat(100_000 / words.length)));
		expect(spent).toBeLessThan(3_000);
	},
);
