import { namedSpots, planeOf, type City } from './city.ts';
import { groundsOf } from './grounds.ts';
import { frameOf, type Frame, type Spot } from './plane.ts';
import { roadsOf, type Addresses, type Road } from './roads.ts';
import type { TileFeature } from './tile.ts';

/** A feature in metres, and the zooms that show it. */
export interface CityFeature extends TileFeature {
	readonly frame: Frame;
	readonly from: number;
}

const kinds: Readonly<
	Record<Road['of'], { readonly kind: string; readonly detail: string; readonly from: number }>
> = {
	avenue: { kind: 'major_road', detail: 'secondary', from: 9 },
	street: { kind: 'minor_road', detail: 'residential', from: 12 },
	lane: { kind: 'minor_road', detail: 'residential', from: 14 },
	rail: { kind: 'rail', detail: 'rail', from: 9 },
};

/** All that the tiles of a city show, in the layers of the Protomaps basemap. */
export function cityFeatures(city: City, addresses: Addresses): CityFeature[] {
	const plane = planeOf(city);
	const grounds = groundsOf(city, plane).flatMap(({ of, name, ring, line }) => {
		const layer = of === 'water' ? 'water' : 'landuse';
		const kind = of === 'water' ? (line ? 'river' : 'lake') : 'park';
		const middle = { name, spot: centreOf(ring) };
		return [
			feature({ layer, type: 'area', properties: { kind }, spots: ring }, 9),
			...(line
				? [feature({ layer, type: 'line', properties: { kind, name }, spots: line }, 12)]
				: []),
			...(name && !line ? [point(of === 'water' ? 'water' : 'pois', kind, 12)(middle)] : []),
		];
	});
	const roads = roadsOf(city, addresses).map(({ of, name, spots }) => {
		const { kind, detail, from } = kinds[of];
		const properties = { kind, kind_detail: detail, ...(name && { name }) };
		return feature({ layer: 'roads', type: 'line', properties, spots }, from);
	});
	return [
		...grounds,
		...roads,
		...namedSpots(city.stations, plane).map(point('pois', 'station', 12)),
		...namedSpots(city.districts, plane).map(point('places', 'neighbourhood', 11)),
	];
}

function point(layer: string, kind: string, from: number) {
	return ({ name, spot }: { readonly name: string; readonly spot: Spot }) =>
		feature({ layer, type: 'point', properties: { kind, name }, spots: [spot] }, from);
}

function feature(shown: TileFeature, from: number): CityFeature {
	return { ...shown, frame: frameOf(shown.spots), from };
}

function centreOf(ring: readonly Spot[]): Spot {
	const { west, north, east, south } = frameOf(ring);
	return [(west + east) / 2, (north + south) / 2];
}
