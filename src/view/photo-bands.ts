import type { Picture } from '../domain/picture.ts';

/** How many photos stand on top of the page: a few leave one for further down. */
export function openingCount(photos: number): number {
	return photos >= 5 ? 3 : Math.min(photos, 2);
}

/**
 * The photos after those on top, as they stand between the parts of a page: alone or in pairs, and all that is left in
 * the last place.
 * @param places how many there are on the page
 */
export function photoBands(photos: readonly Picture[], places: number): readonly Picture[][] {
	const later = photos.slice(openingCount(photos.length));
	const bands: Picture[][] = [];
	for (let place = 1, at = 0; place <= places; place += 1) {
		const size = place === places ? later.length : (later.length - at) % 2 || 2;
		bands.push(later.slice(at, at + size));
		at += size;
	}
	return bands;
}
