import { reasonOf } from '../domain/sentences/failure.ts';
import { digitalSourceXmp } from '../domain/pictures/digital-source-xmp.ts';
import type { DigitalSource } from '../domain/pictures/provenance.ts';
import { readDigitalSource } from './digital-source.ts';
import { sharp } from './guarded-sharp.ts';
import { isLineArt } from './line-art.ts';
import { PhotoError } from './photo-error.ts';
import { isSphere, planPicture, smallestSide, type PlannedFile } from './plan.ts';
import type { Photo } from './photo.ts';
import { scansIn } from './scans.ts';

/** A picture decoded to more pixels than this would cost gigabytes. */
const mostPixels = 50e6;
const mostSeconds = 15;
/** Every scan costs as much as a picture of its own. */
const mostScans = 100;

/** The finished files of one picture, in memory. */
export interface Encoded {
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

const endMarker = 0xd9;
const scanMarker = 0xda;

/** The bytes that complete a JPEG which lacks nothing but its end marker: browsers show it, libvips does not. */
function missingEnd(source: Buffer): Buffer {
	const lastOf = (marker: number) => source.lastIndexOf(Buffer.of(0xff, marker));
	// The thumbnail in a head has an end of its own.
	if (source[0] !== 0xff || lastOf(endMarker) > lastOf(scanMarker)) return Buffer.alloc(0);
	return source.at(-1) === 0xff ? Buffer.of(endMarker) : Buffer.of(0xff, endMarker);
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
	const { quality, chromaSubsampling } = planned;
	const encoder =
		planned.format === 'avif'
			? image.avif({ quality, chromaSubsampling, effort: planned.effort })
			: image.jpeg({ quality, chromaSubsampling });
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
