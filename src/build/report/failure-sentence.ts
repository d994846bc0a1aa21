import { lstatSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { attempt } from '../../domain/attempt.ts';
import { hasCode } from '../../domain/sentences/failure.ts';
import { NotExported } from '../../hosts/export/not-exported.ts';
import { readPlaces } from '../../wiring.ts';

/**
 * A sentence that says what to do about an error whose own words do not.
 * @param root folder of what is made at run time
 */
export function failureSentence(error: unknown, root = readPlaces().root): string {
	if (!(error instanceof Error)) return String(error);
	if (error instanceof NotExported) return error.message;
	// It may be where this program may not look.
	const obstacle = attempt(() => pathObstacle(error, root));
	if (obstacle !== undefined) return obstacle;
	if (isFull(error)) {
		return 'The disk is full, so nothing was changed: make room where var/ lies, then run the command again.';
	}
	if (isFailing(error)) {
		return `The disk took or gave no data (${error.message}), most often because it is full: make room where var/ lies, or have the disk looked at, then run the command again.`;
	}
	if (isShut(error)) {
		const isDatabase = 'errcode' in error;
		const what = isDatabase ? `a database in ${root}` : 'a file it needs';
		const said = `This program cannot open or write ${what} (${error.message}): give the user that runs it the right to write there`;
		// Another folder helps only where the file would lie in it; `.astro/` and `dist/` stay where they are.
		return isDatabase || liesWithin(root, error)
			? `${said}, or set VITRINE_VAR to a folder where that user has it.`
			: `${said}.`;
	}
	return error.message;
}

/** Of what is copied or moved, both places count. */
function liesWithin(root: string, error: Error): boolean {
	const paths = namedPaths(error);
	return paths.length > 0 && paths.every((path) => isWithin(root, path));
}

/** Files say it by a code, databases in words, and other programs print either. */
function isFull(error: Error): boolean {
	if ('code' in error && error.code === 'ENOSPC') return true;
	return /\bENOSPC\b|\bdisk is full\b/.test(error.message);
}

/** What copying a folder and the shared memory of a database say of a full disk, and everything of a broken one. */
function isFailing(error: Error): boolean {
	if ('errcode' in error) return (Number(error.errcode) & 0xff) === ioError;
	return 'code' in error && error.code === 'EIO';
}

/** A port that may not be opened has such a code as well, but no path. */
function isShut(error: Error): boolean {
	if ('errcode' in error) return shutDatabase.has(Number(error.errcode) & 0xff);
	if ('path' in error && 'code' in error && shutFile.has(String(error.code))) return true;
	return /\bread-only file system\b/i.test(error.message);
}

/** SQLITE_IOERR */
const ioError = 10;
const shutFile: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
/** SQLITE_PERM, SQLITE_READONLY and SQLITE_CANTOPEN */
const shutDatabase: ReadonlySet<number> = new Set([3, 8, 14]);

/**
 * Says what stands below a folder in the way of what an error is about: a folder in place of a file, a file in place
 * of a folder, or a link that leads nowhere. Nothing where it is none of these.
 */
function pathObstacle(error: Error, root: string): string | undefined {
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

/** The paths that an error names; of what is copied or moved, both. */
function namedPaths(error: Error): string[] {
	const given = ['dest', 'path'].flatMap((name): unknown => Reflect.get(error, name) ?? []);
	return given.map((path) => resolve(String(path)));
}

/** Whether a path is that of a folder or of something in it. */
function isWithin(folder: string, path: string): boolean {
	return relative(folder, path).split(sep)[0] !== '..';
}
