import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startRenderer } from '../../src/render/render.ts';
import { openMaker } from '../../src/release/make-file.ts';
import { describeBuild, projectRoot, readEnvironment, renderVariables } from '../../src/wiring.ts';
import { workCatalogue } from '../../src/wiring/places.ts';
import { writeFloor } from './floor.ts';
import { answer, askedOf } from './own-process.ts';
import { RenderRequest, type RenderAnswer } from './render-sizes.ts';
import { watchAstro } from './resources.ts';
import { everyPage } from '../support/every-page.ts';
import { demoVariables } from '../support/settings.ts';

/** Time in which Astro is ready on any machine, in milliseconds. */
const enough = 5000;

const { folder, pages: wanted, ready } = askedOf(RenderRequest);
const environment = readEnvironment({
	...demoVariables,
	VITRINE_VAR: folder,
	VITRINE_MODE: 'preview',
});
// The catalogue lies where a build would put the one it is about to publish.
const build = { ...describeBuild(environment), catalogue: workCatalogue(folder) };
const all = everyPage(build);
const step = wanted === undefined ? 1 : Math.max(1, Math.floor(all.length / wanted));
const pages = all.filter((_, at) => at % step === 0).slice(0, wanted);

const astro = watchAstro();
let begun = performance.now();
const renderer = startRenderer({
	project: projectRoot,
	variables: renderVariables(environment, folder),
	build,
	files: environment.places.files,
});
if (ready) {
	await setTimeout(enough);
	begun = performance.now();
}
await renderer.render({
	pages,
	count: pages.length,
	isPart: false,
	make: openMaker(environment.places.files, build.origin),
	taker: { file: () => {}, pages: () => {}, onPage: () => {} },
});
const time = performance.now() - begun;
const { cpu, memory } = astro.stop();

const floor = join(folder, 'floor');
const before = process.cpuUsage();
const written = writeFloor(environment.places.files, floor, () => true);
const { user, system } = process.cpuUsage(before);
for (const made of [environment.places.files, floor]) rmSync(made, { recursive: true });
const measured: RenderAnswer = {
	pages: pages.length,
	pageBytes: written.bytes,
	time,
	cpu,
	memory,
	floor: { time: written.time, cpu: (user + system) / 1e6 },
};
answer(measured);
