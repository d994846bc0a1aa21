import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCards, writeCards } from '../../../src/map/card.ts';
import { groupsOf } from '../../../src/map/cluster.ts';
import { pointOf, readPoints, writePoints, type MapPoint } from '../../../src/map/points.ts';
import { catalogueOf, publicUnitOf } from '../../support/catalogue.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const degrees = (most: number) =>
	fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((whole) => whole / 1e5);
const word = fc.option(fc.string({ minLength: 1, maxLength: 12 }), { nil: undefined });
const mapPoint: fc.Arbitrary<MapPoint> = fc.record({
	id: fc.integer({ min: 1, max: 2 ** 31 }),
	lat: degrees(85),
	lng: degrees(180),
	radius: fc.option(fc.constant(710), { nil: undefined }),
	price: fc.option(fc.nat(), { nil: undefined }),
	currency: fc.constantFrom('EUR', 'CHF', undefined),
	reserved: fc.boolean(),
	kind: fc.constantFrom('apartment', 'house', 'plot'),
	city: word,
	district: word,
});
const points = fc.uniqueArray(mapPoint, { selector: ({ id }) => id, maxLength: 40 });

test('points are read as they were written, in the order of their ids', () => {
	fc.assert(
		fc.property(points, (given) => {
			const read = readPoints(writePoints(given)).points;
			const byId = given.toSorted((a, b) => a.id - b.id);
			expect(read).toEqual(byId);
		}),
	);
});

test('points in another order make the same file, so the file tells of no order', () => {
	fc.assert(
		fc.property(points, (given) => {
			expect(writePoints(given.toReversed())).toBe(writePoints(given));
		}),
	);
});

test('cards are read as they were written', () => {
	const card = {
		id: 7,
		title: 'Eckwohnung',
		lang: undefined,
		path: '/de/immobilien/eckwohnung-7/',
		picture: '/media/a-480.avif',
		facts: '88,9 m²',
	};
	const bare = { ...card, id: 8, lang: 'de', picture: undefined };
	const read = readCards(writeCards([card, bare]));
	expect([...read.values()]).toEqual([card, bare]);
});

test('a file of another version is refused', () => {
	const text = writePoints([]).replace('"format":1', '"format":2');
	expect(() => readPoints(text)).toThrow('Points have format 2, not 1.');
});

test('a price on request is in no point', () => {
	const [placed] = catalogueOf({
		units: [
			publicUnitOf(1, {
				price: { kind: 'onRequest' },
				place: { city: 'Jena', location: { precision: 'exact', lat: 50.93, lng: 11.59 } },
			}),
		],
	}).placed();
	expect(placed && pointOf(placed)).toMatchObject({ id: 1, price: undefined });
	expect(writePoints(placed ? [pointOf(placed)] : [])).toContain('"price":[null]');
});

test('a unit without a place is on no map', () => {
	const catalogue = catalogueOf({ units: [publicUnitOf(1, { place: { city: 'Jena' } })] });
	expect(catalogue.placed()).toEqual([]);
});

const dots = fc.array(
	fc.record({ x: fc.integer({ min: 0, max: 2_000 }), y: fc.integer({ min: 0, max: 2_000 }) }),
	{ maxLength: 200 },
);

test('every dot is in one group and one only', () => {
	fc.assert(
		fc.property(dots, (given) => {
			const members = groupsOf(given, 64).flatMap((group) => group.members);
			expect(members.length).toBe(given.length);
			expect(new Set(members)).toEqual(new Set(given));
		}),
	);
});

test('dots far from each other stay apart, and dots at one place are one group', () => {
	const apart = [
		{ x: 10, y: 10 },
		{ x: 300, y: 10 },
		{ x: 10, y: 300 },
	];
	expect(groupsOf(apart, 64).length).toBe(3);
	expect(groupsOf([...apart, { x: 10, y: 10 }], 64).length).toBe(3);
	const across = [
		{ x: 63, y: 10 },
		{ x: 65, y: 10 },
	];
	expect(groupsOf(across, 64)).toEqual([{ x: 64, y: 10, members: across }]);
});

test('twenty thousand dots are grouped within a moment', () => {
	const many = Array.from({ length: 20_000 }, (_, at) => ({
		x: (at * 7919) % 9_973,
		y: (at * 104_729) % 9_967,
	}));
	expect(cpuTime(() => groupsOf(many, 64))).toBeLessThan(800);
});
