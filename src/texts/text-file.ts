import { basename } from 'node:path';

/**
 * Whether a file holds a text of the company. Editors and systems leave hidden files of the same ending beside them,
 * which no page is made of.
 */
export function isTextFile(path: string): boolean {
	return path.endsWith('.md') && !basename(path).startsWith('.');
}
