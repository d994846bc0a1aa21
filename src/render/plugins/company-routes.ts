import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ownPageAddress } from '../../domain/site/company-texts.ts';

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
					const pattern = ownPageAddress(file).replace(/(?<=.)\/$/, '');
					const entrypoint = pathToFileURL(join(folder, file));
					injectRoute({ pattern, entrypoint, prerender: true });
				}
			},
		},
	};
}
