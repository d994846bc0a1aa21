import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Lets every user of the machine read a file or enter a folder that is exported, whatever the umask: the web server
 * that serves it is another user than the one that builds.
 */
export function makePublic(path: string): void {
	const found = statSync(path);
	const mode = found.isDirectory() ? 0o755 : 0o644;
	if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
}

/** Makes a folder that every user may enter, with the folders above it that are not there yet. */
export function makePublicFolder(path: string): void {
	const first = mkdirSync(path, { recursive: true });
	makePublic(path);
	if (first === undefined) return;
	for (let above = path; above.length > first.length;) {
		above = dirname(above);
		makePublic(above);
	}
}
