import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packedPlaceOf, placeOf } from '../../src/release/file-store.ts';
import { releaseFiles, openRelease } from '../../src/release/release-folder.ts';
import { departedBefore, newestWhole } from '../../src/release/releases.ts';
import { flipBit } from '../support/bit-flips.ts';
import { cutOut } from '../support/damage.ts';
import { published } from '../support/incremental.ts';
import { unit } from '../support/sandbox.ts';
import {
	buildSite,
	copyFolder,
	emptyCrm,
	newFolder,
	type SiteOptions,
} from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

// Enough for every file to have pages that are not read when it is opened.
const units = Array.from({ length: 30 }, (_, at) => unit(at + 1, { living_space: 60 + at }));
const good = newFolder();
const folders = [good];
const changed = smallAgency([unit(1, { price: 123_000 }), ...units.slice(1)]);
let expected: string[] = [];
let expectedChanged: string[] = [];

beforeAll(async () => {
	const crm = await emptyCrm(good.folder);
	crm.sandbox.seed(smallAgency(units));
	await buildSite({ folder: good.folder, crm });
	await crm.close();
	expected = published(good.folder);
	const sound = await damaged(() => {});
	sound.crm.sandbox.seed(changed);
	await sound.build({ named: [1] });
	await sound.crm.close();
	expectedChanged = published(sound.folder);
});
afterAll(() => folders.forEach(({ remove }) => remove()));

/** The first unit is withdrawn; the second may change. */
const withoutFirst = (space = 61) =>
	smallAgency([
		unit(1, { property_status_id: 501 }),
		unit(2, { living_space: space }),
		...units.slice(2),
	]);

/** A copy of the site with one of its files damaged. */
async function damaged(spoil: (folder: string) => void) {
	const other = copyFolder(good.folder);
	folders.push(other);
	const { folder } = other;
	spoil(folder);
	const crm = await emptyCrm(folder);
	crm.sandbox.seed(smallAgency(units));
	const lines: string[] = [];
	return {
		folder,
		crm,
		lines,
		live: () => readlinkSync(join(folder, 'current')),
		build: (options: Partial<SiteOptions> = {}) =>
			buildSite({ folder, crm, told: (line) => lines.push(line), ...options }),
	};
}

const files: [string, (folder: string) => string][] = [
	['the catalogue', (folder) => join(folder, 'current/catalogue.sqlite')],
	['the file of records', (folder) => join(folder, 'records.sqlite')],
	['the list of what pages were made from', (folder) => join(folder, 'current/manifest.sqlite')],
	['the index of the live release', (folder) => releaseFiles(join(folder, 'current')).index],
];

test('damage that nobody has met is found by the next build, and made good in a line that names it', async () => {
	const { build, folder, lines, crm } = await damaged((at) => {
		for (const [, find] of files) cutOut(find(at));
		rmSync(join(at, 'looked-for-damage.json'), { force: true });
	});
	const [catalogue, records, ...others] = files.map(([, find]) => find(folder));
	const names = [catalogue, ...others, records].join(' and ');
	const made = await build();
	expect(made).toMatchObject({ outcome: 'published', rendered: made.pages, units: 30 });
	expect(lines.filter((line) => line.includes('damaged on the disk'))).toEqual([
		`${names} was damaged on the disk: everything is read and made again.`,
	]);
	expect(published(folder)).toEqual(expected);
	expect(await build()).toMatchObject({ outcome: 'unchanged' });
	await crm.close();
});

test.each(files)('damage inside %s is made good by the build that meets it', async (_, find) => {
	const { build, crm, folder, lines } = await damaged((at) => cutOut(find(at)));
	crm.sandbox.seed(changed);
	expect(await build({ named: [1] })).toMatchObject({ outcome: 'published', units: 30 });
	for (const line of lines) expect(line).not.toMatch(/SQLITE|malformed|errcode/);
	expect(published(folder)).toEqual(expectedChanged);
	await crm.close();
});

