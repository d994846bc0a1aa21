import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BuildFacts } from '../plan/build-facts.ts';
import { databaseFiles } from '../storage/sqlite/files.ts';
import { readJson, replaceFile } from '../storage/disk/files.ts';
import { attempt } from '../domain/attempt.ts';
import { DamagedFile } from './file-store.ts';
import { openIndex, type ReleaseIndex } from './release-index.ts';

/**
 * What lies in the folder of a release. The live one has all of it; of others only the index and the note stay, as
 * builds start from the live one alone.
 */
const names = {
	/** What its pages were made from. */
	catalogue: 'catalogue.sqlite',
	/** Its pages, and what each was rendered from. */
	manifest: 'manifest.sqlite',
	/** What it consists of. */
	index: 'release.sqlite',
	note: 'release.json',
} as const;

/** Where these lie in the folder of a release, or behind the link to one. */
export function releaseFiles(release: string): Readonly<Record<keyof typeof names, string>> {
	const { catalogue, manifest, index, note } = names;
	return {
		catalogue: join(release, catalogue),
		manifest: join(release, manifest),
		index: join(release, index),
		note: join(release, note),
	};
}

/** `release.json`: what a release is. */
export const ReleaseNote = BuildFacts.pick({ mode: true, origin: true, builtAt: true }).extend({
	format: z.literal(3),
	/** Digest of the bytes of its index, which nobody changes any more; see `digestOfFile`. */
	indexDigest: z.string(),
	/** Digests of its manifest and of its catalogue; builds that change nothing else replace the catalogue. */
	manifestDigest: z.string().optional(),
	catalogueDigest: z.string().optional(),
	/** Of the program that made it, and of all its inputs beside the catalogue. */
	fingerprint: z.string(),
	/** Checksum of the catalogue. */
	checksum: z.string(),
	/** Integrations of Astro that work on all finished pages, such as one that makes an index of them; mostly empty. */
	listeners: z.string(),
	/** Whose units it shows: the host of a CRM, or the demo. */
	account: z.string(),
	/** Ids of the units that its pages show as reserved. */
	reserved: z.array(z.int()).readonly(),
	/** ISO 8601 time at which it was rolled back. */
	rolledBackAt: z.iso.datetime().optional(),
});
export type ReleaseNote = z.infer<typeof ReleaseNote>;

/** What a release is, and what it consists of. */
export interface OpenedRelease extends ReleaseNote {
	readonly index: ReleaseIndex;
}

/**
 * Opens a release for reading; `index.close()` closes it.
 * @throws one sentence when it is missing, damaged, or of another version of the program.
 */
export function openRelease(release: string): OpenedRelease {
	const note = readNote(release);
	return { ...note, index: openIndex(releaseFiles(release).index, note) };
}

/** The same, or nothing where it cannot be read. */
export function readableRelease(release: string): OpenedRelease | undefined {
	return attempt(() => openRelease(release));
}

/**
 * The note of a release.
 * @throws like `openRelease`.
 */
export function readNote(release: string): ReleaseNote {
	const file = releaseFiles(release).note;
	try {
		return ReleaseNote.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch (cause) {
		throw new Error(`${file} is missing or cannot be read; run \`npm run build\`.`, { cause });
	}
}

/** Of any version of the program. */
const AnyNote = z.looseObject({
	indexDigest: z.string().optional(),
	manifestDigest: z.string().optional(),
	catalogueDigest: z.string().optional(),
	account: z.string().optional(),
	rolledBackAt: z.string().optional(),
});

/** What any version of the program says of a release; nothing where that cannot be read. */
export function readAnyNote(release: string): z.infer<typeof AnyNote> | undefined {
	return readJson(releaseFiles(release).note, AnyNote);
}

/** Puts what is known of a release, whose other files are finished, into its folder. */
export function writeNote(
	release: string,
	note: Omit<ReleaseNote, 'format' | 'indexDigest' | 'manifestDigest' | 'catalogueDigest'>,
): void {
	const { index, manifest, catalogue, note: file } = releaseFiles(release);
	const whole: ReleaseNote = {
		...note,
		format: 3,
		indexDigest: digestOfFile(index),
		manifestDigest: attempt(() => digestOfFile(manifest)),
		catalogueDigest: attempt(() => digestOfFile(catalogue)),
	};
	replaceFile(file, `${JSON.stringify(whole)}\n`);
}

/**
 * Gives a release another catalogue of the same data. Whoever dies in between leaves one that counts as damaged, and the
 * next build reads the CRM whole.
 */
export function replaceCatalogue(release: string, by: string): void {
	const { catalogue, note } = releaseFiles(release);
	const noted = { ...readAnyNote(release), catalogueDigest: digestOfFile(by) };
	renameSync(by, catalogue);
	replaceFile(note, `${JSON.stringify(noted)}\n`);
}

/** Notes when a release was rolled back, or, without a time, that it was not. */
export function noteRolledBack(release: string, at: string | undefined): void {
	const note = { ...readAnyNote(release), rolledBackAt: at };
	replaceFile(releaseFiles(release).note, `${JSON.stringify(note)}\n`);
}

/** Has the next build read the CRM whole: it builds upon a release with a catalogue alone. */
export function readWholeNext(release: string): void {
	for (const file of databaseFiles(releaseFiles(release).catalogue)) rmSync(file, { force: true });
}

/** Whether the index of a release is as it was written, by whatever version of the program. */
export function isWholeRelease(release: string): boolean {
	return isDigestOf(releaseFiles(release).index, readAnyNote(release)?.indexDigest);
}

/** Whether the manifest or the catalogue of a release is there and as it was written. */
export function hasOwn(release: string, file: 'manifest' | 'catalogue'): boolean {
	return isDigestOf(releaseFiles(release)[file], readAnyNote(release)?.[`${file}Digest`]);
}

function isDigestOf(file: string, digest: string | undefined): boolean {
	return digest !== undefined && attempt(() => digestOfFile(file)) === digest;
}

/**
 * For callers that remove what a release does not name, or take all of it over.
 * @throws DamagedFile when its index is not as it was written.
 */
export function requireWhole(release: string): void {
	if (!isWholeRelease(release)) throw new DamagedFile(releaseFiles(release).index);
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
