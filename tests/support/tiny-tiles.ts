/** A file of vector tiles in which every tile of every zoom to 15 is nothing but water. */
export function tinyTiles(): Buffer {
	const tile = field(3, [
		...field(1, [...Buffer.from('water')]),
		...field(2, [0x18, 3, ...field(4, square(4096))]),
		0x28,
		...varint(4096),
		0x78,
		2,
	]);
	// One entry: the first tile, which stands for all of them.
	const every = (4 ** 16 - 1) / 3;
	const directory = [1, 0, ...varint(every), ...varint(tile.length), 1];
	const metadata = [...Buffer.from('{}')];
	const [root, json] = [127, 127 + directory.length];
	const data = json + metadata.length;
	const header = Buffer.alloc(127);
	header.write('PMTiles');
	header[7] = 3;
	const parts = [root, directory.length, json, metadata.length, data, 0, data, tile.length];
	for (const [at, value] of [...parts, every, 1, 1].entries()) {
		header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
	}
	// Clustered, neither the directory nor the tiles compressed, vector tiles, zoom 0 to 15.
	header.set([1, 1, 1, 1, 0, 15], 96);
	for (const [at, degrees] of [-180, -85, 180, 85].entries()) {
		header.writeInt32LE(degrees * 1e7, 102 + at * 4);
	}
	return Buffer.concat([header, Buffer.from([...directory, ...metadata, ...tile])]);
}

/** A part with a length, as protocol buffers write it. */
function field(number: number, bytes: readonly number[]): number[] {
	return [(number << 3) | 2, ...varint(bytes.length), ...bytes];
}

/** Move to the corner, three lines, close. */
function square(side: number): number[] {
	const lines = [side, 0, 0, side, -side, 0].flatMap(zigzag);
	return [9, 0, 0, 26, ...lines, 15];
}

/** A number that may be negative. */
function zigzag(value: number): number[] {
	return varint(value < 0 ? -2 * value - 1 : 2 * value);
}

function varint(value: number): number[] {
	const bytes: number[] = [];
	let left = value;
	while (left >= 128) {
		bytes.push((left % 128) + 128);
		left = Math.floor(left / 128);
	}
	return [...bytes, left];
}
