import { readFileSync } from 'node:fs';
import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import { demoTiles as made } from '../../src/sandbox/demo/tiles/demo-tiles.ts';
import { demoTiles } from '../support/demo-tiles.ts';

test('the tiles of the demo are those that its cities make', async () => {
	const file = readFileSync(demoTiles);
	const archive = new PMTiles({
		getKey: () => demoTiles,
		getBytes: async (from, length) => ({
			data: new Uint8Array(file.subarray(from, from + length)).buffer,
		}),
	});
	const tiles = made();
	expect(tiles.length).toBeGreaterThan(500);
	expect((await archive.getHeader()).numTileEntries).toBe(tiles.length);
	for (const { z, x, y, bytes } of tiles) {
		const kept = (await archive.getZxy(z, x, y))?.data ?? new ArrayBuffer();
		expect(Buffer.compare(Buffer.from(kept), Buffer.from(bytes))).toBe(0);
	}
});
