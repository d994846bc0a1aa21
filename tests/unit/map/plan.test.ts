import { brotliCompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Location } from '../../../src/domain/place.ts';
import { SchematicCity } from '../../../src/domain/schematic.ts';
import { cityPlan } from '../../../src/map/city-plan.ts';
import { drawSheet } from '../../../src/map/draw.ts';
import { cityNear, locationPlan } from '../../../src/map/location-plan.ts';
import { between, distance, frameAround, planeAround, type Spot } from '../../../src/map/plane.ts';
import { areaOf, laneWidth, type Quad } from '../../../src/map/quarter.ts';
import { cityPlans } from '../../../src/sandbox/demo/company/site.plans.ts';

const cities = cityPlans.map((city) => SchematicCity.parse(city));
const [leipzig] = cities;
if (!leipzig) throw new Error('The demo has no plan of a city.');

const near = fc.record({
	lat: fc.double({ min: leipzig.centre.lat - 0.08, max: leipzig.centre.lat + 0.08, noNaN: true }),
	lng: fc.double({ min: leipzig.centre.lng - 0.12, max: leipzig.centre.lng + 0.12, noNaN: true }),
});
const exact = ({ lat, lng }: { lat: number; lng: number }): Location => ({
	precision: 'exact',
	lat,
	lng,
});

const wide = frameAround([400, -300], { width: 1_500, height: 1_500 });
/** Corners go clockwise, so what is within them lies to the right of every side. */
const isWithin = ([east, south]: Spot, quad: Quad) =>
	quad.every(([x, y], at) => {
		const [toX, toY] = quad[(at + 1) % 4] ?? [x, y];
		return (toX - x) * (south - y) - (toY - y) * (east - x) >= 0;
	});

describe('the plan of a city', () => {
	test('is the same whenever it is drawn', () => {
		fc.assert(
			fc.property(near, (point) => {
				expect(locationPlan(exact(point), cities)).toEqual(
					locationPlan(exact(point), structuredClone(cities)),
				);
			}),
			{ numRuns: 20 },
		);
	});

	test('shows a street where another frame shows it, so that tiles fit together', () => {
		const { sheet } = cityPlan(leipzig);
		fc.assert(
			fc.property(
				fc.integer({ min: -3_000, max: 3_000 }),
				fc.integer({ min: -3_000, max: 3_000 }),
				(east, south) => {
					const whole = sheet(frameAround([east, south], { width: 1_600, height: 1_600 }));
					const part = sheet(frameAround([east + 350, south - 200], { width: 600, height: 500 }));
					expect(part.quarters.length).toBeGreaterThan(0);
					expect(part.lanes.length).toBeGreaterThan(0);
					for (const of of ['quarters', 'lanes', 'greens'] as const) {
						const known = new Set(whole[of].map((spots) => JSON.stringify(spots)));
						for (const spots of part[of]) expect(known).toContain(JSON.stringify(spots));
					}
				},
			),
			{ numRuns: 15 },
		);
	});

	test('has quarters that do not lie on each other', () => {
		const { quarters, lanes } = cityPlan(leipzig).sheet(wide);
		const middles = quarters.map((corners): Spot => {
			const sum = corners.reduce<Spot>(([x, y], [east, south]) => [x + east, y + south], [0, 0]);
			return [sum[0] / 4, sum[1] / 4];
		});
		for (const [at, middle] of middles.entries()) {
			const around = quarters.filter((quarter) => isWithin(middle, quarter));
			expect(around).toEqual([quarters[at]]);
		}
		const land = quarters.reduce((sum, corners) => sum + areaOf(corners), 0);
		const streets = lanes.reduce((sum, [from, to]) => sum + distance(from, to) * laneWidth, 0);
		expect(land - streets).toBeGreaterThan(1_500 * 1_500 * 0.7);
	});

	test('has lanes that end in the streets around a quarter and never in the next one', () => {
		const { quarters, lanes } = cityPlan(leipzig).sheet(wide);
		expect(lanes.length).toBeGreaterThan(quarters.length);
		for (const [from, to] of lanes) {
			const past = laneWidth / 2 / distance(from, to);
			const sides = [between(from, to, past + 0.001), between(from, to, 1 - past - 0.001)];
			const own = quarters.filter((quarter) => sides.every((spot) => isWithin(spot, quarter)));
			expect(own).toHaveLength(1);
			const next = quarters.filter((quarter) => !own.includes(quarter));
			for (const end of [from, to])
				expect(next.some((quarter) => isWithin(end, quarter))).toBe(false);
		}
	});

	test('takes other streets for another name', () => {
		const other = { ...leipzig, name: 'Halle' };
		const frame = frameAround([0, 0], { width: 500, height: 500 });
		expect(cityPlan(other).sheet(frame).lanes).not.toEqual(cityPlan(leipzig).sheet(frame).lanes);
		expect(cityPlan(other).sheet(frame).quarters).not.toEqual(
			cityPlan(leipzig).sheet(frame).quarters,
		);
	});

	test('draws water where the settings say it is', () => {
		const location = exact({ lat: 51.336, lng: 12.354 });
		const looks = locationPlan(location, cities)?.layers.map(({ look }) => look);
		expect(looks).toContain('water');
	});
});

