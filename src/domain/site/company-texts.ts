import { z } from 'zod';
import { dayOf } from '../day.ts';
import { Locale } from '../locale.ts';
import { settingsErrorMessage, problemsIn } from '../sentences/problems.ts';
import { LegalKind } from '../legal.ts';

// A union passes on what only one of its members says.
const error = ({ input }: { readonly input?: unknown }) =>
	input === undefined ? 'it is missing' : 'it must be a day such as 2026-11-21';

/**
 * The day at the head of a text of the company. Some readers of YAML make a time of it; a day in any other form
 * could be taken for another one, as 5.11. for the eleventh of May.
 */
export const WrittenDay = z.union(
	[
		z.iso.date({ error }),
		z.iso.datetime({ offset: true, error }).transform(dayOf),
		z.date({ error }).transform(dayOf),
	],
	{ error },
);

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

/** The page or kind that a file's name tells, and its language. */
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
		const read = CompanyText.safeParse(module, { error: settingsErrorMessage });
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
			.safeParse({ kind, lang, page: module }, { error: settingsErrorMessage });
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

/** A text in one language: `src/company/content/pages/<name>.<language>.md` begins with these lines. */
export const ArticleText = z.strictObject({
	title: z.string().trim().min(1),
	/** One or two sentences for search engines and lists. */
	description: z.string().trim().min(1),
	/** Last part of its address; made of the title when absent. */
	slug: z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')
		.optional(),
	/** Day of the last change. */
	updated: WrittenDay,
	/** Place among the texts, the lowest first. */
	order: z.number().default(100),
	/** Whether every page leads to it, at its foot. */
	navigation: z.boolean().default(true),
});
export type ArticleText = z.infer<typeof ArticleText>;

/** What the site knows of a text before it is rendered. */
export const Article = z.object({
	name: z.string(),
	order: z.number(),
	navigation: z.boolean(),
	/** In each language it exists in. */
	texts: z.partialRecord(
		Locale,
		z.object({ title: z.string(), description: z.string(), slug: z.string(), updated: z.string() }),
	),
});
export type Article = z.infer<typeof Article>;

/** Address of a company's own page, by its file in `pages`: `de/umzug.astro` is shown at `/de/umzug/`, `list.json.ts` at `/list.json`. */
export function ownPageAddress(file: string): string {
	const path = `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`;
	return /\.[jt]s$/.test(file) || path === '/' ? path : `${path}/`;
}
