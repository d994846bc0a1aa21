import {
	linkSync,
	copyFileSync,
	mkdirSync,
	readdirSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { z } from 'zod';
import { basename, join, relative, dirname } from 'node:path';
import type { InquiryTargets } from '../domain/inquiry.ts';
import type { Picture } from '../domain/picture.ts';
import { Build } from './build.ts';

/** `release.json`: what a release is. */
export const ReleaseNote = Build.pick({ mode: true, origin: true, builtAt: true }).extend({
	format: z.literal(1),
});
export type ReleaseNote = z.infer<typeof ReleaseNote>;

/** Releases kept for going back. */
const kept = 5;

export interface ReleaseParts {
	/** Folder of rendered pages; it becomes part of the release. */
	readonly pages: string;
	/** Folder of the media store and the names of the files the pages show. */
	readonly media: { readonly folder: string; readonly names: Iterable<string> };
	readonly targets: InquiryTargets;
	readonly build: Build;
}

/**
 * Puts a release together beside the pages, where nobody sees it yet: `site/` with every file that is
 * served, `inquiry-targets.json`, and `release.json` that says what it is.
 * @returns the folder of the release.
 */
export function assembleRelease(folder: string, parts: ReleaseParts): string {
	const site = join(folder, 'site');
	mkdirSync(folder, { recursive: true });
	renameSync(parts.pages, site);
	const media = join(site, 'media');
	mkdirSync(media, { recursive: true });
	for (const name of parts.media.names) link(join(parts.media.folder, name), join(media, name));
	const { mode, origin, builtAt } = parts.build;
	writeJson(join(folder, 'inquiry-targets.json'), parts.targets);
	const note: ReleaseNote = { format: 1, mode, origin, builtAt };
	writeJson(join(folder, 'release.json'), note);
	return folder;
}

/**
 * Makes a release live in one step: visitors get the old one whole, then the new one whole.
 * @param current path of the link that names the live release.
 * @returns the live folder.
 */
export function goLive(
	folder: string,
	{ releases, current }: { releases: string; current: string },
) {
	mkdirSync(releases, { recursive: true });
	const live = join(releases, basename(folder));
	renameSync(folder, live);
	const next = `${current}.${process.pid}.new`;
	rmSync(next, { force: true });
	symlinkSync(relative(dirname(current), live), next);
	renameSync(next, current);
	prune(releases, current);
	return live;
}

/** Writes the files of a release to a folder for a static host, replacing it in one step. */
export function exportSite(release: string, folder: string): void {
	const next = `${folder}.new`;
	const old = `${folder}.old`;
	for (const left of [next, old]) rmSync(left, { recursive: true, force: true });
	copyTree(join(release, 'site'), next);
	try {
		renameSync(folder, old);
	} catch (error) {
		if (!isCode(error, 'ENOENT')) throw error;
	}
	renameSync(next, folder);
	rmSync(old, { recursive: true, force: true });
}

/** Names of all files that pictures and portraits consist of. */
export function shownFiles(
	shown: readonly {
		readonly pictures: readonly Picture[];
		readonly broker?: { readonly portrait?: Picture | undefined } | undefined;
	}[],
): Set<string> {
	const pictures = shown.flatMap(({ pictures, broker }) => {
		return broker?.portrait ? [...pictures, broker.portrait] : pictures;
	});
	return new Set(pictures.flatMap(({ avif, jpeg }) => [...avif, jpeg].map(({ name }) => name)));
}

function prune(releases: string, current: string): void {
	const live = basename(readlinkSync(current));
	const old = readdirSync(releases)
		.filter((name) => name !== live)
		.sort()
		.slice(0, -(kept - 1));
	for (const name of old) rmSync(join(releases, name), { recursive: true, force: true });
}

function copyTree(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) copyTree(source, target);
		else link(source, target);
	}
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

function writeJson(file: string, value: unknown): void {
	writeFileSync(file, `${JSON.stringify(value)}\n`);
}

function isCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}