describe('the plan around a place', () => {
	test('takes at most 2.4 kB of a page', () => {
		fc.assert(
			fc.property(near, fc.boolean(), (point, hidden) => {
				const location: Location = hidden
					? { precision: 'cell', ...point, radiusMetres: 710 }
					: exact(point);
				const plan = locationPlan(location, cities);
				const text = plan?.layers.map(({ path }) => path).join('"/><path d="') ?? '';
				expect(brotliCompressSync(text).length).toBeLessThan(2_400);
			}),
			{ numRuns: 40 },
		);
	});

	test('has a circle of the true size around a hidden place and none around any other', () => {
		const point = { lat: 51.33, lng: 12.37 };
		const hidden = locationPlan({ precision: 'cell', ...point, radiusMetres: 710 }, cities);
		expect(hidden?.radius).toBeCloseTo(284);
		expect(hidden && hidden.radius! * 2).toBeLessThan(hidden?.height ?? 0);
		expect(locationPlan(exact(point), cities)?.radius).toBeUndefined();
	});

	test('writes whole numbers only, and no number that is none', () => {
		fc.assert(
			fc.property(near, (point) => {
				for (const { path } of locationPlan(exact(point), cities)?.layers ?? []) {
					expect(path).toMatch(/^[-\dMmlczhv ]+$/);
				}
			}),
			{ numRuns: 20 },
		);
	});

	test('does not exist where no city has a plan', () => {
		expect(locationPlan(exact({ lat: 48.1, lng: 11.6 }), cities)).toBeUndefined();
		expect(locationPlan(exact({ lat: 51.33, lng: 12.37 }), [])).toBeUndefined();
	});

	test('is taken from the nearest of the cities that reach so far', () => {
		const twin = { ...leipzig, name: 'Twin', centre: { lat: 51.4, lng: 12.37 } };
		expect(cityNear({ lat: 51.39, lng: 12.37 }, [leipzig, twin])).toBe(twin);
		expect(cityNear({ lat: 51.34, lng: 12.37 }, [leipzig, twin])).toBe(leipzig);
		expect(cityNear({ lat: 51.34, lng: 13.5 }, [leipzig, twin])).toBeUndefined();
	});
});

test('a plane measures in metres, and finds its way back', () => {
	const plane = planeAround({ lat: 51.34, lng: 12.37 });
	const spot = plane.spot({ lat: 51.35, lng: 12.37 });
	expect(spot[1]).toBeCloseTo(-1_113.2);
	fc.assert(
		fc.property(near, (point) => {
			const back = plane.point(plane.spot(point));
			expect(back.lat).toBeCloseTo(point.lat, 9);
			expect(back.lng).toBeCloseTo(point.lng, 9);
		}),
	);
});

test('a drawing of nothing has no layers', () => {
	const frame = frameAround([0, 0], { width: 10, height: 10 });
	const empty = { frame, quarters: [], lanes: [], greens: [], avenues: [], courses: [], areas: [] };
	expect(drawSheet(empty, { place: (spot) => spot, unitsPerMetre: 1 })).toEqual([]);
});
