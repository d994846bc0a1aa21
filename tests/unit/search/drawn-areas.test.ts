import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inAreas } from '../../../src/search/browser/in-areas.ts';
import {
	areaFragment,
	areasIn,
	fitAreas,
	readAreas,
	simplify,
	writeAreas,
	type Area,
} from '../../../src/search/drawn-areas.ts';

const degrees = (most: number) =>
	fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((whole) => whole / 1e5);
const anyCorner = fc.record({ lat: degrees(85), lng: degrees(180) });
/** Corners in no order, so that many cross themselves. */
const anyArea = fc.array(anyCorner, { minLength: 3, maxLength: 60 }).filter(hasSize);
const anyAreas = fc.array(anyArea, { minLength: 1, maxLength: 5 });
const square: Area = [
	{ lat: 51.3, lng: 12.3 },
	{ lat: 51.3, lng: 12.4 },
	{ lat: 51.4, lng: 12.4 },
	{ lat: 51.4, lng: 12.3 },
];

function hasSize(area: Area): boolean {
	return readAreas(writeAreas([area.slice(0, 3)])).isWhole;
}

test('the letters are those of an encoded polyline with five digits', () => {
	// The example of those who made it.
	const area = [
		{ lat: 38.5, lng: -120.2 },
		{ lat: 40.7, lng: -120.95 },
		{ lat: 43.252, lng: -126.453 },
	];
	expect(writeAreas([area])).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
	expect(readAreas('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual({ areas: [area], isWhole: true });
});

test('every set of areas fits into 300 characters of an address, and is read from there as it was', () => {
	fc.assert(
		fc.property(anyAreas, (areas) => {
			const fitted = fitAreas(areas);
			// Five triangles around the earth may be too much.
			fc.pre(fitted !== undefined);
			const address = new URL(`https://site.example/#${areaFragment(writeAreas(fitted))}`);
			expect(address.hash.length).toBeLessThanOrEqual('#area='.length + 300);
			expect(address.hash).toMatch(/^#[\w\-.~!$&'()*+,;=:@/?%]+$/);
			expect(readAreas(areasIn(address.hash))).toEqual({ areas: fitted, isWhole: true });
			for (const [at, area] of fitted.entries())
				expect(areas[at]).toEqual(expect.arrayContaining([...area]));
		}),
	);
	expect(fitAreas([square])).toEqual([square]);
	expect(fitAreas(Array.from({ length: 6 }, () => square))).toBeUndefined();
});

describe('what somebody has written into an address', () => {
	const good = writeAreas([square]);
	test.each([
		['of two corners', writeAreas([square.slice(0, 2)])],
		['that is a line', writeAreas([[0, 1, 2].map((lat) => ({ lat, lng: 2 * lat }))])],
		['beyond the pole', writeAreas([square.map(({ lat, lng }) => ({ lat: lat + 60, lng }))])],
		['that ends within a number', good.slice(0, -1)],
		['with other letters', `${good.slice(0, 8)}ä${good.slice(9)}`],
		['with a number without an end', '~'.repeat(40)],
		['of markup', '"><script>alert(1)</script>'],
		['of nothing', ','],
	])('as an area %s is left out', (_, text) => {
		expect(readAreas(text)).toEqual({ areas: [], isWhole: false });
		expect(readAreas(`${text},${good}`)).toEqual({ areas: [square], isWhole: false });
	});
	test('is left out where it is longer than any that was drawn', () => {
		const many = writeAreas([square.flatMap((corner) => Array.from({ length: 60 }, () => corner))]);
		expect(readAreas(many)).toEqual({ areas: [], isWhole: false });
		expect(readAreas(Array.from({ length: 6 }, () => good).join(','))).toMatchObject({
			isWhole: false,
		});
	});
	test('never breaks anything', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 400 }), (text) => {
				const { areas } = readAreas(areasIn(`#area=${text}`));
				for (const area of areas) expect(area.length).toBeGreaterThan(2);
			}),
		);
	});
	test('beside the map or alone is found', () => {
		expect(areasIn(`#map=12/51.3/12.4&list=all&${areaFragment(good)}`)).toBe(good);
		for (const other of ['', '#after-map', '#map=12/51.3/12.4']) expect(areasIn(other)).toBe('');
	});
});

