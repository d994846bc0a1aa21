import { expect, test } from 'vitest';
import {
	provenanceInWords,
	subjectOf,
	besideUnaltered,
} from '../../../src/domain/pictures/provenance-words.ts';
import type { Picture } from '../../../src/domain/pictures/picture.ts';
import { written } from '../../support/written.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

test.each(written('provenance'))('"%s" says that a picture is %s', (title, told) => {
	expect(provenanceInWords(['Bild', title])).toBe(told);
});

test.each(written('no-provenance'))('"%s" says nothing of the kind', (title) => {
	expect(provenanceInWords([title])).toBeUndefined();
});

test('a tag counts as a title does, and the strongest word wins', () => {
	expect(provenanceInWords(['Fassade', 'Visualisierung', 'KI-generiert'])).toBe('generated');
});

test.each([
	['Wohnzimmer, virtuell möbliert', 'Wohnzimmer'],
	['Wohnzimmer (KI-bearbeitet)', 'Wohnzimmer, leer'],
	['Living room – virtually staged', 'Living room (unfurnished)'],
	['Salón amueblado virtualmente', 'Salón, vacío'],
	['Küche 2, virtuell renoviert', 'Küche 2 – Original, nicht virtuell renoviert'],
])('"%s" and "%s" show the same', (altered, unaltered) => {
	expect(subjectOf(altered)).toBe(subjectOf(unaltered));
	expect(subjectOf(altered)).not.toBe('');
});

test('two rooms are not the same', () => {
	expect(subjectOf('Schlafzimmer 1, virtuell möbliert')).not.toBe(subjectOf('Schlafzimmer 2'));
});

function picture(title: string, more: Partial<Picture> = {}): Picture {
	return { ...shownPhoto('a'), caption: { de: title }, ...more };
}

const altered = { provenance: 'altered' } as const;
const titles = (pictures: readonly Picture[]) => pictures.map(({ caption }) => caption?.de);

test('the unaltered picture follows the one that was made from it, which says where it is', () => {
	const pictures = [
		picture('Wohnzimmer, virtuell möbliert', altered),
		picture('Küche'),
		picture('Wohnzimmer, leer'),
	];
	const sorted = besideUnaltered(pictures);
	expect(titles(sorted)).toEqual(['Wohnzimmer, virtuell möbliert', 'Wohnzimmer, leer', 'Küche']);
	expect(sorted.map(({ unaltered }) => unaltered)).toEqual(['next', undefined, undefined]);
});

test('an unaltered picture that comes first stays first, and the altered one follows it', () => {
	const pictures = [picture('Küche'), picture('Bad'), picture('Küche (KI-bearbeitet)', altered)];
	const sorted = besideUnaltered(pictures);
	expect(titles(sorted)).toEqual(['Küche', 'Küche (KI-bearbeitet)', 'Bad']);
	expect(sorted[1]?.unaltered).toBe('previous');
});

test('of two altered pictures of a room, one has the unaltered picture beside it', () => {
	const pictures = [
		picture('Küche, virtuell möbliert', altered),
		picture('Küche, virtuell renoviert', altered),
		picture('Küche'),
	];
	const sorted = besideUnaltered(pictures);
	expect(sorted.map(({ unaltered }) => unaltered)).toEqual(['next', undefined, undefined]);
	expect(titles(sorted)[1]).toBe('Küche');
});

test('pictures without such a pair stay as they are', () => {
	const pictures = [
		picture('Virtuell möbliert', altered),
		picture('Bad'),
		picture('Grundriss Bad', { kind: 'floorPlan' }),
	];
	expect(besideUnaltered(pictures)).toBe(pictures);
});
