import type { Point } from '../../domain/place.ts';
import type { Area } from '../drawn-areas.ts';
import type { SearchIndex } from '../search-index.ts';

/** Where a unit is: its point, or, with metres around it, the centre of the grid cell that hides it. */
interface Spot extends Point {
	readonly id: number;
	readonly radius?: number | undefined;
}

/** The part of the map between two corners, in degrees. */
interface Box {
	readonly south: number;
	readonly north: number;
	readonly west: number;
	readonly east: number;
}

/** Ids of the units in any of the areas. */
export interface InAreas {
	readonly ids: ReadonlySet<number>;
	/** Those that may lie beside it: a part of their cell does. */
	readonly rough: ReadonlySet<number>;
}

const metresPerDegree = 111_320;

/** Finds the units that lie in areas; one whose point is hidden, where its cell overlaps one. */
export function inAreas(areas: readonly Area[], spots: readonly Spot[]): InAreas {
	const bounded = areas.map((area) => ({ area, box: boxOf(area) }));
	const ids = new Set<number>();
	const rough = new Set<number>();
	/** All homes of a cell are found, or none of them. */
	const cells = new Map<string, boolean>();
	const isFound = (spot: Spot) => {
		const cell = cellOf(spot);
		return bounded.some(
			({ area, box }) => overlap(box, cell) && (isIn(spot, area) || isCut(cell, area)),
		);
	};
	for (const spot of spots) {
		const { id, lat, lng, radius } = spot;
		if (radius === undefined) {
			if (isFound(spot)) ids.add(id);
			continue;
		}
		const name = `${lat} ${lng} ${radius}`;
		const isRough = cells.get(name) ?? isFound(spot);
		cells.set(name, isRough);
		if (!isRough) continue;
		ids.add(id);
		rough.add(id);
	}
	return { ids, rough };
}

/** Half a cell around what a city reaches to, in degrees: a part of it may lie in an area. */
const margin = 0.01;

/** Cities of a large account that areas are looked for in, a list's own among them. */
export const mostCities = 3;

/** Cities of a large account whose units may lie in areas, those with the most on offer first. */
export function citiesIn(areas: readonly Area[], { cities = {} }: SearchIndex): string[] {
	return Object.entries(cities)
		.filter(([, { reach }]) => {
			if (!reach) return false;
			const [south, north, west, east] = reach.map((side) => side / 1000);
			const box = {
				south: (south ?? 0) - margin,
				north: (north ?? 0) + margin,
				west: (west ?? 0) - margin,
				east: (east ?? 0) + margin,
			};
			const middle = { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 };
			return areas.some(
				(area) => overlap(boxOf(area), box) && (isIn(middle, area) || isCut(box, area)),
			);
		})
		.toSorted(([, a], [, b]) => b.buy + b.rent - a.buy - a.rent)
		.map(([city]) => city);
}

/** What surrounds an area. */
export function boxOf(area: Area): Box {
	const [lats, lngs] = [area.map(({ lat }) => lat), area.map(({ lng }) => lng)];
	return {
		south: Math.min(...lats),
		north: Math.max(...lats),
		west: Math.min(...lngs),
		east: Math.max(...lngs),
	};
}

/** The cell whose corners lie on the circle of its radius; of a point that is public, the point. */
function cellOf({ lat, lng, radius = 0 }: Spot): Box {
	const high = radius / Math.SQRT2 / metresPerDegree;
	const wide = high / Math.cos((lat * Math.PI) / 180);
	return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide };
}

function overlap(a: Box, b: Box): boolean {
	return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
}

/** Whether a ray from a point crosses the edge an odd number of times. */
function isIn({ lat, lng }: Point, area: Area): boolean {
	let isInside = false;
	let before = area.at(-1);
	for (const corner of area) {
		if (
			before &&
			corner.lat > lat !== before.lat > lat &&
			lng <
				corner.lng + ((before.lng - corner.lng) * (lat - corner.lat)) / (before.lat - corner.lat)
		)
			isInside = !isInside;
		before = corner;
	}
	return isInside;
}

/** Whether the edge of an area runs through a box. */
function isCut(box: Box, area: Area): boolean {
	if (box.south === box.north) return false;
	return area.some((corner, at) => crosses(area.at(at - 1) ?? corner, corner, box));
}

function crosses(a: Point, b: Point, box: Box): boolean {
	const { south, north, west, east } = box;
	if (Math.max(a.lat, b.lat) < south || Math.min(a.lat, b.lat) > north) return false;
	if (Math.max(a.lng, b.lng) < west || Math.min(a.lng, b.lng) > east) return false;
	const sideOf = (lat: number, lng: number) =>
		Math.sign((b.lng - a.lng) * (lat - a.lat) - (b.lat - a.lat) * (lng - a.lng));
	const sides =
		sideOf(south, west) + sideOf(south, east) + sideOf(north, west) + sideOf(north, east);
	// Else all corners lie on one side of it.
	return Math.abs(sides) < 4;
}
