import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Locale } from '../../../src/domain/locale.ts';
import { placeEntries } from '../../../src/search/phrases/dictionary.ts';
import { namePlaces } from '../../../src/search/place-names.ts';
import { misread, phrasesIn, reader, said } from '../../support/phrases.ts';

describe.each(Locale.options)('phrases in %s', (locale) => {
	test('that differ in kind are understood exactly', async () => {
		const { count, wrong } = await misread('chosen', locale);
		expect(count).toBeGreaterThanOrEqual(300);
		expect(wrong).toEqual([]);
	});

	test('whatever is typed, each word is understood, searched for or shown as not understood', async () => {
		const read = await reader(locale);
		const words = phrasesIn('chosen', locale).flatMap(({ phrase }) => phrase.split(' '));
		const mixed = fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 8 });
		fc.assert(
			fc.property(mixed, (parts) => {
				const phrase = parts.join(' ');
				for (const piece of read(phrase).unknown) expect(phrase).toContain(piece);
			}),
			{ numRuns: 300 },
		);
	});
});

test.each([
	['es', 'primera línea de playa'],
	['en', 'second floor music quarter'],
	['de', 'Wohnung mit Wasserblick, 3. Stock'],
] as const)(
	'a title that holds a phrase in %s changes nothing of it: %s',
	async (locale, phrase) => {
		const read = (await reader(locale, `${phrase} 1000 44`))(phrase);
		expect(read.words).toEqual([]);
		expect(said(read)).toBe(said((await reader(locale, ''))(phrase)));
	},
);

test.each([
	['de', 'LE-L4', ['LE-L4']],
	['de', 'le l4', ['"le l4"']],
	['de', 'lel4 in Leipzig', ['lel4']],
	['de', 'Ref. LE-L4', ['LE-L4']],
	['de', 'Objektnummer 10433', ['"10433"']],
	['de', '10433', ['"10433"']],
	['de', 'Wohnung bis 10433', []],
	['de', 'LE-L5', []],
	['de', 'Wohnung „am Kanal“', ['"am Kanal"']],
	['de', '»Am Kanal«, "Loft"', ['"Am Kanal"', '"Loft"']],
	['en', 'flat “sea view”', ['"sea view"']],
	['en', "the owner's flat, 'sea view'", ['"sea view"']],
	['en', '‘sea view’ VLC-R96', ['"sea view"', 'VLC-R96']],
	['es', 'piso «vistas al mar»', ['"vistas al mar"']],
	['es', '"vistas al mar', []],
	['es', '""', []],
] as const)(
	'titles are searched for references and for what stands in quotation marks, in %s: %s',
	async (locale, phrase, expected) => {
		const read = await reader(locale, 'Loft am Kanal', ['LE-L4', 'VLC-R96', '10433']);
		expect(read(phrase).words).toEqual(expected);
	},
);

test.each([
	['en', 'at least 1000', '?=at least 1000', 'at least 1000'],
	['en', 'flat 900', 'kind=apartment ?=900', '900'],
	['en', 'max 1000 furlongs from the sea', '?=max 1000 furlongs sea', 'max 1000'],
	['en', 'rent a flat at least 1200', 'deal=rent kind=apartment ?=at least 1200', 'at least 1200'],
	['en', 'max 120', '?=max 120', 'max 120'],
	['de', 'Wohnung ab 2015', 'kind=apartment ?=ab 2015', 'ab 2015'],
	['de', 'Haus 120', 'kind=house ?=120', '120'],
	['de', '500 bis 800', '?=500 bis 800', '500 bis 800'],
	['es', 'desde 1000', '?=desde 1000', 'desde 1000'],
	['es', 'piso unos 700', 'kind=apartment ?=unos 700', 'unos 700'],
	['es', 'entre 200 y 300.000', 'deal=buy priceTo=300000 ?=entre 200', 'entre 200'],
] as const)(
	'a figure that may count several things is asked about in %s: %s',
	async (locale, phrase, expected, figure) => {
		// A title with the figure changes nothing.
		const read = (await reader(locale, phrase))(phrase);
		expect(said(read)).toBe(expected);
		expect(read.figures).toEqual([figure]);
	},
);

test('a figure that can only be a price is asked about nothing', async () => {
	const read = await reader('de');
	for (const phrase of ['max 1.000', 'Leipzig 3 Zimmer 400000', 'bis 900'])
		expect(read(phrase).figures).toEqual([]);
});

test('a city is found by its own name where another one is called so in some language', () => {
	const places = namePlaces([{ city: 'Colonia' }, { city: 'Köln' }]);
	const entries = placeEntries({ places, index: { regions: [] } }, {});
	expect(entries.get('colonia')).toEqual(['colonia']);
	expect(entries.get('cologne')).toEqual(['koeln']);
});
