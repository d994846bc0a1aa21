const marker = 0xff;
const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * How often a JPEG goes over its pixels: a handful of times in any photo, but a file of some hundred kilobytes can do
 * it thousands of times, and decoders cannot be stopped in between. Bytes that are no JPEG have no scans.
 */
export function scansIn(bytes: Buffer): number {
	if (bytes.length < 2 || bytes.readUInt16BE(0) !== 0xffd8) return 0;
	let scans = 0;
	for (let at = nextMarker(bytes, 2); at + 4 <= bytes.length; at = nextMarker(bytes, at)) {
		const kind = bytes[at + 1];
		if (kind === endOfImage) break;
		if (kind === startOfScan) scans += 1;
		at += 2 + bytes.readUInt16BE(at + 2);
	}
	return scans;
}

/** The next marker that a segment begins with: in pixels, a 0 or the number of a restart follows the byte. */
function nextMarker(bytes: Buffer, from: number): number {
	for (let at = from; ; at += 1) {
		at = bytes.indexOf(marker, at);
		if (at < 0) return bytes.length;
		const kind = bytes[at + 1] ?? 0;
		const isRestart = kind >= 0xd0 && kind <= 0xd7;
		if (kind !== 0 && kind !== marker && !isRestart) return at;
	}
}
