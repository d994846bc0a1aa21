import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Described } from '../../../src/domain/unit.ts';
import { searchText } from '../../../src/view/unit/search-text.ts';
import { fold, wordsIn } from '../../../src/search/fold.ts';
import { readTexts, writeTexts } from '../../../src/search/text-file.ts';
import { openTexts } from '../../../src/search/browser/text-search.ts';
import { anyText } from '../../support/any-text.ts';
import { catalogueOf, publicProjectOf, publicUnitOf } from '../../support/catalogue.ts';
import { atOnce } from '../../support/search.ts';

const home = (id: number, reference: string, de: string): Described => ({
	id,
	reference,
	title: { de },
	kind: 'apartment',
	city: 'Hamburg',
	district: 'Ottensen',
	features: ['lift'],
});
const homes = [
	home(10038, 'HH-H-038', 'Altbauwohnung mit Stuck und Balkon in Ottensen'),
	home(10016, 'LE-M-016', 'Loft am Kanal mit Balkon'),
	home(10028, 'LE-M-028', 'Stadthaus mit Garten, 120 m²'),
];

/** By way of the file, as a browser does. */
function search() {
	const texts = homes.map((unit) => searchText(unit, { locale: 'de', fallback: 'de' }));
	return atOnce(openTexts(readTexts(writeTexts(texts))));
}

test('a unit is found by its reference, however its parts are joined, and by nothing else of the kind', () => {
	const { find, isReference } = search();
	for (const { reference = '', id } of homes) {
		for (const typed of [reference, reference.toLowerCase(), reference.replaceAll('-', '')]) {
			expect(isReference(typed)).toBe(true);
			expect(find(typed)).toEqual([id]);
		}
		expect(find(`"${reference.replaceAll('-', ' ')}"`)).toEqual([id]);
		expect(isReference(reference.slice(0, -1)) && find(reference.slice(0, -1)).includes(id)).toBe(
			false,
		);
	}
	for (const no of ['', 'Leipzig', '016', '10028', 'm2']) expect(isReference(no)).toBe(false);
});

test('what stands in quotation marks is found in titles, word for word and in its order', () => {
	const { find, has } = search();
	expect(find('"Stuck und Balkon"')).toContain(10038);
	expect(find('"stuck UND balkon"')).toContain(10038);
	expect(find('"Balkon und Stuck"')).toEqual([]);
	expect(find('"Stuck und Balk"')).toEqual([]);
	expect(find('"mit Stuck" "in Ottensen"')).toContain(10038);
	expect(find('"mit Stuck" "in Sasel"')).toEqual([]);
	expect(has('stuc')).toBe(true);
	expect(has('stucx')).toBe(false);
});

test('folding what is folded changes nothing, and neither case nor accents matter', () => {
	fc.assert(
		fc.property(anyText(), (text) => {
			expect(fold(fold(text))).toBe(fold(text));
		}),
		{ numRuns: 2000 },
	);
	for (const same of [
		['Straße', 'STRASSE', 'strasse'],
		['Grün', 'gruen', 'GRUEN', 'grun'],
		['Habitación', 'habitacion'],
		['l’Eixample', "L'EIXAMPLE"],
		['44 m²', '44 m2'],
	]) {
		expect(new Set(same.map((text) => wordsIn(text).join(' '))).size).toBe(1);
	}
});

test('every title is found by all of it, and every word and beginning of one is known', () => {
	const text = fc.record({ id: fc.nat(50), own: fc.string({ unit: 'grapheme' }) });
	fc.assert(
		fc.property(fc.uniqueArray(text, { selector: ({ id }) => id }), (all) => {
			const { find, has } = atOnce(
				openTexts(all.map((one) => ({ ...one, reference: '', shared: [] }))),
			);
			for (const { id, own } of all) {
				const words = wordsIn(own);
				if (words.length > 0) expect(find(`"${words.join(' ')}"`)).toContain(id);
				for (const word of words) {
					expect(has(word)).toBe(true);
					if ([...word].length > 3) expect(has([...word].slice(0, 3).join(''))).toBe(true);
				}
			}
		}),
	);
});

test('the file holds what was written', () => {
	const texts = homes.map((unit) => searchText(unit, { locale: 'de', fallback: 'de' }));
	const read = readTexts(writeTexts(texts));
	expect(read).toEqual(texts.toSorted((a, b) => a.id - b.id));
	expect(() => readTexts('{"format":0}')).toThrow('format 0');
});

test('nothing hidden is in the words: neither street, price nor text, nor what is not on offer', () => {
	const secret = 'Geheimweg';
	const catalogue = catalogueOf({
		units: [
			publicUnitOf(1, {
				place: { city: 'Jena', street: `${secret} 7`, zip: '07743' },
				description: { de: `<p>${secret}</p>` },
				price: { kind: 'onRequest' },
				projectId: 5,
				broker: { id: 3, name: secret },
			}),
			publicUnitOf(2, { title: { de: secret }, status: 'sold' }),
		],
		projects: [publicProjectOf(5, { title: { de: 'Am Markt' }, description: { de: secret } })],
	});
	const words = { locale: 'de', fallback: 'de' } as const;
	const file = writeTexts(catalogue.described().map((unit) => searchText(unit, words)));
	expect(file).not.toContain(secret);
	expect(file).not.toContain('07743');
	expect(file).toContain('Am Markt');
	expect(readTexts(file).map(({ id }) => id)).toEqual([1]);
});
