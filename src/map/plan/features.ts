import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import { groundOf, namingOf, wayOf, type Ground, type Naming, type Way } from '../kinds.ts';
import type { Spot } from './spot.ts';

/** Features of a tile that a plan may show. Spots are shares of the tile's side. */
export interface TileFeatures {
	readonly areas: readonly Area[];
	readonly lines: readonly Line[];
	readonly points: readonly NamedPoint[];
}

export interface Area {
	readonly of: Ground;
	/** Outer rings run clockwise, holes the other way. */
	readonly rings: readonly (readonly Spot[])[];
}

export interface Line {
	/** A river has a line of its own, beside its area, for its name. */
	readonly of: Way | 'water';
	readonly name: string;
	readonly spots: readonly Spot[];
}

export interface NamedPoint {
	readonly of: Naming;
	readonly name: string;
	readonly spot: Spot;
}

const [pointType, lineType] = [1, 2];
/** Houses, for one, are most of a tile, and no part of a plan. */
const seen = ['landuse', 'water', 'roads', 'pois', 'places'];

/** Reads a tile of the Protomaps basemap. */
export function featuresOf({ layers }: VectorTile): TileFeatures {
	const features = { areas: [] as Area[], lines: [] as Line[], points: [] as NamedPoint[] };
	for (const layer of seen) {
		const tile = layers[layer];
		if (!tile) continue;
		for (let at = 0; at < tile.length; at += 1) add(features, layer, tile.feature(at));
	}
	return features;
}

function add(
	{ areas, lines, points }: { areas: Area[]; lines: Line[]; points: NamedPoint[] },
	layer: string,
	feature: VectorTileFeature,
): void {
	const { properties, type, extent } = feature;
	const name = String(properties['name'] ?? '');
	const shapes = () =>
		feature.loadGeometry().map((shape) => shape.map(({ x, y }): Spot => [x / extent, y / extent]));
	if (type === pointType) {
		const of = namingOf(layer, properties);
		if (of && name)
			points.push(...shapes().flatMap(([spot]) => (spot ? [{ of, name, spot }] : [])));
	} else if (type === lineType) {
		const of: Line['of'] | undefined = layer === 'water' ? 'water' : wayOf(layer, properties);
		if (of) lines.push(...shapes().map((spots): Line => ({ of, name, spots })));
	} else {
		const of = groundOf(layer, properties);
		if (of) areas.push({ of, rings: shapes() });
	}
}
