import { mkdirSync, readFileSync } from 'node:fs';
import { lockedBuild } from '../../src/build/locked-build.ts';
import { astro, type PageMaker } from '../../src/build/page-maker.ts';
import { describeBuild } from '../../src/wiring.ts';
import { peakMemory } from '../support/peak-memory.ts';
import { benchEnvironment } from './environment.ts';
import { answer, askedOf, run } from './own-process.ts';
import { PagesAnswer, type ScaleAnswer } from './scale-sizes.ts';
import { BuildRequest } from './sizes.ts';

/** What a build costs around the rendering: a process of its own asks the catalogue what the pages would, and writes little. */
const asked = askedOf(BuildRequest);
const environment = benchEnvironment(asked);
const { origin } = describeBuild(environment);
let pagesMemory = 0;
const memory = { catalogue: 0, plan: 0 };
const pageMaker: PageMaker = {
	...astro,
	start: ({ build }) => ({
		compiled: async () => {
			memory.catalogue = peakMemory();
			return { listeners: [], holdsCompiler: false };
		},
		async render({ pages: folder, taker }) {
			memory.plan = peakMemory();
			mkdirSync(folder);
			const request = { folder, ...build, locales: environment.site.locales, origin };
			const made = await run('scale-pages-process.ts', { request, schema: PagesAnswer });
			pagesMemory = made.memory;
			const files = readFileSync(made.files, 'utf8').split('\n');
			for (let at = 0; at < files.length; at += 1000)
				taker?.offer(folder, files.slice(at, at + 1000));
		},
		stop() {},
	}),
};
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
	memory: { ...memory, pages: pagesMemory, build: peakMemory() },
};
answer(measured);
