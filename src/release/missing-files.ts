import { existsSync, readdirSync } from 'node:fs';
import { mediaBase } from '../domain/pictures/media-base.ts';
import { packedPlaceOf, placeOf, sizeOf } from './file-store.ts';
import type { ReleaseIndex } from './release-index.ts';

/** Where the files of releases lie. */
export interface FilePlaces {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Finished files of the media store, usually `var/media/files`. */
	readonly media: string;
}

/** Whether a file of a release is not in the stores, or has another size than it had, or a picture is missing. */
export function hasMissingFiles(index: ReleaseIndex, { files, media }: FilePlaces): boolean {
	const isDamaged = index.files().some(({ name, size, packed }) => {
		if (sizeOf(placeOf(files, name)) !== size) return true;
		return packed !== undefined && sizeOf(packedPlaceOf(files, name)) !== packed;
	});
	if (isDamaged) return true;
	const there = new Set(existsSync(media) ? readdirSync(media).map(mediaBase) : []);
	return index.mediaBases().some((base) => !there.has(base));
}
