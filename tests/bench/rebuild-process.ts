import { lockedBuild } from '../../src/build/locked-build.ts';
import { benchEnvironment } from './environment.ts';
import { answer, askedOf } from './own-process.ts';
import { watchAstro } from './resources.ts';
import { changedUnit, RebuildRequest, type RebuildAnswer } from './sizes.ts';

// What `npm run build` does where there is a site already, with `--units` or without.
const asked = askedOf(RebuildRequest);
const astro = watchAstro();
const { outcome, rendered } = await lockedBuild({
	environment: benchEnvironment(asked),
	crm: asked.crm,
	allowedOrigins: [asked.crm.origin],
	progress: { step: () => {}, waiting: () => {}, lines: () => {} },
	...(asked.reads === 'named' && { named: [changedUnit] }),
});
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const { memory, cpu } = astro.stop();
const measured: RebuildAnswer = {
	outcome,
	rendered,
	memory: { build: maxRSS * 1024, astro: memory },
	cpu: (userCPUTime + systemCPUTime) / 1e6 + cpu,
};
answer(measured);
