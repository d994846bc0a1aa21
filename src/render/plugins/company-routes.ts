import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds a company's own pages to those of the site: `de/umzug.astro` becomes `/de/umzug/`.
 * @param folder where they lie
 * @param files seen from that folder
 */
export function companyRoutes(folder: string, files: readonly string[]): AstroIntegration {
	return {
		name: 'vitrine-company-routes',
		hooks: {
			'astro:config:setup': ({ injectRoute }) => {
				for (const file of files) {
					const entrypoint = pathToFileURL(join(folder, file));
					injectRoute({ pattern: patternOf(file), entrypoint, prerender: true });
				}
			},
		},
	};
}

/** `de/umzug.astro` is shown at `/de/umzug`, `de/index.astro` at `/de`, `list.json.ts` at `/list.json`. */
function patternOf(file: string): string {
	return `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`;
}