test('a stroke keeps its corners and loses what trembles between them', () => {
	const stroke = square.flatMap((from, at) => {
		const to = square[(at + 1) % 4] ?? from;
		return Array.from({ length: 50 }, (_, step) => ({
			lat: from.lat + ((to.lat - from.lat) * step) / 50 + (step % 2) * 1e-5 * Number(step > 0),
			lng: from.lng + ((to.lng - from.lng) * step) / 50,
		}));
	});
	expect(simplify(stroke, 1e-6)).toEqual(square);
});

/** Whether a grid of points in a box has one that lies in an area, by the angles it is seen under: odd windings are within. */
function anyWithin(
	area: Area,
	box: { lat: number; lng: number; high: number; wide: number },
): boolean {
	const steps = Array.from({ length: 41 }, (_, step) => step / 20 - 1);
	return steps.some((up) =>
		steps.some((right) => {
			const [y, x] = [box.lat + up * box.high, box.lng + right * box.wide];
			let turned = 0;
			for (const [at, corner] of area.entries()) {
				const next = area[(at + 1) % area.length] ?? corner;
				const angle =
					Math.atan2(next.lat - y, next.lng - x) - Math.atan2(corner.lat - y, corner.lng - x);
				turned += Math.atan2(Math.sin(angle), Math.cos(angle));
			}
			return Math.round(turned / Math.PI / 2) % 2 !== 0;
		}),
	);
}

const nearCorner = fc.record({
	lat: fc.integer({ min: 0, max: 60 }).map((part) => 51 + part / 1_000 + 0.00037),
	lng: fc.integer({ min: 0, max: 60 }).map((part) => 12 + part / 1_000 + 0.00041),
});
const nearArea = fc.array(nearCorner, { minLength: 3, maxLength: 9 });
const home = { lat: 51.03, lng: 12.03 };

const north = (by: number): Area => square.map(({ lat, lng }) => ({ lat: lat + by, lng }));
const findsCell = (areas: readonly Area[]) =>
	inAreas(areas, [{ id: 7, lat: 51.3, lng: 12.35, radius: 710 }]).ids.has(7);
const around = (size: number): Area =>
	square.map((_, at) => ({
		lat: 51 + size * (at < 2 ? -1 : 1),
		lng: 12 + size * (at === 0 || at === 3 ? -1 : 1),
	}));

test('a home is found where its point lies within, also of an area that crosses itself', () => {
	fc.assert(
		fc.property(nearArea, (area) => {
			const found = inAreas([area], [{ id: 7, ...home }]);
			expect(found.ids.has(7)).toBe(anyWithin(area, { ...home, high: 0, wide: 0 }));
			expect(found.rough.size).toBe(0);
		}),
	);
});

test('a home that hides its point is found where a part of its cell lies within, and told as rough', () => {
	const high = 502 / 111_320;
	const cell = { ...home, high, wide: high / Math.cos((home.lat * Math.PI) / 180) };
	fc.assert(
		fc.property(nearArea, (area) => {
			const { ids, rough } = inAreas([area], [{ id: 7, ...home, radius: 710 }]);
			expect(rough).toEqual(ids);
			// Slivers between the points of the grid are found, too.
			if (anyWithin(area, cell)) expect(ids.has(7)).toBe(true);
		}),
	);
	expect([findsCell([north(0.0044)]), findsCell([north(0.0046)])]).toEqual([true, false]);
	expect(findsCell([north(0.0046), north(0.0044)])).toBe(true);
});

test('a cell within the hole of an area that crosses itself is not found', () => {
	const outer = around(0.2);
	const twice = [...outer, ...outer.slice(0, 1), ...around(0.1), ...around(0.1).slice(0, 1)];
	const find = (lat: number) => inAreas([twice], [{ id: 7, lat, lng: 12, radius: 710 }]).ids.size;
	expect([find(51), find(51.15)]).toEqual([0, 1]);
});
