import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalog/queries.ts';
import { placeOf } from '../../src/publish/files.ts';
import { openRelease } from '../../src/publish/release-folder.ts';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { catalogueIn } from '../support/catalogue.ts';
import { unit } from '../support/sandbox.ts';
import { buildSite, emptyCrm, newFolder, planOf } from '../support/site-build.ts';
import { fingerprints, liveFiles, sha256 } from '../support/site-files.ts';
import { smallAgency } from '../support/small-agency.ts';

const child = join(import.meta.dirname, '../support/build-child.ts');
const { folder, remove } = newFolder();
let crm: DemoSandbox;
/** Milliseconds a build takes here that nobody kills. */
let whole = 0;

beforeAll(async () => {
	crm = await emptyCrm(folder);
	crm.sandbox.seed(smallAgency());
	await buildSite({ folder, crm, photos: crm.origin });
	const start = performance.now();
	await buildAndKill(undefined);
	whole = performance.now() - start;
});
afterAll(async () => {
	await crm.close();
	remove();
});

/** Runs a build in a process of its own and kills it after some milliseconds. */
async function buildAndKill(milliseconds: number | undefined): Promise<NodeJS.Signals | null> {
	const { baseUrl, apiKey, origin } = crm;
	const build = spawn(process.execPath, [child, folder, baseUrl, apiKey, origin], {
		stdio: 'ignore',
	});
	const timer =
		milliseconds === undefined ? undefined : setTimeout(() => build.kill('SIGKILL'), milliseconds);
	const signal = await new Promise<NodeJS.Signals | null>((resolve) => {
		build.once('close', (_code, name) => resolve(name));
	});
	clearTimeout(timer);
	return signal;
}

/** Throws when anything of the live site is missing or damaged. */
function inspectLiveSite(): void {
	const { index } = openRelease(join(folder, 'current'));
	for (const { path } of planOf({ folder }).pages) expect(index.file(path), path).toBeDefined();
	expect(index.targets().length).toBeGreaterThan(0);
	for (const { path, name, packed } of index.files()) {
		const place = placeOf(join(folder, 'files'), name);
		const bytes = readFileSync(place);
		expect(sha256(bytes).startsWith(name), path).toBe(true);
		if (packed !== undefined) {
			expect(brotliDecompressSync(readFileSync(`${place}.br`)).equals(bytes), path).toBe(true);
		}
	}
	index.close();
}

test('a build that is killed at any moment leaves the last good site whole, and the next one goes through', async () => {
	let killed = 0;
	for (let round = 0; round < 5; round++) {
		const live = readlinkSync(join(folder, 'current'));
		const before = fingerprints(liveFiles({ folder }));
		// One kill in each fifth of a build, at a random moment of it.
		const signal = await buildAndKill(((round + Math.random()) / 5) * whole);
		if (signal === 'SIGKILL') killed += 1;
		else continue;
		const after = readlinkSync(join(folder, 'current'));
		if (after === live) expect(fingerprints(liveFiles({ folder }))).toEqual(before);
		inspectLiveSite();
		const catalogue = openCatalogue(catalogueIn(folder));
		expect(catalogue.unitIds().toSorted()).toEqual([1, 2, 3]);
		catalogue.close();
	}
	expect(killed).toBeGreaterThan(1);

	crm.sandbox.seed(smallAgency([...smallAgency().units, unit(4)]));
	const made = await buildSite({ folder, crm, photos: crm.origin });
	expect(made.units).toBe(4);
	inspectLiveSite();
	const left = readdirSync(folder);
	expect(left.filter((name) => name.endsWith('.new'))).toEqual([]);
});
