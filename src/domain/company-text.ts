import { z } from 'zod';
import { Locale } from './locale.ts';
import { slipWords, problemsIn } from './problems.ts';

/** What the company says of itself on one page, as Astro hands over the Markdown file. */
const CompanyText = z.looseObject({
	frontmatter: z.strictObject({
		title: z.string().min(1),
		/** For search engines. */
		description: z.string().min(1),
		/** The first sentences, set larger. */
		lead: z.string().min(1),
		/** A text of the demo agency, which no company may publish as its own. */
		demo: z.boolean().default(false),
		/** How it goes, in order. */
		steps: z.array(z.strictObject({ title: z.string(), text: z.string() })).default([]),
	}),
});

const FileName = /\/([a-z]+)\.([a-z]{2})\.md$/;

/**
 * The company's text in a language, of those found by `import.meta.glob('…/content/company/<name>.*.md')`;
 * in the site's own language where it does not exist in the wanted one.
 * @returns `undefined` when there is none, or only the demo agency's where that is not wanted.
 * @throws when one cannot be read, naming the file.
 */
export function companyText<Module>(
	files: Readonly<Record<string, Module>>,
	{
		locale,
		fallback,
		demo,
	}: { readonly locale: Locale; readonly fallback: Locale; readonly demo: boolean },
) {
	const texts = Object.entries(files).map(([file, module]) => {
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
	const own = texts.filter((text) => demo || !text.demo);
	return own.find(({ lang }) => lang === locale) ?? own.find(({ lang }) => lang === fallback);
}
