import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPhotoPreparer } from '../../src/media/photo-preparer.ts';
import { planPicture } from '../../src/media/plan.ts';
import { openMediaStore } from '../../src/media/store.ts';
import { answer, askedOf } from './own-process.ts';
import { PhotoRun } from './photo-sizes.ts';

const { folder, names, way, origin } = askedOf(PhotoRun);
const before = process.cpuUsage();
const begun = performance.now();
const made = way === 'floor' ? await encodePlainly() : await runPipeline();
const wall = performance.now() - begun;
const { user, system } = process.cpuUsage(before);
const memory = process.resourceUsage().maxRSS * 1024;
answer({ wall, cpu: (user + system) / 1e6, memory, ...made });
process.disconnect();

/** The same encodes and nothing else: one decode, three AVIF, one JPEG, as many photos at once as cores. */
async function encodePlainly(): Promise<{ avif: number; jpeg: number }> {
	sharp.concurrency(1);
	sharp.cache(false);
	const sizes = { avif: 0, jpeg: 0 };
	const queue = names.values();
	const lane = async () => {
		for (const name of queue) {
			const bytes = readFileSync(join(folder, name));
			const { width, height } = await sharp(bytes).metadata();
			let data = bytes;
			let raw: { width: number; height: number; channels: 3 } | undefined;
			for (const file of planPicture('photo', { width, height }).files) {
				if (raw?.width !== file.width) {
					const image = raw ? sharp(data, { raw }) : sharp(data, { autoOrient: true });
					data = await image.resize({ width: file.width }).removeAlpha().raw().toBuffer();
					raw = { width: file.width, height: file.height, channels: 3 };
				}
				const image = sharp(data, { raw });
				if (file.format === 'webp') throw new Error('No photo is kept as WebP.');
				const encoded = await (
					file.format === 'avif' ? image.avif(file) : image.jpeg(file)
				).toBuffer();
				sizes[file.format] += encoded.length;
			}
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, lane));
	return sizes;
}

/** Everything: downloads, checks, encodes, colours, files on the disk, records. */
async function runPipeline(): Promise<{ avif: number; jpeg: number }> {
	const place = mkdtempSync(join(folder, 'store-'));
	const store = openMediaStore(place);
	const preparer = createPhotoPreparer({ store, hosts: [], allowedOrigins: [origin] });
	const photos = names.map((name, at) => {
		return { kind: 'photo' as const, id: at + 1, updatedAt: 'v1', url: `${origin}/${name}` };
	});
	const { problems } = await preparer.pictures(photos);
	await preparer.close();
	store.close();
	if (problems.length > 0) throw new Error(`A photo failed: ${problems[0]?.message}`);
	const sizes = { avif: 0, jpeg: 0 };
	for (const name of readdirSync(store.files)) {
		sizes[name.endsWith('.avif') ? 'avif' : 'jpeg'] += statSync(join(store.files, name)).size;
	}
	rmSync(place, { recursive: true });
	return sizes;
}
