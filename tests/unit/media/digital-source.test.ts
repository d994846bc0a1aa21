import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type DigitalSource, digitalSourceXmp } from '../../../src/domain/pictures/provenance.ts';
import { readDigitalSource, encode } from '../../../src/media/encode.ts';
import { pngOf } from '../../support/hostile-pictures.ts';
import { drawing } from '../../support/photo-host.ts';

const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const altered = 'compositeWithTrainedAlgorithmicMedia';

/** As programs write it: among what else they know, with the address as an element's text. */
const xmpOf = (term: string, more = '') =>
	`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:exif="http://ns.adobe.com/exif/1.0/"><Iptc4xmpExt:DigitalSourceType>${address}${term}</Iptc4xmpExt:DigitalSourceType>${more}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** The part of a manifest of C2PA that counts, as CBOR: a key, and a text with its length before it. */
function manifestOf(term: string): Buffer {
	const text = `${address}${term}`;
	return Buffer.concat([
		Buffer.from('\0\0\x01\0jumbc2pa.actions.v2', 'latin1'),
		Buffer.from('\xa2factionlc2pa.createdqdigitalSourceType\x78', 'latin1'),
		Buffer.from([text.length]),
		Buffer.from(text),
		Buffer.from('msoftwareAgent'),
	]);
}

function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
	const head = Buffer.from([0xff, marker, 0, 0]);
	head.writeUInt16BE(data.length + 2, 2);
	return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

const photo = () => drawing({ width: 500, height: 400 });
const plain = await photo().jpeg().toBuffer();

test.each([
	['XMP in a JPEG', await photo().withXmp(xmpOf(altered)).jpeg().toBuffer()],
	['XMP in a WebP', await photo().withXmp(xmpOf(altered)).webp().toBuffer()],
	['XMP in a PNG', await photo().withXmp(xmpOf(altered)).png().toBuffer()],
	['C2PA in a JPEG', withSegment(plain, 0xeb, manifestOf(altered))],
	[
		'packed XMP in a PNG',
		pngOf({
			width: 64,
			height: 64,
			extra: [
				[
					'iTXt',
					Buffer.concat([
						Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'),
						deflateSync(Buffer.from(xmpOf(altered))),
					]),
				],
			],
		}),
	],
	['C2PA in a PNG', pngOf({ width: 64, height: 64, extra: [['caBX', manifestOf(altered)]] })],
])('%s is read and written back into each file, and nothing else', async (_, source) => {
	const { digitalSource, files } = await encode(source, 'photo');
	expect(digitalSource).toBe(altered);
	for (const { planned, bytes } of files) {
		expect(bytes.includes(digitalSourceXmp(altered))).toBe(true);
		expect(bytes.includes('Exif\0\0')).toBe(false);
		if (planned.format !== 'jpeg') continue;
		const { xmp, exif, icc, iptc } = await sharp(bytes).metadata();
		expect(xmp?.toString()).toBe(digitalSourceXmp(altered));
		expect([exif, icc, iptc]).toEqual([undefined, undefined, undefined]);
	}
});

test('a photo from a camera stays without any mark', async () => {
	const source = await photo().withXmp(xmpOf('digitalCapture')).jpeg().toBuffer();
	const { digitalSource, files } = await encode(source, 'photo');
	expect(digitalSource).toBeUndefined();
	for (const { bytes } of files) expect(bytes.includes('xmp')).toBe(false);
	expect(files).toEqual((await encode(plain, 'photo')).files);
});

test('what follows a term is not read', () => {
	expect(readDigitalSource(Buffer.from(`${address}${altered}<script>`))).toBe(altered);
	expect(readDigitalSource(Buffer.from(`${address}compositeCapture`))).toBeUndefined();
	expect(readDigitalSource(Buffer.from(address))).toBeUndefined();
});

test('of 100 marked files with place, owner and camera, all keep the mark and none a position', async () => {
	const terms: DigitalSource[] = [altered, 'trainedAlgorithmicMedia', 'digitalCreation'];
	const kept = { marks: 0, positions: 0 };
	for (let n = 0; n < 100; n += 1) {
		const term = terms[n % terms.length] ?? altered;
		const [canary, latitude] = [`CANARY-${n}`, `51,${n}.2573N`];
		const xmp = xmpOf(
			term,
			`<exif:GPSLatitude>${latitude}</exif:GPSLatitude><exif:Owner>${address}${canary}</exif:Owner>`,
		);
		const image = drawing({ width: 64, height: 48 })
			.withExif({
				IFD0: { Make: canary, Artist: canary, Copyright: canary },
				IFD3: { GPSLatitudeRef: 'N', GPSLatitude: `51/1 ${n}/1 12/1`, GPSLongitudeRef: 'E' },
			})
			.withXmp(xmp);
		const format = (['jpeg', 'webp', 'png'] as const)[n % 3] ?? 'jpeg';
		const source = await image.toFormat(format).toBuffer();
		for (const { bytes } of (await encode(source, 'photo')).files) {
			if (bytes.includes(digitalSourceXmp(term))) kept.marks += 1;
			const traces = [canary, latitude, 'GPS', 'Exif\0\0', 'exif:'];
			if (traces.some((trace) => bytes.includes(trace))) kept.positions += 1;
		}
	}
	expect(kept).toEqual({ marks: 200, positions: 0 });
});
