import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { catalogueHeader } from '../../src/catalog/store/header.ts';
import { openCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import { pageByItsId } from '../../src/release/redirects/old-address.ts';
import { placeOf } from '../../src/release/file-store.ts';
import { openRelease } from '../../src/release/release-folder.ts';
import { liveCatalogue } from './catalogue.ts';
import { startServer } from './live-server.ts';
import { readSite } from './readers.ts';
import { image, unit } from './sandbox.ts';
import { buildSite, emptyCrm, newFolder, planOf } from './site-build.ts';
import { fingerprints, liveFiles, sha256 } from './site-files.ts';
import { smallAgency } from './small-agency.ts';

/** The small agency as it is before a build; each time one unit has another area, title and so address. */
const changed = (round: number) =>
	smallAgency([
		unit(1, { images: [image()] }),
		unit(2, { property_status_id: 504 }),
		unit(3, { living_space: 82.5 + round, title: `Titel ${round * 4}` }),
	]);

/**
 * Kills builds at random moments while visitors read the site, and inspects what is live after each. Of two builds
 * one renders everything, because what is known of the live site is taken away from it.
 * @param wanted builds that are killed; those that were through before do not count
 * @returns how many builds that took
 */
export async function killBuilds(wanted: number): Promise<number> {
	const { folder, remove } = newFolder();
	const crm = await emptyCrm(folder);
	let [killed, rounds] = [0, 0];
	/** Addresses of the unit whose title changes that visitors have seen. */
	const seen = new Set<string>();
	const see = () => {
		const { index } = openRelease(join(folder, 'current'));
		for (const { path } of index.files()) if (/\/titel-\d+-3\/$/.test(path)) seen.add(path);
		index.close();
	};
	try {
		crm.sandbox.seed(changed(0));
		await buildSite({ folder, crm, photos: crm.origin });
		see();
		crm.sandbox.seed(changed(0.25));
		const begun = performance.now();
		await run(undefined);
		const whole = performance.now() - begun;
		see();

		const server = await startServer(folder);
		const paths = planOf({ folder })
			.pages.filter(({ route }) => ['home', 'listing', 'unit'].includes(route.kind))
			.map(({ path }) => path)
			.filter((path) => !path.endsWith('-3/'));
		const readers = readSite(server.origin, { paths, readers: 4, perSecond: 20 });
		try {
			while (killed < wanted) {
				rounds += 1;
				crm.sandbox.seed(changed(rounds));
				if (rounds % 2 === 1) rmSync(join(folder, 'current/manifest.sqlite'), { force: true });
				const live = readlinkSync(join(folder, 'current'));
				const before = fingerprints(liveFiles({ folder }));
				// Spread evenly over a build, at a random moment of each part.
				const moment = (((rounds - 1) % 5) + Math.random()) / 5;
				if ((await run(moment * whole)) === 'SIGKILL') killed += 1;
				see();
				const isSame = readlinkSync(join(folder, 'current')) === live;
				if (isSame) expect(fingerprints(liveFiles({ folder }))).toEqual(before);
				inspectLive(folder);
			}
		} finally {
			const { pages, faults } = await readers.stop();
			await server.stop();
			expect(faults).toEqual([]);
			expect(pages).toBeGreaterThan(rounds);
		}

		crm.sandbox.seed(smallAgency([...smallAgency().units, unit(4)]));
		const made = await buildSite({ folder, crm, photos: crm.origin });
		expect(made).toMatchObject({ outcome: 'published', units: 4 });
		inspectLive(folder, [1, 2, 3, 4]);
		inspectAddresses(folder, seen);
		expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
		expect(readdirSync(join(folder, 'work'))).toEqual([]);
		return rounds;
	} finally {
		await crm.close();
		remove();
	}

	/** Runs a build in a process of its own, and kills it after some milliseconds. */
	async function run(milliseconds: number | undefined): Promise<NodeJS.Signals | null> {
		const child = join(import.meta.dirname, 'build-child.ts');
		const { baseUrl, apiKey, origin } = crm;
		const build = spawn(process.execPath, [child, folder, baseUrl, apiKey, origin], {
			stdio: 'ignore',
		});
		const timer =
			milliseconds === undefined
				? undefined
				: setTimeout(() => build.kill('SIGKILL'), milliseconds);
		const signal = await new Promise<NodeJS.Signals | null>((resolve) => {
			build.once('close', (_code, name) => resolve(name));
		});
		clearTimeout(timer);
		return signal;
	}
}

/** Fails when an address that was ever live leads nowhere. */
function inspectAddresses(folder: string, seen: ReadonlySet<string>): void {
	const { index } = openRelease(join(folder, 'current'));
	const lost = [...seen].filter((path) => pageByItsId(index, path, 'de') === undefined);
	index.close();
	expect(lost).toEqual([]);
}

/** Fails when anything of the live site is missing or damaged. */
function inspectLive(folder: string, units: readonly number[] = [1, 2, 3]): void {
	const { index, checksum } = openRelease(join(folder, 'current'));
	expect(catalogueHeader(liveCatalogue(folder).catalogue)?.checksum).toBe(checksum);
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
	const catalogue = openCatalogue(liveCatalogue(folder));
	expect(catalogue.unitIds().toSorted((a, b) => a - b)).toEqual(units);
	catalogue.close();
}
