import { expect, test } from 'vitest';
import { FloorPlan } from '../../../../src/domain/site/floor-plan.ts';
import { floorPlanTypes, typeRooms } from '../../../../src/view/project/floor-plan-types.ts';
import { publicUnitOf } from '../../../support/catalogue.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';

const titled = (base: string, de: string) => ({ ...shownPhoto(base), caption: { de } });
const plan = { ...shownPhoto('plan', 'floorPlan'), caption: { de: 'Grundriss: Loft' } };
const [kitchen, bedroom] = [titled('kitchen', 'Küche'), titled('bedroom', 'Schlafzimmer')];
const drawn = (name: string) => shownPhoto(name, 'floorPlan');
const floorPlans = [
	FloorPlan.parse({
		plan: 'Grundriss: Loft',
		rooms: [
			{ kind: 'kitchen', at: [10, 20, 30, 25] },
			{ kind: 'bedroom', at: [50, 20, 30, 25] },
		],
	}),
];
const house = titled('house', 'Haus am Kanal');

/** What the rooms of the only type lead to, and the photos beside its plan. */
function shown(homes: readonly Parameters<typeof publicUnitOf>[1][], ofProject = [house]) {
	const [type] = floorPlanTypes(homes.map((home, at) => publicUnitOf(at + 1, home)));
	if (!type) throw new Error('The homes have no plan.');
	const options = { floorPlans, locale: 'de', defaultLocale: 'de', crmLocale: 'de' } as const;
	const { rooms, photos } = typeRooms(type, ofProject, options);
	return [rooms.flat().map((room) => room.photos.length), photos];
}

test('the rooms of a type lead to the photos of the home that shows most of them', () => {
	const homes = [{ pictures: [kitchen, plan] }, { pictures: [house, kitchen, bedroom, plan] }];
	expect(shown(homes)).toEqual([
		[1, 1],
		[kitchen, bedroom],
	]);
});

test('a home that is gone shows none of its rooms', () => {
	const homes = [
		{ pictures: [kitchen, plan] },
		{ status: 'sold', pictures: [bedroom, plan] },
	] as const;
	expect(shown(homes.map((home) => ({ ...home, pictures: [...home.pictures] })))).toEqual([
		[1, 0],
		[kitchen],
	]);
});

test('where no home shows a room, the photos of the project may', () => {
	expect(shown([{ pictures: [house, plan] }], [house, bedroom])).toEqual([[0, 1], [bedroom]]);
	expect(shown([{ pictures: [house, plan] }])).toEqual([[0, 0], []]);
});

test('floor plan types join units with the same plans and rooms, those with fewest rooms first', () => {
	const [a, b, c] = [drawn('a'), drawn('b'), drawn('c')];
	const types = floorPlanTypes([
		publicUnitOf(1, { rooms: 3, areas: { living: 85.4 }, pictures: [b] }),
		publicUnitOf(2, { rooms: 2, areas: { living: 62 }, pictures: [a] }),
		publicUnitOf(3, { rooms: 3, areas: { living: 84 }, pictures: [b], status: 'sold' }),
		publicUnitOf(4, { rooms: 3, pictures: [b, c] }),
		publicUnitOf(5, { rooms: 1, pictures: [] }),
	]);
	expect(types.map(({ units, areas, free }) => [units.map(({ id }) => id), areas, free])).toEqual([
		[[2], { low: 62, high: 62 }, 1],
		[[4], undefined, 1],
		[[1, 3], { low: 84, high: 85.4 }, 1],
	]);
});
