import {
	copyFileSync,
	existsSync,
	linkSync,
	readdirSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '../../domain/sentences/failure.ts';
import { mediaBase } from '../../domain/pictures/picture.ts';
import { placeOf } from '../../release/file-store.ts';
import { openRelease, requireWhole } from '../../release/release-folder.ts';
import { lockInTime } from '../../release/lock.ts';
import { readText } from '../../storage/disk/files.ts';
import { statusPath } from '../../release/status-file.ts';
import { fileOf } from '../rule-files.ts';
import { writeHostFiles, type HostExport } from './host-export.ts';
import { notExported } from './not-exported.ts';
import { makePublic, makePublicFolder } from './public-modes.ts';

export interface LiveExport extends HostExport {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	/** Finished files of the media store, usually `var/media/files`. */
	readonly media: string;
	/** File that notes what was exported last, usually `var/exported.txt`. */
	readonly state: string;
	/** Folder in which one build at a time may run. */
	readonly root: string;
	/** The link to the live release. */
	readonly current: string;
	/** File that names the release that was exported last, and for which host; left as it is when absent. */
	readonly done: string | undefined;
	/** What has become of units, usually `var/status.json`. */
	readonly status: string;
	/** Milliseconds to wait for another build to end. */
	readonly patience?: number;
}

/** What an export has come to. */
export interface ExportedLive {
	/** One sentence for each thing the host cannot do. */
	readonly problems: readonly string[];
	/** Whether this release was exported for this host for the first time, or after a try that failed. */
	readonly isNew: boolean;
}

/**
 * Makes `dist` equal to the release that is live, with what its host has to know: anew, and in one step, unless it is
 * that already. No build runs meanwhile, and no other export.
 * @throws when another build does not end in time, and `NotExported` when something cannot be read or written.
 */
export async function exportLive({
	root,
	current,
	patience = 30_000,
	done,
	status,
	...given
}: LiveExport): Promise<ExportedLive> {
	const { dist, media, state } = given;
	const unlock = await lockInTime(root, patience);
	let release = current;
	try {
		// Another build may have gone live between the one that asks for this and the lock.
		release = realpathSync(current);
		requireWhole(release);
		const name = `${basename(release)} ${given.host}\n`;
		const isNew = done !== undefined && readText(done) !== name;
		if (isNew) rmSync(done, { force: true });
		// Taken before anybody lists the store: what comes later is found by the next export.
		const pictures = stampOf(media, 'mtimeNs');
		const stateNow = () => [basename(release), stampOf(dist, 'birthtimeNs'), pictures].join(' ');
		const isThere = existsSync(dist) && readText(state) === stateNow();
		const folder = isThere ? dist : `${dist}.new`;
		if (!isThere) linkRelease(release, folder, given);
		const problems = writeHostFiles(release, { ...given, dist: folder });
		exportBeside(status, join(folder, statusPath));
		if (!isThere) {
			replaceFolder(dist, folder);
			writeFileSync(state, stateNow());
		}
		if (isNew) writeFileSync(done, name);
		return { problems, isNew };
	} catch (cause) {
		throw notExported(cause, { root, release, but: 'dist/ could not be made equal to it' });
	} finally {
		unlock();
	}
}

/**
 * Tells a folder from another that was put in its place; by the time of its last change, also whether files were added
 * to it or taken from it since.
 */
function stampOf(folder: string, time: 'birthtimeNs' | 'mtimeNs'): string {
	const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
	return found ? `${found.dev} ${found.ino} ${found[time]}` : '';
}

/** Fills a folder with the files of a release: those of the stores, under second names. */
export function linkRelease(
	release: string,
	folder: string,
	{ files, media }: Pick<LiveExport, 'files' | 'media'>,
): void {
	rmSync(folder, { recursive: true, force: true });
	const made = new Set<string>();
	const put = (from: string, to: string) => {
		const parent = dirname(to);
		if (!made.has(parent)) makePublicFolder(parent);
		made.add(parent);
		linkOrCopy(from, to);
		makePublic(to);
	};
	makePublicFolder(folder);
	const { index } = openRelease(release);
	try {
		for (const { path, name } of index.files())
			put(placeOf(files, name), join(folder, fileOf(path)));
		const shown = new Set(index.mediaBases());
		for (const name of existsSync(media) ? readdirSync(media) : [])
			if (shown.has(mediaBase(name))) put(join(media, name), join(folder, 'media', name));
	} finally {
		index.close();
	}
}

function linkOrCopy(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (error) {
		// On another disk, or of another user, whose file may not be made public; a copy of it may.
		if (!['EXDEV', 'EPERM', 'EMLINK'].some((code) => hasCode(error, code))) throw error;
		copyFileSync(from, to);
	}
}

function replaceFolder(folder: string, next: string): void {
	const old = `${folder}.old`;
	rmSync(old, { recursive: true, force: true });
	if (existsSync(folder)) renameSync(folder, old);
	renameSync(next, folder);
	rmSync(old, { recursive: true, force: true });
}

/** Puts a file that is no part of the release into `dist`, and takes away what is there where there is none. */
function exportBeside(file: string, target: string): void {
	if (!existsSync(file)) {
		rmSync(target, { force: true });
		return;
	}
	copyFileSync(file, `${target}.new`);
	makePublic(`${target}.new`);
	renameSync(`${target}.new`, target);
}
