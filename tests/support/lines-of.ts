import { readFileSync, statSync } from 'node:fs';

/** The whole lines of a file that is appended to; none where there is no such file. */
export function linesOf(file: string): string[] {
	if (!statSync(file, { throwIfNoEntry: false })) return [];
	// What comes behind the last line end was cut off while it was written.
	return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}
