import type { Picture } from './picture.ts';
import { subjectOf } from './provenance-words.ts';

/**
 * Puts an altered picture and the one it was made from beside each other, in the place of whichever came first, so that
 * one press leads from one to the other. They are known by titles that say the same but for the alteration.
 */
export function besideUnaltered(pictures: readonly Picture[]): readonly Picture[] {
	/** By either of two pictures, the other. */
	const twins = new Map<Picture, Picture>();
	for (const altered of pictures) {
		if (altered.provenance === undefined) continue;
		const twin = pictures.find((each) => !twins.has(each) && isUnaltered(each, altered));
		if (twin) twins.set(altered, twin).set(twin, altered);
	}
	if (twins.size === 0) return pictures;
	const placed = new Set<Picture>();
	return pictures.flatMap((first) => {
		const second = twins.get(first);
		if (!second) return first;
		if (placed.has(first)) return [];
		placed.add(second);
		return first.provenance
			? [{ ...first, unaltered: 'next' as const }, second]
			: [first, { ...second, unaltered: 'previous' as const }];
	});
}

function isUnaltered(picture: Picture, altered: Picture): boolean {
	if (picture.provenance !== undefined || picture.kind !== altered.kind) return false;
	return Object.entries(altered.caption ?? {}).some(([locale, title]) => {
		const subject = subjectOf(title);
		const others = Object.entries(picture.caption ?? {});
		return (
			subject !== '' &&
			others.some(([each, text]) => each === locale && subjectOf(text) === subject)
		);
	});
}
