import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AnotherBuild, lockBuilds, lockFile } from '../release/lock.ts';

/**
 * A folder of its own for each run of Astro, because builds for other places work in the same project. It lies within the
 * project, whose packages the code of the pages imports. What killed builds have left is removed: a build holds a lock
 * on its folder, which the system gives back when the process ends. The ids of processes would not do, since a
 * container gives them out anew.
 */
export function openTempFolder(project: string) {
	const all = join(project, '.astro/render');
	mkdirSync(all, { recursive: true });
	for (const name of readdirSync(all)) {
		removeLeft(join(all, name));
	}
	// The id in the name is for people; nothing is decided by it.
	const folder = mkdtempSync(join(all, `${process.pid}-`));
	const release = lockBuilds(folder);
	return {
		/** Takes the pages that Astro makes. */
		pages: join(folder, 'pages'),
		/** Takes what Astro has compiled. */
		compiled: join(folder, 'compiled'),
		remove() {
			rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
			release();
		},
	};
}

/** How long a folder without a lock is left alone, in milliseconds: it may just have been made. */
const grace = 60_000;

/** Removes a folder unless a build still works in it. */
function removeLeft(folder: string): void {
	const made = statSync(folder, { throwIfNoEntry: false });
	if (!made || (!existsSync(join(folder, lockFile)) && Date.now() - made.mtimeMs < grace)) return;
	try {
		lockBuilds(folder)();
	} catch (error) {
		if (error instanceof AnotherBuild) return;
		// What cannot be locked, such as a file, is no folder of a build.
	}
	rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
