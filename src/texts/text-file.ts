import { basename } from 'node:path';
import { parse } from 'yaml';

/**
 * Whether a file holds a text of the company. Editors and systems leave hidden files of the same ending beside them,
 * which no page is made of.
 */
export function isTextFile(path: string): boolean {
	return path.endsWith('.md') && !basename(path).startsWith('.');
}

const FrontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * What the first lines of a Markdown text say, between lines of `---`; an empty object where there are none.
 * @throws a clause when they are no YAML. A title with a colon in it is the usual slip: it needs quotation marks.
 */
export function frontMatter(text: string): unknown {
	const [, lines = ''] = FrontMatter.exec(text) ?? [];
	try {
		return parse(lines) ?? {};
	} catch (error) {
		const [why = ''] = error instanceof Error ? error.message.split('\n') : [];
		throw new Error(`its first lines are no YAML (${why.replace(/[.:]$/, '')})`, { cause: error });
	}
}
