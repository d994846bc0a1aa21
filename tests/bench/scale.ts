import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/wiring.ts';
import { benchUnits } from './bench-units.ts';
import { citySizes } from './city-sizes.ts';
import { run, start } from './own-process.ts';
import { rebuilds, type Rebuilds } from './rebuilds.ts';
import { ScaleAnswer } from './scale-sizes.ts';
import { CrmAnswer, PhotosAnswer, PullAnswer } from './sizes.ts';
import { aligned, machine, megabytes, rebuiltRows, seconds, whole } from './table.ts';
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
		const again = await rebuilds(build, () => crm.tell('change'));
		console.error(JSON.stringify(again));
		const request = { crm: crm.answer, what: 'floor' };
		const floor = await run('pull-process.ts', { request, schema: PullAnswer });
		return { all, again, floor, uploads: uploads(join(own, 'releases')) };
	} finally {
		crm.stop();
	}
}

interface Measured {
	readonly all: ScaleAnswer;
	/** Pages are rendered by Astro. */
	readonly again: Rebuilds;
	/** The same answers of the CRM read and parsed, and nothing more. */
	readonly floor: PullAnswer;
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
		['Put into a bucket for one change', ({ uploads: count }) => `${whole(count)} objects`],
		['Floor of a reading, CPU time', ({ floor }) => seconds(floor.cpu * 1000)],
		...rebuiltRows<Measured>(({ again }) => again),
	];
	const cells = [
		['Published units', ...measured.map(({ all }) => whole(all.units))],
		...rows.map(([name, value]) => [name, ...measured.map(value)]),
	];
	return [...aligned(cells), '', machine()].join('\n');
}
