import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { previewSize } from '../domain/pictures/picture.ts';
import type { PreviewText } from './preview-card.ts';
import type { MediaStore } from './store.ts';
import type { StoredPicture } from './stored-picture.ts';

/** One picture for link previews: of one record in one language. */
export interface PreviewRequest extends PreviewText {
	/** Whatever the caller finds it by. */
	readonly key: string;
	/** The photo it shows; without one it shows the brand. */
	readonly picture: StoredPicture | undefined;
}

export interface PreviewOptions {
	readonly store: MediaStore;
	/** Previews made at once; by default one per core. */
	readonly jobs?: number;
}

/** Raised when a preview looks different for the same words and photo. */
const version = 2;
const quality = 80;

/**
 * Makes the pictures that messengers and networks show for a link: 1200 × 630, JPEG. The store keeps
 * them like all others; one that it holds costs no more than a look. Requests that follow one another
 * with the same photo decode it once.
 * @returns names of files in the store, by the requests' keys.
 */
export async function preparePreviews(
	requests: Iterable<PreviewRequest>,
	{ store, jobs = availableParallelism() }: PreviewOptions,
): Promise<Map<string, string>> {
	const names = new Map<string, string>();
	const running = new Map<string, Promise<void>>();
	const photos = recentPhotos(store);
	const queue = requests[Symbol.iterator]();
	const worker = async () => {
		for (let next = queue.next(); !next.done; next = queue.next()) {
			const { key, ...request } = next.value;
			const name = nameOf(request, store);
			names.set(key, name);
			if (store.has(name)) continue;
			const begun = running.get(name) ?? make(name, request);
			running.set(name, begun);
			await begun;
			running.delete(name);
		}
	};
	async function make(name: string, request: Omit<PreviewRequest, 'key'>): Promise<void> {
		const shown = photoOf(request, store);
		const { drawPreview } = await drawing();
		const bytes = await drawPreview(request, { photo: shown && (await photos(shown)), quality });
		await store.addPreview({ name, bytes });
	}
	await Promise.all(Array.from({ length: jobs }, worker));
	store.markPreviewsUsed(new Set(names.values()));
	return names;
}

/** Loaded where a preview is missing: most builds draw none, and sharp takes long to load. */
const drawing = () => import('./draw-preview.ts');

/** Only a photo whose file is there counts, so that a name never stands for two contents. */
function photoOf({ picture }: Pick<PreviewRequest, 'picture'>, store: MediaStore) {
	return picture && store.has(picture.jpeg.name) ? picture : undefined;
}

function nameOf(request: Omit<PreviewRequest, 'key'>, store: MediaStore): string {
	const { title, price, place, label, brand } = request;
	const photo = photoOf(request, store);
	const { name, accent, paper, ink } = brand;
	const content = [version, quality, photo?.jpeg.name, photo?.kind, title, price, place];
	const source = JSON.stringify([...content, name, accent, paper, ink, ...(label ? [label] : [])]);
	const stem = createHash('sha256').update(source).digest('hex').slice(0, 32);
	return previewName(stem);
}

/** Name of the file of a preview. @param base the hash it begins with */
export function previewName(base: string): string {
	return `${base}-${previewSize.width}.jpg`;
}

/** Reads photos at the size of a preview, and keeps the last few for the other languages. */
function recentPhotos({
	files,
	discard: remove,
}: MediaStore): (picture: StoredPicture) => Promise<Uint8Array> {
	const recent = new LRUCache<string, Promise<Uint8Array>>({ max: 4 });
	return ({ jpeg, kind }) => {
		const kept = recent.get(jpeg.name);
		if (kept) return kept;
		const read = Promise.all([drawing(), readFile(join(files, jpeg.name))]).then(
			([{ pixelsOf }, bytes]) => pixelsOf(bytes, kind).catch((cause) => discard(jpeg.name, cause)),
		);
		recent.set(jpeg.name, read);
		return read;
	};

	/** We have encoded it ourselves, so it was whole once. */
	function discard(name: string, cause: unknown): never {
		remove(name);
		throw new Error(
			`The photo ${join(files, name)} was damaged on the disk and has been removed: run the command again, which makes it anew.`,
			{ cause },
		);
	}
}
