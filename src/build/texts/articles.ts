import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ArticleText, type Article, ownPageAddress } from '../../domain/site/company-texts.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { LegalKind } from '../../domain/legal.ts';
import { Locale } from '../../domain/locale.ts';
import { settingsErrorMessage, problemsIn } from '../../domain/sentences/problems.ts';
import { pathOf } from '../../i18n/paths.ts';
import { slugify } from '../../i18n/slug.ts';
import { isTextFile, readFrontMatter } from './text-file.ts';
import { generalRoutes } from '../../plan/routes.ts';

const FileName = /^([a-z][a-z0-9-]*)\.([a-z]{2})\.md$/;

/**
 * The company's own texts: `<name>.<language>.md` in this folder, those of one name being one text in
 * several languages.
 * @param options `legal`: the legal pages of the site; all when absent. `pages`: files of the company's own pages, seen
 * from its folder `pages`
 * @throws one sentence that names the file which cannot be used.
 */
export function readArticles(
	folder: string,
	{
		legal = LegalKind.options,
		pages = [],
	}: { readonly legal?: readonly LegalKind[]; readonly pages?: readonly string[] } = {},
): Article[] {
	if (!existsSync(folder)) return [];
	const found = readdirSync(folder)
		.filter(isTextFile)
		.sort()
		.map((file) => readArticle(folder, file));
	const owners = new Map<string, string>([
		...ownPaths(legal).map((path) => [path, 'a page of the site'] as const),
		...pages.map((file) => [ownPageAddress(file), `src/company/pages/${file}`] as const),
	]);
	for (const { file, name, slug, locale } of found) {
		const path = pathOf(locale, { kind: 'article', name, slugs: { [locale]: slug } });
		const owner = owners.get(path);
		if (owner !== undefined) {
			const why = `${owner} has the address "${slug}" already; give it another \`slug\``;
			throw unusable(file, why);
		}
		owners.set(path, file);
	}
	return [...Map.groupBy(found, ({ name }) => name)]
		.map(([name, texts]) => ({
			name,
			order: Math.min(...texts.map(({ text }) => text.order)),
			navigation: texts.every(({ text }) => text.navigation),
			texts: Object.fromEntries(
				texts.map(({ locale, slug, text: { title, description, updated } }) => [
					locale,
					{ title, description, slug, updated },
				]),
			),
		}))
		.sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
}

/** Paths of the pages that every site has, in all languages. */
function ownPaths(legal: readonly LegalKind[]): string[] {
	const routes = generalRoutes(emptyAccount, { removedPages: [], site: { legal: [...legal] } });
	return Locale.options.flatMap((locale) => routes.map(({ route }) => pathOf(locale, route)));
}

const none = () => [];
const emptyAccount = {
	offers: none,
	offerIds: none,
	projects: none,
	viewings: none,
	projectChange: () => undefined,
	reachable: none,
};

function readArticle(folder: string, file: string) {
	const [, name, language] = FileName.exec(file) ?? [];
	const locale = Locale.safeParse(language);
	if (name === undefined || !locale.success) {
		throw unusable(file, 'its name must be like buying.en.md, with a language of the site');
	}
	const read = ArticleText.safeParse(valuesIn(folder, file), { error: settingsErrorMessage });
	if (!read.success) {
		const problems = problemsIn(read.error);
		throw unusable(file, `its first lines do not say what they should (${problems})`);
	}
	const slug = read.data.slug ?? slugify(read.data.title);
	if (slug === '') throw unusable(file, 'its title makes no address; give it a `slug`');
	return { file, name, locale: locale.data, slug, text: read.data };
}

function valuesIn(folder: string, file: string): unknown {
	try {
		return readFrontMatter(join(folder, file));
	} catch (error) {
		throw unusable(file, reasonOf(error));
	}
}

function unusable(file: string, why: string): Error {
	return new Error(`The text src/company/content/pages/${file} cannot be used: ${why}.`);
}
