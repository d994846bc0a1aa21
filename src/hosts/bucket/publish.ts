import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Pointer, pointerKey } from '../../edge/site-index.ts';
import { placeOf } from '../../release/files.ts';
import { mediaBase } from '../../release/media-base.ts';
import { mediaType } from '../../release/media-type.ts';
import type { OpenedRelease } from '../../release/release-folder.ts';
import { takesOff } from '../../release/takes-off.ts';
import { caching } from '../headers.ts';
import { encodePath } from '../host-files.ts';
import type { Bucket } from './bucket.ts';
import { honoursConditions } from './conditions.ts';
import { openHeld } from './held.ts';
import type { IndexObjects } from './index-objects.ts';
import { noteWithdrawn, type PurgeList } from './purge.ts';
import { withdrawnPaths } from './withdrawn-paths.ts';

export interface BucketPublish {
	readonly bucket: Bucket;
	/** Folder of the release. */
	readonly release: string;
	readonly opened: OpenedRelease;
	readonly objects: IndexObjects;
	/** The stores of files and of finished pictures. */
	readonly files: string;
	readonly media: string;
	/** File that notes what the bucket holds, such as `var/bucket.sqlite`. */
	readonly state: string;
	readonly purge: PurgeList;
	/** Files that visitors get beside the release, by key; none where there is no such file. */
	readonly beside: Readonly<Record<string, string>>;
	/** Whether what only earlier releases show goes at once in any case. */
	readonly forgets?: boolean | undefined;
}

export interface Published {
	/** Whether visitors get something else than before. */
	readonly isNew: boolean;
	/** Whether the store itself keeps a second builder from overwriting the pointer, where one was written. */
	readonly isFenced: boolean;
	readonly stored: number;
	readonly removed: number;
}

/** Earlier publishes whose files stay, so that going back is the pointer and nothing else; as many as releases are kept. */
const keptPublishes = 4;
/** Requests at a time. */
const lanes = 16;

/**
 * Makes a bucket show a release: what it lacks of it first, then the index, then the one pointer that visitors go by.
 * Where the release takes anything off the site, all that only earlier ones show is removed right after.
 * @throws one sentence when the store refuses something, or when another builder has published meanwhile.
 */
export async function publishToBucket(given: BucketPublish): Promise<Published> {
	const { bucket, opened, objects, files, media, purge } = given;
	const before = await readPointer(bucket);
	using held = openHeld(given.state, bucket.address);
	const isKnown = before !== undefined && held.isOf(before.tag);
	if (!isKnown) await held.relearn(ours(bucket));
	held.want(objects.files);
	held.want(objects.texts.keys());
	held.want(picturesOf(opened, media));

	const name = basename(given.release);
	const last = before?.pointer;
	const isNew = last?.index !== objects.key;
	const number = (last?.number ?? 0) + (isNew ? 1 : 0);
	const withdraws =
		given.forgets ||
		!isKnown ||
		!last ||
		takesOff(dirname(given.release), { from: last.release, to: name });
	held.letGo(withdraws ? number : number + keptPublishes, number);
	if (last && withdraws && isNew) {
		noteWithdrawn(purge, (await withdrawnPaths(bucket, last.index, objects)).map(addressOf));
	}

	let stored = 0;
	for (const folder of ['media', 'objects', 'index']) {
		for (let keys = held.missing(folder); keys.length > 0; keys = held.missing(folder)) {
			await inLanes(keys, async (key) => {
				const options = { type: mediaType(extname(key)), caching: caching.hashed };
				await bucket.put(key, await bodyOf(key), options);
			});
			held.stored(keys);
			stored += keys.length;
		}
	}
	for (const [key, file] of Object.entries(given.beside)) {
		const options = { type: mediaType('.json'), caching: caching.page };
		if (existsSync(file)) await bucket.put(key, await readFile(file), options);
		else await bucket.remove(key);
	}
	const isFenced = !isNew || (await honoursConditions(bucket));
	const pointer: Pointer = { format: 1, number, release: name, index: objects.key };
	const tag = isNew
		? await writePointer(bucket, pointer, { before: before?.tag, isFenced })
		: before?.tag;
	if (tag !== undefined) held.note(tag);

	let removed = 0;
	for (let keys = held.expired(number); keys.length > 0; keys = held.expired(number)) {
		noteWithdrawn(
			purge,
			keys.filter((key) => key.startsWith('media/')).map((key) => addressOf(`/${key}`)),
		);
		await inLanes(keys, (key) => bucket.remove(key));
		held.removed(keys);
		removed += keys.length;
	}
	// Another builder may have listed meanwhile what is gone now: with a new tag its own pointer is refused.
	if (removed > 0) {
		const tidied = { ...pointer, tidied: isNew ? 1 : (last?.tidied ?? 0) + 1 };
		const fenced = isNew ? isFenced : await honoursConditions(bucket);
		held.note(await writePointer(bucket, tidied, { before: tag, isFenced: fenced }));
	}
	return { isNew, isFenced, stored, removed };

	function addressOf(path: string): string {
		return new URL(encodePath(path), opened.origin).href;
	}

	async function bodyOf(key: string): Promise<Uint8Array<ArrayBuffer> | string> {
		const text = objects.texts.get(key);
		if (text !== undefined) return text;
		const file = basename(key);
		if (key.startsWith('media/')) return await readFile(join(media, file));
		return await readFile(placeOf(files, basename(file, extname(file))));
	}
}

async function readPointer(
	bucket: Bucket,
): Promise<{ readonly tag: string; readonly pointer: Pointer | undefined } | undefined> {
	const found = await bucket.get(pointerKey);
	if (!found) return undefined;
	try {
		return { tag: found.tag, pointer: Pointer.parse(JSON.parse(found.text)) };
	} catch {
		return { tag: found.tag, pointer: undefined };
	}
}

/** @returns the tag of the pointer. */
async function writePointer(
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
	// A request whose answer was lost is sent again, and then finds what it has written itself.
	const now = await bucket.get(pointerKey);
	if (now?.text === text) return now.tag;
	throw new Error(
		'another builder has published to the bucket meanwhile: let only one machine build for it',
	);
}

async function* ours(bucket: Bucket): AsyncGenerator<string> {
	for (const folder of ['index/', 'media/', 'objects/', 'scratch/']) {
		// What else lies there is of somebody else, and its key might lead out of the folder.
		for await (const key of bucket.list(folder)) {
			if (/^\w+\/[\w-][\w.-]*$/.test(key)) yield key;
		}
	}
}

/** Keys of the files of all pictures that a release shows. */
function* picturesOf({ index }: OpenedRelease, media: string): Generator<string> {
	const shown = new Set(index.mediaBases());
	if (shown.size === 0 || !existsSync(media)) return;
	for (const name of readdirSync(media)) if (shown.has(mediaBase(name))) yield `media/${name}`;
}

/** Does something for each, some at a time; after a failure nothing more is begun, and nothing is left under way. */
async function inLanes<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<void> {
	const waiting = all.values();
	const failures: unknown[] = [];
	const lane = async () => {
		for (const each of waiting) {
			if (failures.length > 0) return;
			await work(each).catch((error: unknown) => failures.push(error));
		}
	};
	await Promise.all(Array.from({ length: lanes }, lane));
	if (failures.length > 0) throw failures[0];
}
