import { lockedBuild } from '../../src/build/locked-build.ts';
import { astro, type PageMaker } from '../../src/build/page-maker.ts';
import { openCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import { recordReads } from '../../src/catalog/queries/recorder.ts';
import type { PlannedPage } from '../../src/plan/planned-page.ts';
import { describeBuild } from '../../src/wiring.ts';
import { peakMemory } from '../support/peak-memory.ts';
import { standIn } from '../support/stand-in-pages.ts';
import { benchEnvironment } from './environment.ts';
import { answer, askedOf } from './own-process.ts';
import type { ScaleAnswer } from './scale-sizes.ts';
import { BuildRequest } from './sizes.ts';

/** What a build costs around the rendering: a process of its own asks the catalogue what the pages would, and writes little. */
const asked = askedOf(BuildRequest);
const environment = benchEnvironment(asked);
const { origin } = describeBuild(environment);
const memory = { catalogue: 0, plan: 0 };
const pageMaker: PageMaker = {
	...astro,
	start: ({ build }) => {
		memory.catalogue = peakMemory();
		return {
			compiled: Promise.resolve({ listeners: [] }),
			isCompiling: false,
			async render({ pages, make, taker }) {
				memory.plan = peakMemory();
				using catalogue = openCatalogue(build);
				const paths = [...pages].map(({ path }) => path).filter((path) => path.endsWith('/'));
				let recorder = recordReads(catalogue.source);
				let made: PlannedPage[] = [];
				const tell = () => {
					taker.pages({ pages: made, reads: recorder.reads() });
					recorder = recordReads(catalogue.source);
					made = [];
				};
				let at = 0;
				for (const page of pages) {
					// Asks what the real page asks; what it would show is thrown away.
					standIn(page, recorder.readerFor(page.path));
					taker.file(make(page.path, Buffer.from(textOf(page, paths, (at += 1)))));
					if (made.push(page) === 100) tell();
				}
				tell();
				for (const path of ['/', '/404.html'])
					taker.file(make(path, Buffer.from('<!DOCTYPE html><title>Vitrine</title>')));
			},
			stop() {},
		};
	},
};

/** Links of a page, as many as real ones have on the average. */
const links = 40;

/** Little beside the title and as many links as a real page has. */
function textOf({ path, locale }: PlannedPage, paths: readonly string[], at: number): string {
	if (path.endsWith('.json')) return JSON.stringify({ path });
	if (!path.endsWith('/')) return path;
	const others = Array.from({ length: links }, (_, nth) => paths[(at + nth) % paths.length]);
	const anchors = others.map((to) => `<a href="${to}"></a>`).join('');
	return `<!DOCTYPE html><html lang="${locale}"><title>${path}</title><link rel="canonical" href="${origin}${path}">${anchors}`;
}

const begun = performance.now();
const made = await lockedBuild({
	environment,
	crm: asked.crm,
	allowedOrigins: [asked.crm.origin],
	progress: {
		step: () => {},
		waiting: () => {},
		lines: (lines) => lines.forEach((line) => console.error(line.slice(0, 300))),
	},
	pageMaker,
});
const ended = performance.now();
const mark = (name: string) =>
	performance.getEntriesByName(name, 'mark')[0]?.startTime ?? Number.NaN;
const measured: ScaleAnswer = {
	units: made.units,
	pages: made.pages,
	times: {
		pull: mark('pulled') - begun,
		store: mark('stored') - mark('pulled'),
		plan: mark('planned') - mark('stored'),
		pages: mark('rendered') - mark('planned'),
		release: ended - mark('rendered'),
	},
	memory: { ...memory, build: peakMemory() },
};
answer(measured);
