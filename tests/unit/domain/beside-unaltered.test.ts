import { expect, test } from 'vitest';
import { besideUnaltered } from '../../../src/domain/pictures/beside-unaltered.ts';
import type { Picture } from '../../../src/domain/pictures/picture.ts';

function picture(title: string, more: Partial<Picture> = {}): Picture {
	return {
		kind: 'photo',
		caption: { de: title },
		width: 960,
		height: 640,
		colour: '#808080',
		avif: [{ name: 'a-960.avif', width: 960 }],
		jpeg: { name: 'a-960.jpg', width: 960 },
		...more,
	};
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
