import { createHash } from 'node:crypto';
import {
	closeSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	readSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { BuildFacts } from '../plan/build-facts.ts';
import { readJson } from '../disk/read-file.ts';
import { attempt } from '../domain/attempt.ts';
import { isIntact } from '../sqlite/integrity.ts';
import { DamagedFile } from './file-store.ts';
import { openIndex, type ReleaseIndex } from './release-index.ts';

/** `release.json`: what a release is. */
export const ReleaseNote = BuildFacts.pick({ mode: true, origin: true, builtAt: true }).extend({
	format: z.literal(2),
	/** Digest of the bytes of its index, which nobody changes any more; see `digestOfFile`. */
	indexDigest: z.string().optional(),
	/** Checksum of the catalogue it was made from. */
	catalogue: z.string().optional(),
	/** Whose units it shows: the host of a CRM, or the demo. */
	account: z.string().optional(),
	/** Ids of the units that its pages show as reserved. */
	reserved: z.array(z.int()).optional(),
});
export type ReleaseNote = z.infer<typeof ReleaseNote>;

/** What a release is, and what it consists of. */
export interface OpenedRelease extends ReleaseNote {
	readonly index: ReleaseIndex;
}

/** Where the index of a release lies. */
export function indexPath(release: string): string {
	return join(release, 'release.sqlite');
}

/**
 * Opens a release for reading; `index.close()` closes it.
 * @throws one sentence when it is missing, damaged, or of another version of the program.
 */
export function openRelease(release: string): OpenedRelease {
	const note = readNote(release);
	return { ...note, index: openIndex(indexPath(release), note.builtAt) };
}

/** The same, or nothing where it cannot be read. */
export function readableRelease(release: string): OpenedRelease | undefined {
	try {
		return openRelease(release);
	} catch {
		return undefined;
	}
}

/**
 * What is known of a release as a whole.
 * @throws like `openRelease`.
 */
export function readNote(release: string): ReleaseNote {
	const file = notePath(release);
	try {
		return ReleaseNote.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch (cause) {
		throw new Error(`${file} is missing or cannot be read; run \`npm run build\`.`, { cause });
	}
}

/** Whose units a release shows; unknown where it cannot be read, or is of an earlier version of the program. */
export function releaseAccount(release: string): string | undefined {
	return readJson(notePath(release), ReleaseNote)?.account;
}

/** Puts what is known of a release, whose index is finished, into its folder. */
export function writeNote(
	release: string,
	note: Omit<ReleaseNote, 'format' | 'indexDigest'>,
): void {
	const whole: ReleaseNote = { ...note, format: 2, indexDigest: digestOfFile(indexPath(release)) };
	writeFileSync(notePath(release), `${JSON.stringify(whole)}\n`);
}

/** Where releases lie, and the link to the live one. */
export interface ReleasesPlaces {
	readonly releases: string;
	readonly current: string;
}

/** Name of the live release, if there is one. */
export function liveName({ current }: Pick<ReleasesPlaces, 'current'>): string | undefined {
	try {
		return basename(readlinkSync(current));
	} catch {
		return undefined;
	}
}

/** Names of the releases there are, oldest first. */
export function releaseNames({ releases }: Pick<ReleasesPlaces, 'releases'>): string[] {
	mkdirSync(releases, { recursive: true });
	return readdirSync(releases).sort();
}

/**
 * Whether the index of a release is as it was written; of one by an earlier version of the program, whether it is whole
 * in itself.
 */
export function isWholeRelease(release: string): boolean {
	const note = readJson(notePath(release), AnyNote);
	if (!note) return false;
	const index = indexPath(release);
	if (note.indexDigest === undefined) return isIntact(index);
	return attempt(() => digestOfFile(index)) === note.indexDigest;
}

/**
 * For whoever removes what a release does not name, or takes all of it over.
 * @throws DamagedFile when its index is not as it was written.
 */
export function requireWhole(release: string): void {
	if (!isWholeRelease(release)) throw new DamagedFile(indexPath(release));
}

/** Of any version of the program. */
const AnyNote = z.looseObject({ format: z.int(), indexDigest: z.string().optional() });

/**
 * The names of all files, or of all pictures, of the releases there are, one by one and perhaps more than once: a large
 * site has millions of photos. Whoever removes all other files must hear of each, so all of it is given or none.
 * @throws one sentence when a release cannot be read whole.
 */
export function* namedInReleases(
	{ releases }: Pick<ReleasesPlaces, 'releases'>,
	named: 'files' | 'pictures',
): Generator<string> {
	const sql = named === 'files' ? 'SELECT name FROM file' : 'SELECT base AS name FROM media';
	const names = releaseNames({ releases });
	const damaged = names.filter((name) => !isWholeRelease(join(releases, name)));
	if (damaged.length > 0) {
		throw new Error(
			`what release ${damaged.join(', ')} in ${releases} consists of is damaged, so no file is removed before five newer releases have taken its place; once the live release is sound, \`npm run forget\` removes both at once`,
		);
	}
	for (const name of names) {
		// Of whatever version of the program, so without the checks of `openIndex`.
		using db = new DatabaseSync(indexPath(join(releases, name)), { readOnly: true });
		for (const row of db.prepare(sql).iterate()) yield NameRow.parse(row).name;
	}
}

const NameRow = z.object({ name: z.string() });

function notePath(release: string): string {
	return join(release, 'release.json');
}

/** Bytes in memory at a time. */
const piece = 1024 * 1024;

/**
 * 32 hexadecimal digits of the SHA-256 of a file's bytes.
 * @throws when it cannot be read.
 */
function digestOfFile(path: string): string {
	const hash = createHash('sha256');
	const buffer = Buffer.allocUnsafe(piece);
	const file = openSync(path, 'r');
	try {
		for (let read = piece; read > 0;) {
			read = readSync(file, buffer);
			hash.update(buffer.subarray(0, read));
		}
	} finally {
		closeSync(file);
	}
	return hash.digest('hex').slice(0, 32);
}
