import type { Build } from '../plan/build-facts.ts';
import type { CollectedFile } from './collected-file.ts';

/**
 * Paths of the company's own pages: those that were rendered though no plan names them, and that search engines may
 * show.
 * @param options `pages`: what was planned to be rendered; outside of production, no page may be shown
 */
export function renderedOwnPages(
	collected: readonly CollectedFile[],
	{
		pages,
		build,
	}: { readonly pages: Iterable<{ readonly path: string }>; readonly build: Pick<Build, 'mode'> },
): string[] {
	const planned = new Set(Array.from(pages, ({ path }) => path)).add('/');
	return collected
		.filter(({ path, noindex }) => {
			const isShown = build.mode !== 'production' || !noindex;
			return path.endsWith('/') && !planned.has(path) && isShown;
		})
		.map(({ path }) => path)
		.toSorted();
}
