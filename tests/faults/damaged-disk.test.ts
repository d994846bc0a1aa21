import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { packedPlaceOf, placeOf } from '../../src/release/file-store.ts';
import { releaseFiles, openRelease } from '../../src/release/release-folder.ts';
import { flipBit } from '../support/bit-flips.ts';
import { builtSite } from '../support/built-site.ts';
import { cutOut } from '../support/damage.ts';
import { runs } from '../support/full-size.ts';
import { published } from '../support/incremental.ts';
import { image, unit } from '../support/sandbox.ts';
import { smallAgency } from '../support/small-agency.ts';

// Enough for every file to have pages that are not read when it is opened.
const units = Array.from({ length: 30 }, (_, at) =>
	unit(at + 1, { living_space: 60 + at, ...(at === 9 && { images: [image()] }) }),
);
const changed = smallAgency([unit(1, { price: 123_000 }), ...units.slice(1)]);
const copy = builtSite(smallAgency(units));
/** What is live where nothing was damaged: at first, and after the first unit has changed. */
const [expected, expectedChanged] = [false, true].map((isChanged) => {
	let known: string[] | undefined;
	return async () => {
		if (known) return known;
		const { folder, crm, build } = await copy();
		if (isChanged) {
			crm.sandbox.seed(changed);
			await build({ named: [1] });
		}
		return (known = published(folder));
	};
});

/** The first unit is hidden; the second may change. */
const withoutFirst = (space = 61) =>
	smallAgency([
		unit(1, { property_status_id: 501 }),
		unit(2, { living_space: space }),
		...units.slice(2),
	]);

/** A copy of the site with one of its files damaged. */
async function damaged(spoil: (folder: string) => void) {
	const made = await copy();
	spoil(made.folder);
	return made;
}

const files: [string, (folder: string) => string][] = [
	['the catalogue', (folder) => join(folder, 'current/catalogue.sqlite')],
	['the file of records', (folder) => join(folder, 'records.sqlite')],
	['the list of what pages were made from', (folder) => join(folder, 'current/manifest.sqlite')],
	['the index of the live release', (folder) => releaseFiles(join(folder, 'current')).index],
];

test('damage that nobody has met is found by the next build, and made good in a line that names it', async () => {
	const { build, folder, lines } = await damaged((at) => {
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
	expect(published(folder)).toEqual(await expected?.());
	expect(await build()).toMatchObject({ outcome: 'unchanged' });
});

test.each(files.filter((_, at) => runs(at % 2 === 1, true)))(
	'damage inside %s is made good by the build that meets it',
	async (_, find) => {
		const { build, crm, folder, lines } = await damaged((at) => cutOut(find(at)));
		crm.sandbox.seed(changed);
		expect(await build({ named: [1] })).toMatchObject({ outcome: 'published', units: 30 });
		for (const line of lines) expect(line).not.toMatch(/SQLITE|malformed|errcode/);
		expect(published(folder)).toEqual(await expectedChanged?.());
	},
);

const firstIsRemoved = expect.stringMatching(/"removed".*\/de\/immobilien\/\*-1\//);

test.each(files.filter((_, at) => runs(at % 2 === 0, true)))(
	'with %s damaged, what goes in that very build is removed all the same',
	async (_, find) => {
		const { build, crm, folder } = await damaged((at) => cutOut(find(at)));
		crm.sandbox.seed(withoutFirst());
		await build();
		expect(published(folder)).toContainEqual(firstIsRemoved);
	},
);

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
	const { build, folder, lines } = await copy();
	const [page, packed] = placesOf(folder, home);
	const sound = [page, packed].map((place) => readFileSync(place));
	flipAll([page, placesOf(folder, '/en/')[1]]);
	expect(await build({ now: aWeekLater, named: [1] })).toMatchObject({ outcome: 'unchanged' });
	expect([page, packed].map((place) => readFileSync(place))).toEqual(sound);
	expect(lines.filter((line) => line.startsWith('Damaged'))).toEqual([
		expect.stringMatching(/^Damaged on the disk, and made again from the other form .*: .* and /),
	]);
	expect(lines.join()).toContain(page);
	expect(published(folder)).toEqual(await expected?.());
});

test('a picture with a flipped bit is made again by a build of another unit, which reads everything for that', async () => {
	const { build, folder, lines } = await copy();
	const pictures = join(folder, 'media/files');
	const [name = ''] = readdirSync(pictures);
	const sound = readFileSync(join(pictures, name));
	flipAll([join(pictures, name)]);
	expect(await build({ now: aWeekLater, named: [1] })).toMatchObject({ outcome: 'unchanged' });
	expect(readFileSync(join(pictures, name)).equals(sound)).toBe(true);
	expect(lines).toContainEqual(
		`Damaged on the disk, and made again from the CRM, which is read whole: ${join(pictures, name)}.`,
	);
});

test('where both forms of a file are damaged, all is made again', async () => {
	const { build, folder, lines } = await copy();
	const places = placesOf(folder, home);
	const sound = places.map((place) => readFileSync(place));
	flipAll(places);
	expect(await build({ now: aWeekLater, named: [1] })).toMatchObject({ outcome: 'published' });
	expect(lines.join()).toContain(`${places[0]} `);
	expect(lines.join()).toContain('was damaged on the disk: everything is read and made again.');
	expect(places.map((place) => readFileSync(place))).toEqual(sound);
	expect(published(folder)).toEqual(await expected?.());
	lines.length = 0;
	const nextWeek = () => new Date(aWeekLater().getTime() + 7 * 24 * 60 * 60 * 1000);
	expect(await build({ now: nextWeek })).toMatchObject({ outcome: 'unchanged' });
	expect(lines.join()).not.toContain('amaged');
});

test('a build that fails leaves what is damaged to the next one, and visitors are not shown it', async () => {
	const { build, crm, folder } = await copy();
	const places = placesOf(folder, home);
	flipAll(places);
	await expect(build({ now: aWeekLater, crm: { ...crm, apiKey: 'another' } })).rejects.toThrow();
	expect(readFileSync(places[0])).toHaveLength(0);
	expect(await build({ now: aWeekLater })).toMatchObject({ outcome: 'published' });
	expect(published(folder)).toEqual(await expected?.());
});

test('a file that the server has found missing is made again by the next build that succeeds', async () => {
	const { build, crm, folder } = await copy();
	for (const place of placesOf(folder, home)) rmSync(place);
	rmSync(join(folder, 'looked-for-damage.json'), { force: true });
	await expect(build({ crm: { ...crm, apiKey: 'another' } })).rejects.toThrow();
	expect(await build({ named: [1] })).toMatchObject({ outcome: 'published' });
	expect(published(folder)).toEqual(await expected?.());
	expect(await build({ named: [1] })).toMatchObject({ outcome: 'unchanged' });
	expect(existsSync(join(folder, 'looked-for-damage.json'))).toBe(true);
});

test.each(runs([{}], [{ named: [1] }, {}]))(
	'an index of the live release of which every row is damaged is made anew, by a build of %o',
	async (options) => {
		const { build, crm, folder } = await damaged((at) => {
			using db = new DatabaseSync(releaseFiles(realpathSync(join(at, 'current'))).index);
			db.exec('UPDATE file SET seal = seal + 1; UPDATE target SET seal = seal + 1');
		});
		crm.sandbox.seed(changed);
		expect(await build(options)).toMatchObject({ outcome: 'published', units: 30 });
		expect(published(folder)).toEqual(await expectedChanged?.());
	},
);
