import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { OwnerKey } from '../../domain/address.ts';
import type { Pointer } from '../edge/site-index.ts';
import { placeOf } from '../../release/file-store.ts';
import { mediaBase } from '../../domain/pictures/picture.ts';
import { mediaType } from '../../release/media-type.ts';
import { readWholeNext, type OpenedRelease } from '../../release/release-folder.ts';
import { hiddenSince } from '../../release/shows-again.ts';
import { caching } from '../headers.ts';
import { encodePath } from '../rule-files.ts';
import { type Bucket, BucketError } from './bucket.ts';
import { openInventory } from './inventory.ts';
import { inParallel } from '../../domain/in-parallel.ts';
import type { IndexObjects } from './index-objects.ts';
import { readPointer, writePointer } from './pointer.ts';
import { notePurge, type PurgeList } from './purge.ts';
import { departedElsewhere, removedPaths } from './removed-paths.ts';
import { randomUUID } from 'node:crypto';

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
	/** Grows with each builder that holds the lease; absent where there is none. */
	readonly token?: number | undefined;
	/** Whether what only earlier releases show goes at once in any case. */
	readonly forgets?: boolean | undefined;
	/** Releases that were rolled back here. */
	readonly rolledBack?: Pointer['rolledBack'];
	/** Publishes also what another builder has rolled back or hidden. */
	readonly again?: boolean | undefined;
	/** Whether a build has just read the CRM whole, and so knows what other builders have hidden. */
	readonly isReadWhole?: boolean | undefined;
}

export interface PublishedToBucket {
	/** Whether visitors get something else than before. */
	readonly isNew: boolean;
	/** Whether the store itself keeps a second builder from overwriting the pointer, where one was written. */
	readonly isFenced: boolean;
	readonly stored: number;
	readonly removed: number;
	/** Departed units and projects that another builder had published, and that this release does not know of. */
	readonly departed: readonly OwnerKey[];
}

/** Earlier publishes whose files stay, so that going back is the pointer and nothing else; as many as releases are kept. */
const keptPublishes = 4;
/** Requests at a time. */
const atOnce = 16;

/**
 * Makes a bucket show a release: what it lacks of it first, then the index, then the one pointer that visitors go by.
 * Where the release removes or hides anything, all that only earlier ones show is removed right after.
 * @throws one sentence when the store refuses something, or when another builder has published meanwhile.
 */
export async function publishToBucket(given: BucketPublish): Promise<PublishedToBucket> {
	const { bucket, opened, objects, files, media, purge } = given;
	const before = await readPointer(bucket);
	let tag = before?.tag;
	let isFenced: boolean | undefined;
	using inventory = openInventory(given.state, bucket.address);
	// Another builder that held the lease in between may have stored something and died before its pointer.
	const isOwn = before !== undefined && inventory.isOwn(before.tag);
	const isKnown = isOwn && inventory.isNextToken(given.token);
	if (!isKnown) await inventory.relearn(ours(bucket));
	inventory.noteToken(given.token);
	inventory.want(objects.files);
	inventory.want(objects.texts.keys());
	inventory.want(picturesOf(opened, media));

	const name = basename(given.release);
	const last = before?.pointer;
	const isNew = last?.index !== objects.key;
	const rolledBack = last?.rolledBack?.find(
		({ fingerprint, checksum }) =>
			fingerprint === opened.fingerprint && checksum === opened.checksum,
	);
	if (rolledBack && isNew && !given.again) {
		throw new Error(
			`this would publish release ${rolledBack.release} again, which another builder has rolled back at ${rolledBack.at}: change what was wrong, or run \`npm run build -- --again\``,
		);
	}
	if (last && !isOwn && isNew && !given.isReadWhole && !given.again) {
		readWholeNext(given.release);
		throw new Error(
			`another builder has published release ${last.release} since this machine has read the CRM whole, and what that one has hidden would be shown again: run \`npm run build\``,
		);
	}
	const departed =
		last && !isKnown ? await departedElsewhere(bucket, last.index, opened.index) : [];
	const number = (last?.number ?? 0) + (isNew ? 1 : 0);
	const removes =
		given.forgets ||
		!isKnown ||
		!last ||
		// Going back always does, and of a release that is not there any more nothing is known.
		name < last.release ||
		hiddenSince(join(dirname(given.release), last.release), given.release)?.length !== 0;
	inventory.expireOthers(removes ? number : number + keptPublishes, number);
	if (last && removes && isNew) {
		notePurge(purge, (await removedPaths(bucket, last.index, objects)).map(addressOf));
	}

	const stored = await storeMissing();
	await storeBeside();
	const pointer: Pointer = {
		format: 1,
		number,
		release: name,
		index: objects.key,
		...(given.rolledBack?.length && { rolledBack: given.rolledBack }),
	};
	if (isNew) await write(pointer);
	else if (before) inventory.notePointer(before.tag);
	const removed = await removeExpired();
	// Another builder may have listed meanwhile what is removed now: with a new tag its own pointer is refused.
	if (removed > 0) await write({ ...pointer, tidied: isNew ? 1 : (last?.tidied ?? 0) + 1 });
	return { isNew, isFenced: isFenced ?? true, stored, removed, departed };

	async function storeMissing(): Promise<number> {
		let count = 0;
		for (const folder of ['media', 'objects', 'index']) {
			for (
				let keys = inventory.missing(folder);
				keys.length > 0;
				keys = inventory.missing(folder)
			) {
				const work = async (key: string) => {
					const options = { type: mediaType(extname(key)), caching: caching.hashed };
					await bucket.put(key, await bodyOf(key), options);
				};
				await inParallel(keys, { most: atOnce, work });
				inventory.stored(keys);
				count += keys.length;
			}
		}
		return count;
	}

	async function storeBeside(): Promise<void> {
		for (const [key, file] of Object.entries(given.beside)) {
			const options = { type: mediaType('.json'), caching: caching.page };
			if (existsSync(file)) await bucket.put(key, await readFile(file), options);
			else await bucket.remove(key);
		}
	}

	async function write(next: Pointer): Promise<void> {
		isFenced ??= await honoursConditions(bucket);
		tag = await writePointer(bucket, next, { before: tag, isFenced });
		inventory.notePointer(tag);
	}

	async function removeExpired(): Promise<number> {
		let count = 0;
		for (let keys = inventory.expired(number); keys.length > 0; keys = inventory.expired(number)) {
			const pictures = keys.filter((key) => key.startsWith('media/'));
			notePurge(
				purge,
				pictures.map((key) => addressOf(`/${key}`)),
			);
			await inParallel(keys, { most: atOnce, work: (key) => bucket.remove(key) });
			inventory.removed(keys);
			count += keys.length;
		}
		return count;
	}

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

/**
 * Whether a store honours conditional writes: some refuse them, and some ignore the condition. It is
 * tried with an object that nobody reads.
 */
export async function honoursConditions(bucket: Pick<Bucket, 'put' | 'remove'>): Promise<boolean> {
	const key = `scratch/${randomUUID()}`;
	const put = async (when: Parameters<Bucket['put']>[2]['when']) =>
		await bucket.put(key, `${key}\n`, { type: 'text/plain', caching: 'no-store', when });
	try {
		const first = await put('absent');
		if (first === undefined) return false;
		const again = await put('absent');
		const stale = await put({ tag: '"00000000000000000000000000000000"' });
		const right = await put({ tag: first });
		return again === undefined && stale === undefined && right !== undefined;
	} catch (error) {
		if (error instanceof BucketError && error.status !== 403) return false;
		throw error;
	} finally {
		await bucket.remove(key).catch(() => {});
	}
}
