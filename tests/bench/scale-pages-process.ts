import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import { writeReads } from '../../src/catalog/queries/reads.ts';
import { recordReads } from '../../src/catalog/queries/recorder.ts';
import { readWorkList } from '../../src/render/work-list.ts';
import { peakMemory } from '../support/peak-memory.ts';
import { standIn } from '../support/stand-in-pages.ts';
import { answer, askedOf } from './own-process.ts';
import { PagesRequest, type PagesAnswer } from './scale-sizes.ts';

/** Links of a page, as many as real ones have on the average. */
const links = 40;

const { folder, pageLists, origin, locales, ...files } = askedOf(PagesRequest);
using catalogue = openCatalogue(files);
const recorder = recordReads(catalogue.source);
const pages = readWorkList(pageLists.pages, locales);
const paths = pages.map(({ path }) => path).filter((path) => path.endsWith('/'));
const names = pages.map((page, at) => {
	const { path, locale } = page;
	// Asks what the real page asks; what it would show is thrown away.
	standIn(page, recorder.readerFor(path));
	const file = path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
	mkdirSync(dirname(join(folder, file)), { recursive: true });
	writeFileSync(join(folder, file), textOf(path, { at, locale }));
	return file;
});
for (const file of ['index.html', '404.html']) {
	writeFileSync(join(folder, file), '<!DOCTYPE html><title>Vitrine</title>');
	names.push(file);
}
writeReads(pageLists.reads, recorder.reads());
const list = join(folder, '..', 'files.txt');
writeFileSync(list, names.join('\n'));
const measured: PagesAnswer = { memory: peakMemory(), files: list };
answer(measured);

/** Little beside the title and as many links as a real page has. */
function textOf(path: string, { at, locale }: { readonly at: number; readonly locale: string }) {
	if (path.endsWith('.json')) return JSON.stringify({ path });
	if (!path.endsWith('/')) return path;
	const others = Array.from({ length: links }, (_, nth) => paths[(at + nth) % paths.length]);
	const anchors = others.map((to) => `<a href="${to}"></a>`).join('');
	return `<!DOCTYPE html><html lang="${locale}"><title>${path}</title><link rel="canonical" href="${origin}${path}">${anchors}`;
}
