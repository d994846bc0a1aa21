import { createHash } from 'node:crypto';
import type { DigitalSource } from '../domain/pictures/provenance.ts';
import type { Download } from './download.ts';
import { PhotoError } from './photo-error.ts';
import { hashOf, type Photo } from './photo.ts';
import { fileName, isFirst, recipeOf, stemFor, type PlannedFile } from './plan.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { Origin } from './photo-source.ts';
import type { Made, MediaStore } from './store.ts';
import type { StoredPicture } from './stored-picture.ts';

interface DeveloperOptions {
	readonly store: MediaStore;
	readonly download: Download;
	/** Photos encoded at once. */
	readonly jobs: number;
}

/** How much of a picture is to be made: all its files, or those that come first while time is short. */
export type Extent = 'whole' | 'first';

/**
 * Makes one photo a stored picture at the least cost: from the index, else by a conditional request,
 * else by a download, and encodes bytes only once, whatever number of photos consists of them.
 */
export function createDeveloper({ store, download, jobs }: DeveloperOptions) {
	const work = { downloaded: 0, encoded: 0 };
	const inSlot = limitConcurrency(jobs);
	// Flushing waits for the disk on one of the few threads that also encode.
	const inWriter = limitConcurrency(1);
	const running = new Map<string, Promise<Made>>();

	/** @throws PhotoError */
	async function develop(key: string, photo: Photo, extent: Extent): Promise<Made> {
		const recipe = recipeOf(photo.kind);
		const known = store.known(key, recipe);
		const suffices = known?.made && (known.made.isWhole || extent === 'first');
		const hasVersion = photo.id !== undefined && Boolean(photo.updatedAt);
		if (known?.made && suffices && hasVersion) return known.made;

		const address = hashOf(photo.url);
		const mayAsk = suffices && known.address === address;
		const downloaded = await download(photo.url, mayAsk ? known.validators : undefined);
		if (downloaded.outcome === 'unchanged') {
			if (known?.made && suffices) return known.made;
			throw new PhotoError({ reason: 'refused', status: 304 });
		}
		work.downloaded += 1;
		const source = createHash('sha256').update(downloaded.bytes).digest('hex');
		const origin = { source, recipe };
		const made = await encodeOnce(origin, downloaded.bytes, { kind: photo.kind, extent });
		store.remember({ key, image: photo.id, origin, address, validators: downloaded.validators });
		return made;
	}

	async function encodeOnce(origin: Origin, bytes: Buffer, task: Task): Promise<Made> {
		const made = store.made(origin);
		if (made && (made.isWhole || task.extent === 'first')) return made;
		const name = `${origin.source} ${origin.recipe} ${task.extent}`;
		const begun = running.get(name) ?? encodeInto(origin, bytes, task);
		running.set(name, begun);
		try {
			return await begun;
		} finally {
			running.delete(name);
		}
	}

	async function encodeInto(origin: Origin, bytes: Buffer, { kind, extent }: Task): Promise<Made> {
		const stem = stemFor(origin);
		const belongs = (planned: PlannedFile) => extent === 'whole' || isFirst(planned);
		// Loaded where there is a new picture: most builds have none, and sharp takes long to load.
		const { encode } = await import('./encode.ts');
		const encoded = await inSlot(() =>
			encode(bytes, kind, (planned) => belongs(planned) && !store.has(fileName(stem, planned))),
		);
		const { plan, colour, digitalSource, files } = encoded;
		work.encoded += 1;
		const included = plan.filter(belongs);
		const picture = pictureOf({
			stem,
			kind: encoded.kind,
			colour,
			digitalSource,
			included,
		});
		const made = { picture, isWhole: included.length === plan.length };
		const named = files.map(({ planned, bytes }) => ({ name: fileName(stem, planned), bytes }));
		await inWriter(() => store.add(origin, made, named));
		return made;
	}

	return { develop, work };
}

interface Task {
	readonly kind: Photo['kind'];
	readonly extent: Extent;
}

interface Included {
	readonly stem: string;
	readonly kind: Photo['kind'];
	readonly colour: string;
	readonly digitalSource: DigitalSource | undefined;
	/** The files the picture consists of, the widest first. */
	readonly included: readonly PlannedFile[];
}

function pictureOf({ stem, kind, colour, digitalSource, included }: Included): StoredPicture {
	const [largest] = included;
	const jpeg = included.find(({ format }) => format === 'jpeg');
	if (!largest || !jpeg) throw new Error(`No JPEG is planned for a picture of kind ${kind}.`);
	const entry = (planned: PlannedFile) => ({
		name: fileName(stem, planned),
		width: planned.width,
	});
	return {
		kind: kind === 'portrait' || kind === 'logo' ? 'photo' : kind,
		width: largest.width,
		height: largest.height,
		colour,
		...(digitalSource && { digitalSource }),
		files: included
			.filter(({ format }) => format !== 'jpeg')
			.map(entry)
			.toReversed(),
		jpeg: entry(jpeg),
	};
}
