import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/domain/locale.ts';
import type { IndexedUnit } from '../../src/domain/indexed-unit.ts';
import { fold, wordsIn } from '../../src/search/fold.ts';
import { createReader, type Understood } from '../../src/search/phrases/understand.ts';
import { loadVocabulary } from '../../src/i18n/vocabulary.ts';
import { namePlaces } from '../../src/search/place-names.ts';
import { writeIndex } from '../../src/search/write/write-index.ts';
import { readIndex } from './search.ts';

/** Cities of an account by their regions, with their districts and postcodes. */
const places = [
	{
		region: 'Sachsen',
		country: 'DE',
		city: 'Leipzig',
		zips: ['04107', '04155', '04229', '04275'],
		districts:
			`Plagwitz, Lindenau, Schleußig, Südvorstadt, Gohlis-Süd, Reudnitz-Thonberg, Stötteritz, Eutritzsch, Holzhausen, Liebertwolkwitz, Zentrum-West, Zentrum-Süd, Zentrum-Südost, Zentrum-Nordwest`.split(
				', ',
			),
	},
	{
		region: 'Hamburg',
		country: 'DE',
		city: 'Hamburg',
		zips: ['22767', '20457', '22303'],
		districts:
			`Eimsbüttel, Ottensen, Winterhude, Volksdorf, Sasel, Rahlstedt, Hammerbrook, HafenCity, Groß Flottbek, Fuhlsbüttel, Farmsen-Berne, Barmbek-Süd, Barmbek-Nord, Altona-Altstadt`.split(
				', ',
			),
	},
	{
		region: 'Comunitat Valenciana',
		country: 'ES',
		city: 'València',
		zips: ['46005', '46006', '46011', '46020'],
		districts:
			`Russafa, l’Eixample, el Grau, el Cabanyal, Gran Via, Ciutat Vella, Benimaclet`.split(', '),
	},
	{
		region: 'Comunitat Valenciana',
		country: 'ES',
		city: 'Alboraia',
		zips: ['46120'],
		districts: `la Patacona, l’Horta`.split(', '),
	},
	{
		region: 'Comunitat Valenciana',
		country: 'ES',
		city: 'Puçol',
		zips: ['46530'],
		districts: `Monte Picaio`.split(', '),
	},
	{
		region: 'Comunitat Valenciana',
		country: 'ES',
		city: 'Borriana',
		zips: ['12530'],
		districts: [],
	},
];

const projects = [
	{ id: 1, names: { de: 'Kanalhöfe', en: 'Kanalhöfe', es: 'Kanalhöfe' } },
	{ id: 2, names: { de: 'Gartenzeile Berne', en: 'Gartenzeile Berne', es: 'Gartenzeile Berne' } },
	{ id: 3, names: { de: 'Osterbekhäuser', en: 'Osterbek Houses', es: 'Casas Osterbek' } },
];

/** Words of titles on offer, of each language: they begin many a phrase, and change nothing of what it means. */
const titlesOnOffer =
	'Loft am Kanal Musikviertel Wasserblick Elbblick Deich frei freistehend helle Kapitalanlage Arbeitsweg Familie Nähe loft on the canal music quarter sea view courtyard bright beach near months people office facing junto al canal vistas al mar patio azotea luminoso cerca de playa invertir familia 1 2 3 4 1.3 01 03 2027 44 1000';

function accountOf(): IndexedUnit[] {
	const all = places.flatMap(({ districts, zips, ...place }) =>
		[undefined, ...districts].map((district, at) => ({
			...place,
			district,
			zip: zips[at % zips.length],
		})),
	);
	return all.map((place, at) => ({
		id: at + 1,
		deal: 'buy',
		reserved: false,
		kind: 'apartment',
		areas: {},
		features: [],
		createdAt: 0,
		projectId: (at % 3) + 1,
		...place,
	}));
}

/** Understands phrases in a language, of an account with these places, projects, titles and references, on 25 November 2026. */
export async function reader(
	locale: Locale,
	titles = titlesOnOffer,
	references: readonly string[] = ['LE-L4', 'HH-H20', 'VLC-R96'],
) {
	const vocabulary = await loadVocabulary(locale);
	const index = readIndex(writeIndex(accountOf(), { shift: 4, projects }));
	const known = { index, places: namePlaces(index.places) };
	const own = wordsIn(titles);
	const isText = (word: string) =>
		word.length > 1 && wordsIn(word).every((part) => own.some((one) => one.startsWith(part)));
	const joined = new Set(references.map((one) => wordsIn(one).join('')));
	const isReference = (text: string) => joined.has(wordsIn(text).join(''));
	const read = createReader(vocabulary, known);
	return (phrase: string) => read(phrase, { isText, isReference, now: new Date(2026, 10, 25) });
}

/** What was understood, as the lists of phrases say it. */
export function said({ deal, fields, words, unknown }: Understood): string {
	return canonical([
		...Object.entries(fields).map(([field, values = []]) => `${field}=${values.join(',')}`),
		...(deal ? [`deal=${deal}`] : []),
		...(words.length > 0 ? [`words=${words.join(' ')}`] : []),
		...unknown.map((one) => `?=${one}`),
	]);
}

/** The phrases of a list that are not understood as it says, with what they are taken for. */
export async function misread(name: 'chosen' | 'long', locale: Locale) {
	const read = await reader(locale);
	const all = phrasesIn(name, locale).map(({ phrase, expected }) => ({
		phrase,
		expected,
		got: said(read(phrase)),
	}));
	return { count: all.length, wrong: all.filter(({ expected, got }) => expected !== got) };
}

/** The phrases of a language in a list, each with the query expected of it in one order. */
export function phrasesIn(name: string, locale: Locale) {
	const file = new URL(`../fixtures/phrases/${name}.txt`, import.meta.url);
	return readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line.startsWith(`${locale} | `))
		.map((line) => {
			const at = line.lastIndexOf(' | ');
			const parts = line.slice(at + 3).split(/ (?=\S*=)/);
			return { phrase: line.slice(5, at), expected: canonical(parts) };
		});
}

function canonical(parts: readonly string[]): string {
	const unknown = parts.filter((part) => part.startsWith('?='));
	const others = parts.filter((part) => !part.startsWith('?='));
	const sorted = others.map((part) => {
		const [field = '', values = ''] = part.split('=');
		return `${field}=${values.split(',').toSorted().join(',')}`;
	});
	const rest = unknown.map((part) => fold(part.slice(2))).join(' ');
	return [...sorted.toSorted(), ...(rest ? [`?=${rest}`] : [])].join(' ');
}
