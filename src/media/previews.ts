import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewSize } from '../domain/pictures/picture.ts';
import type { PreviewBrand, PreviewText } from './preview-card.ts';
import type { MediaStore } from './store.ts';
import type { StoredPicture } from './stored-picture.ts';

/** One picture for link previews: of one record in one language. */
export interface PreviewRequest extends PreviewText {
	/** Whatever the caller finds it by. */
	readonly key: string;
	/** The photo it shows; without one it shows the brand. */
	readonly picture: StoredPicture | undefined;
}

/** Makes previews. @returns names of files in the store, by the requests' keys */
export type PreviewMaker = (requests: Iterable<PreviewRequest>) => Promise<Map<string, string>>;

/** Raised when a preview looks different for the same words and photo. */
const version = 3;
const quality = 80;

/**
 * Makes the pictures that messengers and networks show for a link: 1200 × 630, JPEG. The store keeps
 * them like all others; one that it holds costs no more than a look. Requests that follow one another
 * with the same photo decode it once.
 */
export function createPreviewMaker(store: MediaStore, brand: PreviewBrand): PreviewMaker {
	const look = digestOf(brand);
	let opened: ReturnType<typeof openPainter> | undefined;
	const openPainter = async () => (await drawing()).openPreviewPainter(brand, quality);
	return async (requests) => {
		const names = new Map<string, string>();
		let last: { readonly photo: StoredPicture; readonly pixels: Uint8Array } | undefined;
		for (const { key, picture, ...text } of requests) {
			// Only a photo whose file is there counts, so that a name never stands for two contents.
			const photo = picture && store.has(picture.jpeg.name) ? picture : undefined;
			const name = nameOf(text, { look, photo });
			names.set(key, name);
			if (store.has(name)) continue;
			if (photo && photo.jpeg.name !== last?.photo.jpeg.name)
				last = { photo, pixels: await pixelsFrom(photo, store) };
			const paint = await (opened ??= openPainter());
			await store.addPreview({ name, bytes: await paint(text, photo && last?.pixels) });
		}
		store.markPreviewsUsed(new Set(names.values()));
		return names;
	};
}

/** Loaded where a preview is missing: most builds draw none, and sharp and fonts take long to load. */
const drawing = () => import('./draw-preview.ts');

/** Names what all previews of a brand have in common, the letters of its fonts included. */
function digestOf(brand: PreviewBrand): string {
	const digests = (families: PreviewBrand['fonts']['text']) =>
		families.map((files) => files.map((file) => sha256(readFileSync(file))));
	const { text, headings, headingWeight } = brand.fonts;
	const fonts = { text: digests(text), headings: digests(headings), headingWeight };
	return sha256(JSON.stringify({ ...brand, fonts, version, quality }));
}

function nameOf(
	{ title, price, place, label }: PreviewText,
	{ look, photo }: { readonly look: string; readonly photo: StoredPicture | undefined },
): string {
	const content = [look, photo?.jpeg.name, photo?.kind, title, price, place, label];
	return previewName(sha256(JSON.stringify(content)).slice(0, 32));
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

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
