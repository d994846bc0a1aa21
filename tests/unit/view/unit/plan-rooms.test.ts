import { describe, expect, test } from 'vitest';
import { FloorPlan } from '../../../../src/domain/site/floor-plan.ts';
import { planNames, roomInTitle, roomsOfPlans } from '../../../../src/view/unit/plan-rooms.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';

const titled = (base: string, de: string) => ({ ...shownPhoto(base), caption: { de } });
const plan = { ...shownPhoto('plan', 'floorPlan'), id: 71, caption: { de: 'Grundriss: Loft' } };
const photos = [
	titled('kitchen', 'Helle Küchenzeile mit Esstisch'),
	titled('calm', 'Ruhiges Schlafzimmer mit Doppelbett'),
	titled('dark', 'Schlafzimmer mit Nussbaumwand'),
	titled('house', 'Wohnhaus mit umlaufenden Balkonen'),
];
const kitchen = { kind: 'kitchen', at: [10, 20, 30, 25] } as const;
const bedroom = { kind: 'bedroom', at: [50, 20, 30, 25] } as const;

function rooms(settings: readonly object[], plans = [plan]) {
	return roomsOfPlans(plans, photos, {
		floorPlans: settings.map((each) => FloorPlan.parse(each)),
		locale: 'en',
		defaultLocale: 'de',
		crmLocale: 'de',
	});
}

describe('the rooms of a plan', () => {
	test('lead to the pictures whose titles begin with them, and are named in the language of the page', () => {
		const [shown = []] = rooms([{ plan: 'Grundriss: Loft', rooms: [kitchen, bedroom] }]);
		expect(shown.map(({ name, photos }) => [name, photos])).toEqual([
			['Kitchen', ['/media/kitchen-960.jpg']],
			['Bedroom', ['/media/calm-960.jpg', '/media/dark-960.jpg']],
		]);
	});

	test('are known by the id of the plan, too, and no plan has those of another', () => {
		expect(rooms([{ plan: 71, rooms: [kitchen] }])[0]).toHaveLength(1);
		expect(rooms([{ plan: 72, rooms: [kitchen] }])).toEqual([[]]);
	});

	test('of a kind that stands twice lead only to the pictures that the company names', () => {
		const twice = [bedroom, { ...bedroom, pictures: ['Nussbaum'] }];
		const [shown = []] = rooms([{ plan: 71, rooms: twice }]);
		expect(shown.map(({ photos }) => photos)).toEqual([[], ['/media/dark-960.jpg']]);
		const upper = { ...plan, id: 72 };
		const both = rooms(
			[
				{ plan: 71, rooms: [bedroom] },
				{ plan: 72, rooms: [bedroom] },
			],
			[plan, upper],
		);
		expect(both.flat().flatMap(({ photos }) => photos)).toEqual([]);
	});

	test('say where the camera stood, and which way it looked', () => {
		const cameras = [{ picture: 'Küchenzeile', at: [12, 30], towards: 90 }];
		const [shown = []] = rooms([{ plan: 71, rooms: [{ ...kitchen, cameras }] }]);
		expect(shown[0]?.cameras).toEqual([
			{ photo: '/media/kitchen-960.jpg', at: [12, 30], towards: 90 },
		]);
	});
});

describe('a title', () => {
	test.each([
		['Wohnzimmer mit Fensterfront zur Loggia', 'living'],
		['Altbauküche mit Schachbrettboden', 'kitchen'],
		['Bad mit freistehender Wanne', 'bathroom'],
		['Arbeitszimmer', 'study'],
		['Kitchen with island', 'kitchen'],
		['Dormitorio principal con vistas', 'bedroom'],
		['Terraza con pérgola', 'outside'],
	])('"%s" shows the %s', (title, kind) => {
		expect(roomInTitle(title)).toBe(kind);
	});

	test.each([
		'Holzverkleidetes Wohnhaus mit umlaufenden Balkonen',
		'Schwimmbad im Garten',
		'Küche und Schlafzimmer',
		'Blick in die Küche',
		'Wohnzimmer Küche',
		'',
	])('"%s" is left alone, because it tells no one room', (title) => {
		expect(roomInTitle(title)).toBeUndefined();
	});
});

test('plans are named by what their captions do not share', () => {
	expect(
		planNames(['Grundriss: Stadthaus, Erdgeschoss', 'Grundriss: Stadthaus, obergeschoss']),
	).toEqual(['Erdgeschoss', 'Obergeschoss']);
	expect(planNames(['EG', 'OG', 'Dachgeschoss'])).toEqual(['EG', 'OG', 'Dachgeschoss']);
	expect(planNames(['Erdgeschoss', 'Erdgeschoss mit Garten'])).toEqual([
		'Erdgeschoss',
		'Erdgeschoss mit Garten',
	]);
});

test('a plan without a caption, or with the same one as all others, has no name of its own', () => {
	expect(planNames([undefined, 'Plan: Keller'])).toEqual([undefined, 'Plan: Keller']);
	expect(planNames(['Plan: ', 'Plan: '])).toEqual([undefined, undefined]);
});
