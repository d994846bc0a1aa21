import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../src/wiring.ts';
import { buildSite, emptyCrm } from '../support/site-build.ts';
import { liveFiles } from '../support/site-files.ts';
import { smallAgency } from '../support/small-agency.ts';

/** Memory that Linux offers as a disk. */
const memory = '/dev/shm';
const isThere = existsSync(memory) && statSync(memory).dev !== statSync(projectRoot).dev;

test.runIf(isThere)(
	'what is made at run time may lie on another disk than the program',
	async () => {
		const folder = mkdtempSync(join(memory, 'vitrine-'));
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
		const crm = await emptyCrm(folder);
		crm.sandbox.seed(smallAgency());
		try {
			await buildSite({ folder, crm, photos: crm.origin });
		} finally {
			await crm.close();
		}
		const first = liveFiles({ folder }).map(({ path }) => path.split('/')[0]);
		expect(first).toEqual(
			expect.arrayContaining(['_astro', 'de', 'en', 'es', 'media', 'robots.txt']),
		);
		expect(readdirSync(join(folder, 'work'))).toEqual([]);
	},
);
