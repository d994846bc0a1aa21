import { globSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Places } from '../../../wiring/places.ts';

/**
 * Removes from `var/` what commands that were killed have left, and what `npm run dev` and `astro build` have read and
 * made: all of it may hold what was public once. Whoever calls it holds the lock of the builds.
 */
export function removeLeftOvers({ root, work, files, media, addresses }: Places): void {
	const unfinished = [root, addresses, media].flatMap((folder) =>
		namesIn(folder)
			.filter((name) => leftOver.test(name))
			.map((name) => join(folder, name)),
	);
	const made = [...unfinished, join(root, 'dev'), join(root, 'pages')];
	for (const path of [...made, work, join(files, 'new'), join(media, 'unfinished')]) {
		rmSync(path, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** What lies in `var/` or in a folder of it and is none of this program's files: nobody knows what it holds. */
export function strangersIn(places: Places): string[] {
	const { root } = places;
	const known = new Set(Object.values(places).map((path) => relative(root, path).split(sep)[0]));
	const strange = namesIn(root).filter((name) => !known.has(name.replace(besideDatabase, '')));
	const within = Object.entries(ours).flatMap(([pattern, isOurs]) =>
		globSync(pattern, { cwd: root }).flatMap((folder) =>
			namesIn(join(root, folder))
				.filter((name) => !isOurs.test(name.replace(besideDatabase, '')))
				.map((name) => `${folder}/${name}`),
		),
	);
	return [...strange, ...within].toSorted();
}

function namesIn(folder: string): string[] {
	const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
	return isFolder ? readdirSync(folder) : [];
}

/** What was being written, or was set aside because the disk had damaged it. */
const leftOver =
	/\.(?:sqlite(?:\.old)?|json|txt)\.(?:\d+\.)?(?:new|damaged)(?:-journal|-wal|-shm)?$|^current\.\d+\.new$/;
const besideDatabase = /-(?:journal|wal|shm)$/;
/** What our folders hold; those of the releases that are left, and of photos, are swept. */
const ours: Readonly<Record<string, RegExp>> = {
	addresses: /^[0-9a-f]{16}\.departed\.sqlite$/,
	exposes: /^(?:[a-z]{2}|exposes\.json)$/,
	'exposes/[a-z][a-z]': /^\d+\.pdf$/,
	files: /^(?:[0-9a-f]{2}|swept)$/,
	media: /^(?:files|unfinished|index\.sqlite)$/,
	outbox: /^outbox\.(?:sqlite|key)$/,
};
