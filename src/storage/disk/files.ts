import {
	closeSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readFileSync,
	readdirSync,
	renameSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import type { z } from 'zod';
import { join, dirname } from 'node:path';

/** What a file says; nothing when it cannot be read. */
export function readText(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}

/** What a file of JSON says; nothing when it cannot be read or says something else. */
export function readJson<T extends z.ZodType>(file: string, schema: T): z.infer<T> | undefined {
	try {
		return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return undefined;
	}
}

/** Paths of all files in a folder and those within it, with slashes. */
export function* filesBelow(folder: string, start = ''): Generator<string> {
	for (const entry of readdirSync(join(folder, start), { withFileTypes: true })) {
		const path = start === '' ? entry.name : `${start}/${entry.name}`;
		if (entry.isDirectory()) yield* filesBelow(folder, path);
		else yield path;
	}
}

/** Replaces a file atomically: readers find the old content or the new one, never a part. */
export function replaceFile(
	path: string,
	content: string | Uint8Array,
	options: { readonly mode?: number } = {},
): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(`${path}.new`, content, options);
	renameSync(`${path}.new`, path);
}

/** Makes names that were added to a folder survive a power cut. */
export function syncFolder(folder: string): void {
	const handle = openSync(folder, 'r');
	fsyncSync(handle);
	closeSync(handle);
}

const day = 24 * 60 * 60 * 1000;

/**
 * Whether a file was written within a day of a moment (milliseconds since 1970), before or after it: a clock that was
 * ahead once must not put off for ever what is done daily.
 */
export function isWithinDay(file: string, now: number): boolean {
	const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
	return Math.abs(now - written) < day;
}
