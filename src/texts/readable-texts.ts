import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../domain/sentences/failure.ts';
import { companyTexts, legalPages } from '../domain/site/company-texts.ts';
import { frontMatter, isTextFile } from './text-file.ts';

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
				const text = readFileSync(join(folder, part, file), 'utf8');
				return [named, { frontmatter: frontMatter(text) }];
			} catch (error) {
				const kind = part === 'legal' ? 'legal text' : 'text';
				throw new Error(`The ${kind} ${named} cannot be used: ${reasonOf(error)}.`, {
					cause: error,
				});
			}
		}),
	);
}
