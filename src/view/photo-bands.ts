import type { Picture } from '../domain/pictures/picture.ts';

/** Photos that stand together between two parts of a page. */
export interface PhotoBand {
	readonly pictures: readonly Picture[];
	/** How many stand before them on the page. */
	readonly before: number;
	/** Whether they are the first below those on top. */
	readonly isFirst: boolean;
}

/** The pictures on top of a page: a few photos leave one for further down, and beside a single one stands a plan. */
export function openingPictures(
	photos: readonly Picture[],
	plans: readonly Picture[] = [],
): readonly Picture[] {
	const opening = photos.slice(0, openingCount(photos.length));
	return opening.length === 1 ? [...opening, ...plans.slice(0, 1)] : opening;
}

/** How many of the photos. */
export function openingCount(photos: number): number {
	return photos >= 5 ? 3 : Math.min(photos, 2);
}

/**
 * The photos after those on top: alone or in pairs, and all that is left in the last place.
 * @param places how many there are on the page; those without a photo are left out
 */
export function photoBands(photos: readonly Picture[], places: number): PhotoBand[] {
	const bands: PhotoBand[] = [];
	const first = openingCount(photos.length);
	for (let before = first; before < photos.length && bands.length < places;) {
		const left = photos.length - before;
		const size = bands.length === places - 1 ? left : left % 2 || 2;
		const pictures = photos.slice(before, before + size);
		bands.push({ pictures, before, isFirst: before === first });
		before += size;
	}
	return bands;
}
