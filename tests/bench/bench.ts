import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { projectRoot } from '../../src/wiring.ts';
import { benchUnits } from './bench-units.ts';
import { run, start } from './own-process.ts';
import { rebuilds, type Rebuilds } from './rebuilds.ts';
import { BuildAnswer, CrmAnswer, PhotosAnswer, type BuildRequest } from './sizes.ts';
import { tableOf } from './table.ts';

const usage = `npm run bench                        measures the build of 60, 1,000 and 5,000 units
npm run bench:build -- --units 60,1000     measures other sizes`;

await benchUnits({ usage, usual: '60,1000,5000' }, async (sizes, folder) => {
	const media = join(folder, 'media');
	const photos: z.infer<typeof PhotosAnswer>[] = [];
	const builds: BuildAnswer[] = [];
	const first: BuildAnswer[] = [];
	const again: Rebuilds[] = [];
	for (const units of sizes) {
		console.error(`Measuring ${units} units at load ${loadavg()[0]?.toFixed(1)} …`);
		const own = join(folder, String(units));
		mkdirSync(own);
		const request = { path: join(own, 'crm.sqlite'), units };
		const crm = await start('crm-process.ts', { request, schema: CrmAnswer });
		const build = { crm: crm.answer, folder: own, media };
		try {
			photos.push(await run('warm-process.ts', { request: build, schema: PhotosAnswer }));
			if (first.length === 0) first.push(await firstOfCheckout(build));
			builds.push(await run('build-process.ts', { request: build, schema: BuildAnswer }));
			again.push(await rebuilds(build, () => crm.tell('change')));
		} finally {
			crm.stop();
		}
	}
	return tableOf({ first, builds, again, photos });
});

/** Builds where nothing was ever built: what Astro compiles the sources to is kept for all builds after that. */
async function firstOfCheckout(request: BuildRequest): Promise<BuildAnswer> {
	rmSync(join(projectRoot, '.astro/compiled-pages'), { recursive: true, force: true });
	const folder = join(request.folder, 'first');
	mkdirSync(folder);
	return await run('build-process.ts', { request: { ...request, folder }, schema: BuildAnswer });
}
