import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellCentre, cellRadiusMetres } from '../../../src/gate/fields/grid.ts';
import type { Point } from '../../../src/domain/place.ts';
import { publicUnit } from '../../support/gate.ts';

const inEurope = fc.record({
	lat: fc.double({ min: 27, max: 60, noNaN: true }),
	lng: fc.double({ min: -18, max: 20, noNaN: true }),
});
const anywhere = fc.record({
	lat: fc.double({ min: -90, max: 90, noNaN: true }),
	lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('every point of a cell gives the same centre, so the centre tells nothing of the point', () => {
	const share = fc.double({ min: -0.49, max: 0.49, noNaN: true });
	fc.assert(
		fc.property(inEurope, share, share, (point, north, east) => {
			const centre = cellCentre(point);
			const kilometre = 1 / 111.32;
			const other = {
				lat: centre.lat + north * kilometre,
				lng: centre.lng + (east * kilometre) / Math.cos((centre.lat * Math.PI) / 180),
			};
			expect(cellCentre(other)).toEqual(centre);
		}),
	);
});

test('the point lies within the circle that is published', () => {
	fc.assert(
		fc.property(inEurope, (point) => {
			expect(metresBetween(point, cellCentre(point))).toBeLessThan(cellRadiusMetres + 2);
		}),
	);
});

test('the centre of a cell lies in that cell, so snapping twice changes nothing', () => {
	fc.assert(
		fc.property(anywhere, (point) => {
			const centre = cellCentre(point);
			expect(Math.abs(centre.lat)).toBeLessThanOrEqual(90);
			expect(Math.abs(centre.lng)).toBeLessThanOrEqual(180);
			expect(cellCentre(centre)).toEqual(centre);
		}),
	);
});

test('a hidden point leaves the gate as its cell, and nothing of it is left', () => {
	fc.assert(
		fc.property(
			fc.double({ min: 47.3, max: 55, noNaN: true }),
			fc.double({ min: 5.9, max: 15, noNaN: true }),
			(lat, lng) => {
				const { place } = publicUnit({ hide_address: true, lat, lng });
				expect(place.location).toEqual({
					precision: 'cell',
					...cellCentre({ lat, lng }),
					radiusMetres: cellRadiusMetres,
				});
			},
		),
		{ numRuns: 50 },
	);
});

test.each([
	['swapped', 11.59, 50.93],
	['in another country', 40.4, -3.7],
	['half', 50.93, null],
	['zero', 0, 0],
	['nonsense', 'x', 'y'],
])('coordinates that are %s are not published', (_, lat, lng) => {
	expect(publicUnit({ lat, lng }).place.location).toBeUndefined();
});

function metresBetween(a: Point, b: Point): number {
	const north = (a.lat - b.lat) * 111_320;
	const east = (a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180);
	return Math.hypot(north, east);
}
