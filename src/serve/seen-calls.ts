import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import type { Database } from '../storage/postgres/database.ts';
import { noteOnce } from '../storage/postgres/seen.ts';
import { replaceFile } from '../storage/disk/files.ts';

/** Remembers calls by their signatures, of which it keeps digests only. */
export interface SeenCalls {
	/** Remembers a call; false where it was remembered before. */
	add(signature: Uint8Array): Promise<boolean>;
}

/** Calls remembered; the oldest is forgotten first. */
const remembered = 10_000;

/**
 * Remembers calls across restarts in a file of one line for each, where one is given. A full or damaged disk makes it
 * forget with the process, which is no reason to refuse a call.
 */
export function createSeenCalls(file?: string): SeenCalls {
	const seen = new Set(file === undefined ? [] : linesOf(file));
	let appended = seen.size;
	return {
		async add(signature) {
			const name = nameOf(signature);
			if (seen.has(name)) return false;
			seen.add(name);
			const [oldest] = seen;
			if (seen.size > remembered && oldest !== undefined) seen.delete(oldest);
			if (file !== undefined) note(file, name);
			return true;
		},
	};

	function note(path: string, name: string): void {
		try {
			appended += 1;
			if (appended <= 2 * remembered) {
				appendFileSync(path, `${name}\n`, { mode: 0o600 });
				return;
			}
			replaceFile(path, `${[...seen].join('\n')}\n`, { mode: 0o600 });
			appended = seen.size;
		} catch {
			return;
		}
	}
}

/** Remembers calls in the database that several servers share. */
export function createSharedSeenCalls(db: Database): SeenCalls {
	return { add: (signature) => noteOnce(db, nameOf(signature)) };
}

function nameOf(signature: Uint8Array): string {
	return createHash('sha256').update(signature).digest('base64url');
}

function linesOf(file: string): string[] {
	try {
		const lines = readFileSync(file, 'utf8').split('\n');
		return lines.filter((line) => line.length === 43).slice(-remembered);
	} catch {
		return [];
	}
}
