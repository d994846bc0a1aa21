import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files in a folder and those within it, with slashes. */
export function* filesBelow(folder: string, start = ''): Generator<string> {
	for (const entry of readdirSync(join(folder, start), { withFileTypes: true })) {
		const path = start === '' ? entry.name : `${start}/${entry.name}`;
		if (entry.isDirectory()) yield* filesBelow(folder, path);
		else yield path;
	}
}
