import Pbf from 'pbf';
import type { Spot } from './plane.ts';

/** What a tile holds, in parts of its side. */
export interface TileFeature {
	readonly layer: string;
	readonly type: 'point' | 'line' | 'area';
	readonly properties: Readonly<Record<string, string>>;
	readonly spots: readonly Spot[];
}

const extent = 4096;
const types = { point: 1, line: 2, area: 3 } as const;

/** Writes a tile as the Mapbox Vector Tile Specification, version 2, wants it. */
export function writeTile(features: readonly TileFeature[]): Uint8Array {
	const tile = new Pbf();
	for (const [name, own] of Map.groupBy(features, ({ layer }) => layer)) {
		const keys = [...new Set(own.flatMap(({ properties }) => Object.keys(properties)))];
		const values = [...new Set(own.flatMap(({ properties }) => Object.values(properties)))];
		const layer = new Pbf();
		layer.writeVarintField(15, 2);
		layer.writeStringField(1, name);
		for (const { type, properties, spots } of own) {
			const feature = new Pbf();
			const tags = Object.entries(properties).flatMap(([key, value]) => [
				keys.indexOf(key),
				values.indexOf(value),
			]);
			feature.writePackedVarint(2, tags);
			feature.writeVarintField(3, types[type]);
			feature.writePackedVarint(4, commands(type, spots));
			layer.writeBytesField(2, feature.finish());
		}
		for (const key of keys) layer.writeStringField(3, key);
		for (const value of values) {
			const written = new Pbf();
			written.writeStringField(1, value);
			layer.writeBytesField(4, written.finish());
		}
		layer.writeVarintField(5, extent);
		tile.writeBytesField(3, layer.finish());
	}
	return tile.finish();
}

/** Move to the first spot, draw lines to the others, and close an area. */
function commands(type: TileFeature['type'], spots: readonly Spot[]): number[] {
	let [x, y] = [0, 0];
	const steps = spots.map(([toX, toY]) => {
		const [right, down] = [Math.round(toX * extent) - x, Math.round(toY * extent) - y];
		[x, y] = [x + right, y + down];
		return [zigzag(right), zigzag(down)];
	});
	const [start = [], ...rest] = steps;
	const lines = rest.length > 0 ? [(rest.length << 3) | 2, ...rest.flat()] : [];
	return [9, ...start, ...lines, ...(type === 'area' ? [15] : [])];
}

function zigzag(number: number): number {
	return number < 0 ? -2 * number - 1 : 2 * number;
}
