import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import Pbf from 'pbf';
import { zxyToTileId } from 'pmtiles';

export interface Tile {
	readonly z: number;
	readonly x: number;
	readonly y: number;
	readonly bytes: Uint8Array;
}

const headerLength = 127;

/** Puts tiles into one file as PMTiles, version 3; equal tiles are there once. */
export function writeArchive(tiles: readonly Tile[]): Buffer {
	const sorted = tiles
		.map(({ z, x, y, bytes }) => ({
			z,
			id: zxyToTileId(z, x, y),
			bytes: gzipSync(bytes, { level: 9 }),
		}))
		.sort((a, b) => a.id - b.id);
	const places = new Map<string, number>();
	const data: Buffer[] = [];
	let length = 0;
	const entries = sorted.map(({ id, bytes }) => {
		const digest = createHash('sha256').update(bytes).digest('hex');
		const offset = places.get(digest) ?? length;
		if (!places.has(digest)) {
			places.set(digest, offset);
			data.push(bytes);
			length += bytes.length;
		}
		return { id, offset, length: bytes.length };
	});
	const directory = gzipSync(writeDirectory(entries));
	const metadata = gzipSync(JSON.stringify({ name: 'Demo', vector_layers: [] }));
	const header = Buffer.alloc(headerLength);
	header.write('PMTiles');
	header[7] = 3;
	const [root, meta] = [headerLength, headerLength + directory.length];
	const body = meta + metadata.length;
	const numbers = [
		root,
		directory.length,
		meta,
		metadata.length,
		body,
		0,
		body,
		length,
		entries.length,
		entries.length,
		data.length,
	];
	for (const [at, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + at * 8);
	const zooms = sorted.map(({ z }) => z);
	// The tiles lie in order; directory and tiles are gzip; vector tiles.
	header.set([1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)], 96);
	// Nobody is kept from looking beyond the cities.
	for (const [at, degrees] of [-180, -85, 180, 85].entries())
		header.writeInt32LE(degrees * 1e7, 102 + at * 4);
	return Buffer.concat([header, directory, metadata, ...data]);
}

function writeDirectory(
	entries: readonly { id: number; offset: number; length: number }[],
): Uint8Array {
	const directory = new Pbf();
	directory.writeVarint(entries.length);
	for (const [at, { id }] of entries.entries())
		directory.writeVarint(id - (entries[at - 1]?.id ?? 0));
	for (const _ of entries) directory.writeVarint(1);
	for (const { length } of entries) directory.writeVarint(length);
	for (const { offset } of entries) directory.writeVarint(offset + 1);
	return directory.finish();
}
