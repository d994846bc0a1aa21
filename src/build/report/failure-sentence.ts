import { attempt } from '../../domain/attempt.ts';
import { NotExported } from '../../hosts/export/not-exported.ts';
import { readPlaces } from '../../wiring.ts';
import { pathObstacle } from './path-obstacle.ts';
import { isWithin, namedPaths } from './named-paths.ts';

/**
 * What an error tells whoever runs the program, where the words of the system would not say what to do.
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
