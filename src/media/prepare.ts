import { availableParallelism } from 'node:os';
import { type PhotoDeskOptions, type Prepared as Answer, openPhotoDesk } from './photo-desk.ts';
import { type Photo, photoKey } from './photo.ts';

export interface PrepareOptions extends PhotoDeskOptions {
	readonly onProgress?: (done: number, total: number) => void;
}

export interface Prepared extends Answer {
	/** What the run cost: photos read from a host, and photos encoded. */
	readonly work: { readonly downloaded: number; readonly encoded: number };
}

/** Makes all photos finished pictures at once, by a desk that is opened and closed for them. */
export async function preparePhotos(
	photos: Iterable<Photo>,
	options: PrepareOptions,
): Promise<Prepared> {
	const desk = openPhotoDesk(options);
	const wanted = new Map(Array.from(photos, (photo) => [photoKey(photo), photo]));
	const answers = new Map<string, Answer>();
	const queue = wanted.entries();
	const lane = async () => {
		for (const [key, photo] of queue) {
			answers.set(key, await desk.pictures([photo]));
			options.onProgress?.(answers.size, wanted.size);
		}
	};
	const jobs = options.jobs ?? availableParallelism();
	const lanes = await Promise.allSettled(Array.from({ length: jobs + 6 }, lane));
	await desk.close();
	for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
	// In the order of the photos: lanes end in any order, and a build must not depend on it.
	const inOrder = Array.from(wanted.keys(), (key) => answers.get(key));
	return {
		pictures: new Map(inOrder.flatMap((answer) => [...(answer?.pictures ?? [])])),
		problems: inOrder.flatMap((answer) => answer?.problems ?? []),
		work: desk.work,
	};
}
