import { expect, test } from 'vitest';
import { bearingOf } from '../../../src/map/bearing.ts';

const places = [
	{ name: 'west', point: { lat: 51, lng: 12 } },
	{ name: 'east', point: { lat: 51, lng: 13 } },
	{ name: 'unknown' },
];

test.each([
	[{ lat: 51.1, lng: 12 }, 'west', 0],
	[{ lat: 51.1, lng: 12.16 }, 'west', 1],
	[{ lat: 51, lng: 12.2 }, 'west', 2],
	[{ lat: 50.9, lng: 12.16 }, 'west', 3],
	[{ lat: 50.9, lng: 13 }, 'east', 4],
	[{ lat: 50.9, lng: 12.84 }, 'east', 5],
	[{ lat: 51, lng: 12.8 }, 'east', 6],
	[{ lat: 51.1, lng: 12.84 }, 'east', 7],
])(
	'%j lies as seen from the nearest place, %s, %i eighths of a turn from north',
	(to, name, eighth) => {
		expect(bearingOf(to, places)).toMatchObject({ from: { name }, eighth });
	},
);

test('a place is as far away as it is, and without places there is none', () => {
	expect(bearingOf({ lat: 51.1, lng: 12 }, places)?.kilometres).toBeCloseTo(11.12, 1);
	expect(bearingOf({ lat: 51.1, lng: 12 }, places.slice(2))).toBeUndefined();
});
