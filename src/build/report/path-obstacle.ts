import { lstatSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hasCode } from '../../domain/sentences/failure.ts';
import { isWithin, namedPaths } from './named-paths.ts';

/**
 * Says what stands below a folder in the way of what an error is about: a folder in place of a file, a file in place
 * of a folder, or a link that leads nowhere. Nothing where it is none of these.
 */
export function pathObstacle(error: Error, root: string): string | undefined {
	const isDatabase = 'errcode' in error && error.errcode === cannotOpen;
	const code = 'code' in error ? String(error.code) : '';
	const obstacle = isDatabase ? 'folder' : obstacles.get(code);
	if (obstacle === undefined) return undefined;
	for (const path of isDatabase ? databasesIn(root) : namedPaths(error)) {
		if (!isWithin(root, path)) continue;
		const parts = relative(root, path).split(sep);
		for (const [at] of parts.entries()) {
			const place = join(root, ...parts.slice(0, at + 1));
			const found = whatIs(place);
			const isLast = at === parts.length - 1;
			if (found === 'link' || found === (isLast ? obstacle : 'file')) {
				return `${place} is ${words[found]}: move it away, then run the command again.`;
			}
		}
	}
	return undefined;
}

/** SQLITE_CANTOPEN */
const cannotOpen = 14;
/** What a code of the system says may be in the way. */
const obstacles: ReadonlyMap<string, 'folder' | 'file' | 'link'> = new Map([
	['EISDIR', 'folder'],
	['ERR_FS_EISDIR', 'folder'],
	['ENOTDIR', 'file'],
	['EEXIST', 'file'],
	['ENOENT', 'link'],
	['ELOOP', 'link'],
]);
const words = {
	folder: 'a folder, where a file belongs',
	file: 'a file, where a folder belongs',
	link: 'a link that leads nowhere',
} as const;

/** A database does not say where it is. */
function databasesIn(root: string): string[] {
	return ['', 'media', 'outbox'].flatMap((name) => {
		const folder = join(root, name);
		const names = whatIs(folder) === 'folder' ? readdirSync(folder) : [];
		return names.filter((each) => each.endsWith('.sqlite')).map((each) => join(folder, each));
	});
}

function whatIs(place: string): keyof typeof words | undefined {
	const entry = lstatSync(place, { throwIfNoEntry: false });
	if (!entry) return undefined;
	const found = entry.isSymbolicLink() ? behind(place) : entry;
	return !found ? 'link' : found.isDirectory() ? 'folder' : 'file';
}

/** Nothing also where links lead to each other. */
function behind(link: string): Stats | undefined {
	try {
		return statSync(link, { throwIfNoEntry: false });
	} catch (error) {
		if (hasCode(error, 'ELOOP')) return undefined;
		throw error;
	}
}
