import { readFileSync } from 'node:fs';

/** What a file says; nothing when it cannot be read. */
export function textOf(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}
