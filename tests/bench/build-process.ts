import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { linkRelease } from '../../src/hosts/export/export-live.ts';
import { lockedBuild } from '../../src/build/locked-build.ts';
import { benchEnvironment } from './environment.ts';
import { pullFloor, writeFloor } from './floor.ts';
import { answer, askedOf } from './own-process.ts';
import { watchAstro } from './resources.ts';
import { BuildRequest, type BuildAnswer } from './sizes.ts';

const asked = askedOf(BuildRequest);
const { crm, folder, media } = asked;
const environment = benchEnvironment(asked);
const { places } = environment;

const astro = watchAstro();
const begun = performance.now();
const made = await lockedBuild({
	environment,
	crm,
	allowedOrigins: [crm.origin],
	progress: { step: () => {}, waiting: () => {}, lines: () => {} },
});
const ended = performance.now();
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const rendered = astro.stop();

const site = join(folder, 'exported');
linkRelease(made.release, site, { files: places.files, media: join(media, 'files') });
const written = writeFloor(site, join(folder, 'floor'));
const mark = (name: string) =>
	performance.getEntriesByName(name, 'mark')[0]?.startTime ?? Number.NaN;
const measured: BuildAnswer = {
	units: made.units,
	pages: made.pages,
	pageBytes: written.bytes,
	times: {
		pull: mark('pulled') - begun,
		store: mark('gated') - mark('pulled') + mark('stored') - mark('pictured'),
		photos: mark('pictured') - mark('gated'),
		render: mark('rendered') - mark('stored'),
		release: ended - mark('rendered'),
		total: ended - begun,
	},
	floors: { pull: await pullFloor(crm, environment.site.locales), render: written.time },
	memory: { build: maxRSS * 1024, astro: rendered.memory },
	cpu: (userCPUTime + systemCPUTime) / 1e6 + rendered.cpu,
};
answer(measured);
