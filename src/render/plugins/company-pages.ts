import { globSync } from 'node:fs';
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

/** As in Astro's own `src/pages`, what begins with `_` is no page. */
function pageFiles(folder: string): string[] {
	return globSync('**/*.{astro,js,ts}', { cwd: folder })
		.filter((file) => !/(?:^|\/)_/.test(file))
		.toSorted();
}

/** `de/umzug.astro` is shown at `/de/umzug`, `de/index.astro` at `/de`, `list.json.ts` at `/list.json`. */
function patternOf(file: string): string {
	return `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`;
}
