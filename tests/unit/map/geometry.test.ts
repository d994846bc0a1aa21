import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipLine, clipRing } from '../../../src/map/plan/clip.ts';
import { joinLines, simplified } from '../../../src/map/plan/lines.ts';
import { svgPath } from '../../../src/map/plan/location-plan.ts';
import type { Spot } from '../../../src/map/plan/spot.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const spot = fc.tuple(fc.integer({ min: -20, max: 30 }), fc.integer({ min: -20, max: 30 }));
const isIn = ([x, y]: Spot) => x > -1e-9 && x < 10 + 1e-9 && y > -1e-9 && y < 10 + 1e-9;

/** A line of spots, each as "x,y". */
function line(text: string): Spot[] {
	return text.split(' ').map((each) => {
		const [x = Number.NaN, y = Number.NaN] = each.split(',').map(Number);
		return [x, y];
	});
}

describe('what is cut to a box', () => {
	test.each([
		['-5,5 15,5', ['0,5 10,5']],
		['2,2 2,20 8,20 8,2', ['2,2 2,10', '8,10 8,2']],
		['-5,-5 -5,20', []],
	])('of the line %s the parts within are kept, with ends on the edge: %j', (whole, parts) => {
		expect(clipLine(line(whole), box)).toEqual(parts.map(line));
	});

	test('an area keeps its corners within, and gets those of the box', () => {
		const corners = clipRing(line('-5,-5 20,-5 20,20 -5,20'), box).map(String);
		expect(new Set(corners)).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
		expect(clipRing(line('20,20 30,20 30,30'), box)).toEqual([]);
	});

	test('nothing lies beyond the box', () => {
		fc.assert(
			fc.property(fc.array(spot, { minLength: 3, maxLength: 12 }), (spots) => {
				expect(clipLine(spots, box).flat().every(isIn)).toBe(true);
				expect(clipRing(spots, box).every(isIn)).toBe(true);
			}),
		);
	});
});

describe('lines', () => {
	test('that meet become one, whichever way each runs', () => {
		const joined = joinLines(['0,0 10,0', '30,0 20,0', '10,0 20,0'].map(line));
		expect(joined).toHaveLength(1);
		expect(joined[0]?.map(([x]) => x).toSorted((a, b) => a - b)).toEqual([0, 10, 20, 30]);
		expect(joinLines(['0,0 10,0', '20,0 30,0'].map(line))).toHaveLength(2);
	});

	test('lose the spots that change nothing, and keep corners', () => {
		expect(simplified(line('0,0 5,0.2 10,0 10,9'), 0.7)).toEqual(line('0,0 10,0 10,9'));
	});

	test('are told in the numbers of a path, each from the end of the one before', () => {
		expect(svgPath(['1,1 4,5', '4,6 2,6'].map(line))).toBe('m1 1l3 4m0 1l-2 0');
		const closed = svgPath(['1,1 4,1 4,4', '2,2 3,2 3,3'].map(line), { closed: true });
		expect(closed).toBe('m1 1l3 0 0 3zm1 1l1 0 0 1z');
	});
});
