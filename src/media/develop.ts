import { createHash } from 'node:crypto';
import type { PictureFile } from '../domain/picture.ts';
import type { Download } from './download.ts';
import { encode } from './encode.ts';
import { PhotoError } from './photo-error.ts';
import { type Photo, hashOf } from './photo.ts';
import { fileName, recipeOf } from './plan.ts';
import { createSlots } from './slots.ts';
import type { MediaStore, Origin, StoredPicture } from './store.ts';

export interface DeveloperOptions {
	readonly store: MediaStore;
	readonly download: Download;
	/** Photos encoded at once. */
	readonly jobs: number;
}

/**
 * Makes one photo a stored picture at the least cost: from the index, else by a conditional request,
 * else by a download, and encodes bytes only once, whatever number of photos consists of them.
 */
export function createDeveloper({ store, download, jobs }: DeveloperOptions) {
	const work = { downloaded: 0, encoded: 0 };
	const inSlot = createSlots(jobs);
	const running = new Map<string, Promise<StoredPicture>>();

	/** @throws PhotoError */
	async function develop(key: string, photo: Photo): Promise<StoredPicture> {
		const recipe = recipeOf(photo.kind);
		const known = store.known(key, recipe);
		const hasVersion = photo.id !== undefined && Boolean(photo.updatedAt);
		if (known?.picture && hasVersion) return known.picture;

		const address = hashOf(photo.url);
		const mayAsk = known?.picture && known.address === address;
		const answer = await download(photo.url, mayAsk ? known.validators : undefined);
		if (answer.outcome === 'unchanged') {
			if (known?.picture) return known.picture;
			throw new PhotoError({ reason: 'refused', status: 304 });
		}
		work.downloaded += 1;
		const source = createHash('sha256').update(answer.bytes).digest('hex');
		const picture = await encodeOnce({ source, recipe }, answer.bytes, photo.kind);
		store.remember({ key, image: photo.id, source, address, validators: answer.validators });
		return picture;
	}

	async function encodeOnce(origin: Origin, bytes: Buffer, kind: Photo['kind']) {
		const made = store.picture(origin);
		if (made) return made;
		const name = `${origin.source} ${origin.recipe}`;
		const begun = running.get(name) ?? inSlot(() => encodeInto(origin, bytes, kind));
		running.set(name, begun);
		try {
			return await begun;
		} finally {
			running.delete(name);
		}
	}

	async function encodeInto(origin: Origin, bytes: Buffer, kind: Photo['kind']) {
		const { width, height, colour, files } = await encode(bytes, kind);
		work.encoded += 1;
		const named = files.map(({ planned, bytes }) => ({
			format: planned.format,
			width: planned.width,
			name: fileName(origin, planned),
			bytes,
		}));
		const jpeg = named.find(({ format }) => format === 'jpeg');
		if (!jpeg) throw new Error(`No JPEG is planned for a picture of kind ${kind}.`);
		const picture: StoredPicture = {
			kind: kind === 'floorPlan' ? 'floorPlan' : 'photo',
			width,
			height,
			colour,
			avif: named
				.filter(({ format }) => format === 'avif')
				.map(entry)
				.toSorted((a, b) => a.width - b.width),
			jpeg: entry(jpeg),
		};
		await store.add(origin, picture, named);
		return picture;
	}

	return { develop, work };
}

function entry({ name, width }: PictureFile): PictureFile {
	return { name, width };
}
