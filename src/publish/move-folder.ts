import { cpSync, renameSync, rmSync } from 'node:fs';

/** Moves a folder to a place where there is none, also to another disk. */
export function moveFolder(from: string, to: string): void {
	try {
		renameSync(from, to);
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
		cpSync(from, to, { recursive: true });
		rmSync(from, { recursive: true, force: true });
	}
}
