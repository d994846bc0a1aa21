import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Picture } from '../../../src/domain/pictures/picture.ts';
import { openingCount, openingPictures, photoBands } from '../../../src/view/pictures.ts';
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