test.each(files.slice(0, 2))(
	'without the CRM, damage inside %s ends in one sentence that names it, and the site stays',
	async (_, find) => {
		const { build, crm, folder, live } = await damaged((at) => cutOut(find(at)));
		await crm.close();
		const before = live();
		await expect(build({ offline: true })).rejects.toThrow(
			new RegExp(
				`^[^.]*${find(folder).split('/').at(-1)}.* (?:is damaged|cannot be used).* run .npm run build`,
			),
		);
		expect(live()).toBe(before);
		expect(existsSync(find(folder))).toBe(true);
	},
);

const firstIsGone = expect.stringMatching(/"gone".*\/de\/immobilien\/\*-1\//);

test('where the list of what the live release consists of is damaged, old addresses are those of the release before', async () => {
	const { build, crm, folder } = await damaged(() => {});
	for (const space of [61, 62]) {
		crm.sandbox.seed(withoutFirst(space));
		await build();
	}
	cutOut(releaseFiles(join(folder, 'current')).index);
	crm.sandbox.seed(withoutFirst(63));
	await build();
	expect(published(folder)).toContainEqual(firstIsGone);
	await crm.close();
});

test.each(files)(
	'with %s damaged, what goes in that very build is gone all the same',
	async (_, find) => {
		const { build, crm, folder } = await damaged((at) => cutOut(find(at)));
		crm.sandbox.seed(withoutFirst());
		await build();
		expect(published(folder)).toContainEqual(firstIsGone);
		await crm.close();
	},
);

test('a build for another account leaves what is known of the first one alone, and tells nothing of it', async () => {
	const { build, crm, folder } = await damaged(() => {});
	crm.sandbox.seed(withoutFirst());
	await build();
	const other = { ...crm, baseUrl: crm.baseUrl.replace('127.0.0.1', 'localhost') };
	const withdrawn = [1, 2].map((id) => unit(id, { property_status_id: 501 }));
	crm.sandbox.seed(smallAgency([...withdrawn, ...units.slice(2)]));
	expect(await build({ crm: other })).toMatchObject({ outcome: 'published' });
	expect(published(folder).filter((line) => line.includes('"gone"'))).toEqual([]);
	const known = departedBefore(newestWhole({ releases: join(folder, 'releases') }), '127.0.0.1');
	// Beside what had departed, all that stood there when the site turned to the other account.
	const first = known.owners.filter(({ owner }) => owner.id === 1);
	expect(first).toMatchObject([{ owner: { kind: 'unit', id: 1, city: 'Leipzig' } }]);
	crm.sandbox.seed(withoutFirst(62));
	await build();
	expect(published(folder)).toContainEqual(firstIsGone);
	await crm.close();
});

/** Flips a bit in each of these files of a site. */
function flipAll(places: readonly string[]): void {
	for (const [at, place] of places.entries()) flipBit(place, (at * 0.37 + 0.1) % 1);
}

/** Where a path's file lies, and its compressed copy. */
function placesOf(folder: string, path: string): readonly [string, string] {
	const { index } = openRelease(join(folder, 'current'));
	const name = index.file(path)?.name ?? '';
	index.close();
	const files = join(folder, 'files');
	return [placeOf(files, name), packedPlaceOf(files, name)];
}

const home = '/de/kaufen/';
const aWeekLater = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);

test('a page or compressed copy with a flipped bit is made good by a build that finds nothing changed, and named', async () => {
	const { build, crm, folder, lines } = await damaged(() => {});
	const [page, packed] = placesOf(folder, home);
	const sound = [page, packed].map((place) => readFileSync(place));
	flipAll([page, placesOf(folder, '/en/')[1]]);
	expect(await build({ now: aWeekLater, named: [1] })).toMatchObject({ outcome: 'unchanged' });
	expect([page, packed].map((place) => readFileSync(place))).toEqual(sound);
	expect(lines.filter((line) => line.startsWith('Damaged'))).toEqual([
		expect.stringMatching(/^Damaged on the disk, and made again from the other form .*: .* and /),
	]);
	expect(lines.join()).toContain(page);
	expect(published(folder)).toEqual(expected);
	await crm.close();
});

