import { z } from 'zod';
import { Locale } from '../locale.ts';
import { slipWords, problemsIn } from '../sentences/problems.ts';

/** What the company says of itself on one page, as Astro hands over the Markdown file. */
const CompanyText = z.looseObject({
	frontmatter: z.strictObject({
		title: z.string().min(1),
		/** For search engines. */
		description: z.string().min(1),
		/** The first sentences, set larger. */
		lead: z.string().min(1),
		/** How it goes, in order. */
		steps: z.array(z.strictObject({ title: z.string(), text: z.string() })).default([]),
	}),
});

const FileName = /\/([a-z]+)\.([a-z]{2})\.md$/;

/**
 * The company's text in a language, of those found by `import.meta.glob('…/content/company/<name>.*.md')`;
 * in the site's own language where it does not exist in the wanted one.
 * @returns `undefined` when there is none.
 * @throws when one cannot be read, naming the file.
 */
export function companyText<Module>(
	files: Readonly<Record<string, Module>>,
	{ locale, fallback }: { readonly locale: Locale; readonly fallback: Locale },
) {
	const texts = companyTexts(files);
	return texts.find(({ lang }) => lang === locale) ?? texts.find(({ lang }) => lang === fallback);
}

/**
 * All of the company's texts, by what their names and first lines say.
 * @throws one sentence that names the file which cannot be read.
 */
export function companyTexts<Module>(files: Readonly<Record<string, Module>>) {
	return Object.entries(files).map(([file, module]) => {
		const lang = Locale.safeParse(FileName.exec(file)?.[2]);
		const read = CompanyText.safeParse(module, { error: slipWords });
		if (!lang.success || !read.success) {
			const why = read.error
				? problemsIn(read.error, { below: 'frontmatter.' })
				: 'its name ends in no language';
			throw new Error(
				`The text ${file} cannot be used: name it <page>.<language>.md and give it \`title\`, \`description\` and \`lead\` (${why}).`,
			);
		}
		return { ...read.data.frontmatter, lang: lang.data, module };
	});
}
