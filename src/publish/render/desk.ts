import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../lock.ts';

/** Where one renderer works, within the project: the code of the pages imports the project's packages. */
export interface Desk {
	readonly folder: string;
	/** Takes the pages. */
	readonly pages: string;
	/** Takes what Astro has compiled for them. */
	readonly compiled: string;
	/** Where Astro writes while it compiles. */
	readonly output: string;
	/** Where Node keeps the compiled code of Astro, which is a tenth of what starting it costs. */
	readonly cache: string;
}

/**
 * A folder of its own for each renderer. Astro takes `.astro/` in the working directory, where builds for other
 * places would get in each other's way. What builds that were killed have left is removed.
 */
export function openDesk(project: string): Desk {
	const desks = join(project, '.astro/render');
	mkdirSync(desks, { recursive: true });
	for (const name of readdirSync(desks)) {
		if (isAlive(Number(name.split('-')[0]))) continue;
		rmSync(join(desks, name), { recursive: true, force: true, maxRetries: 3 });
	}
	const folder = mkdtempSync(join(desks, `${process.pid}-`));
	return {
		folder,
		pages: join(folder, 'pages'),
		compiled: join(folder, 'compiled'),
		output: join(folder, 'output'),
		cache: join(project, '.astro/compiled'),
	};
}

/** Node adds the code of new pages and never removes any, so the folder is emptied when it has grown. */
export function trimCache({ cache }: Desk): void {
	mkdirSync(cache, { recursive: true });
	if (readdirSync(cache, { recursive: true }).length <= 4000) return;
	rmSync(cache, { recursive: true, force: true, maxRetries: 3 });
}
