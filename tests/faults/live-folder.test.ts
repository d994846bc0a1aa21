import {
	copyFileSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	rmdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepOnlyLive } from '../../src/build/tidy/forget.ts';
import { giveToHost } from '../../src/build/give-to-host.ts';
import { addImported } from '../../src/release/redirects/imported.ts';
import { placeOf } from '../../src/release/file-store.ts';
import { releaseFiles } from '../../src/release/release-folder.ts';
import { addLeftOver } from '../support/damage.ts';
import { removedIn, hourlyBuilds, hiddenUnit } from '../support/hourly-builds.ts';
import { unit } from '../support/sandbox.ts';
import { site } from '../support/settings.ts';

const many = Array.from({ length: 12 }, (_, at) => unit(at + 21));
const imported = (id: number) =>
	({ owners: [{ owner: { kind: 'unit', id }, removedAt: 1 }], lists: [] }) as const;

test.each(['catalogue', 'manifest'] as const)(
	'with the %s of another release in its folder everything is read and made again',
	async (name) => {
		const { build, places, read } = await hourlyBuilds();
		await build([unit(1), unit(2)]);
		const other = join(places.root, 'other');
		copyFileSync(places[name], other);
		await build([unit(1), unit(2, { title: 'Anders' })]);
		copyFileSync(other, places[name]);
		// What the other catalogue says, while the page is that of the live release.
		const made = await build([unit(1), unit(2), unit(3)]);
		expect(made.rendered).toBe(made.pages);
		expect(read((index) => index.targets().map(({ title }) => title))).toContain('Wohnung 2');
	},
);

test('with the note of another release in its folder the guard still knows what is live', async () => {
	const { build, places } = await hourlyBuilds();
	await build([unit(1), ...many]);
	const note = releaseFiles(realpathSync(places.current)).note;
	await build([unit(1, { title: 'Anders' }), ...many]);
	copyFileSync(note, releaseFiles(places.current).note);
	await expect(build(many.map(({ id }) => hiddenUnit(id)))).rejects.toThrow(
		'12 of 13 published units would be removed',
	);
});

test('what came with a release whose note is lost, and goes in the very build that mends it, is removed', async () => {
	const { build, places, read } = await hourlyBuilds();
	await build([unit(1)]);
	await build([unit(1), unit(2)]);
	rmSync(releaseFiles(places.current).note);
	await build([unit(1), hiddenUnit(2)]);
	expect(read(removedIn)).toEqual([2]);
});

test('a build that is live says so, whatever cannot be noted after', async () => {
	const { build, places, read } = await hourlyBuilds();
	await build([unit(1)]);
	addImported(places.imported, '127.0.0.1', imported(77));
	addImported(places.imported, 'other.example', imported(78));
	for (const file of [places.imported, places.look]) mkdirSync(`${file}.new`);
	expect(await build([unit(1), unit(2)])).toMatchObject({ outcome: 'published' });
	expect(read(removedIn)).toEqual([77]);
});

test('a page that was mended on the disk is mended in dist/ too', async () => {
	const { build, places, read } = await hourlyBuilds();
	await build([unit(1)]);
	const dist = join(places.root, 'dist');
	const give = () => giveToHost({ places, site, staticHost: 'plain' }, { dist });
	await give();
	const place = placeOf(
		places.files,
		read((index) => index.file('/de/')?.name ?? ''),
	);
	const sound = readFileSync(place);
	writeFileSync(place, sound.toString().replace('html', 'htm1'));
	rmSync(places.look);
	expect(await build([unit(1)])).toMatchObject({ outcome: 'unchanged' });
	await give();
	expect(readFileSync(join(dist, 'de/index.html')).equals(sound)).toBe(true);
});

test('addresses that only a rolled back release knows of outlive it', async () => {
	const { build, places, read, goBack } = await hourlyBuilds();
	await build([unit(1)]);
	addImported(places.imported, '127.0.0.1', imported(77));
	await build([unit(1), unit(2)]);
	goBack();
	await keepOnlyLive(places);
	await build([unit(1), hiddenUnit(2)]);
	expect(read(removedIn)).toEqual([2, 77]);
});

test.each([
	['publishes', [unit(1), hiddenUnit(2), unit(3)]],
	['finds nothing changed', [unit(1), hiddenUnit(2)]],
])(
	'what a build withdrew that could not tidy up leaves the records with the next one, also where that %s',
	async (_, next) => {
		const { build, places } = await hourlyBuilds();
		await build([unit(1), unit(2, { title: 'Geheimnis' })]);
		mkdirSync(`${places.records}.new`);
		await build([unit(1), hiddenUnit(2)]);
		rmdirSync(`${places.records}.new`);
		addLeftOver(places.records);
		const isTelling = () => readFileSync(places.records).includes('Geheimnis');
		expect(isTelling()).toBe(true);
		await build(next);
		expect(isTelling()).toBe(false);
	},
);
