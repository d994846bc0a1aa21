import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const masters = join(import.meta.dirname, '../../src/sandbox/demo/media/masters');
const [width, height] = [4000, 3000];
/** Standard deviation of the noise of each channel, so that a file is as large as a camera's: near 2.5 MB. */
const noise = 4;

/**
 * Makes photos of 12 megapixels from the demo's pictures: scaled up, with the noise of a sensor, the
 * same on every machine, as JPEG of quality 92.
 * @returns the names of the files.
 */
export async function makePhotoInputs(folder: string, count: number): Promise<string[]> {
	const sources = readdirSync(masters).toSorted();
	const step = sources.length / count;
	const grain = noiseOf(1_048_573);
	const names: string[] = [];
	for (let at = 0; at < count; at += 1) {
		const source = sources[Math.floor(at * step) % sources.length] ?? '';
		const pixels = await sharp(join(masters, source))
			.resize({ width, height, fit: 'cover' })
			.removeAlpha()
			.raw()
			.toBuffer();
		// Another start for each photo, so that no two have the same grain.
		for (let byte = 0, from = at * 7919; byte < pixels.length; byte += 1, from += 1) {
			const noisy = (pixels[byte] ?? 0) + (grain[from % grain.length] ?? 0);
			pixels[byte] = Math.max(0, Math.min(255, noisy));
		}
		const name = `${at + 1}.jpg`;
		const image = sharp(pixels, { raw: { width, height, channels: 3 } });
		writeFileSync(join(folder, name), await image.jpeg({ quality: 92 }).toBuffer());
		names.push(name);
	}
	return names;
}

/** Normally distributed numbers of a seeded generator. */
function noiseOf(length: number): Int8Array {
	let state = 42;
	const random = () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return (state + 1) / 4_294_967_297;
	};
	return Int8Array.from({ length }, () =>
		Math.round(noise * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())),
	);
}
