import {
	constants,
	copyFileSync,
	existsSync,
	linkSync,
	readdirSync,
	renameSync,
	rmdirSync,
	rmSync,
	statSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { hasCode } from '../../domain/sentences/failure.ts';
import { differenceOf, type Difference } from './export-state.ts';
import { fileOf } from '../file-of.ts';
import { placeOf } from '../../release/file-store.ts';
import { mediaBase } from '../../domain/pictures/media-base.ts';
import { indexPath } from '../../release/release-folder.ts';
import { makePublic, makePublicFolder } from './public-modes.ts';

export interface ExportPlaces {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Finished files of the media store, usually `var/media/files`. */
	readonly media: string;
	/** File that notes what was exported last, usually `var/exported.sqlite`. */
	readonly state: string;
}

/** What an export had to do. */
export interface Exported {
	/** Whether the folder was written anew. */
	readonly whole: boolean;
	readonly written: number;
	readonly removed: number;
}

/**
 * Makes a folder for a static host equal to a release. Where the last export is known, only what differs
 * from it is written or removed, and what others have put there stays; otherwise the folder is written anew and
 * put in place in one step.
 */
export function exportRelease(release: string, folder: string, places: ExportPlaces): Exported {
	const { media, state } = places;
	const difference = differenceOf({ index: indexPath(release), media, state, folder });
	// Whoever breaks off from here on leaves a folder of which nothing is known.
	rmSync(state, { force: true });
	const whole = !difference.known;
	const target = whole ? `${folder}.new` : folder;
	if (whole) rmSync(target, { recursive: true, force: true });
	const counts = apply(difference, target, { ...places, isNew: whole });
	if (whole) replace(folder, target);
	difference.remember();
	return { whole, ...counts };
}

function apply(
	{ changed, gone, newPictures, oldPictures }: Difference,
	folder: string,
	{ files, media, isNew }: ExportPlaces & { readonly isNew: boolean },
): Omit<Exported, 'whole'> {
	const made = new Set<string>();
	const put = (from: string, to: string) => {
		const parent = dirname(to);
		if (!made.has(parent)) makePublicFolder(parent);
		made.add(parent);
		if (isNew) duplicate(from, to);
		else replaceFile(from, to);
	};
	makePublicFolder(folder);
	for (const { path, name } of changed) put(placeOf(files, name), join(folder, fileOf(path)));
	const pictures = join(folder, 'media');
	const there = new Set(namesOf(pictures, newPictures));
	const shown = namesOf(media, newPictures).filter((name) => !there.has(name));
	for (const name of shown) put(join(media, name), join(pictures, name));
	for (const path of gone) remove(folder, fileOf(path));
	const hidden = namesOf(pictures, oldPictures);
	for (const name of hidden) rmSync(join(pictures, name), { force: true });
	return { written: changed.length + shown.length, removed: gone.length + hidden.length };
}

/** Files of pictures in a folder. */
function namesOf(folder: string, bases: readonly string[]): string[] {
	if (bases.length === 0 || !existsSync(folder)) return [];
	const wanted = new Set(bases);
	return readdirSync(folder).filter((name) => wanted.has(mediaBase(name)));
}

/** Removes a file, and the folders that held nothing else. */
function remove(folder: string, file: string): void {
	rmSync(join(folder, file), { force: true });
	for (let parent = dirname(file); parent !== '/'; parent = dirname(parent)) {
		try {
			rmdirSync(join(folder, parent));
		} catch {
			return;
		}
	}
}

/** Puts a file into place in one step. */
function replaceFile(from: string, to: string): void {
	const next = join(dirname(to), `.new${extname(to)}`);
	rmSync(next, { force: true });
	duplicate(from, next);
	renameSync(next, to);
	// Two names of one file both stay when one is to become the other.
	rmSync(next, { force: true });
}

/**
 * Pages and other texts are copied, since whoever deploys the folder may edit them in place, which must not reach
 * the store; pictures and fonts get a second name where the disk is the same.
 */
function duplicate(from: string, to: string): void {
	if (linked.has(extname(to)) && link(from, to)) return;
	copyFileSync(from, to, constants.COPYFILE_FICLONE);
	makePublic(to);
}

const linked = new Set(['.avif', '.jpg', '.png', '.webp', '.woff2', '.ico', '.pdf']);

function link(from: string, to: string): boolean {
	try {
		linkSync(from, to);
		makePublic(to);
		return true;
	} catch (error) {
		// Another user's file can be there twice, but may not be made public; a copy of it may.
		rmSync(to, { force: true });
		if (['EXDEV', 'EPERM', 'EMLINK'].some((code) => hasCode(error, code))) return false;
		throw error;
	}
}

function replace(folder: string, next: string): void {
	const old = `${folder}.old`;
	rmSync(old, { recursive: true, force: true });
	if (statSync(folder, { throwIfNoEntry: false })) renameSync(folder, old);
	renameSync(next, folder);
	rmSync(old, { recursive: true, force: true });
}
