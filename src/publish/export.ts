import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeOf } from './files.ts';
import { mediaBase } from './media-base.ts';
import { openRelease } from './release-folder.ts';
import { readdirSync } from 'node:fs';

export interface ExportPlaces {
	/** The store of files, by custom `var/files`. */
	readonly files: string;
	/** Finished files of the media store, by custom `var/media/files`. */
	readonly media: string;
}

/** Writes the files of a release to a folder for a static host, replacing it in one step. */
export function exportSite(release: string, folder: string, { files, media }: ExportPlaces): void {
	const { index } = openRelease(release);
	const next = `${folder}.new`;
	const old = `${folder}.old`;
	for (const left of [next, old]) rmSync(left, { recursive: true, force: true });
	mkdirSync(join(next, 'media'), { recursive: true });
	for (const { path, name } of index.files()) {
		const target = join(next, fileOf(path));
		mkdirSync(dirname(target), { recursive: true });
		link(placeOf(files, name), target);
	}
	const shown = new Set(index.mediaBases());
	index.close();
	for (const name of readdirSync(media)) {
		if (shown.has(mediaBase(name))) link(join(media, name), join(next, 'media', name));
	}
	try {
		renameSync(folder, old);
	} catch (error) {
		if (!isCode(error, 'ENOENT')) throw error;
	}
	renameSync(next, folder);
	rmSync(old, { recursive: true, force: true });
}

/** Where static hosts look for what is served under a path. */
export function fileOf(path: string): string {
	return path.endsWith('/') ? `${path}index.html` : path;
}

/** A second name for the same bytes; a copy where the file system cannot do that. */
function link(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (error) {
		if (isCode(error, 'EEXIST')) return;
		if (!isCode(error, 'EXDEV') && !isCode(error, 'EPERM')) throw error;
		copyFileSync(from, to);
	}
}

function isCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}
