import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { BuildFacts } from '../plan/build-facts.ts';
import { readJson } from '../disk/read-file.ts';
import { openIndex, type ReleaseIndex } from './release-index.ts';

/** `release.json`: what a release is. */
export const ReleaseNote = BuildFacts.pick({ mode: true, origin: true, builtAt: true }).extend({
	format: z.literal(2),
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

/** Puts what is known of a release into its folder. */
export function writeNote(release: string, note: Omit<ReleaseNote, 'format'>): void {
	const whole: ReleaseNote = { format: 2, ...note };
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
 * What the releases there are name in their indexes, one by one and perhaps more than once: a large site has millions of
 * photos. A release that cannot be read is of no use and names nothing.
 */
export function* namedInReleases(
	{ releases }: Pick<ReleasesPlaces, 'releases'>,
	names: (index: ReleaseIndex) => Iterable<string>,
): Generator<string> {
	for (const release of releaseNames({ releases })) {
		let index: ReleaseIndex | undefined;
		try {
			index = openIndex(indexPath(join(releases, release)));
			yield* names(index);
		} catch {
			continue;
		} finally {
			index?.close();
		}
	}
}

function notePath(release: string): string {
	return join(release, 'release.json');
}
