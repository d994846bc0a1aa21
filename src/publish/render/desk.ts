import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../lock.ts';

/**
 * A folder of its own for the code Astro writes before it renders. Astro takes `.astro/` in the working
 * directory, where builds for other places would get in each other's way; it must lie in the project,
 * because the code imports the project's packages. The pages are rendered there too, because Astro moves
 * files from the one to the other, which works within one disk only. What builds that were killed have left is removed.
 */
export function openDesk(project: string): string {
	const desks = join(project, '.astro/render');
	mkdirSync(desks, { recursive: true });
	for (const name of readdirSync(desks)) {
		if (isAlive(Number(name.split('-')[0]))) continue;
		rmSync(join(desks, name), { recursive: true, force: true, maxRetries: 3 });
	}
	return mkdtempSync(join(desks, `${process.pid}-`));
}

/** Where Node keeps the compiled code of Astro, which is a tenth of what starting it costs. */
export function cacheIn(project: string): string {
	return join(project, '.astro/compiled');
}

/** Node adds the code of new pages and never removes any, so the folder is emptied when it has grown. */
export function trimmedCache(project: string): string {
	const folder = cacheIn(project);
	mkdirSync(folder, { recursive: true });
	if (readdirSync(folder, { recursive: true }).length > 4000) {
		rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	}
	return folder;
}

/** Where what renders puts the pages. */
export function pagesOn(desk: string): string {
	return join(desk, 'pages');
}
