import { expect, test } from 'vitest';
import { leadPicture, leadPictures, type Picture } from '../../../src/domain/pictures/picture.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

const unit = (id: number, ...names: string[]) => ({
	id,
	pictures: names.map((name) => shownPhoto(name)),
});
const shown = (leads: ReadonlyMap<number, Picture>) =>
	[...leads].map(([id, { jpeg }]) => `${id} ${jpeg.name.replace('-960.jpg', '')}`);

test('a unit is shown by its first photo, and by a drawing only where it has no photo', () => {
	const [plan, photo] = [shownPhoto('plan', 'floorPlan'), shownPhoto('photo')];
	expect(leadPicture({ pictures: [plan, photo] })).toBe(photo);
	expect(leadPicture({ pictures: [plan] })).toBe(plan);
	expect(leadPicture({ pictures: [] })).toBeUndefined();
});

test('units that begin with the same photo are shown by different ones', () => {
	const units = [
		unit(1, 'house', 'room'),
		unit(2, 'house', 'room', 'bath'),
		unit(3, 'house', 'kitchen'),
	];
	expect(shown(leadPictures(units))).toEqual(['1 house', '2 room', '3 kitchen']);
});

test('a photo that stands elsewhere on the page is not shown again', () => {
	const leads = leadPictures([unit(1, 'house', 'room')], [shownPhoto('house'), undefined]);
	expect(shown(leads)).toEqual(['1 room']);
});

test('only the first photos may take the place; after that the same one is shown twice', () => {
	const units = [unit(1, 'a'), unit(2, 'b'), unit(3, 'c'), unit(4, 'a', 'b', 'c', 'cellar')];
	expect(shown(leadPictures(units)).at(-1)).toBe('4 a');
});

test('a unit without a picture has none', () => {
	expect(leadPictures([unit(1)]).size).toBe(0);
});

test('where all its photos are shown already, a unit takes the one that stands furthest away', () => {
	const units = [
		unit(1, 'house'),
		unit(2, 'room'),
		unit(3, 'bath'),
		unit(4, 'bath', 'room', 'house'),
	];
	expect(shown(leadPictures(units)).at(-1)).toBe('4 house');
	expect(shown(leadPictures(units, [shownPhoto('kitchen')])).at(-1)).toBe('4 house');
});
