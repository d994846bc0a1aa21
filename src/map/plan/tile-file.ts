import { openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { LRUCache } from 'lru-cache';
import Pbf from 'pbf';
import { Compression, PMTiles } from 'pmtiles';
import { featuresOf, type TileFeatures } from './features.ts';

/** A file of vector tiles. */
export interface TileFile {
	readonly maxZoom: number;
	/** Nothing for a tile that the file does not have. */
	features(z: number, x: number, y: number): Promise<TileFeatures | undefined>;
}

/** Homes lie close together, and the plan of each needs a few tiles. */
const mostTiles = 200;

const opened = new Map<string, Promise<TileFile>>();

/**
 * Opens a PMTiles file, once for all pages.
 * @throws when it cannot be read as one.
 */
export function openTiles(path: string): Promise<TileFile> {
	const known = opened.get(path);
	if (known) return known;
	const file = open(path);
	opened.set(path, file);
	return file;
}

async function open(path: string): Promise<TileFile> {
	const file = openSync(path, 'r');
	const source = {
		getKey: () => path,
		getBytes: async (offset: number, length: number) => {
			const data = new Uint8Array(length);
			return { data: data.slice(0, readSync(file, data, 0, length, offset)).buffer };
		},
	};
	const archive = new PMTiles(source, undefined, async (bytes, compression) => {
		if (compression !== Compression.Gzip) return bytes;
		return new Uint8Array(gunzipSync(bytes)).buffer;
	});
	const { maxZoom } = await archive.getHeader();
	const known = new LRUCache<string, TileFeatures>({ max: mostTiles });
	return {
		maxZoom,
		async features(z, x, y) {
			const name = `${z}/${x}/${y}`;
			const kept = known.get(name);
			if (kept) return kept;
			const found = await archive.getZxy(z, x, y);
			if (!found) return undefined;
			const features = featuresOf(new VectorTile(new Pbf(found.data)));
			known.set(name, features);
			return features;
		},
	};
}
