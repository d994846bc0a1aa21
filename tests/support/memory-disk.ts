import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../src/domain/attempt.ts';

const memory = '/dev/shm';
/** Bytes that all temporary files of the tests need at most. */
const room = 6 * 2 ** 30;

/**
 * Has temporary files of this process and its children lie in memory where there is room: a seventh of the processor
 * time of tests that build sites goes into writing to a disk and removing from it.
 */
export function useMemoryDisk(): void {
	const { bavail = 0, bsize = 0 } = attempt(() => statfsSync(memory)) ?? {};
	const mounts = attempt(() => readFileSync('/proc/mounts', 'utf8')) ?? '';
	// Tests run scripts of their own there.
	const isRunnable = mounts
		.split('\n')
		.some((line) => line.includes(` ${memory} `) && !line.includes('noexec'));
	// Files there take the memory that workers and browsers need.
	const hasMemory = process.availableMemory() > 3 * room;
	if (bavail * bsize < room || !hasMemory || !isRunnable) return;
	const folder = mkdtempSync(join(memory, 'vitrine-tests-'));
	// Postgres runs as somebody else.
	chmodSync(folder, 0o1777);
	process.env['TMPDIR'] = folder;
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
