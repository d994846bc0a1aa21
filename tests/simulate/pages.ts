import type { PageMaker } from '../../src/build/page-maker.ts';
import { openCatalogue, type Catalogue } from '../../src/catalog/queries/open-catalogue.ts';
import { recordReads } from '../../src/catalog/queries/recorder.ts';
import type { PlannedPage } from '../../src/plan/planned-page.ts';
import { standIn } from '../support/stand-in-pages.ts';
import { origin } from './site.ts';

/** Stands in for Astro: each page prints everything that the real one would ask the catalogue. */
export function standInPages(wait: () => Promise<void>): PageMaker {
	return {
		fingerprint: () => 'simulated',
		start: ({ build }) => ({
			compiled: Promise.resolve({ listeners: [] }),
			isCompiling: false,
			async render({ pages, isPart, make, taker }) {
				await wait();
				using catalogue = openCatalogue(build);
				const recorder = recordReads(catalogue.source);
				for (const page of pages) {
					const text = pageText(page, { catalogue: recorder.readerFor(page.path) });
					taker.file(make(page.path, Buffer.from(text)));
				}
				for (const path of isPart ? [] : ['/', '/404.html'])
					taker.file(make(path, Buffer.from('<!DOCTYPE html><title>Haus am Markt</title>')));
				taker.pages({ pages: [...pages], reads: recorder.reads() });
			},
			stop() {},
		}),
	};
}

/** What stands in a page, or in a file that visitors' scripts read. */
function pageText(page: PlannedPage, { catalogue }: { readonly catalogue: Catalogue }): string {
	const { path, locale } = page;
	const shown = standIn(page, catalogue);
	if (!path.endsWith('/')) return path.endsWith('.xml') ? `<rss>${escaped(shown)}</rss>` : shown;
	const head = `<title>${path}</title><link rel="canonical" href="${origin}${path}">`;
	return `<!DOCTYPE html><html lang="${locale}"><head>${head}</head><body>${escaped(shown)}</body></html>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
