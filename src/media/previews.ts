import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
	store: MediaStore,
): Promise<Map<string, string>> {
	const names = new Map<string, string>();
	let last: { readonly photo: StoredPicture; readonly pixels: Uint8Array } | undefined;
	for (const { key, ...request } of requests) {
		const name = nameOf(request, store);
		names.set(key, name);
		if (store.has(name)) continue;
		const photo = photoOf(request, store);
		if (photo && photo.jpeg.name !== last?.photo.jpeg.name)
			last = { photo, pixels: await pixelsFrom(photo, store) };
		const { drawPreview } = await drawing();
		const bytes = await drawPreview(request, { photo: photo && last?.pixels, quality });
		await store.addPreview({ name, bytes });
	}
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

/** Reads a photo at the size of a preview. We have encoded it ourselves, so it was whole once. */
async function pixelsFrom(
	{ jpeg: { name }, kind }: StoredPicture,
	{ files, discard }: MediaStore,
): Promise<Uint8Array> {
	const file = join(files, name);
	const bytes = await readFile(file);
	const { pixelsOf } = await drawing();
	try {
		return await pixelsOf(bytes, kind);
	} catch (cause) {
		discard(name);
		throw new Error(
			`The photo ${file} was damaged on the disk and has been removed: run the command again, which makes it anew.`,
			{ cause },
		);
	}
}
