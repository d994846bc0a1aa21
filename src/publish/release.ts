import {
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { Answer } from '../domain/address.ts';
import type { InquiryTarget } from '../domain/inquiry.ts';
import { Build } from './build.ts';
import { checkRelease } from './checks.ts';
import { createInspector } from './checks/inspector.ts';
import { scannerFor, type Secret } from './checks/secrets.ts';
import { collectFiles } from './collect.ts';
import { openFiles } from './files.ts';
import { draftIndex, type Change, type TargetKey } from './release-draft.ts';
import { openIndex, type KeptFile, type ReleaseIndex } from './release-index.ts';

/** `release.json`: what a release is. */
export const ReleaseNote = Build.pick({ mode: true, origin: true, builtAt: true }).extend({
	format: z.literal(2),
});
export type ReleaseNote = z.infer<typeof ReleaseNote>;

/** Releases kept for going back. */
const kept = 5;
/** How long files below `/_astro/` outlive the release they came with, in milliseconds. */
const assetsKept = 24 * 60 * 60 * 1000;

export interface ReleaseParts {
	/** Folder Astro has written; its files are moved into the store. */
	readonly rendered: string;
	/** The store of files, by custom `var/files`. */
	readonly files: string;
	/** Finished files of the media store, by custom `var/media/files`. */
	readonly media: string;
	/** Folder of the live release, if there is one. */
	readonly live?: string | undefined;
	/**
	 * Given when only some pages were rendered: all else is as in the live release, but for these paths, which
	 * stand for nothing any more.
	 */
	readonly vanished?: Iterable<string> | undefined;
	/** Every page that was to be rendered. */
	readonly pages: Iterable<{ readonly path: string }>;
	/** What the names of the files of the pictures shown begin with; see `mediaBase`. */
	readonly pictures: Change<string>;
	readonly targets: Change<InquiryTarget, TargetKey>;
	/** What visitors find at addresses without a page; `instead` are those to forget, all when absent. */
	readonly answers?: { readonly list: Iterable<Answer>; readonly instead?: Iterable<string> };
	readonly build: Pick<Build, 'mode' | 'origin' | 'builtAt'>;
	/** What must stand nowhere in it. */
	readonly secrets: readonly Secret[];
	/** Paths that the server answers itself. */
	readonly answered: readonly string[];
}

/**
 * Puts a release together and checks it, where nobody sees it yet: `release.sqlite` with everything it
 * consists of, and `release.json` that says what it is.
 * @returns the folder of the release.
 * @throws one sentence that names what is wrong.
 */
export async function assembleRelease(folder: string, parts: ReleaseParts): Promise<string> {
	const { live, build } = parts;
	mkdirSync(folder, { recursive: true });
	const store = openFiles(parts.files);
	const inspector = createInspector({ origin: build.origin, scanner: scannerFor(parts.secrets) });
	const collected = await collectFiles(parts.rendered, { store, inspector });

	const isPart = parts.vanished !== undefined;
	if (isPart && live === undefined) {
		throw new Error('Only a part was rendered, though no release is live; render everything.');
	}
	const base = isPart && live !== undefined ? join(live, indexName) : undefined;
	const draft = draftIndex(join(folder, indexName), base);
	try {
		const now = Date.parse(build.builtAt);
		if (!isPart && live !== undefined) draft.keep(assetsOf(live), now + assetsKept);
		const vanished = [...(parts.vanished ?? [])].filter((path) => draft.dropFile(path));
		for (const file of sorted(collected)) draft.putFile(file);
		vanished.push(...draft.dropExpired(now));
		vanished.push(...draft.setMedia(parts.pictures).map((name) => `/media/${name}`));
		draft.setTargets(parts.targets);
		if (parts.answers) draft.setAnswers(parts.answers.list, parts.answers.instead);
		checkRelease(draft, { ...parts, references: inspector.references, collected, vanished });
		draft.save();
	} catch (error) {
		draft.close();
		throw error;
	}
	const { mode, origin, builtAt } = build;
	const note: ReleaseNote = { format: 2, mode, origin, builtAt };
	writeFileSync(join(folder, noteName), `${JSON.stringify(note)}\n`);
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
	point(current, live);
	prune(releases, current);
	return live;
}

/** What a release is, and what it consists of. */
export interface OpenedRelease extends ReleaseNote {
	readonly index: ReleaseIndex;
}

/**
 * Opens a release for reading; `index.close()` closes it.
 * @throws one sentence when it is missing, damaged, or of another version of the program.
 */
export function openRelease(folder: string): OpenedRelease {
	const file = join(folder, noteName);
	let note: ReleaseNote;
	try {
		note = ReleaseNote.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch (cause) {
		throw new Error(`${file} is missing or cannot be read; build the release again.`, { cause });
	}
	return { ...note, index: openIndex(join(folder, indexName)) };
}

/** Points the link to the live release at another one, in one step. */
export function point(current: string, release: string): void {
	const next = `${current}.${process.pid}.new`;
	rmSync(next, { force: true });
	symlinkSync(relative(dirname(current), release), next);
	renameSync(next, current);
}

const indexName = 'release.sqlite';
const noteName = 'release.json';

/** A release of another version of the program has nothing that could be kept. */
function assetsOf(release: string): KeptFile[] {
	try {
		const { index } = openRelease(release);
		const assets = index.assets();
		index.close();
		return assets;
	} catch {
		return [];
	}
}

/** A tree is filled fastest in its own order, and then takes least room. */
function sorted<File extends { readonly path: string }>(files: readonly File[]): File[] {
	return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function prune(releases: string, current: string): void {
	const live = basename(readlinkSync(current));
	const old = readdirSync(releases)
		.filter((name) => name !== live)
		.sort()
		.slice(0, -(kept - 1));
	for (const name of old) rmSync(join(releases, name), { recursive: true, force: true });
}
