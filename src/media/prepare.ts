import { availableParallelism } from 'node:os';
import type { Picture } from '../domain/picture.ts';
import { createDeveloper } from './develop.ts';
import { type Download, createDownloader } from './download.ts';
import { PhotoError } from './photo-error.ts';
import { type Photo, photoKey } from './photo.ts';
import type { Reach } from './reach.ts';
import type { MediaStore, StoredPicture } from './store.ts';

export interface PrepareOptions extends Reach {
	readonly store: MediaStore;
	/** Instead of the guarded one of `download.ts`, which obeys `hosts` and `allowedOrigins`. */
	readonly download?: Download;
	/** Photos encoded at once; by default one per core. */
	readonly jobs?: number;
	readonly onProgress?: (done: number, total: number) => void;
}

export interface Prepared {
	/** By `photoKey`; a photo that failed and has no good copy is absent. */
	readonly pictures: Map<string, Picture>;
	/** One for each photo that failed. */
	readonly problems: PhotoProblem[];
	/** What the run cost: photos read from a host, and photos encoded. */
	readonly work: { readonly downloaded: number; readonly encoded: number };
}

export interface PhotoProblem {
	/** `photoKey`, to find the unit it belongs to. */
	readonly key: string;
	/** Id of the image in the CRM, where it has one. */
	readonly id?: number;
	/** One sentence with the id and without the address, which can hold a name. */
	readonly message: string;
}

/** Downloads that wait for the network while all cores encode. */
const downloadsAhead = 6;

/**
 * Makes every photo a finished picture in the store. What the store knows costs no request, or a
 * conditional one where the CRM names no version. A failing photo never fails the others: its last
 * good copy stands in, and a problem says why.
 */
export async function preparePhotos(
	photos: Iterable<Photo>,
	options: PrepareOptions,
): Promise<Prepared> {
	const { store, jobs = availableParallelism(), onProgress } = options;
	const wanted = new Map(Array.from(photos, (photo) => [photoKey(photo), photo]));
	const { download, close } = options.download
		? { download: options.download, close: async () => {} }
		: createDownloader(options);
	const { develop, work } = createDeveloper({ store, download, jobs });
	const outcomes = new Map<string, Outcome>();

	const queue = wanted.entries();
	const lane = async () => {
		for (const [key, photo] of queue) {
			outcomes.set(key, await outcomeOf(key, photo));
			onProgress?.(outcomes.size, wanted.size);
		}
	};
	async function outcomeOf(key: string, photo: Photo): Promise<Outcome> {
		try {
			return { picture: await develop(key, photo) };
		} catch (error) {
			if (!(error instanceof PhotoError)) throw error;
			return { error, picture: store.lastGood({ key, image: photo.id }) };
		}
	}
	const lanes = await Promise.allSettled(Array.from({ length: jobs + downloadsAhead }, lane));
	await close();
	for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
	store.markUsed(wanted.keys());
	return { ...report(wanted, outcomes), work };
}

interface Outcome {
	readonly picture: StoredPicture | undefined;
	readonly error?: PhotoError;
}

/** In the order of the photos: lanes end in any order, and a build must not depend on it. */
function report(wanted: ReadonlyMap<string, Photo>, outcomes: ReadonlyMap<string, Outcome>) {
	const pictures = new Map<string, Picture>();
	const problems: PhotoProblem[] = [];
	for (const [key, photo] of wanted) {
		const { picture, error } = outcomes.get(key) ?? {};
		if (picture) pictures.set(key, asPicture(picture, photo));
		if (error) problems.push(problemOf({ key, photo, error, hasCopy: picture !== undefined }));
	}
	return { pictures, problems };
}

function asPicture(stored: StoredPicture, { id, caption }: Photo): Picture {
	return { ...stored, ...(id !== undefined && { id }), ...(caption && { caption }) };
}

function problemOf(failed: {
	key: string;
	photo: Photo;
	error: PhotoError;
	hasCopy: boolean;
}): PhotoProblem {
	const { key, photo, error, hasCopy } = failed;
	const name = photo.id === undefined ? 'An image without an id' : `Image ${photo.id}`;
	const effect = hasCopy ? 'Its last good copy is shown.' : 'It is left out.';
	const message = `${name} ${error.message}. ${effect}`;
	return { key, ...(photo.id !== undefined && { id: photo.id }), message };
}
