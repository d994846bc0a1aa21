import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from './outbox.ts';

/** A folder with these files, by their paths, until the test ends. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
	const folder = testFolder();
	for (const [file, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), content);
	}
	return folder;
}
