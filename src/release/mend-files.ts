import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { attempt } from '../domain/attempt.ts';
import { hasCode } from '../domain/sentences/failure.ts';
import { replaceFile } from '../disk/replace-file.ts';
import { isNamed, packedPlaceOf, placeOf } from './file-store.ts';
import { pack, packedEnding } from './packing.ts';
import { isIn, type NameRange } from './slow-look.ts';

/** What was found of files whose content is not what their name says. */
export interface Mended {
	/** Places of the files that were made again from their other form. */
	readonly mended: readonly string[];
	/** Names of those that cannot be. They are left empty, so that nobody is shown them. */
	readonly lost: readonly string[];
}

/** Compares names with contents. @param files the store of files, usually `var/files` */
export function mendFilesIn(files: string, ranges: readonly NameRange[]): Mended {
	return mendFiles(files, namesIn(files, ranges));
}

/** The same for files of these names. */
export function mendFiles(files: string, names: Iterable<string>): Mended {
	const mended: string[] = [];
	const lost: string[] = [];
	for (const name of names) {
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

/** Nothing where the disk has lost it or cannot read it any more. */
function readIfThere(place: string): Buffer | undefined {
	try {
		return readFileSync(place);
	} catch (error) {
		if (hasCode(error, 'ENOENT') || hasCode(error, 'EIO')) return undefined;
		throw error;
	}
}
