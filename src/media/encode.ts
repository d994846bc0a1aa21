import { reasonOf } from '../domain/sentences/failure.ts';
import {
	digitalSourceXmp,
	digitalSourceTerms,
	type DigitalSource,
	digitalSourceOf,
} from '../domain/pictures/provenance.ts';
import { sharp } from './guarded-sharp.ts';
import { PhotoError } from './photo-error.ts';
import { isSphere, planPicture, smallestSide, type PlannedFile } from './plan.ts';
import type { Photo } from './photo.ts';

/** A picture decoded to more pixels than this would cost gigabytes. */
const mostPixels = 50e6;
const mostSeconds = 15;
/** Every scan costs as much as a picture of its own. */
const mostScans = 100;

/** The finished files of one picture, in memory. */
interface Encoded {
	/** What the picture turned out to be. */
	readonly kind: Photo['kind'];
	/** All files of the picture, the widest first, whether they were wanted or not. */
	readonly plan: readonly PlannedFile[];
	/** Dominant colour as `#rrggbb`. */
	readonly colour: string;
	/** What the source says of how it came about; the files say it, too. */
	readonly digitalSource: DigitalSource | undefined;
	readonly files: readonly { readonly planned: PlannedFile; readonly bytes: Buffer }[];
}

/** Decoded pixels; they carry no metadata, so nothing made from them does. */
interface Pixels {
	readonly data: Buffer;
	readonly raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Makes the planned files of one photo: upright, in sRGB, on white, without any metadata but a mark of a
 * picture made or altered by a computer. The source
 * is decoded once, and each smaller size is made from the next larger one: a file has the same bytes
 * whichever others are wanted with it.
 * @throws PhotoError when the bytes are no usable picture.
 */
export async function encode(
	source: Buffer,
	called: Photo['kind'],
	isWanted: (planned: PlannedFile) => boolean = () => true,
): Promise<Encoded> {
	const { xmp, ...size } = await measure(source);
	const end = missingEnd(source);
	if (end.length > 0 && lacksScans(source))
		throw new PhotoError({ reason: 'broken', detail: 'it ends before its last scan' });
	const whole = end.length > 0 ? Buffer.concat([source, end]) : source;
	// With an end of ours, missing rows are only a warning.
	const failOn = end.length > 0 ? 'warning' : 'error';
	const digitalSource = readDigitalSource(source, xmp);
	const kind = called === 'panorama' && !isSphere(size) ? 'photo' : called;
	const sizes = planPicture(kind, size);
	const [largest] = sizes.files;
	if (!largest) throw new Error(`No file is planned for a picture of kind ${kind}.`);
	// A column of 200 × 60,000 would end up one pixel wide.
	if (Math.min(largest.width, largest.height) < smallestSide) {
		throw new PhotoError({ reason: 'too long', ...size });
	}
	let pixels = await decode(whole, { ...largest, square: sizes.square, failOn });
	const isDrawing = kind === 'floorPlan' && isLineArt(pixels.data, pixels.raw.channels);
	const plan = planPicture(kind, { ...size, isLineArt: isDrawing });
	const files: { planned: PlannedFile; bytes: Buffer }[] = [];
	for (const planned of plan.files) {
		pixels = await shrink(pixels, planned);
		if (isWanted(planned))
			files.push({ planned, bytes: await compress(pixels, planned, digitalSource) });
	}
	const colour = await dominantColour(pixels);
	return { kind, plan: plan.files, colour, digitalSource, files };
}

async function measure(
	source: Buffer,
): Promise<{ width: number; height: number; xmp: Buffer | undefined }> {
	const header = await sharp(source, { limitInputPixels: false }).metadata().catch(damaged);
	const { width, height } = header.autoOrient;
	if (width * height > mostPixels) {
		throw new PhotoError({ reason: 'too many pixels', width, height });
	}
	if (Math.min(width, height) < smallestSide) {
		throw new PhotoError({ reason: 'too few pixels', width, height });
	}
	if (scansIn(source) > mostScans) {
		throw new PhotoError({ reason: 'broken', detail: `it has more than ${mostScans} scans` });
	}
	return { width, height, xmp: header.xmp };
}

/** Bytes of a JPEG: each marker is the first and one that says what begins. */
const marker = 0xff;
const startOfScan = 0xda;
const startOfProgressive = 0xc2;
const endOfImage = 0xd9;

/** The bytes that complete a JPEG which lacks nothing but its end marker: browsers show it, libvips does not. */
function missingEnd(source: Buffer): Buffer {
	const lastOf = (kind: number) => source.lastIndexOf(Buffer.of(marker, kind));
	// The thumbnail in a head has an end of its own.
	if (source[0] !== marker || lastOf(endOfImage) > lastOf(startOfScan)) return Buffer.alloc(0);
	return source.at(-1) === marker ? Buffer.of(endOfImage) : Buffer.of(marker, endOfImage);
}

async function decode(
	source: Buffer,
	size: { width: number; height: number; square: boolean; failOn: 'warning' | 'error' },
): Promise<Pixels> {
	const { data, info } = await sharp(source, {
		limitInputPixels: mostPixels,
		autoOrient: true,
		failOn: size.failOn,
	})
		.timeout({ seconds: mostSeconds })
		.resize({
			width: size.width,
			height: size.height,
			fit: size.square ? 'cover' : 'fill',
			// Faces are rarely in the middle of a photo that has to be cut.
			position: 'attention',
		})
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch(damaged);
	return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function shrink(pixels: Pixels, { width, height }: PlannedFile): Promise<Pixels> {
	if (pixels.raw.width === width) return pixels;
	const { data, info } = await sharp(pixels.data, { raw: pixels.raw })
		.resize({ width, height, fit: 'fill' })
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch(damaged);
	return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function compress(
	pixels: Pixels,
	planned: PlannedFile,
	digitalSource: DigitalSource | undefined,
): Promise<Buffer> {
	const image = sharp(pixels.data, { raw: pixels.raw });
	const encoder =
		planned.format === 'avif'
			? image.avif(planned)
			: planned.format === 'jpeg'
				? image.jpeg(planned)
				: image.webp({ lossless: true, effort: 2 });
	const marked = digitalSource ? encoder.withXmp(digitalSourceXmp(digitalSource)) : encoder;
	return marked.toBuffer().catch(damaged);
}

/**
 * The colour that most of the picture has: the mean of the pixels in the fullest of 512 cells, so that
 * neither noise nor the border of a cell decides.
 */
async function dominantColour(pixels: Pixels): Promise<string> {
	const { data, info } = await sharp(pixels.data, { raw: pixels.raw })
		.resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	const cells = Array.from({ length: 512 }, () => ({ count: 0, red: 0, green: 0, blue: 0 }));
	for (let at = 0; at < data.length; at += info.channels) {
		const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
		const cell = cells[((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)];
		if (!cell) continue;
		cell.count += 1;
		cell.red += red;
		cell.green += green;
		cell.blue += blue;
	}
	const { count, red, green, blue } = cells.reduce((most, cell) =>
		cell.count > most.count ? cell : most,
	);
	const parts = [red, green, blue].map((sum) => Math.round(sum / count));
	return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function damaged(error: unknown): never {
	// libvips puts its own findings on one line each; the first says enough.
	const [detail = 'unreadable'] = reasonOf(error).split('\n');
	throw new PhotoError({ reason: 'broken', detail });
}

/** Colours that make up a drawing, and the share of the pixels they have in it at least. */
const drawingColours = 16;
const drawingShare = 0.75;
/** Every so many pixels one is looked at; an odd number, so that a column is not always the same. */
const pixelStep = 13;

/**
 * Whether a picture is drawn in a few flat colours, as plans from a program are. Photographs, renderings
 * and scans with the grain of their paper are not.
 * @param data pixels, `channels` bytes each.
 */
function isLineArt(data: Uint8Array, channels: number): boolean {
	const counts = new Map<number, number>();
	let seen = 0;
	for (let at = 0; at < data.length; at += pixelStep * channels) {
		const [green, blue] = channels < 3 ? [at, at] : [at + 1, at + 2];
		const colour = ((data[at] ?? 0) << 16) | ((data[green] ?? 0) << 8) | (data[blue] ?? 0);
		counts.set(colour, (counts.get(colour) ?? 0) + 1);
		seen += 1;
	}
	const commonest = [...counts.values()].toSorted((a, b) => b - a).slice(0, drawingColours);
	return commonest.reduce((sum, count) => sum + count, 0) >= drawingShare * seen;
}

/**
 * How often a JPEG goes over its pixels: a handful of times in any photo, but a file of some hundred kilobytes can do
 * it thousands of times, and decoders cannot be stopped in between. Bytes that are no JPEG have no scans.
 */
function scansIn(bytes: Buffer): number {
	return segmentsOf(bytes).filter(({ kind }) => kind === startOfScan).length;
}

/**
 * Whether a progressive JPEG was cut off between two scans, so that parts of it are blurred and no decoder complains: in
 * the end each coefficient of each component is there to its last bit.
 */
function lacksScans(bytes: Buffer): boolean {
	const open = new Set<string>();
	for (const { kind, body } of segmentsOf(bytes)) {
		if (kind === startOfProgressive)
			for (let at = 6; at < body.length; at += 3)
				for (let of = 0; of < 64; of++) open.add(`${body[at]} ${of}`);
		if (kind !== startOfScan) continue;
		const [first = 0, last = 0, bits = 0] = body.subarray(-3);
		if ((bits & 15) > 0) continue;
		for (let at = 1; at < body.length - 3; at += 2)
			for (let of = first; of <= last; of++) open.delete(`${body[at]} ${of}`);
	}
	return open.size > 0;
}

/** The segments of a JPEG up to its end, without pixels; none of anything else. */
function segmentsOf(bytes: Buffer): { readonly kind: number; readonly body: Buffer }[] {
	if (bytes.length < 2 || bytes.readUInt16BE(0) !== 0xffd8) return [];
	const segments: { kind: number; body: Buffer }[] = [];
	for (let at = nextMarker(bytes, 2); at + 4 <= bytes.length; at = nextMarker(bytes, at)) {
		const kind = bytes[at + 1] ?? endOfImage;
		if (kind === endOfImage) break;
		const end = at + 2 + bytes.readUInt16BE(at + 2);
		segments.push({ kind, body: bytes.subarray(at + 4, end) });
		at = end;
	}
	return segments;
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

/** A file with more names than this is no picture's history. */
const mostTerms = 1000;
const longestTerm = 40;

/**
 * What a file says of how it came about, in XMP or in a manifest of C2PA; signatures are not checked.
 * @param xmp of a PNG, which may hold it packed
 */
export function readDigitalSource(file: Buffer, xmp?: Buffer): DigitalSource | undefined {
	return digitalSourceOf([...termsIn(file), ...(xmp ? termsIn(xmp) : [])]);
}

function termsIn(bytes: Buffer): string[] {
	const terms: string[] = [];
	let at = bytes.indexOf(digitalSourceTerms);
	while (at >= 0 && terms.length < mostTerms) {
		const start = at + digitalSourceTerms.length;
		terms.push(bytes.toString('latin1', start, start + longestTerm));
		at = bytes.indexOf(digitalSourceTerms, start);
	}
	return terms;
}
