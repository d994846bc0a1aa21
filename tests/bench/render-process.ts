import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startRenderer } from '../../src/render/render.ts';
import { writeWorkList } from '../../src/render/work-list.ts';
import { describeBuild, projectRoot, readEnvironment, renderVariables } from '../../src/wiring.ts';
import { workPlaces } from '../../src/wiring/places.ts';
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
const places = workPlaces(folder);
const all = everyPage({ ...describeBuild(environment), ...places });
const step = wanted === undefined ? 1 : Math.max(1, Math.floor(all.length / wanted));
const pages = all.filter((_, at) => at % step === 0).slice(0, wanted);
writeWorkList(places.pageLists.pages, pages);

const astro = watchAstro();
let begun = performance.now();
const renderer = startRenderer({
	project: projectRoot,
	variables: renderVariables(environment, folder),
});
if (ready) {
	await setTimeout(enough);
	begun = performance.now();
}
const rendered = join(folder, 'pages');
await renderer.render({ pages: rendered });
const time = performance.now() - begun;
const { cpu, memory } = astro.stop();

const floor = join(folder, 'floor');
const before = process.cpuUsage();
const written = writeFloor(rendered, floor);
const { user, system } = process.cpuUsage(before);
for (const made of [rendered, floor]) rmSync(made, { recursive: true });
const measured: RenderAnswer = {
	pages: pages.length,
	pageBytes: written.bytes,
	time,
	cpu,
	memory,
	floor: { time: written.time, cpu: (user + system) / 1e6 },
};
answer(measured);
