import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { Picture } from '../domain/picture.ts';
import type { Validators } from './download.ts';
import { openIndex } from './store-index.ts';

/** A picture as the store keeps it: everything that follows from the bytes alone. */
export const StoredPicture = Picture.omit({ id: true, caption: true });
export type StoredPicture = z.infer<typeof StoredPicture>;

/** What is known of one version of a photo. */
export interface Known {
	/** SHA-256 of its bytes. */
	readonly source: string;
	/** Hash of the address it was read from; validators hold for this address alone. */
	readonly address: string;
	readonly validators: Validators;
	/** Absent when these bytes have not been encoded with the recipe asked for. */
	readonly picture: StoredPicture | undefined;
}

/** Finished pictures on disk, and from which photos they come. */
export interface MediaStore {
	/** Absolute folder of the finished files. */
	readonly files: string;
	known(key: string, recipe: string): Known | undefined;
	/** The picture made from these bytes with this recipe, whatever photo they came from. */
	picture(origin: Origin): StoredPicture | undefined;
	/** The newest picture of this version of a photo, or of this image id, with any recipe. */
	lastGood(photo: { key: string; image: number | undefined }): StoredPicture | undefined;
	/** Writes the files to disk for good, and only then the record that names them. */
	add(origin: Origin, picture: StoredPicture, files: readonly NewFile[]): Promise<void>;
	remember(photo: PhotoSource): void;
	/** Notes that these photos are wanted today, so that others can be pruned. */
	markUsed(keys: Iterable<string>): void;
	close(): void;
}

export interface Origin {
	readonly source: string;
	readonly recipe: string;
}

export interface NewFile {
	readonly name: string;
	readonly bytes: Buffer;
}

export interface PhotoSource {
	readonly key: string;
	/** Id of the image in the CRM. */
	readonly image: number | undefined;
	readonly source: string;
	readonly address: string;
	readonly validators: Validators;
}

/**
 * Opens the store in a folder (by custom `var/media`), making it where there is none.
 * A process killed at any moment leaves no record of an unfinished file.
 */
export function openMediaStore(folder: string, now: () => Date = () => new Date()): MediaStore {
	const files = join(folder, 'files');
	const unfinished = join(folder, 'unfinished');
	mkdirSync(files, { recursive: true });
	mkdirSync(unfinished, { recursive: true });
	removeOld(unfinished, now());
	const index = openIndex(join(folder, 'index.sqlite'));
	// Listing the folder once is far cheaper than asking for each file, and tells when one was lost.
	const present = new Set(readdirSync(files));

	return {
		files,
		known(key, recipe) {
			const row = index.photo(key, recipe);
			return row && { ...row, picture: usable(row.data, present) };
		},
		picture: (origin) => usable(index.picture(origin), present),
		lastGood(photo) {
			for (const data of index.picturesOf(photo)) {
				const picture = usable(data, present);
				if (picture) return picture;
			}
			return undefined;
		},
		async add(origin, picture, added) {
			for (const { name, bytes } of added) {
				const draft = join(unfinished, randomUUID());
				await write(draft, bytes);
				await rename(draft, join(files, name));
			}
			await flush(files);
			for (const { name } of added) present.add(name);
			index.addPicture(origin, JSON.stringify(picture));
		},
		remember: (photo) => index.addPhoto(photo, now().toISOString().slice(0, 10)),
		markUsed: (keys) => index.markUsed(keys, now().toISOString().slice(0, 10)),
		close: () => index.close(),
	};
}

/** What a killed process left behind; a young draft may belong to a process that still runs. */
function removeOld(folder: string, now: Date): void {
	for (const name of readdirSync(folder)) {
		const draft = join(folder, name);
		const age = now.getTime() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0);
		if (age > 3_600_000) rmSync(draft, { force: true });
	}
}

/** A record counts only while all its files exist: a cache carried between machines can lose some. */
function usable(data: string | undefined, present: ReadonlySet<string>) {
	if (data === undefined) return undefined;
	const picture = StoredPicture.safeParse(JSON.parse(data)).data;
	const names = picture ? [picture.jpeg, ...picture.avif].map(({ name }) => name) : [];
	return names.every((name) => present.has(name)) ? picture : undefined;
}

async function write(path: string, bytes: Buffer): Promise<void> {
	const file = await open(path, 'wx', 0o644);
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
}

async function flush(folder: string): Promise<void> {
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
