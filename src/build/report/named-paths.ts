import { relative, resolve, sep } from 'node:path';

/** The paths that an error names; of what is copied or moved, both. */
export function namedPaths(error: Error): string[] {
	const given = ['dest', 'path'].flatMap((name): unknown => Reflect.get(error, name) ?? []);
	return given.map((path) => resolve(String(path)));
}

/** Whether a path is that of a folder or of something in it. */
export function isWithin(folder: string, path: string): boolean {
	return relative(folder, path).split(sep)[0] !== '..';
}
