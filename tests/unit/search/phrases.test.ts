import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Locale } from '../../../src/domain/locale.ts';
import { phrasesIn, reader, said } from '../../support/phrases.ts';

/** The share of phrases that are understood as expected, and those that are not. */
async function share(name: string, locale: Locale) {
	const read = await reader(locale);
	const all = phrasesIn(name);
	const wrong = all
		.map(({ phrase, expected }) => ({ phrase, expected, got: said(read(phrase)) }))
		.filter(({ expected, got }) => expected !== got);
	return { share: 1 - wrong.length / all.length, count: all.length, wrong };
}

describe.each(Locale.options)('phrases in %s', (locale) => {
	test('of 300 that people type, at least 95 of a hundred are understood exactly', async () => {
		const result = await share(locale, locale);
		expect(result.count).toBeGreaterThanOrEqual(300);
		expect(result.share, JSON.stringify(result.wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
	});

	test('so are 60 others that nobody looked at while the grammar was made', async () => {
		const result = await share(`${locale}-later`, locale);
		expect(result.count).toBeGreaterThanOrEqual(60);
		expect(result.share, JSON.stringify(result.wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
	});

	test('so are 200 that were written without a look at the others', async () => {
		const result = await share(`${locale}-visitors`, locale);
		expect(result.count).toBeGreaterThanOrEqual(200);
		expect(result.share, JSON.stringify(result.wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
	});

	test('so are 60 that were written when all these were tuned', async () => {
		const result = await share(`${locale}-again`, locale);
		expect(result.count).toBeGreaterThanOrEqual(60);
		expect(result.share, JSON.stringify(result.wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
	});

	test('whatever is typed, each word is understood, searched for or shown as not understood', async () => {
		const read = await reader(locale);
		const words = phrasesIn(locale).flatMap(({ phrase }) => phrase.split(' '));
		const mixed = fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 8 });
		fc.assert(
			fc.property(mixed, (parts) => {
				const phrase = parts.join(' ');
				for (const piece of read(phrase).unknown) expect(phrase).toContain(piece);
			}),
			{ numRuns: 300 },
		);
	});

	test('words that nothing explains ask for nothing', async () => {
		const read = await reader(locale);
		expect(said(read('qwertz xylophonorchester'))).toBe('?=qwertz xylophonorchester');
	});
});

test('a name that the account offers something by is not taken for a slip of the pen', async () => {
	const read = await reader('de');
	expect(said(read('Deich'))).toBe('?=deich');
});

test.each([
	['en', 'pre-1914 house', 'builtTo=1914 kind=house'],
	['en', 'before the 1930s', 'builtTo=1930'],
	['de', 'vor 1914', 'builtTo=1914'],
	['de', '60er bis 80er Jahre', 'builtFrom=1960 builtTo=1989'],
	['es', 'antes de 1914', 'builtTo=1914'],
	['es', 'pre-1914', 'builtTo=1914'],
] as const)('years are read in %s: %s', async (locale, phrase, expected) => {
	expect(said((await reader(locale))(phrase))).toBe(expected);
});

test.each([
	['en', 'hous', 'kind=house'],
	['en', 'falt', 'kind=apartment'],
	['en', 'apartmnt', 'kind=apartment'],
	['es', 'psio', 'kind=apartment'],
	['es', 'jardn', 'feature=garden'],
	['es', 'alquilr', 'deal=rent'],
	['es', 'alkiler', 'deal=rent'],
	['es', 'alqiler', 'deal=rent'],
	['es', 'alkilar', 'deal=rent'],
	['de', 'mieetn', 'deal=rent'],
	['en', 'rentng', 'deal=rent'],
	['de', 'huas', 'kind=house'],
	// Words of their own, one letter from others.
	['en', 'hose site tree quit', '?=hose site tree quit'],
	['de', 'Maus Gast Lade', '?=maus gast lade'],
	['es', 'caso sola pino', '?=caso sola pino'],
	['de', 'HH-1914', '?=hh-1914'],
] as const)(
	'slips are understood in %s and other words are not: %s',
	async (locale, phrase, expected) => {
		expect(said((await reader(locale))(phrase))).toBe(expected);
	},
);

test.each([
	['en', 'short let 2 months valencia', 'deal=rent kind=shortStay place=valencia ?=2 months'],
	['en', 'furnished flat 1 month', 'feature=furnished kind=apartment ?=1 month'],
	['en', 'flat for 4 people up to 900', 'deal=rent kind=apartment priceTo=900 ?=for 4 people'],
	['en', 'rent a house', 'deal=rent kind=house'],
	['de', '2 Erwachsene 2 Kinder Leipzig', 'place=leipzig ?=2 erwachsene 2 kinder'],
	['de', 'Wohnung für 2 Monate', 'kind=apartment ?=fur 2 monate'],
	['de', 'Wohnung ab 1.3. mieten', 'deal=rent kind=apartment ?=ab 1.3.'],
	['de', 'Miete ab 01.03.2027', 'deal=rent ?=ab 01.03.2027'],
	['de', 'ab sofort frei', 'freeBy=2026-11-25'],
	['es', 'piso 3 meses 4 personas', 'kind=apartment ?=3 meses 4 personas'],
	['es', '2 adultos 2 niños València', 'place=valencia ?=2 adultos 2 ninos'],
	['es', 'piso a 500 metros de la playa', 'kind=apartment ?=a 500 metros de la playa'],
	['en', 'house 2 acres, 500 yards to school', 'kind=house ?=2 acres 500 yards school'],
	['en', 'flat 500m from the beach', 'kind=apartment ?=500m from beach'],
	['de', '300 m zum Strand, 80 m bis 90 m', 'areaFrom=80 areaTo=90 ?=300 m zum strand'],
	['de', '10 Minuten zur Bahn', '?=10 minuten bahn'],
] as const)(
	'people, months and days are neither prices nor names in %s: %s',
	async (locale, phrase, expected) => {
		const read = await reader(
			locale,
			'1 2 3 4 1.3 01 03 2027 frei freistehend ab für months people',
		);
		expect(said(read(phrase))).toBe(expected);
	},
);

test.each([
	['en', 'flat near the centre of valencia', 'kind=apartment place=valencia ?=near the centre'],
	['en', 'close to the city centre, hamburg', 'place=hamburg ?=close to the city centre'],
	['de', 'in Zentrumsnähe von Leipzig', 'place=leipzig ?=in zentrumsnahe'],
	['de', 'nahe dem Zentrum Leipzig', 'place=leipzig ?=nahe dem zentrum'],
	['es', 'cerca del centro de València', 'place=valencia ?=cerca del centro'],
	['de', 'Wohnung in der Nähe vom Zentrum', 'kind=apartment ?=in der nahe vom zentrum'],
	['de', 'nahe am Stadtzentrum von Hamburg', 'place=hamburg ?=nahe am stadtzentrum'],
	['de', 'nahe Zentrum-Süd', 'place=zentrum-sued radius=10'],
	['en', 'in the vicinity of the centre, hamburg', 'place=hamburg ?=in the vicinity of the centre'],
	['es', 'próximo al centro de València', 'place=valencia ?=proximo al centro'],
	['es', 'cerca de València', 'place=valencia radius=10'],
] as const)('near the centre is in the city in %s: %s', async (locale, phrase, expected) => {
	expect(said((await reader(locale))(phrase))).toBe(expected);
});

test.each([
	['en', 'house with home office', 'kind=house ?=home office'],
	['de', 'Haus mit Home-Office', 'kind=house ?=home-office'],
	['de', '3 Zimmer und Arbeitszimmer', 'rooms=3 ?=arbeitszimmer'],
	['en', 'two bathrooms and parking', 'bathrooms=2 feature=parking'],
	['de', 'Wohnung mit Garten für Familie', 'feature=garden kind=apartment ?=familie'],
	['es', 'piso para familia', 'kind=apartment ?=familia'],
	['es', 'piso con despacho', 'kind=apartment ?=con despacho'],
	['es', 'despacho con garaje', 'feature=parking kind=office'],
	['de', 'Wohnung als Kapitalanlage', 'kind=apartment ?=kapitalanlage'],
	['de', 'Kapitalanlage mit Garage', 'feature=parking kind=investment'],
	['de', 'Mehrfamilienhaus als Kapitalanlage', 'category=multiFamilyHouse kind=investment'],
	['en', 'buy to let investment', 'kind=investment'],
	['es', 'piso para invertir alquilado', 'kind=apartment ?=para invertir alquilado'],
] as const)('a purpose adds no second kind in %s: %s', async (locale, phrase, expected) => {
	const read = await reader(locale, 'Kapitalanlage invertir office Arbeitsweg Familie familia');
	expect(said(read(phrase))).toBe(expected);
});

test.each([
	['en', 'holiday home', 'deal=rent kind=shortStay'],
	['en', 'buy a holiday home', 'deal=buy kind=shortStay'],
	['de', 'möbliert auf Zeit', 'deal=rent feature=furnished kind=shortStay'],
	['de', 'Ferienhaus bis 300.000', 'deal=buy kind=shortStay priceTo=300000'],
	['es', 'apartamento vacacional', 'deal=rent kind=shortStay'],
	['en', 'short let flat valencia', 'deal=rent kind=shortStay place=valencia'],
	['es', 'piso vacacional', 'deal=rent kind=shortStay'],
	['en', '3 month let leipzig', 'deal=rent place=leipzig ?=3 month'],
] as const)(
	'short stays are to rent unless it is said otherwise in %s: %s',
	async (locale, phrase, expected) => {
		expect(said((await reader(locale))(phrase))).toBe(expected);
	},
);

test.each([
	['en', 'flat w/ south-facing balcony', 'feature=balcony kind=apartment ?=south-facing'],
	['de', 'Haus + Garage', 'feature=parking kind=house'],
	['de', 'zwei Personen Haushalt', '?=zwei personen haushalt'],
	['en', 'flat w/o balcony', 'kind=apartment ?=w/o balcony'],
	['es', 'bajo comercial', 'kind=retail'],
	['es', 'planta baja con piscina', 'feature=pool groundFloor=yes'],
] as const)('words are known in %s: %s', async (locale, phrase, expected) => {
	expect(said((await reader(locale, 'facing the courtyard'))(phrase))).toBe(expected);
});

test('the place of a region or another language is understood only where the account has it', async () => {
	const read = await reader('es');
	expect(said(read('Sajonia'))).toBe('place=leipzig');
	expect(said(read('Baviera'))).toBe('?=baviera');
});

test.each([
	['de', 'helle Wohnung in Strandnähe', 'kind=apartment ?=helle strandnahe'],
	['en', 'bright flat near the beach', 'kind=apartment ?=bright near beach'],
	['es', 'piso luminoso cerca de la playa', 'kind=apartment ?=luminoso cerca de playa'],
] as const)(
	'praise and distances from no place are not looked for in titles in %s: %s',
	async (locale, phrase, expected) => {
		const read = await reader(locale, 'helle luminoso bright beach playa near cerca nähe de');
		expect(said(read(phrase))).toBe(expected);
	},
);

test.each([
	['es', 'primera línea de playa', '?=primera linea playa'],
	['es', 'piso de segunda mano', 'kind=apartment ?=segunda mano'],
	['es', 'dos minutos del metro', '?=dos minutos metro'],
	['en', 'first time buyer flat', 'kind=apartment ?=first time buyer'],
	['en', 'second floor music quarter', '?=second floor music quarter'],
	['de', 'Erstbezug in zweiter Reihe', '?=erstbezug zweiter reihe'],
	['de', 'Wohnung mit Wasserblick, 3. Stock', 'kind=apartment ?=wasserblick 3 stock'],
] as const)(
	'words that are not understood filter nothing, whatever titles hold, in %s: %s',
	async (locale, phrase, expected) => {
		// Each of them begins a title.
		const read = await reader(locale, `${phrase} 1000 44`);
		const { words, unknown } = read(phrase);
		expect(words).toEqual([]);
		for (const word of unknown.join(' ').split(' ')) expect(phrase).toContain(word);
		expect(said(read(phrase))).toBe(expected);
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
	['en', 'at least 1000 sq ft', 'areaFrom=92'],
	['en', '1,000 sqft flat', 'areaFrom=92 kind=apartment'],
	['en', 'max 800 square feet', 'areaTo=75'],
	['en', 'between 700 and 900 sq. ft.', 'areaFrom=65 areaTo=84'],
	['en', '700-900 ft² flat', 'areaFrom=65 areaTo=84 kind=apartment'],
	['en', '5000 sq ft plot', 'kind=plot plotFrom=464'],
	['en', '2 bed 650sqft', 'areaFrom=60 bedrooms=2'],
	['es', 'más de 1.000 pies cuadrados', 'areaFrom=92'],
	['es', 'piso 900 pies²', 'areaFrom=83 kind=apartment'],
	['de', 'Wohnung ab 1000 sq ft', 'areaFrom=92 kind=apartment'],
	['de', 'mind. 1000 Quadratfuß', 'areaFrom=92'],
] as const)('square feet are understood in %s: %s', async (locale, phrase, expected) => {
	expect(said((await reader(locale))(phrase))).toBe(expected);
});

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
] as const)(
	'a figure that may count several things is asked about in %s: %s',
	async (locale, phrase, expected, figure) => {
		// A title with the figure changes nothing.
		const read = (await reader(locale, phrase))(phrase);
		expect(said(read)).toBe(expected);
		expect(read.figures).toEqual([figure]);
	},
);

test.each([
	['en', 'max 1,000', 'deal=rent priceTo=1000'],
	['de', 'Leipzig 3 Zimmer 400000', 'deal=buy place=leipzig priceTo=400000 rooms=3'],
	['de', 'bis 900', 'deal=rent priceTo=900'],
	['es', 'a partir de 500.000', 'deal=buy priceFrom=500000'],
] as const)(
	'a figure that can only be a price is one in %s: %s',
	async (locale, phrase, expected) => {
		const read = (await reader(locale))(phrase);
		expect(said(read)).toBe(expected);
		expect(read.figures).toEqual([]);
	},
);
