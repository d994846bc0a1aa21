import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { dayOf } from '../domain/day.ts';
import type { Validators } from './download.ts';
import type { Origin, PhotoSource } from './photo-source.ts';
import { stemFor } from './plan.ts';
import { openIndex, type PictureData } from './store-index.ts';
import { keptDays, pruneStore } from './store-prune.ts';
import { digestOf, namesOf, readRecord, type StoredPicture } from './stored-picture.ts';

/** A picture that lies in the store, whole or with those of its files that are made first. */
export interface Made {
	readonly picture: StoredPicture;
	readonly isWhole: boolean;
}

/** One version of a photo. */
export interface Known {
	/** The bytes it consists of, and the recipe they were last encoded with. */
	readonly origin: Origin;
	/** Hash of the address it was read from; validators hold for this address alone. */
	readonly address: string;
	readonly validators: Validators;
	/** Whether it is noted as wanted today. */
	readonly isMarked: boolean;
	/** Absent when these bytes have not been encoded with the recipe asked for. */
	readonly made: Made | undefined;
}

interface NewFile {
	readonly name: string;
	readonly bytes: Buffer;
}

/**
 * Opens the store in a folder, usually `var/media`, and makes it where there is none.
 * A process killed at any moment leaves no record of an unfinished file. Nothing in it depends on
 * where the folder lies or when its files were written, so a cache may carry it between machines.
 */
export function openMediaStore(folder: string, now: () => Date = () => new Date()) {
	const files = join(folder, 'files');
	const unfinished = join(folder, 'unfinished');
	mkdirSync(files, { recursive: true });
	mkdirSync(unfinished, { recursive: true });
	removeOld(unfinished, now());
	const index = openIndex(join(folder, 'index.sqlite'));
	const today = () => dayOf(now());
	const sizeOf = (name: string) =>
		statSync(files + sep + name, { throwIfNoEntry: false })?.size ?? 0;
	const has = (name: string) => sizeOf(name) > 0;
	const discard = (name: string) => rmSync(join(files, name), { force: true });

	/**
	 * A record counts only while all its files are as long as they were: a cache carried between machines can lose
	 * some, and a disk can cut some off. Those go, because what is there is not made again.
	 */
	const usable = (row: PictureData | undefined): Made | undefined => {
		const record = row && readRecord(row.data);
		if (!record) return undefined;
		const { sizes = [], digests: _, ...picture } = record;
		const damaged = namesOf(picture).filter((name, at) => {
			const size = sizeOf(name);
			return size === 0 || size !== (sizes[at] ?? size);
		});
		damaged.forEach(discard);
		return damaged.length === 0 ? { picture, isWhole: row.isWhole } : undefined;
	};
	const write = async (added: readonly NewFile[]) => {
		for (const { name, bytes } of added) {
			const draft = join(unfinished, randomUUID());
			await writeDraft(draft, bytes);
			await rename(draft, join(files, name));
		}
		if (added.length > 0) await flush(files);
	};

	return {
		/** Absolute folder of the finished files. */
		files,
		/** Whether a file lies in the store; an empty one is none. */
		has,
		/** Removes a file that turned out to be damaged: the next build makes it again. */
		discard,
		known(key: string, recipe: string): Known | undefined {
			const row = index.photo(key);
			if (!row) return undefined;
			const { origin, address, validators, used } = row;
			const made = origin.recipe === recipe ? usable(row.made) : undefined;
			return { origin, address, validators, isMarked: used === today(), made };
		},
		/** The picture made from these bytes with this recipe, whatever photo they came from. */
		made: (origin: Origin) => usable(index.picture(origin)),
		/** The newest picture of this version of a photo, or of this image id, with any recipe. */
		lastGood(photo: { key: string; image: number | undefined }) {
			for (const { key, data } of index.picturesOf(photo)) {
				const found = usable({ data, isWhole: true });
				if (!found) continue;
				index.markUsed([key], today());
				return found.picture;
			}
			return undefined;
		},
		/** Writes the files to disk for good, and only then the record that names them. */
		async add(origin: Origin, { picture, isWhole }: Made, added: readonly NewFile[]) {
			await write(added);
			const names = namesOf(picture);
			const fresh = new Map(added.map(({ name, bytes }) => [name, digestOf(bytes)]));
			const before = digestsIn(index.picture(origin));
			const digests = names.map(
				(name) => fresh.get(name) ?? before.get(name) ?? digestOf(readFileSync(join(files, name))),
			);
			const data = JSON.stringify({ ...picture, sizes: names.map(sizeOf), digests });
			index.addPicture(origin, { stem: stemFor(origin), isWhole, data, made: today() });
		},
		/** The same for a picture for link previews, which no other record names. */
		async addPreview(file: NewFile) {
			await write([file]);
			index.addPreview(file.name, today(), digestOf(file.bytes));
		},
		remember: (photo: PhotoSource) => index.addPhoto(photo, today()),
		/** Notes that these photos are wanted today, so that others can be pruned. */
		markUsed: (keys: Iterable<string>) => index.markUsed(keys, today()),
		markPreviewsUsed: (names: Iterable<string>) => index.markPreviewsUsed(names, today()),
		/** Whether a picture lacks some of its files, or there is no picture at all. */
		isBackfilling: () => index.isBackfilling(),
		/**
		 * Deletes what nothing has wanted for 30 days, records and files.
		 * @param shown names of files that stay in any case: those the catalogue names.
		 * @param days another time; with -1 also what was wanted today goes.
		 */
		prune: (shown: Iterable<string> = [], days: number = keptDays) =>
			pruneStore({ index, files, namesIn, now: now() }, shown, days),
		close: () => index.close(),
	};
}

/** Finished pictures on disk, and from which photos they come. */
export type MediaStore = ReturnType<typeof openMediaStore>;

function namesIn(data: string): string[] {
	const picture = readRecord(data);
	return picture ? namesOf(picture) : [];
}

/** The digests that a row knows of its files, by their names. */
function digestsIn(row: PictureData | undefined): ReadonlyMap<string, string> {
	const { digests = [], ...record } = (row && readRecord(row.data)) ?? {};
	const names = 'jpeg' in record ? namesOf(record) : [];
	return new Map(names.flatMap((name, at) => (digests[at] ? [[name, digests[at]]] : [])));
}

/** What a killed process left behind; a young draft may belong to a process that still runs. */
function removeOld(folder: string, now: Date): void {
	for (const name of readdirSync(folder)) {
		const draft = join(folder, name);
		const age = now.getTime() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0);
		if (age > 3_600_000) rmSync(draft, { force: true });
	}
}

async function writeDraft(path: string, bytes: Buffer): Promise<void> {
	await using file = await open(path, 'wx', 0o644);
	await file.writeFile(bytes);
	await file.sync();
}

async function flush(folder: string): Promise<void> {
	await using handle = await open(folder, 'r');
	await handle.sync();
}
