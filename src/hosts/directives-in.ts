import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientDirective } from '../domain/client-directive.ts';

/** The directives of islands in the sources of a project's pages, in a fixed order. */
export function directivesIn(project: string): ClientDirective[] {
	const texts = globSync('src/**/*.{astro,mdx}', { cwd: project }).map((file) =>
		readFileSync(join(project, file), 'utf8'),
	);
	return ClientDirective.options.filter((name) =>
		texts.some((text) => new RegExp(`\\sclient:${name}\\b`).test(text)),
	);
}
