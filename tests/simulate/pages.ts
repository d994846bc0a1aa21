import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageMaker } from '../../src/build/page-maker.ts';
import { openCatalogue, type Catalogue } from '../../src/catalog/queries/open-catalogue.ts';
import { writeReads } from '../../src/catalog/queries/reads.ts';
import { recordReads } from '../../src/catalog/queries/recorder.ts';
import type { PlannedPage } from '../../src/plan/planned-page.ts';
import { readWorkList } from '../../src/render/work-list.ts';
import type { Locale } from '../../src/domain/locale.ts';
import { standIn } from '../support/stand-in-pages.ts';
import { origin } from './site.ts';

/** Stands in for Astro: each page prints everything that the real one would ask the catalogue. */
export function standInPages(locales: readonly Locale[], wait: () => Promise<void>): PageMaker {
	return {
		fingerprint: () => 'simulated',
		start: ({ build }) => ({
			compiled: async () => ({ listeners: [], holdsCompiler: false }),
			async render({ pages: folder, isPart, taker }) {
				if (!build?.pageLists) throw new Error('A build tells which pages it wants.');
				await wait();
				using catalogue = openCatalogue(build);
				const recorder = recordReads(catalogue.source);
				const files = readWorkList(build.pageLists.pages, locales).map((page) => {
					const file = fileOf(page.path);
					mkdirSync(dirname(join(folder, file)), { recursive: true });
					writeFileSync(
						join(folder, file),
						pageText(page, { catalogue: recorder.readerFor(page.path) }),
					);
					return file;
				});
				if (!isPart) {
					for (const file of ['index.html', '404.html']) {
						writeFileSync(join(folder, file), '<!DOCTYPE html><title>Haus am Markt</title>');
						files.push(file);
					}
				}
				writeReads(build.pageLists.reads, recorder.reads());
				taker?.offer(folder, files);
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

function fileOf(path: string): string {
	return path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