test('a picture with a flipped bit is made again by a build of another unit, which reads everything for that', async () => {
	const { build, crm, folder, lines } = await damaged(() => {});
	const pictures = join(folder, 'media/files');
	const [name = ''] = readdirSync(pictures);
	const sound = readFileSync(join(pictures, name));
	flipAll([join(pictures, name)]);
	expect(await build({ now: aWeekLater, named: [1] })).toMatchObject({ outcome: 'unchanged' });
	expect(readFileSync(join(pictures, name)).equals(sound)).toBe(true);
	expect(lines).toContainEqual(
		`Damaged on the disk, and made again from the CRM, which is read whole: ${join(pictures, name)}.`,
	);
	await crm.close();
});

test('where both forms of files are damaged, all is made again, also of what has no other form', async () => {
	const { build, crm, folder, lines } = await damaged(() => {});
	const places = [...placesOf(folder, home), placesOf(folder, '/favicon.ico')[0]];
	const sound = places.map((place) => readFileSync(place));
	flipAll(places);
	expect(await build({ now: aWeekLater, named: [1] })).toMatchObject({ outcome: 'published' });
	expect(lines.join()).toContain(`${places[0]} `);
	expect(lines.join()).toContain('was damaged on the disk: everything is read and made again.');
	expect(places.map((place) => readFileSync(place))).toEqual(sound);
	expect(published(folder)).toEqual(expected);
	lines.length = 0;
	const nextWeek = () => new Date(aWeekLater().getTime() + 7 * 24 * 60 * 60 * 1000);
	expect(await build({ now: nextWeek })).toMatchObject({ outcome: 'unchanged' });
	expect(lines.join()).not.toContain('amaged');
	await crm.close();
});

test('a build that fails leaves what is damaged to the next one, and visitors are not shown it', async () => {
	const { build, crm, folder } = await damaged(() => {});
	const places = placesOf(folder, home);
	flipAll(places);
	await expect(build({ now: aWeekLater, crm: { ...crm, apiKey: 'another' } })).rejects.toThrow();
	expect(readFileSync(places[0])).toHaveLength(0);
	expect(await build({ now: aWeekLater })).toMatchObject({ outcome: 'published' });
	expect(published(folder)).toEqual(expected);
	await crm.close();
});

test('a file that the server has found missing is made again by the next build that succeeds', async () => {
	const { build, crm, folder } = await damaged(() => {});
	for (const place of placesOf(folder, home)) rmSync(place);
	rmSync(join(folder, 'looked-for-damage.json'), { force: true });
	await expect(build({ crm: { ...crm, apiKey: 'another' } })).rejects.toThrow();
	expect(await build({ named: [1] })).toMatchObject({ outcome: 'published' });
	expect(published(folder)).toEqual(expected);
	expect(await build({ named: [1] })).toMatchObject({ outcome: 'unchanged' });
	expect(existsSync(join(folder, 'looked-for-damage.json'))).toBe(true);
	await crm.close();
});

test.each([{ named: [1] }, {}])(
	'an index of the live release of which every row is damaged is made anew, by a build of %o',
	async (options) => {
		const { build, crm, folder } = await damaged((at) => {
			using db = new DatabaseSync(releaseFiles(realpathSync(join(at, 'current'))).index);
			db.exec('UPDATE file SET seal = seal + 1; UPDATE target SET seal = seal + 1');
		});
		crm.sandbox.seed(changed);
		expect(await build(options)).toMatchObject({ outcome: 'published', units: 30 });
		expect(published(folder)).toEqual(expectedChanged);
		await crm.close();
	},
);
