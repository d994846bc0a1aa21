import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/wiring.ts';
import { benchUnits } from './bench-units.ts';
import { citySizes } from './city-sizes.ts';
import { run, start } from './own-process.ts';
import { ScaleAnswer } from './scale-sizes.ts';
import { CrmAnswer, PhotosAnswer, RebuildAnswer, type Rebuild } from './sizes.ts';
import { aligned, machine, megabytes, seconds, whole } from './table.ts';
import { uploads } from './uploads.ts';

const usage = `npm run bench:scale                       a whole build without Astro, and one change, of 20,000 and 50,000 units
npm run bench:scale -- --units 200000     measures other sizes; this one takes half an hour and 10 GB of disk`;

await benchUnits({ usage, usual: '20000,50000' }, async (sizes, folder) => {
	const measured: Measured[] = [];
	for (const units of sizes) measured.push(await measure(units, folder));
	return [tableOf(measured), ...sizes.map(citySizes)].join('\n\n');
});

/** Pages are made by a stand-in, so that everything around rendering is measured without waiting for a million pages. */
async function measure(units: number, folder: string): Promise<Measured> {
	console.error(`Measuring ${units} units at load ${loadavg()[0]?.toFixed(1)} …`);
	const own = join(folder, String(units));
	mkdirSync(own);
	// Without photos: to encode a million of them takes days, once.
	const request = { path: join(own, 'crm.sqlite'), units, photos: 0 };
	const crm = await start('crm-process.ts', { request, schema: CrmAnswer });
	const build = { crm: crm.answer, folder: own, media: join(folder, 'media') };
	try {
		// The demo agency's own units have some, and a process that encodes photos needs half a gigabyte more.
		await run('warm-process.ts', { request: build, schema: PhotosAnswer });
		const all = await run('scale-process.ts', { request: build, schema: ScaleAnswer });
		console.error(JSON.stringify(all));
		// What Astro makes for all pages comes with what it compiles, and no stand-in has made it.
		rmSync(join(projectRoot, '.astro/compiled-pages'), { recursive: true, force: true });
		await change();
		const changed = await change();
		console.error(JSON.stringify(changed));
		return { all, changed, uploads: uploads(join(own, 'releases')) };
	} finally {
		crm.stop();
	}

	async function change(): Promise<Rebuild> {
		await crm.tell('change');
		const begun = performance.now();
		const answer = await run('rebuild-process.ts', { request: build, schema: RebuildAnswer });
		return { ...answer, time: performance.now() - begun };
	}
}

interface Measured {
	readonly all: ScaleAnswer;
	/** One unit changed, its pages rendered by Astro. */
	readonly changed: Rebuild;
	/** Objects that this puts into a bucket. */
	readonly uploads: number;
}

function tableOf(measured: readonly Measured[]): string {
	const rows: [name: string, value: (of: Measured) => string][] = [
		['Pages', ({ all }) => whole(all.pages)],
		['Pull and gate', ({ all }) => seconds(all.times.pull)],
		['Store', ({ all }) => seconds(all.times.store)],
		['Plan', ({ all }) => seconds(all.times.plan)],
		['Release and checks', ({ all }) => seconds(all.times.release)],
		['Peak memory, build', ({ all }) => megabytes(all.memory.build)],
		['· after the catalogue', ({ all }) => megabytes(all.memory.catalogue)],
		['· after the plan', ({ all }) => megabytes(all.memory.plan)],
		['Peak memory, what stands in for Astro', ({ all }) => megabytes(all.memory.pages)],
		['**One unit changed**', ({ changed }) => seconds(changed.time)],
		['· pages rendered', ({ changed }) => whole(changed.rendered)],
		['· put into a bucket', ({ uploads: count }) => `${whole(count)} objects`],
		['· peak memory, build', ({ changed }) => megabytes(changed.memory.build)],
		['· peak memory, Astro', ({ changed }) => megabytes(changed.memory.astro ?? 0)],
	];
	const cells = [
		['Published units', ...measured.map(({ all }) => whole(all.units))],
		...rows.map(([name, value]) => [name, ...measured.map(value)]),
	];
	return [...aligned(cells), '', machine()].join('\n');
}
