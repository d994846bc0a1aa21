import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Places } from '../wiring/places.ts';

/**
 * Removes from `var/` what commands that were killed have left, and what `npm run dev` and `astro build` have read and
 * made: all of it may hold what was public once. Whoever calls it holds the lock of the builds.
 */
export function removeLeftOvers({ root, work, files, media, addresses }: Places): void {
	const unfinished = [root, addresses].flatMap((folder) => {
		const names = existsSync(folder) ? readdirSync(folder) : [];
		return names.filter((name) => leftOver.test(name)).map((name) => join(folder, name));
	});
	const made = [...unfinished, join(root, 'dev'), join(root, 'pages')];
	for (const path of [...made, work, join(files, 'new'), join(media, 'unfinished')]) {
		rmSync(path, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Names of what lies in `var/` and is none of this program's files: nobody knows what it holds. */
export function strangersIn(places: Places): string[] {
	const { root } = places;
	const known = new Set(Object.values(places).map((path) => relative(root, path).split(sep)[0]));
	return readdirSync(root).filter((name) => {
		return !known.has(name.replace(besideDatabase, '')) && !others.test(name);
	});
}

/** A database that was being written, or was set aside because the disk had damaged it. */
const leftOver = /\.sqlite\.(?:\d+\.)?(?:new|damaged)(?:-journal|-wal|-shm)?$/;
const besideDatabase = /-(?:journal|wal|shm)$/;
/** What no place is named for. */
const others =
	/^(?:astro|demo|rewritten|looked-for-damage|rolled-back\.json|exported-release\.txt|(?:lock|exported|outbox)\.sqlite)$/;
