import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Picture } from '../../../src/domain/pictures/picture.ts';
import {
	openingCount,
	openingPictures,
	photoBands,
	pictureWords,
	provenanceLabel,
	withProvenance,
} from '../../../src/view/pictures.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

const photos = (count: number): Picture[] =>
	Array.from({ length: count }, (_, at) => shownPhoto(`photo-${at}`));
const sizes = (count: number, places: number) =>
	photoBands(photos(count), places).map(({ pictures }) => pictures.length);

test('after the photos on top they stand alone or in pairs, and what is left in the last place', () => {
	expect([1, 2, 3, 4, 5, 6].map(openingCount)).toEqual([1, 2, 2, 2, 3, 3]);
	expect(sizes(2, 3)).toEqual([]);
	expect(sizes(3, 3)).toEqual([1]);
	expect(sizes(6, 3)).toEqual([1, 2]);
	expect(sizes(9, 3)).toEqual([2, 2, 2]);
	expect(sizes(14, 3)).toEqual([1, 2, 8]);
});

test('every photo stands on the page once, in its order', () => {
	fc.assert(
		fc.property(fc.nat(40), fc.integer({ min: 1, max: 4 }), (count, places) => {
			const all = photos(count);
			const bands = photoBands(all, places);
			const later = bands.flatMap(({ pictures }) => pictures);
			expect([...all.slice(0, openingCount(count)), ...later]).toEqual(all);
			for (const { pictures, before, isFirst } of bands) {
				expect(pictures[0]).toBe(all[before]);
				expect(isFirst).toBe(before === openingCount(count));
			}
		}),
	);
});

test('a single photo has the first plan beside it on top of the page', () => {
	const [photo, other, plan] = ['photo', 'other', 'plan'].map((name) => shownPhoto(name));
	if (!photo || !other || !plan) throw new Error('There are three.');
	expect(openingPictures([photo], [plan, other])).toEqual([photo, plan]);
	expect(openingPictures([photo])).toEqual([photo]);
	expect(openingPictures([photo, other], [plan])).toEqual([photo, other]);
	expect(openingPictures([], [plan])).toEqual([]);
});

const words = (more: Partial<Picture>) =>
	pictureWords(
		{ ...shownPhoto('a'), ...more },
		{ alt: 'Wohnung, Bild 2', locale: 'de', defaultLocale: 'de' },
	);

test('a photo of which nothing else is known is described as before', () => {
	expect(words({})).toEqual({ text: 'Wohnung, Bild 2', lang: 'de', isCaption: false });
	expect(words({ caption: { de: 'Küche' } }).text).toBe('Küche');
	expect(provenanceLabel(shownPhoto('a'), 'de')).toBeUndefined();
	expect(withProvenance('', shownPhoto('a'), 'de')).toBe('');
});

test('an altered picture says so behind its caption, in the language of that', () => {
	const altered = { provenance: 'altered' } as const;
	expect(words(altered)).toMatchObject({
		text: 'Wohnung, Bild 2 – Mit KI bearbeitet',
		isCaption: true,
	});
	expect(words({ ...altered, caption: { en: 'Kitchen' } })).toMatchObject({
		text: 'Kitchen – Altered with AI',
		lang: 'en',
	});
	expect(words({ ...altered, caption: { de: 'Küche' }, unaltered: 'next' }).text).toBe(
		'Küche – Mit KI bearbeitet, unverändert: nächstes Bild',
	);
});

test('what the caption says itself is not said twice', () => {
	const caption = { de: 'Hof (Visualisierung)' };
	expect(words({ provenance: 'visualisation', caption }).text).toBe('Hof (Visualisierung)');
});

test('without any other words, those about the origin stand alone', () => {
	const picture = { provenance: 'generated' } as const;
	expect(withProvenance('', picture, 'es')).toBe('Generada con IA');
});
