import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropFromLine } from '../../../src/gate/hidden/drop-sentences.ts';
import { hiddenPrice, unknownPrice } from '../../../src/gate/hidden/price.ts';
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

describe('a price on request', () => {
	test.each([
		'knapp eine halbe Million',
		'Knapp eine halbe Million kostet das',
		'rund anderthalb Millionen €',
		'eine Dreiviertelmillion',
		'Kaltmiete: achthundertfünfzig Euro',
		'achthundertfünfzig Euro kalt',
		'Loft für zwölfhundert Euro Miete',
		'monatlich neunhundert Euro',
		'neunhundert Euro/Monat',
		'eight hundred and fifty pounds pcm',
		'ochocientos euros al mes',
		'vierhunderttausend Schweizer Franken',
		'half a million, ono',
		'three quarters of a million',
		'one point two million euros',
		'por medio millón',
		'un millón y medio de euros',
		'Precio: quinientos mil',
		'EUR vierhunderttausend VB',
		'Expose_vierhunderttausend-Euro.pdf',
	])('is found in %j', (title) => {
		const unit = publicUnit({
			price_on_inquiry: true,
			title,
			description_note: `<p>Hell. ${title}</p>`,
		});
		expect(unit.title).toEqual({});
		expect(unit.description.de ?? '<p>Hell.</p>').toBe('<p>Hell.</p>');
		expect(publicUnit({ title }).title.de).toBe(title);
	});

	test.each([
		'Tausendundeine Nacht',
		'Stadt mit zwei Millionen Einwohnern',
		'Mietpreise wie in der Zwei-Millionen-Stadt',
		'eine Einbauküche und eine Million Möglichkeiten.',
		'zweihundert Jahre alt, tausend Ideen',
		'zweitausend Quadratmeter Grund',
		'hundert Meter zum See, zwei Bäder, ein Balkon',
		'ein Gutschein über hundert Euro im Warmbad',
		'a hundred pounds of cheese a month',
		'Millionenmetropole',
		'one of a thousand.',
		'Thousand Oaks',
		'half a mile to the mill',
		'mil posibilidades',
		'dos mil metros cuadrados',
		'medio millón de habitantes',
	])('leaves %j alone', (title) => {
		expect(publicUnit({ price_on_inquiry: true, title }).title.de).toBe(title);
	});

	test('takes a commission that is written out with it', () => {
		const courtage = { courtage: 'zwanzigtausend Euro' };
		expect(publicUnit({ ...courtage, price_on_inquiry: true }).costs).toEqual({});
		expect(publicUnit(courtage).costs.commission).toBeDefined();
	});
});

test.each(['eine Million ', 'cien mil ', 'half a ', 'hundert', 'einund', 'hundert Euro '])(
	'the longest text of nothing but %j is read in no time',
	(words) => {
		const started = performance.now();
		kept(words.repeat(100_000 / words.length));
		expect(performance.now() - started).toBeLessThan(3_000);
	},
);
