import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file in one step, so that whoever reads it finds the old content or the new one, and never a part. */
export function replaceFile(
	path: string,
	content: string | Uint8Array,
	options: { readonly mode?: number } = {},
): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(`${path}.new`, content, options);
	renameSync(`${path}.new`, path);
}
