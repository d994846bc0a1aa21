import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createHash } from 'node:crypto';
import { fileOf } from '../../src/hosts/rule-files.ts';
import { placeOf } from '../../src/release/file-store.ts';
import { mediaBase } from '../../src/domain/pictures/picture.ts';
import { openRelease } from '../../src/release/release-folder.ts';

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

/** Where a build puts what it makes, and where it finds pictures that another build has encoded. */
export interface BuiltFolder {
	readonly folder: string;
	/** Folder of the media store; in the folder when absent. */
	readonly media?: string;
}

/** All files of the live release as a static host would have them, sorted by path. */
export function liveFiles({ folder, media = join(folder, 'media') }: BuiltFolder): SiteFile[] {
	const { index } = openRelease(join(folder, 'current'));
	const own = index.files().map(({ path, name }) => ({
		path: fileOf(path).slice(1),
		bytes: readFileSync(placeOf(join(folder, 'files'), name)),
	}));
	const shown = new Set(index.mediaBases());
	index.close();
	const pictures = readdirSync(join(media, 'files'))
		.filter((name) => shown.has(mediaBase(name)))
		.map((name) => ({ path: `media/${name}`, bytes: readFileSync(join(media, 'files', name)) }));
	return [...own, ...pictures].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Everything a build has left in its folder, to be searched for what must not be there: the live release as
 * it is served, and what lies beside it. `crm.sqlite` is the test's own.
 */
export function keptFiles(built: BuiltFolder): SiteFile[] {
	const beside = filesIn(built.folder).filter(
		({ path }) => !/^(?:crm\.sqlite|(?:current|files|media\/files)\/)/.test(path),
	);
	return [...liveFiles(built), ...beside];
}

/** A page or another file of the live release, by its address. */
export function liveText(folder: string, path: string): string {
	const { index } = openRelease(join(folder, 'current'));
	const file = index.file(path);
	index.close();
	if (!file) throw new Error(`The live release has nothing at ${path}.`);
	return readFileSync(placeOf(join(folder, 'files'), file.name), 'utf8');
}

/** Path and hash of every file, to compare two states of a folder. */
export function fingerprints(files: readonly SiteFile[]): string[] {
	return files.map(({ path, bytes }) => {
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
