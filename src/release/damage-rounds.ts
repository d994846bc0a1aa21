import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import { hasCode } from '../domain/sentences/failure.ts';
import { readJson, replaceFile } from '../storage/disk/files.ts';
import { isNamed, packedPlaceOf, placeOf } from './file-store.ts';
import { pack, packedEnding } from './packing.ts';

/** Name of the file that says how far the look has come. */
export const lookFile = 'looked-for-damage.json';

/**
 * Milliseconds in which all files are looked at once, so that none waits longer than a week for the first build after
 * its turn, unless builds are further apart; each then looks at everything.
 */
const round = 3.5 * 24 * 60 * 60 * 1000;

/** Names from one up to but without another, by their first eight hexadecimal digits. */
export interface NameRange {
	readonly from: string;
	readonly to: string;
}

const all = 2 ** 32;

/** Where the look begins next, as the number that the first eight digits of a name are, and when the last one was. */
const Position = z.object({ next: z.int().min(0).max(all), at: z.number() });

/** What a build compares with its names. */
interface Look {
	readonly ranges: readonly NameRange[];
	/** Notes that it has, and that what was damaged is made again. */
	finish(): void;
}

/**
 * Whose turn it is. Names are digests, so a share of all possible names is that share of the files, and the place that
 * the look has come to is one number for all stores.
 * @param now in milliseconds since 1970. A clock that is set back, like one that is set forward, only hurries the look.
 */
export function nextLook({ root }: { readonly root: string }, now: number): Look {
	const file = join(root, lookFile);
	const known = readJson(file, Position);
	const next = known?.next ?? 0;
	const past = known ? Math.abs(now - known.at) : round;
	const count = Math.min(all, Math.ceil((past / round) * all));
	const end = next + count;
	const ranges = [
		{ from: next, to: Math.min(end, all) },
		{ from: 0, to: end - all },
	];
	return {
		ranges: ranges.filter(({ from, to }) => to > from).map(asNames),
		finish: () => replaceFile(file, JSON.stringify({ next: end % all, at: now })),
	};
}

/** Has the next build look at all files, whenever the last one did. */
export function lookAgain({ root }: { readonly root: string }): void {
	rmSync(join(root, lookFile), { force: true });
}

/** Whether a build has looked since the last call of `lookAgain`. */
export function hasLooked({ root }: { readonly root: string }): boolean {
	return existsSync(join(root, lookFile));
}

/** Whether it is the turn of a name. */
export function isIn(ranges: readonly NameRange[], name: string): boolean {
	return ranges.some(({ from, to }) => name >= from && name < to);
}

function asNames({ from, to }: { readonly from: number; readonly to: number }): NameRange {
	// No digit is as great as this letter.
	return { from: digits(from), to: to === all ? 'g' : digits(to) };
}

function digits(count: number): string {
	return count.toString(16).padStart(8, '0');
}

/** What was found of files whose content is not what their name says. */
interface Mended {
	/** Places of the files that were made again from their other form. */
	readonly mended: readonly string[];
	/** Names of those that cannot be. They are left empty, so that nobody is shown them. */
	readonly lost: readonly string[];
}

/**
 * Compares names with contents, of the files whose turn it is.
 * @param files the store of files, usually `var/files`
 * @param named names that must be there
 */
export function mendFiles(
	files: string,
	{ ranges, named }: { readonly ranges: readonly NameRange[]; readonly named: Iterable<string> },
): Mended {
	const mended: string[] = [];
	const lost: string[] = [];
	const wanted = Iterator.from(named).filter((name) => isIn(ranges, name));
	for (const name of new Set([...wanted, ...namesIn(files, ranges)])) {
		const [place, packedPlace] = [placeOf(files, name), packedPlaceOf(files, name)];
		const [plain, packed] = [readIfThere(place), readIfThere(packedPlace)];
		const isSound = plain !== undefined && isNamed(plain, name);
		const unpacked = packed && attempt(() => brotliDecompressSync(packed, { maxOutputLength }));
		const isPackedSound = unpacked !== undefined && isNamed(unpacked, name);
		if (isSound && packed && !isPackedSound) {
			replaceFile(packedPlace, packedLike(packed, plain));
			mended.push(packedPlace);
		} else if (!isSound && isPackedSound) {
			replaceFile(place, unpacked);
			mended.push(place);
		} else if (!isSound) {
			replaceFile(place, '');
			if (packed) replaceFile(packedPlace, '');
			lost.push(name);
		}
	}
	return { mended, lost };
}

/** Pages, styles and scripts have a few hundred kilobytes; a damaged copy may claim anything. */
const maxOutputLength = 256 * 1024 * 1024;

function* namesIn(files: string, ranges: readonly NameRange[]): Generator<string> {
	const isDue = (start: string) =>
		ranges.some(({ from, to }) => from.slice(0, 2) <= start && start <= to);
	const starts = existsSync(files) ? readdirSync(files) : [];
	for (const start of starts.filter((name) => /^[0-9a-f]{2}$/.test(name) && isDue(name))) {
		const found = readdirSync(join(files, start)).map((file) => file.replace(packedEnding, ''));
		const names = new Set(found.filter((name) => /^[0-9a-f]{32}$/.test(name)));
		yield* [...names].filter((name) => isIn(ranges, name));
	}
}

/** Compressed as it was: the release says how many bytes that were. */
function packedLike(damaged: Buffer, plain: Buffer): Buffer {
	const [best, usual] = ['/_astro/a.css', '/'].map((path) => pack(plain, path));
	return best?.length === damaged.length ? best : (usual ?? damaged);
}

/** `undefined` where the disk has lost it or cannot read it any more. */
function readIfThere(place: string): Buffer | undefined {
	try {
		return readFileSync(place);
	} catch (error) {
		if (hasCode(error, 'ENOENT') || hasCode(error, 'EIO')) return undefined;
		throw error;
	}
}
