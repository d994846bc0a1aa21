import { expect, test } from 'vitest';
import type { Line } from '../../../src/map/plan/features.ts';
import { placeLabels } from '../../../src/map/plan/labels.ts';

const whole = { left: 0, top: 0, right: 800, bottom: 600 };
const room = { whole, narrow: { ...whole, left: 150, right: 650 }, taken: [] };
const street = (
	name: string,
	from: Line['spots'][0],
	to: Line['spots'][0],
	of: Line['of'] = 'minor',
): Line => ({
	of,
	name,
	spots: [from, to],
});
const across = (name: string, y: number) => street(name, [0, y], [800, y]);
const place = (lines: Line[], more = {}) =>
	placeLabels({ lines, points: [] }, { ...room, ...more });

test('a name stands along its street, and can be read without turning the page', () => {
	const labels = place([
		street('Westweg', [700, 300], [100, 300]),
		street('Nordweg', [100, 500], [100, 60]),
	]);
	expect(labels.map(({ turn }) => Math.abs(turn))).toEqual([0, 90]);
});

test('names that would lie over each other are not both there, and the wider street has the place', () => {
	const wide = street('Allee', [350, 304], [450, 304], 'major');
	const labels = place([across('Gasse', 300), wide, across('Weg', 340)]);
	expect(labels.map(({ text }) => text)).toEqual(['Allee', 'Gasse', 'Weg']);
	const [alley, lane] = labels;
	expect(Math.abs((alley?.spot[0] ?? 0) - (lane?.spot[0] ?? 0))).toBeGreaterThan(40);
});

test('a street that is too short or too bent has no name', () => {
	const bent = [300, 330, 360, 390, 420].map((x, at) => [x, at % 2 === 0 ? 300 : 330] as const);
	const short = street('Kurze Straße', [300, 300], [340, 300]);
	expect(place([short, { ...short, name: 'Krumme Straße', spots: bent }])).toEqual([]);
});

test('what the middle of a phone has no room for is left out there', () => {
	const [label] = place([street('Randstraße', [20, 300], [140, 300])]);
	expect(label?.isFine).toBe(true);
	expect(place([across('Mitte', 300)])[0]?.isFine).toBe(false);
});

test('nothing stands on the pin', () => {
	const pin = { spot: [400, 300], radius: 30 } as const;
	const [label] = place([across('Mitte', 300)], { taken: [pin] });
	expect(Math.abs((label?.spot[0] ?? 400) - 400)).toBeGreaterThan(45);
});
