import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createHash } from 'node:crypto';

/** One file of a folder, by its path with slashes. */
export interface SiteFile {
	readonly path: string;
	readonly bytes: Buffer;
}

/** All files below a folder, sorted by path. */
export function filesIn(folder: string): SiteFile[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.map((file) => ({
			path: relative(folder, file).split(sep).join('/'),
			bytes: readFileSync(file),
		}))
		.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Path and hash of every file, to compare two states of a folder. */
export function fingerprints(folder: string): string[] {
	return filesIn(folder).map(({ path, bytes }) => {
		return `${path} ${sha256(bytes)}`;
	});
}

export function sha256(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex');
}

/** Paths of the pages of a site, `/de/` and the like. */
export function pagePaths(files: readonly SiteFile[]): string[] {
	return files
		.filter(({ path }) => path.endsWith('.html'))
		.map(({ path }) => `/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`);
}
