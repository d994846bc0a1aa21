import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../disk/read-file.ts';
import { replaceFile } from '../disk/replace-file.ts';

/** Name of the file that says how far the look has come. */
export const slowLookFile = 'slow-look.json';

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

export interface SlowLook {
	/** What this build is to look at. */
	readonly ranges: readonly NameRange[];
	/** Notes that it has, and that what was damaged is made again. */
	finish(): void;
}

/**
 * Whose turn it is. Names are digests, so a share of all possible names is that share of the files, and the place that
 * the look has come to is one number for all stores.
 * @param now in milliseconds since 1970. A clock that is set back, like one that is set forward, only hurries the look.
 */
export function nextLook({ root }: { readonly root: string }, now: number): SlowLook {
	const file = join(root, slowLookFile);
	const known = readJson(file, Position);
	const { next, at } = known ?? { next: 0, at: now };
	const count = Math.min(all, Math.ceil((Math.abs(now - at) / round) * all));
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
