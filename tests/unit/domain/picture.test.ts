import { expect, test } from 'vitest';
import { leadPicture, leadPictures, type Picture } from '../../../src/domain/pictures/picture.ts';

const picture = (name: string, kind: Picture['kind'] = 'photo'): Picture => ({
	kind,
	width: 3,
	height: 2,
	colour: '#888888',
	files: [{ name: `${name}.avif`, width: 3 }],
	jpeg: { name: `${name}.jpg`, width: 3 },
});
const unit = (id: number, ...names: string[]) => ({
	id,
	pictures: names.map((name) => picture(name)),
});
const shown = (leads: ReadonlyMap<number, Picture>) =>
	[...leads].map(([id, { jpeg }]) => `${id} ${jpeg.name}`);

test('a unit is shown by its first photo, and by a drawing only where it has no photo', () => {
	const [plan, photo] = [picture('plan', 'floorPlan'), picture('photo')];
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
	expect(shown(leadPictures(units))).toEqual(['1 house.jpg', '2 room.jpg', '3 kitchen.jpg']);
});

test('a photo that stands elsewhere on the page is not shown again', () => {
	const leads = leadPictures([unit(1, 'house', 'room')], [picture('house'), undefined]);
	expect(shown(leads)).toEqual(['1 room.jpg']);
});

test('only the first photos may take the place; after that the same one is shown twice', () => {
	const units = [unit(1, 'a'), unit(2, 'b'), unit(3, 'c'), unit(4, 'a', 'b', 'c', 'cellar')];
	expect(shown(leadPictures(units)).at(-1)).toBe('4 a.jpg');
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
	expect(shown(leadPictures(units)).at(-1)).toBe('4 house.jpg');
	expect(shown(leadPictures(units, [picture('kitchen')])).at(-1)).toBe('4 house.jpg');
});
