import { basename } from 'node:path';

/**
 * Whether a file holds a text of the company. Editors and systems leave hidden files of the same ending beside them,
 * which no page is made of.
 */
export function isTextFile(path: string): boolean {
	return path.endsWith('.md') && !basename(path).startsWith('.');
}

/** Whether the first lines of a text say that it is the demo agency's. */
export function isOfDemo(text: string): boolean {
	return /^\s*["']?demo["']?\s*:\s*true\s*(?:#.*)?$/im.test(text);
}
