import { Pointer, pointerKey } from '../edge/site-index.ts';
import { mediaType } from '../../release/media-type.ts';
import { caching } from '../headers.ts';
import type { Bucket } from './bucket.ts';

/** The pointer that lies in a bucket. */
interface StoredPointer {
	readonly tag: string;
	/** `undefined` where its text cannot be parsed. */
	readonly pointer: Pointer | undefined;
}

export async function readPointer(bucket: Bucket): Promise<StoredPointer | undefined> {
	const found = await bucket.get(pointerKey);
	if (!found) return undefined;
	try {
		return { tag: found.tag, pointer: Pointer.parse(JSON.parse(found.text)) };
	} catch {
		return { tag: found.tag, pointer: undefined };
	}
}

/**
 * Writes a pointer over the one with a tag, or where there was none.
 * @param isFenced whether the store writes under conditions
 * @returns the new tag.
 * @throws one sentence when another builder has written a pointer meanwhile.
 */
export async function writePointer(
	bucket: Bucket,
	pointer: Pointer,
	{ before, isFenced }: { readonly before: string | undefined; readonly isFenced: boolean },
): Promise<string> {
	const text = `${JSON.stringify(pointer)}\n`;
	const when = before === undefined ? 'absent' : { tag: before };
	// Not much of a guard, and the best there is where the store writes whatever the condition.
	const isAsItWas = isFenced || (await bucket.get(pointerKey))?.tag === before;
	const written = isAsItWas
		? await bucket.put(pointerKey, text, {
				type: mediaType('.json'),
				caching: caching.page,
				when: isFenced ? when : undefined,
			})
		: undefined;
	if (written) return written;
	// A request whose response was lost is sent again, and then finds what it has written itself.
	const now = await bucket.get(pointerKey);
	if (now?.text === text) return now.tag;
	throw new Error(
		'another builder has published to the bucket meanwhile: let only one machine build for it, or set DATABASE_URL for every builder',
	);
}
