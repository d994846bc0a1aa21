import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { drawing } from './photo-host.ts';

/** A file somebody could put in the place of a photo. */
export interface HostilePicture {
	readonly name: string;
	readonly bytes: Buffer;
	/** Whether it is a picture all the same, and may be shown once it is encoded anew. */
	readonly isShown: boolean;
}

/** A mark that must not survive in anything made from these files. */
export const payload = '<script>CANARY-PAYLOAD</script>';

/** Files that are meant to break, fill or fool what opens them, all made here. */
export async function hostilePictures(): Promise<HostilePicture[]> {
	const jpeg = await drawing({ width: 800, height: 600 }).jpeg().toBuffer();
	const webp = await drawing({ width: 800, height: 600 }).webp().toBuffer();
	const png = await drawing({ width: 300, height: 200 }).png().toBuffer();
	const progressive = await drawing({ width: 800, height: 600 })
		.jpeg({ progressive: true })
		.toBuffer();
	const black = sharp(Buffer.alloc(800 * 600), { raw: { width: 800, height: 600, channels: 1 } });
	const manyScans = withScans(
		await black.toColourspace('b-w').jpeg({ progressive: true }).toBuffer(),
	);
	const exif = await drawing({ width: 400, height: 300 })
		.withExif({ IFD0: { Copyright: payload }, IFD3: { GPSLatitudeRef: 'N' } })
		.jpeg()
		.toBuffer();
	const [blue, orange] = [await frame('#3366aa'), await frame('#aa6633')];
	// Equal frames that follow one another would become one.
	const frames = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? blue : orange));
	const animated = await sharp(frames, { join: { animated: true } })
		.webp({ loop: 0, delay: Array<number>(200).fill(10) })
		.toBuffer();

	const refused: [string, Buffer][] = [
		['nothing', Buffer.alloc(0)],
		['three bytes', bytes('ffd8ff')],
		['zeros', Buffer.alloc(100_000)],
		['an HTML page', text(`<!doctype html>${payload}`)],
		[
			'an SVG',
			text(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${payload}</svg>`),
		],
		[
			'an SVG behind the first bytes of a JPEG',
			text(`\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>`),
		],
		['a GIF', bytes('47494638396101000100800000000000ffffff2c00000000010001000002024401003b')],
		['a GIF behind the first bytes of a PNG', text('\x89PNG\r\n\x1a\nGIF89a')],
		['an AVIF', text('\0\0\0\x1cftypavif\0\0\0\0avifmif1')],
		['a HEIC', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
		['a TIFF of a PC', bytes('49492a0008000000 0100 0001 0300 01000000 01000000 00000000')],
		['a TIFF of a Mac', bytes('4d4d002a00000008 0001 0100 0003 00000001 00010000 00000000')],
		['a BMP', text(`BM${'\0'.repeat(60)}`)],
		['an icon', bytes('00000100010001010000010018003000000016000000')],
		['a JPEG XL', bytes('ff0a0000')],
		['a JPEG 2000', bytes('0000000c6a5020200d0a870a')],
		['a PDF', text('%PDF-1.7\n')],
		['PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n')],
		['a sound', text('RIFF\x24\0\0\0WAVEfmt ')],
		['a packed JPEG', gzipSync(jpeg)],
		['a JPEG cut in half', jpeg.subarray(0, jpeg.length / 2)],
		['a progressive JPEG cut in half', progressive.subarray(0, progressive.length / 2)],
		['a JPEG of 65,500 × 65,500 pixels without any', withSize(jpeg.subarray(0, 2000), 65_500)],
		['a JPEG that claims 65,500 × 65,500 pixels', withSize(jpeg, 65_500)],
		['a JPEG that claims no pixels', withSize(jpeg, 0)],
		['a JPEG that goes over its pixels a hundred times', manyScans],
		['a lossless JPEG', withFrame(jpeg, 0xc3)],
		['a JPEG larger than 25 MB', Buffer.concat([jpeg, Buffer.alloc(25e6)])],
		['a WebP cut in half', webp.subarray(0, webp.length / 2)],
		[
			'a WebP of 16,384 × 16,384 pixels without any',
			text(`RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0`),
		],
		['a PNG cut in half', png.subarray(0, png.length / 2)],
		['a PNG without pixels', pngOf({ width: 0, height: 0 })],
		[
			'a PNG of 2³¹ pixels a side',
			pngOf({ width: 0x7f_ff_ff_ff, height: 0x7f_ff_ff_ff, rows: Buffer.alloc(10) }),
		],
		['a bomb of 16,000 × 16,000 pixels', pngOf({ width: 16_000, height: 16_000 })],
		['a line of 65,000 pixels', pngOf({ width: 65_000, height: 1 })],
		['a column of 65,000 pixels', pngOf({ width: 1, height: 65_000 })],
		[
			'a PNG with less than it says',
			pngOf({ width: 600, height: 600, rows: Buffer.alloc(76 * 20) }),
		],
		[
			'a PNG whose checksum is wrong',
			Buffer.concat([png.subarray(0, 29), Buffer.alloc(4), png.subarray(33)]),
		],
	];
	const shown: [string, Buffer][] = [
		['a JPEG with a script behind it', Buffer.concat([jpeg, text(payload)])],
		[
			'a JPEG that is a ZIP archive, too',
			Buffer.concat([jpeg, text(`PK\x05\x06${'\0'.repeat(18)}${payload}`)]),
		],
		['a JPEG with a script in its comment', withSegments(jpeg, [[0xfe, text(payload)]])],
		[
			'a JPEG with 300 comments of 64 kB',
			withSegments(
				jpeg,
				Array.from({ length: 300 }, () => [0xfe, Buffer.alloc(65_000, payload)]),
			),
		],
		['a JPEG with a script in its place and rights', exif],
		[
			'a JPEG with an orientation that does not exist',
			withSegments(jpeg, [
				[0xe1, bytes('457869660000 49492a0008000000 0100 1201 0300 01000000 63000000 00000000')],
			]),
		],
		[
			'a JPEG with a colour profile of noise',
			withSegments(jpeg, [
				[0xe2, Buffer.concat([text('ICC_PROFILE\0\x01\x01'), Buffer.alloc(500, 0xa5)])],
			]),
		],
		[
			'a PNG with 200 MB of packed text',
			pngOf({
				width: 200,
				height: 200,
				extra: [['zTXt', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(200e6, 'A'))])]],
			}),
		],
		[
			'a PNG with a script in its text',
			pngOf({ width: 200, height: 200, extra: [['tEXt', text(`Comment\0${payload}`)]] }),
		],
		['a black PNG of 49 million pixels', pngOf({ width: 7000, height: 7000 })],
		[
			'an interlaced PNG of 49 million pixels in 16 bit',
			pngOf({ width: 7000, height: 7000, deep: true }),
		],
		['a WebP of 200 frames', animated],
	];
	return [...refused.map(as(false)), ...shown.map(as(true))];
}

const frame = (colour: string) => drawing({ width: 64, height: 64, colour }).png().toBuffer();
const text = (value: string) => Buffer.from(value, 'latin1');
const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const as =
	(isShown: boolean) =>
	([name, content]: [string, Buffer]): HostilePicture => ({ name, bytes: content, isShown });

interface PngParts {
	readonly width: number;
	readonly height: number;
	/** Unpacked rows; all black where they are not given. */
	readonly rows?: Buffer;
	/** Interlaced and with 16 bits a channel, so that all of it must be in memory at once. */
	readonly deep?: boolean;
	readonly extra?: readonly (readonly [type: string, data: Buffer])[];
}

/** A PNG of one bit a pixel, or one in 16 bit colour whose rows are all zero. */
export function pngOf({ width, height, rows, deep = false, extra = [] }: PngParts): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set(deep ? [16, 6, 0, 0, 1] : [1, 0, 0, 0, 0], 8);
	// Seven passes begin more rows than there are, so a few zeros more than enough.
	const size = deep ? width * height * 8 + height * 8 : height * (1 + Math.ceil(width / 8));
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', header),
		...extra.map(([type, data]) => chunk(type, data)),
		chunk('IDAT', deflateSync(rows ?? Buffer.alloc(size), { level: deep ? 1 : 6 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type), data]);
	const frame = Buffer.alloc(8);
	frame.writeUInt32BE(data.length, 0);
	frame.writeUInt32BE(crc32(named), 4);
	return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** The same JPEG with another width and height in its frame header. */
function withSize(jpeg: Buffer, side: number): Buffer {
	const copy = Buffer.from(jpeg);
	const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
	copy.writeUInt16BE(side, frame + 5);
	copy.writeUInt16BE(side, frame + 7);
	return copy;
}

/** A black JPEG in grey that names each of its 63 frequencies in two scans of its own, as it may. */
function withScans(progressive: Buffer): Buffer {
	const start = Buffer.from([0xff, 0xda]);
	// The first scan holds the mean of each block, the second is a template: of black, all are alike.
	const second = progressive.indexOf(start, progressive.indexOf(start) + 2);
	const end = progressive.indexOf(0xff, second + 2);
	const scans = Array.from({ length: 63 }, (_, at) =>
		[0x01, 0x10].map((precision) => {
			const scan = Buffer.from(progressive.subarray(second, end));
			scan.set([at + 1, at + 1, precision], 7);
			return scan;
		}),
	);
	return Buffer.concat([progressive.subarray(0, second), ...scans.flat(), bytes('ffd9')]);
}

/** The same JPEG with another kind of frame. */
function withFrame(jpeg: Buffer, marker: number): Buffer {
	const copy = Buffer.from(jpeg);
	copy[copy.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker;
	return copy;
}

/** A JPEG with further segments after its first two bytes. */
function withSegments(
	jpeg: Buffer,
	segments: readonly (readonly [marker: number, data: Buffer])[],
): Buffer {
	const made = segments.map(([marker, data]) => {
		const head = Buffer.from([0xff, marker, 0, 0]);
		head.writeUInt16BE(data.length + 2, 2);
		return Buffer.concat([head, data]);
	});
	return Buffer.concat([jpeg.subarray(0, 2), ...made, jpeg.subarray(2)]);
}
