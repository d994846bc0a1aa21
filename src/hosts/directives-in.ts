import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../storage/disk/files.ts';
import { ClientDirective } from '../domain/site/client-directive.ts';

/** The directives of islands in the pages of a project and of a company, in a fixed order. */
export function directivesIn(project: string, company: string): ClientDirective[] {
	const texts = [join(project, 'src'), company].flatMap((folder) =>
		[...filesBelow(folder)]
			.filter((file) => /\.(?:astro|mdx)$/.test(file))
			.map((file) => readFileSync(join(folder, file), 'utf8')),
	);
	return ClientDirective.options.filter((name) =>
		texts.some((text) => new RegExp(`\\sclient:${name}\\b`).test(text)),
	);
}
