import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepOnlyLive } from '../../src/build/tidy/forget.ts';
import { openRelease } from '../../src/release/release-folder.ts';
import { goLive, liveName, releaseNames } from '../../src/release/releases.ts';
import { openDisk } from '../simulate/disk.ts';
import { runs } from '../support/full-size.ts';
import { hourlyBuilds, hiddenUnit } from '../support/hourly-builds.ts';
import { testFolder } from '../support/outbox.ts';
import { placeOf } from '../../src/release/file-store.ts';
import { unit } from '../support/sandbox.ts';
import { findTraces, textTrace } from '../support/traces.ts';

type Site = Awaited<ReturnType<typeof hourlyBuilds>>;

const open = [unit(1, { title: 'Geheimnis' }), unit(2)];
const closed = [hiddenUnit(1), unit(2)];

/**
 * Does something to a site again and again, of which the process dies at its first step, at its second and so on, until it is
 * through with no step left.
 * @param stride how many steps further the next death is
 * @returns how many deaths there were
 */
async function dieAtEach(
	site: Site,
	work: () => Promise<unknown>,
	after: () => Promise<void>,
	stride = 1,
): Promise<number> {
	const { root } = site.places;
	const disk = openDisk(root);
	const begun = testFolder();
	replaceBy(begun, root);
	for (let step = 1; ; step += stride) {
		replaceBy(root, begun);
		const died = await disk.dyingAt(step, changesReleases, work);
		expectWhole(site);
		await after();
		if (!died) return step - 1;
	}

	/** All else is made where nobody looks. */
	function changesReleases(operation: string, paths: readonly string[]): boolean {
		const isOfRelease = paths.some((path) => /^(?:current|records|releases)/.test(path));
		return isOfRelease && (operation === 'symlinkSync' || existsSync(join(root, paths[0] ?? '')));
	}
}

function replaceBy(folder: string, other: string): void {
	rmSync(folder, { recursive: true });
	cpSync(other, folder, { recursive: true, verbatimSymlinks: true });
}

/** Everything that the live release names is there. */
function expectWhole({ places }: Site): void {
	const { index } = openRelease(places.current);
	for (const { name, path } of index.files())
		expect(existsSync(placeOf(places.files, name)), path).toBe(true);
	index.close();
}

/** Nothing is left of a release that nobody has seen, nor a byte of what was hidden outside of kept releases. */
function expectTidy({ places }: Site): void {
	expect(releaseNames(places).at(-1)).toBe(liveName(places));
	expect(readdirSync(places.work)).toEqual([]);
	expect(readdirSync(places.root).filter((name) => name.endsWith('.new'))).toEqual([]);
	const kept = /^(?:files\/|releases\/[^/]+\/release\.sqlite)/;
	const traces = findTraces(places.root, [textTrace('Geheimnis')]);
	expect(traces.filter((line) => !kept.test(line))).toEqual([]);
}

const units = (site: Site) => site.read((index) => index.targetIds('unit'));

test('a build that is killed between any two steps leaves the old release whole or the new one, and the next one tidies up', async () => {
	const site = await hourlyBuilds(testFolder());
	await site.build(open);
	const deaths = await dieAtEach(
		site,
		() => site.build(closed),
		async () => {
			expect([[1, 2], [2]]).toContainEqual(units(site));
			await site.build(closed);
			expect(units(site)).toEqual([2]);
			expectTidy(site);
		},
		runs(3, 1),
	);
	expect(deaths).toBeGreaterThan(5);
});

test('a rollback that is killed between any two steps shows one release whole, and can be made again', async () => {
	const site = await hourlyBuilds(testFolder());
	const bad = [unit(1), unit(2), unit(3)];
	await site.build([unit(1), unit(2)]);
	await site.build(bad);
	const deaths = await dieAtEach(
		site,
		async () => void site.goBack(),
		async () => {
			if (units(site).includes(3)) site.goBack();
			expect(units(site)).toEqual([1, 2]);
			await expect(site.build(bad)).rejects.toThrow('This would publish release');
			await site.build([unit(1), unit(2), hiddenUnit(3)]);
			expect(site.read((index) => index.departed.all().owners)).toMatchObject([
				{ owner: { id: 3 } },
			]);
		},
		runs(2, 1),
	);
	expect(deaths).toBeGreaterThan(1);
});

test('`npm run forget` that is killed between any two steps can be run again, and leaves nothing', async () => {
	const site = await hourlyBuilds(testFolder());
	await site.build(open);
	await site.build(closed);
	const deaths = await dieAtEach(
		site,
		() => keepOnlyLive(site.places),
		async () => {
			await keepOnlyLive(site.places);
			expectWhole(site);
			expect(findTraces(site.places.root, [textTrace('Geheimnis')])).toEqual([]);
		},
	);
	expect(deaths).toBeGreaterThan(2);
});

const isOfSwitch = (operation: string) => /^(?:renameSync|symlinkSync)$/.test(operation);

test('a first build that is killed in the switch leaves no release that was never live', async () => {
	const folder = testFolder();
	const places = { releases: join(folder, 'releases'), current: join(folder, 'current') };
	const disk = openDisk(folder);
	for (let step = 1, died = true; died; step += 1) {
		for (const each of readdirSync(folder)) rmSync(join(folder, each), { recursive: true });
		const draft = join(folder, 'work/20260101000000-ab12');
		mkdirSync(draft, { recursive: true });
		died = await disk.dyingAt(step, isOfSwitch, async () => void goLive(draft, places));
		expect(existsSync(places.current)).toBe(!died);
		expect(releaseNames(places)).toEqual(died ? [] : [liveName(places)]);
	}
});
