import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encode } from '../../../src/media/encode.ts';
import { isFirst } from '../../../src/media/plan.ts';
import { pngOf } from '../../support/hostile-pictures.ts';
import { drawing } from '../../support/photo-host.ts';
import { randomFrom } from '../../support/random.ts';
import { runs } from '../../support/full-size.ts';

const demo = fileURLToPath(new URL('../../../src/sandbox/demo/media', import.meta.url));

test('all files have the sizes that were planned and none is wider than its source', async () => {
	const { files, plan } = await encode(
		await drawing({ width: 1200, height: 800 }).jpeg().toBuffer(),
		'photo',
	);
	expect(plan[0]).toMatchObject({ width: 1200, height: 800 });
	for (const { planned, bytes } of files) {
		const made = await sharp(bytes)
			.metadata()
			.catch(() => undefined);
		if (planned.format === 'jpeg') expect(made).toMatchObject({ width: 960, height: 640 });
		else expect(sizeOfAvif(bytes)).toEqual([planned.width, planned.height]);
	}
	expect(files.map(({ planned }) => planned.width).toSorted((a, b) => a - b)).toEqual([
		480, 960, 960, 1200,
	]);
});

test('a photo turned by its camera stands upright, and place, camera and notes are gone', async () => {
	const secret = 'CANARY-MAKE';
	const source = await drawing({ width: 900, height: 600 })
		.withExif({
			IFD0: { Make: secret, Copyright: secret },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E' },
		})
		.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>${secret}</secret></x:xmpmeta>`)
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const before = await sharp(source).metadata();
	expect(before.exif?.includes(secret)).toBe(true);
	expect(before.xmp?.includes(secret)).toBe(true);
	expect(before.orientation).toBe(6);

	const { files, plan } = await encode(source, 'photo');
	expect(plan[0]).toMatchObject({ width: 600, height: 900 });
	for (const { planned, bytes } of files) {
		expect(bytes.includes(secret)).toBe(false);
		expect(/Exif\0\0|x:xmpmeta|http:\/\/ns\.adobe/.test(bytes.toString('latin1'))).toBe(false);
		if (planned.format === 'jpeg') {
			const after = await sharp(bytes).metadata();
			expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual(
				Array(4).fill(undefined),
			);
		}
	}
});

test('a file has the same bytes whichever others are made with it', async () => {
	const source = await drawing({ width: 1700, height: 1200 }).jpeg().toBuffer();
	const { files } = await encode(source, 'photo');
	const first = await encode(source, 'photo', isFirst);
	const rest = await encode(source, 'photo', (planned) => !isFirst(planned));
	expect(first.files.map(({ planned }) => planned.width)).toEqual([960, 960, 480]);
	expect([...rest.files, ...first.files]).toEqual(files);
	expect(rest.colour).toBe(first.colour);
});

test('the dominant colour is the colour of the picture', async () => {
	const source = await sharp({
		create: { width: 600, height: 400, channels: 3, background: '#c81e1e' },
	})
		.png()
		.toBuffer();
	expect((await encode(source, 'photo')).colour).toMatch(/^#c[0-9a-f][12][0-9a-f][12][0-9a-f]$/);
});

test('a drawn plan loses nothing, and a shaded one is not blown up', async () => {
	const plan = `${demo}/plans/plan-studio.png`;
	const drawn = await encode(readFileSync(plan), 'floorPlan');
	const [widest] = drawn.files;
	const [made, original] = await Promise.all(
		[sharp(widest?.bytes), sharp(plan).resize({ width: widest?.planned.width ?? 0 })].map((image) =>
			image.removeAlpha().toColourspace('srgb').raw().toBuffer(),
		),
	);
	expect(original && made?.equals(original)).toBe(true);

	const shaded = await encode(readFileSync(`${demo}/masters/massing-leipzig.webp`), 'floorPlan');
	expect(shaded.files[0]?.planned).toMatchObject({ format: 'avif', quality: 85 });
});

test('a transparent plan is drawn on white', async () => {
	const source = await sharp({
		create: { width: 600, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
	})
		.png()
		.toBuffer();
	const { files } = await encode(source, 'floorPlan');
	const jpeg = files.find(({ planned }) => planned.format === 'jpeg');
	const { channels } = await sharp(jpeg?.bytes).stats();
	expect(channels[0]?.mean).toBeGreaterThan(253);
});

test.each([
	['a long thin strip', 400, 5_000],
	['a panorama', 9000, 700],
	['the smallest allowed', 32, 32],
])('%s is made smaller without failing', async (_name, width, height) => {
	const source = await sharp({ create: { width, height, channels: 3, background: '#888' } })
		.png()
		.toBuffer();
	expect((await encode(source, 'photo')).files.length).toBeGreaterThan(1);
});

test.each([
	['grey JPEG', drawing({ width: 500, height: 400 }).greyscale().jpeg()],
	['CMYK JPEG', drawing({ width: 500, height: 400 }).toColourspace('cmyk').jpeg()],
	['16 bit PNG', drawing({ width: 500, height: 400 }).toColourspace('rgb16').png()],
	['WebP', drawing({ width: 500, height: 400 }).webp()],
])('a %s is read', async (_name, image) => {
	for (const kind of runs(['photo'] as const, ['photo', 'floorPlan', 'portrait'] as const)) {
		const { colour } = await encode(await image.toBuffer(), kind);
		expect(colour).toMatch(/^#[0-9a-f]{6}$/);
	}
});

test('a bomb of 16000 × 16000 pixels is refused before it is unfolded', async () => {
	const bomb = pngOf({ width: 16_000, height: 16_000 });
	expect(bomb.length).toBeLessThan(200_000);
	const before = process.cpuUsage();
	await expect(encode(bomb, 'photo')).rejects.toMatchObject({
		failure: { reason: 'too many pixels', width: 16_000, height: 16_000 },
	});
	expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

test('a picture of one pixel width is refused', async () => {
	await expect(encode(pngOf({ width: 1, height: 60_000 }), 'photo')).rejects.toMatchObject({
		failure: { reason: 'too few pixels' },
	});
});

test.each([
	{ width: 200, height: 60_000 },
	{ width: 60_000, height: 200 },
	{ width: 40, height: 20_000 },
])('a picture of $width × $height pixels would be a line, and is refused', async (size) => {
	for (const kind of ['photo', 'floorPlan'] as const) {
		await expect(encode(pngOf(size), kind)).rejects.toMatchObject({
			failure: { reason: 'too long', ...size },
		});
	}
});

const avif = await drawing({ width: 64, height: 64 }).avif().toBuffer();

// The same noise each time: where a file is cut must not be a matter of chance.
const noise = randomFrom(11);
const grain = await sharp(
	Uint8Array.from({ length: 200 * 150 * 3 }, () => noise() * 256),
	{
		raw: { width: 200, height: 150, channels: 3 },
	},
)
	.resize(800, 600)
	.png()
	.toBuffer();
const photo = await sharp(grain).jpeg().toBuffer();
const progressive = await sharp(grain).jpeg({ progressive: true }).toBuffer();

test.each([
	['its last byte', photo, 1],
	['its end marker', photo, 2],
	['its end marker, and comes in scans', progressive, 2],
])('a JPEG without %s is shown as browsers show it', async (_what, bytes, cut) => {
	const all = await encode(bytes, 'photo');
	const less = await encode(bytes.subarray(0, -cut), 'photo');
	expect(less.files.map(({ planned }) => planned)).toEqual(all.files.map(({ planned }) => planned));
	expect(less.colour).toBe(all.colour);
});

test('a JPEG that comes in scans is left out when one of them is missing, wherever between two it was cut', async () => {
	const scans = [...progressive.keys()].filter(
		(at) => progressive.readUInt16BE(Math.min(at, progressive.length - 2)) === 0xffda,
	);
	expect(scans.length).toBeGreaterThan(4);
	for (const at of scans.slice(1))
		await expect(encode(progressive.subarray(0, at), 'photo')).rejects.toMatchObject({
			failure: { reason: 'broken' },
		});
});

const some = (bytes: Buffer, share: number) => bytes.subarray(0, Math.round(bytes.length * share));
test.each([
	['a JPEG that lacks a tenth', some(photo, 0.9)],
	['a JPEG that lacks half', some(photo, 0.5)],
	['a JPEG that comes in scans and lacks half', some(progressive, 0.5)],
	['a JPEG that comes in scans and lacks a hundredth', some(progressive, 0.99)],
	['a JPEG that lacks its last bytes', photo.subarray(0, -500)],
	['a JPEG with nothing but its head', photo.subarray(0, 40)],
	['three bytes', Buffer.from([0xff, 0xd8, 0xff])],
	[
		'a PNG whose data are noise',
		Buffer.concat([pngOf({ width: 64, height: 64 }).subarray(0, 45), Buffer.alloc(50, 7)]),
	],
	['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')],
	['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
	['an AVIF', avif],
	['a TIFF', Buffer.from('49492a00080000000000', 'hex')],
])('%s is refused as damaged', async (_name, bytes) => {
	await expect(encode(Buffer.from(bytes), 'photo')).rejects.toMatchObject({
		failure: { reason: 'broken' },
	});
});

/** Width and height in the `ispe` box: the AVIF decoder is blocked, so the file is read by hand. */
function sizeOfAvif(bytes: Buffer): number[] {
	const box = bytes.indexOf('ispe');
	return [bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12)];
}
