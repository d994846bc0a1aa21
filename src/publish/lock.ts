import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps two builds from running at once in one folder.
 * @returns a function that gives the lock back.
 * @throws when another build that is still alive holds it; the lock of a dead one is taken over.
 */
export function lockBuilds(folder: string): () => void {
	mkdirSync(folder, { recursive: true });
	const file = join(folder, 'build.lock');
	if (!take(file)) {
		const holder = Number(readFileSync(file, 'utf8'));
		if (isAlive(holder)) {
			throw new Error(
				`Another build (process ${holder}) is running; wait for it to end, then build again.`,
			);
		}
		rmSync(file, { force: true });
		if (!take(file)) throw new Error('Another build has just begun; wait for it to end.');
	}
	return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
	try {
		writeFileSync(file, String(process.pid), { flag: 'wx' });
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
		throw error;
	}
}

/** Whether a process of this id runs on this machine. */
export function isAlive(process_: number): boolean {
	if (!Number.isInteger(process_) || process_ <= 0) return false;
	try {
		return process.kill(process_, 0);
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}
