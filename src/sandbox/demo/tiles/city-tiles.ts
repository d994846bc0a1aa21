import type { CityFeature } from './city-features.ts';
import { frameOf, type Frame, type Plane, type Point, type Spot } from './plane.ts';
import { runsWhere } from './runs.ts';
import { writeTile, type TileFeature } from './tile.ts';
import type { Tile } from './tile-archive.ts';

/** Metres around the centre that each zoom covers. */
const reaches: readonly (readonly [zoom: number, metres: number])[] = [
	[9, 60_000],
	[10, 50_000],
	[11, 40_000],
	[12, 16_000],
	[13, 9_000],
];
const finest = 14;
/** Metres around what is to be drawn finely. */
const around = 2_200;
/** Parts of its side that a tile tells of its neighbours. */
const margin = 0.02;

/** The tiles of a city, the finest where there are all streets. */
export function cityTiles(
	features: readonly CityFeature[],
	{ plane, detail }: { plane: Plane; detail: readonly Spot[] },
): Tile[] {
	const wide = reaches.flatMap(([zoom, metres]) => tilesIn(frameOf([[0, 0]], metres), zoom, plane));
	const fine = detail.flatMap((spot) => tilesIn(frameOf([spot], around), finest, plane));
	const names = new Set([...wide, ...fine].map((place) => place.join(' ')));
	return [...names].map((name) => {
		const [z = 0, x = 0, y = 0] = name.split(' ').map(Number);
		return { z, x, y, bytes: writeTile(partOf(features, { z, x, y, plane })) };
	});
}

function partOf(
	features: readonly CityFeature[],
	{ z, x, y, plane }: { z: number; x: number; y: number; plane: Plane },
): TileFeature[] {
	const place = (spot: Spot): Spot => {
		const [column, row] = tileAt(plane.point(spot), z);
		return [column - x, row - y];
	};
	const corners = [
		[x - margin, y - margin],
		[x + 1 + margin, y + 1 + margin],
	] as const;
	const frame = frameOf(corners.map(([column, row]) => plane.spot(pointAt(column, row, z))));
	const isIn = ([east, south]: Spot) =>
		east >= frame.west && east <= frame.east && south >= frame.north && south <= frame.south;
	const seen = features.filter((feature) => feature.from <= z && meet(feature.frame, frame));
	const earth: TileFeature = {
		layer: 'earth',
		type: 'area',
		properties: { kind: 'earth' },
		spots: [
			[0, 0],
			[1, 0],
			[1, 1],
			[0, 1],
		],
	};
	return [
		earth,
		...seen.flatMap(({ layer, type, properties, spots }) => {
			const parts = type === 'line' ? runsWhere(spots, isIn) : [spots];
			return parts.map((part): TileFeature => ({
				layer,
				type,
				properties,
				spots: part.map(place),
			}));
		}),
	];
}

function meet(a: Frame, b: Frame): boolean {
	return a.west <= b.east && b.west <= a.east && a.north <= b.south && b.north <= a.south;
}

/** The tiles that a frame touches: zoom, column and row of each. */
function tilesIn(
	{ west, north, east, south }: Frame,
	zoom: number,
	plane: Plane,
): [number, number, number][] {
	const [left, top] = tileAt(plane.point([west, north]), zoom).map(Math.floor);
	const [right, bottom] = tileAt(plane.point([east, south]), zoom).map(Math.floor);
	return range(left, right).flatMap((x) =>
		range(top, bottom).map((y): [number, number, number] => [zoom, x, y]),
	);
}

function range(first = 0, last = 0): number[] {
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Where a point lies among the tiles of a zoom, with fractions. */
function tileAt({ lat, lng }: Point, zoom: number): Spot {
	const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
	return [((lng + 180) / 360) * 2 ** zoom, ((1 - north / Math.PI) / 2) * 2 ** zoom];
}

function pointAt(column: number, row: number, zoom: number): Point {
	const north = Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom)));
	return { lat: (north * 180) / Math.PI, lng: (column / 2 ** zoom) * 360 - 180 };
}
