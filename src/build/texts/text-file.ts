import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { companyTexts, legalPages } from '../../domain/site/company-texts.ts';

/**
 * Whether a file holds a text of the company. Editors and systems leave hidden files of the same ending beside them,
 * which no page is made of.
 */
export function isTextFile(path: string): boolean {
	return path.endsWith('.md') && !basename(path).startsWith('.');
}

const FrontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Addresses of pictures beside a text, as Markdown names them. */
const PictureBeside = /!\[[^\]]*\]\(\s*<?(\.{1,2}\/[^\s)>]+)/g;

/**
 * What the first lines of a Markdown text say, between lines of `---`; an empty object where there are none.
 * @throws a clause when they are no YAML, or a picture beside the text is missing. A title with a colon in it is the
 * usual slip: it needs quotation marks.
 */
export function readFrontMatter(file: string): unknown {
	const text = readFileSync(file, 'utf8');
	requirePictures(text, dirname(file));
	const [, lines = ''] = FrontMatter.exec(text) ?? [];
	try {
		return parse(lines) ?? {};
	} catch (error) {
		const [why = ''] = error instanceof Error ? error.message.split('\n') : [];
		throw new Error(`its first lines are no YAML (${why.replace(/[.:]$/, '')})`, { cause: error });
	}
}

/** Astro would name a missing picture only while it compiles, in many lines. */
function requirePictures(text: string, folder: string): void {
	const withoutCode = text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`/gm, '');
	for (const [, picture = ''] of withoutCode.matchAll(PictureBeside)) {
		if (existsSync(join(folder, decodeURI(picture)))) continue;
		throw new Error(`its picture ${picture} is not there`);
	}
}

/**
 * Reads what legal texts and those about the company say of themselves, before any photo is encoded.
 * @param folder `src/company/content`
 * @throws one sentence that names the file which cannot be used.
 */
export function requireReadable(folder: string): void {
	legalPages(firstLines(folder, 'legal'));
	companyTexts(firstLines(folder, 'company'));
}

/** The first lines of texts, by file, as Astro hands them over. */
function firstLines(folder: string, part: 'legal' | 'company') {
	if (!existsSync(join(folder, part))) return {};
	const files = readdirSync(join(folder, part)).filter(isTextFile).toSorted();
	return Object.fromEntries(
		files.map((file) => {
			const named = `src/company/content/${part}/${file}`;
			try {
				return [named, { frontmatter: readFrontMatter(join(folder, part, file)) }];
			} catch (error) {
				const kind = part === 'legal' ? 'legal text' : 'text';
				throw new Error(`The ${kind} ${named} cannot be used: ${reasonOf(error)}.`, {
					cause: error,
				});
			}
		}),
	);
}
