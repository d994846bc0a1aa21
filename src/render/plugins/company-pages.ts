import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds a company's own pages to those of the site: `pages/de/umzug.astro` in its folder becomes `/de/umzug/`.
 * @param folder the company's, wherever it lies
 */
export function companyPages(folder: string): AstroIntegration {
	const pages = join(folder, 'pages');
	return {
		name: 'vitrine-company-pages',
		hooks: {
			'astro:config:setup': ({ injectRoute }) => {
				for (const file of pageFiles(pages)) {
					injectRoute({
						pattern: patternOf(file),
						entrypoint: pathToFileURL(join(pages, file)),
						prerender: true,
					});
				}
			},
		},
	};
}

/**
 * As in Astro's own `src/pages`, what begins with `_` is no page.
 * @throws one sentence for a text, which Astro takes for a page in its own folder alone.
 */
function pageFiles(folder: string): string[] {
	if (!existsSync(folder)) return [];
	const files = globSync('**/*.{astro,js,ts,md,mdx}', { cwd: folder })
		.filter((file) => !/(?:^|\/)_/.test(file))
		.toSorted();
	const text = files.find((file) => /\.mdx?$/.test(file));
	if (text === undefined) return files;
	throw new Error(
		`src/company/pages/${text} is no page: put Markdown into src/company/content/pages, and import MDX from a page that ends in .astro.`,
	);
}

/** `de/umzug.astro` is shown at `/de/umzug`, `de/index.astro` at `/de`, `list.json.ts` at `/list.json`. */
function patternOf(file: string): string {
	return `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`;
}
