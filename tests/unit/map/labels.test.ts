import { expect, test } from 'vitest';
import type { Line } from '../../../src/map/plan/features.ts';
import { placeLabels } from '../../../src/map/plan/labels.ts';

const whole = { left: 0, top: 0, right: 800, bottom: 600 };
const room = { whole, narrow: { ...whole, left: 150, right: 650 }, taken: [] };
const street = (name: string, y: number, rest: Partial<Line> = {}): Line => ({
	of: 'minor',
	name,
	spots: [
		[0, y],
		[800, y],
	],
	...rest,
});
const place = (lines: Line[], more = {}) =>
	placeLabels({ lines, points: [] }, { ...room, ...more });

test('a name stands along its street, and can be read without turning the page', () => {
	const labels = place([
		street('Westweg', 300, {
			spots: [
				[700, 300],
				[100, 300],
			],
		}),
		street('Nordweg', 0, {
			spots: [
				[100, 500],
				[100, 60],
			],
		}),
	]);
	expect(labels.map(({ turn }) => Math.abs(turn))).toEqual([0, 90]);
});

test('names that would lie over each other are not both there, and the wider street has the place', () => {
	const labels = place([
		street('Gasse', 300),
		street('Allee', 304, {
			of: 'major',
			spots: [
				[350, 304],
				[450, 304],
			],
		}),
		street('Weg', 340),
	]);
	expect(labels.map(({ text }) => text)).toEqual(['Allee', 'Gasse', 'Weg']);
	const [alley, lane] = labels;
	expect(Math.abs((alley?.spot[0] ?? 0) - (lane?.spot[0] ?? 0))).toBeGreaterThan(40);
});

test('a street that is too short or too bent has no name', () => {
	const bent: Line['spots'] = [
		[300, 300],
		[330, 330],
		[360, 300],
		[390, 330],
		[420, 300],
	];
	expect(
		place([
			street('Kurze Straße', 0, {
				spots: [
					[300, 300],
					[340, 300],
				],
			}),
			street('Krumme Straße', 0, { spots: bent }),
		]),
	).toEqual([]);
});

test('what the middle of a phone has no room for is left out there', () => {
	const [label] = place([
		street('Randstraße', 300, {
			spots: [
				[20, 300],
				[140, 300],
			],
		}),
	]);
	expect(label?.isFine).toBe(true);
	expect(place([street('Mitte', 300)])[0]?.isFine).toBe(false);
});

test('nothing stands on the pin', () => {
	const pin = { spot: [400, 300], radius: 30 } as const;
	const [label] = place([street('Mitte', 300)], { taken: [pin] });
	expect(Math.abs((label?.spot[0] ?? 400) - 400)).toBeGreaterThan(45);
});
