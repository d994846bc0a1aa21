import { existsSync, readdirSync } from 'node:fs';
import { mediaBase } from './media-base.ts';
import { packedPlaceOf, placeOf, sizeOf } from './files.ts';
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
	const isWhole = index.files().every(({ name, size, packed }) => {
		if (sizeOf(placeOf(files, name)) !== size) return false;
		return packed === undefined || sizeOf(packedPlaceOf(files, name)) === packed;
	});
	if (!isWhole) return true;
	const there = new Set(existsSync(media) ? readdirSync(media).map(mediaBase) : []);
	return !index.mediaBases().every((base) => there.has(base));
}
