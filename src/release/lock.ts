import { mkdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { isDamage } from '../storage/sqlite/damage.ts';
import { filesBesideDatabase } from '../storage/sqlite/files.ts';

/** Name of the file, in the folder that is locked. */
export const lockFile = 'lock.sqlite';

/** SQLITE_BUSY */
const busy = 5;

/** Nothing is wrong: the build that runs will publish what there is. */
export class AnotherBuild extends Error {
	constructor(cause?: unknown) {
		super('Another build is running; wait for it to end, then build again.', { cause });
	}
}

/**
 * Keeps two builds from running at once in one folder. The operating system holds the lock and gives it back
 * when the process ends, however that happens; a number in a file would outlive a kill, and in a container
 * the next process often has the same one.
 * @returns a function that gives the lock back.
 * @throws when another build holds it.
 */
export function lockBuilds(folder: string): () => void {
	mkdirSync(folder, { recursive: true });
	const path = join(folder, lockFile);
	try {
		return hold(path);
	} catch (error) {
		if (!isDamage(error)) throw error;
		// Emptied and not removed: two builds that find it damaged must still meet at the same file.
		for (const file of filesBesideDatabase(path)) rmSync(file, { force: true });
		truncateSync(path);
		return hold(path);
	}
}

/** The same, with some milliseconds of patience for a build that is running. */
export async function lockInTime(root: string, patience: number): Promise<() => void> {
	const end = performance.now() + patience;
	for (;;) {
		try {
			return lockBuilds(root);
		} catch (error) {
			if (!(error instanceof AnotherBuild) || performance.now() >= end) throw error;
			await setTimeout(50);
		}
	}
}

function hold(path: string): () => void {
	const db = new DatabaseSync(path, { timeout: 0 });
	try {
		db.exec('BEGIN EXCLUSIVE');
	} catch (error) {
		db.close();
		if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error;
		throw new AnotherBuild(error);
	}
	return () => db.close();
}
