import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../storage/disk/files-below.ts';

/**
 * Files of a company's own pages, seen from its folder `pages`. As in Astro's own, what begins with `_` is no page.
 * @throws one sentence for a text, which Astro takes for a page in its own folder alone.
 */
export function ownPageFiles(folder: string): string[] {
	const pages = join(folder, 'pages');
	const files = [...(existsSync(pages) ? filesBelow(pages) : [])]
		.filter((file) => /\.(?:astro|[jt]s|mdx?)$/.test(file) && !/(?:^|\/)_/.test(file))
		.toSorted();
	const text = files.find((file) => /\.mdx?$/.test(file));
	if (text === undefined) return files;
	throw new Error(
		`src/company/pages/${text} is no page: put Markdown into src/company/content/pages, and import MDX from a page that ends in .astro.`,
	);
}
