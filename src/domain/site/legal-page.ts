import { z } from 'zod';
import { LegalKind } from '../legal.ts';
import { Locale } from '../locale.ts';
import { slipWords, problemsIn } from '../sentences/problems.ts';
import { WrittenDay } from './written-day.ts';

interface Wanted {
	readonly kind: LegalKind;
	readonly locale: Locale;
	/** The site's own language. */
	readonly fallback: Locale;
}

/** A legal text of the repository, as Astro hands over a Markdown file. */
const LegalPage = z.looseObject({
	frontmatter: z.object({
		title: z.string(),
		/** Day of the last change. */
		updated: WrittenDay,
	}),
});

const FileName = /\/([a-z]+)\.([a-z]{2})\.md$/;

/**
 * The legal text of a page, of those found by `import.meta.glob('…/content/legal/*.md')`: in the page's language,
 * else in the site's own.
 * @returns `undefined` when there is none.
 * @throws when a file's name or front matter cannot be read, naming the file.
 */
export function legalPage<Module>(
	files: Readonly<Record<string, Module>>,
	{ kind, locale, fallback }: Wanted,
) {
	const texts = legalPages(files).filter((text) => text.kind === kind);
	return texts.find(({ lang }) => lang === locale) ?? texts.find(({ lang }) => lang === fallback);
}

/**
 * All legal texts of the repository, by what their names and first lines say.
 * @throws one sentence that names the file which cannot be read.
 */
export function legalPages<Module>(files: Readonly<Record<string, Module>>) {
	return Object.entries(files).map(([file, module]) => {
		const [, kind, lang] = FileName.exec(file) ?? [];
		const parsed = z
			.object({ kind: LegalKind, lang: Locale, page: LegalPage })
			.safeParse({ kind, lang, page: module }, { error: slipWords });
		if (!parsed.success) {
			throw new Error(
				`The legal text ${file} cannot be used: name it <kind>.<language>.md and give it \`title\` and \`updated\` (${problemsIn(parsed.error, { below: 'page.frontmatter.' })}).`,
			);
		}
		return {
			...parsed.data.page.frontmatter,
			kind: parsed.data.kind,
			lang: parsed.data.lang,
			module,
		};
	});
}
