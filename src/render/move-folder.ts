import { cpSync, renameSync, rmSync } from 'node:fs';
import { hasCode } from '../domain/sentences/failure.ts';

/** Moves a folder to a place where there is none, also to another disk. */
export function moveFolder(from: string, to: string): void {
	try {
		renameSync(from, to);
	} catch (error) {
		if (!hasCode(error, 'EXDEV')) throw error;
		cpSync(from, to, { recursive: true });
		rmSync(from, { recursive: true, force: true });
	}
}
