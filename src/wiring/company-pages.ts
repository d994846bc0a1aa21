import { globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks the pages of a company's own.
 * @throws one sentence for a text, which Astro takes for a page in its own folder alone.
 */
export function checkPages(folder: string): void {
	const [text] = globSync('**/*.{md,mdx}', { cwd: join(folder, 'pages') })
		.filter((file) => !/(?:^|\/)_/.test(file))
		.toSorted();
	if (text === undefined) return;
	throw new Error(
		`src/company/pages/${text} is no page: put Markdown into src/company/content/pages, and import MDX from a page that ends in .astro.`,
	);
}
