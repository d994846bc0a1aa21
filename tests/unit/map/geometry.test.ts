import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipLine, clipRing } from '../../../src/map/plan/clip.ts';
import { joinLines, simplified } from '../../../src/map/plan/lines.ts';
import { svgPath } from '../../../src/map/plan/location-plan.ts';
import type { Spot } from '../../../src/map/plan/spot.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const spot = fc.tuple(fc.integer({ min: -20, max: 30 }), fc.integer({ min: -20, max: 30 }));
const isIn = ([x, y]: Spot) => x > -1e-9 && x < 10 + 1e-9 && y > -1e-9 && y < 10 + 1e-9;

describe('what is cut to a box', () => {
	test('a line keeps the parts within, with ends on the edge', () => {
		expect(
			clipLine(
				[
					[-5, 5],
					[15, 5],
				],
				box,
			),
		).toEqual([
			[
				[0, 5],
				[10, 5],
			],
		]);
		const parts = clipLine(
			[
				[2, 2],
				[2, 20],
				[8, 20],
				[8, 2],
			],
			box,
		);
		expect(parts).toEqual([
			[
				[2, 2],
				[2, 10],
			],
			[
				[8, 10],
				[8, 2],
			],
		]);
		expect(
			clipLine(
				[
					[-5, -5],
					[-5, 20],
				],
				box,
			),
		).toEqual([]);
	});

	test('an area keeps its corners within, and gets those of the box', () => {
		const whole: Spot[] = [
			[-5, -5],
			[20, -5],
			[20, 20],
			[-5, 20],
		];
		expect(new Set(clipRing(whole, box).map(String))).toEqual(
			new Set(['0,0', '10,0', '10,10', '0,10']),
		);
		expect(
			clipRing(
				[
					[20, 20],
					[30, 20],
					[30, 30],
				],
				box,
			),
		).toEqual([]);
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
		const pieces: Spot[][] = [
			[
				[0, 0],
				[10, 0],
			],
			[
				[30, 0],
				[20, 0],
			],
			[
				[10, 0],
				[20, 0],
			],
		];
		expect(joinLines(pieces)).toHaveLength(1);
		expect(
			joinLines(pieces)[0]
				?.map(([x]) => x)
				.toSorted((a, b) => a - b),
		).toEqual([0, 10, 20, 30]);
		expect(
			joinLines([
				[
					[0, 0],
					[10, 0],
				],
				[
					[20, 0],
					[30, 0],
				],
			]),
		).toHaveLength(2);
	});

	test('lose the spots that change nothing, and keep corners', () => {
		expect(
			simplified(
				[
					[0, 0],
					[5, 0.2],
					[10, 0],
					[10, 9],
				],
				0.7,
			),
		).toEqual([
			[0, 0],
			[10, 0],
			[10, 9],
		]);
	});

	test('are told in the numbers of a path, each from the end of the one before', () => {
		expect(
			svgPath([
				[
					[1, 1],
					[4, 5],
				],
				[
					[4, 6],
					[2, 6],
				],
			]),
		).toBe('m1 1l3 4m0 1l-2 0');
		expect(
			svgPath(
				[
					[
						[1, 1],
						[4, 1],
						[4, 4],
					],
					[
						[2, 2],
						[3, 2],
						[3, 3],
					],
				],
				{ closed: true },
			),
		).toBe('m1 1l3 0 0 3zm1 1l1 0 0 1z');
	});
});
