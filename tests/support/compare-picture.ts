import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const kept = join(import.meta.dirname, '../visual');
const rejected = join(import.meta.dirname, '../../var/visual');

/** Share of the pixels that may differ: letters are smoothed a little differently by each browser. */
const tolerance = 0.004;

/**
 * Compares a picture with the one that is kept under its name. What differs lies in `var/visual` afterwards.
 * @param screenshot PNG
 * @param accept keeps the picture instead of comparing.
 * @returns what is wrong, in a sentence; `undefined` when nothing is.
 */
export async function comparePicture(
	name: string,
	screenshot: Buffer,
	accept = process.env['ACCEPT_PICTURES'] === '1',
): Promise<string | undefined> {
	const file = join(kept, `${name}.webp`);
	if (accept) {
		mkdirSync(kept, { recursive: true });
		await sharp(screenshot).webp({ lossless: true, effort: 6 }).toFile(file);
		return undefined;
	}
	const found = join(rejected, `${name}.png`);
	const difference = join(rejected, `${name}-difference.png`);
	for (const old of [found, difference]) rmSync(old, { force: true });
	const problem = existsSync(file)
		? await differ(file, screenshot, difference)
		: 'there is no picture to compare it with';
	if (problem === undefined) return undefined;
	write(found, screenshot);
	return `${name}: ${problem}. Look at ${found}; if it is as it should be, run \`npm run pictures\`.`;
}

async function differ(file: string, screenshot: Buffer, into: string): Promise<string | undefined> {
	const [before, after] = await Promise.all([pixels(file), pixels(screenshot)]);
	const { width, height } = after;
	if (width !== before.width || height !== before.height) {
		return `it is ${width} × ${height} and was ${before.width} × ${before.height} pixels`;
	}
	const marked = Buffer.alloc(after.data.length);
	const count = pixelmatch(before.data, after.data, marked, width, height, { threshold: 0.15 });
	if (count <= width * height * tolerance) return undefined;
	const raw = { width, height, channels: 4 } as const;
	write(into, await sharp(marked, { raw }).png().toBuffer());
	return `${count} pixels differ`;
}

async function pixels(picture: string | Buffer) {
	const { data, info } = await sharp(picture)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

function write(file: string, content: Buffer): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
}
