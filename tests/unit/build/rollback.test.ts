import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOf } from '../../../src/release/file-store.ts';
import {
	noteRolledBack,
	openRelease,
	readNote,
	releaseFiles,
	writeNote,
} from '../../../src/release/release-folder.ts';
import { liveName, tidyReleases } from '../../../src/release/releases.ts';
import { rollBack } from '../../../src/build/rollback.ts';
import { cutOut, runSql } from '../../support/damage.ts';
import {
	assemble,
	home,
	page,
	publish,
	publishFolder,
	servedPaths,
	type PublishPlaces,
	type Rendered,
} from '../../support/published.ts';

/** A site with the pages of these units. */
function site(...ids: readonly number[]): Rendered {
	const pages = ids.map((id) => [
		`de/immobilien/x-${id}.html`,
		page(`/de/immobilien/x-${id}/`, { title: `Haus ${id}` }),
	]);
	return { ...home, ...Object.fromEntries(pages) };
}

/** Sites that were live one after the other, as releases 1, 2 and so on. */
async function publishedInTurn(...sites: readonly Rendered[]): Promise<PublishPlaces> {
	const places = publishFolder();
	for (const [at, rendered] of sites.entries()) {
		await publish(places, rendered, { name: String(at + 1) });
	}
	return places;
}

/** A page that compression makes smaller. */
const long = (path: string) => page(path, { body: 'Haus '.repeat(200) });

/** Where a file of a release lies. */
function placeIn({ releases, files }: PublishPlaces, release: string, path: string): string {
	const { index } = openRelease(join(releases, release));
	const { name = '' } = index.file(path) ?? {};
	index.close();
	return placeOf(files, name);
}

test('the release before is live again, and it is said which', async () => {
	const places = await publishedInTurn(home, { ...home, 'de/neu.html': page('/de/neu/') });
	const begun = performance.now();
	expect(rollBack(places)).toMatchObject({ from: '2', to: '1', held: ['2'] });
	expect(performance.now() - begun).toBeLessThan(2000);
	expect(servedPaths(places)).not.toContain('/de/neu/');
	expect(readdirSync(places.releases)).toEqual(['1', '2']);
});

test('it is refused in one sentence when there is nothing to go back to', async () => {
	const places = publishFolder();
	expect(() => rollBack(places)).toThrow('No release is live; run `npm run build` first.');
	await publish(places, home, { name: '1' });
	expect(() => rollBack(places)).toThrow(/^There is no older release to go back to: 1 is .*\.$/);
	expect(servedPaths(places)).toContain('/de/');
});

test('a release that nobody has seen, left by a build that was killed, is not gone back to', async () => {
	const places = publishFolder();
	await publish(places, home, { name: '1' });
	const unseen = await assemble(places, { ...home, 'de/x.html': page('/de/x/') }, { name: '2' });
	mkdirSync(join(places.releases, '2'));
	for (const file of ['release.json', 'release.sqlite']) {
		writeFileSync(join(places.releases, '2', file), readFileSync(join(unseen, file)));
	}
	tidyReleases(places);
	await publish(places, { ...home, 'de/y.html': page('/de/y/') }, { name: '3' });
	expect(rollBack(places)).toMatchObject({ from: '3', to: '1' });
	expect(existsSync(join(places.releases, '2'))).toBe(false);
});

test('a rollback that was killed before it showed the other release has changed nothing', async () => {
	const places = publishFolder();
	await publish(places, home, { name: '1' });
	const second = await publish(places, home, { name: '2' });
	noteRolledBack(second, '2026-11-21T12:00:00.000Z');
	tidyReleases(places);
	expect(liveName(places)).toBe('2');
	await publish(places, home, { name: '3' });
	expect(rollBack(places)).toMatchObject({ from: '3', to: '2' });
});

test('neither one that was rolled back nor one that the disk has damaged is gone back to', async () => {
	const alike = site(1, 2, 3);
	const places = await publishedInTurn(alike, alike, alike, alike);
	expect(rollBack(places)).toMatchObject({ from: '4', to: '3' });
	await publish(places, alike, { name: '5' });
	cutOut(releaseFiles(join(places.releases, '3')).index);
	expect(rollBack(places)).toMatchObject({ from: '5', to: '2' });
});

test('one that lacks a page, its compressed copy or a photo is not gone back to', async () => {
	const places = publishFolder();
	const photo = 'ab'.repeat(16);
	writeFileSync(join(places.media, `${photo}-960.jpg`), 'photo');
	const withPhoto = { shows: { pictures: [photo] } };
	await publish(places, site(1), { name: '1' });
	await publish(places, site(1), { name: '2', ...withPhoto });
	await publish(places, { ...site(1), 'de/a.html': page('/de/a/') }, { name: '3' });
	await publish(places, { ...site(1), 'de/b.html': long('/de/b/') }, { name: '4' });
	await publish(places, site(1), { name: '5' });
	rmSync(join(places.media, `${photo}-960.jpg`));
	writeFileSync(placeIn(places, '3', '/de/a/'), '');
	rmSync(`${placeIn(places, '4', '/de/b/')}.br`);
	expect(rollBack(places)).toMatchObject({ from: '5', to: '1' });
});

test('units that were removed since come back only when somebody names them', async () => {
	const places = await publishedInTurn(site(1, 2, 3), site(1));
	expect(() => rollBack(places)).toThrow(
		/^Release 1 would show again what has been hidden since: unit 2, 3\. .*`npm run rollback -- --shows-again 2,3`/,
	);
	expect(() => rollBack(places, { showsAgain: [2] })).toThrow(/unit 3\..*--shows-again 2,3`/);
	expect(liveName(places)).toBe('2');
	expect(rollBack(places, { showsAgain: [2, 3] })).toMatchObject({ to: '1' });
});

test('so do photos, addresses and prices, also when a release in between has hidden them', async () => {
	const places = publishFolder();
	const hidden = { units: [{ id: 1, address: false, price: false, photos: ['cc'] }] };
	await publish(places, site(1), {
		name: '1',
		shows: { units: [{ id: 1, photos: ['aa', 'bb', 'cc'] }] },
	});
	for (const name of ['2', '3']) await publish(places, site(1), { name, shows: hidden });
	for (const base of ['aa', 'bb', 'cc']) writeFileSync(join(places.media, `${base}-960.jpg`), '');
	expect(rollBack(places)).toMatchObject({ from: '3', to: '2' });
	expect(() => rollBack(places)).toThrow(/unit 1 \(2 photos, its address, its price\)\. /);
	expect(rollBack(places, { showsAgain: 'all' })).toMatchObject({ from: '2', to: '1' });
});

test('a unit that has come back since is none that was hidden', async () => {
	const places = await publishedInTurn(site(1, 2), site(1), site(1, 2));
	cutOut(releaseFiles(join(places.releases, '2')).index);
	expect(rollBack(places)).toMatchObject({ from: '3', to: '1' });
});

test('where it is not known what was hidden, everything has to be allowed', async () => {
	const places = await publishedInTurn(site(1), site(1));
	runSql(releaseFiles(join(places.releases, '1')).index, 'DROP TABLE shown');
	writeNote(join(places.releases, '1'), readNote(join(places.releases, '1')));
	expect(() => rollBack(places, { showsAgain: [1] })).toThrow(
		/^It is not known .* --shows-again all`\.$/,
	);
	expect(rollBack(places, { showsAgain: 'all' })).toMatchObject({ to: '1' });
});

test('a live release that the disk has damaged is gone back from when everything is allowed', async () => {
	const places = await publishedInTurn(site(1, 2, 3), site(1, 2, 3));
	cutOut(releaseFiles(join(places.releases, '2')).index, { from: 1 });
	expect(() => rollBack(places)).toThrow(/^It is not known .* --shows-again all`\.$/);
	expect(rollBack(places, { showsAgain: 'all' })).toMatchObject({ from: '2', to: '1' });
});

test('projects that are removed or have lost photos come back only with everything else', async () => {
	const places = publishFolder();
	await publish(places, site(1), { name: '1', shows: { projects: [{ id: 201 }] } });
	await publish(places, site(1), { name: '2' });
	expect(() => rollBack(places, { showsAgain: [201] })).toThrow(
		/hidden since: project 201\. .*--shows-again all`/,
	);
	expect(rollBack(places, { showsAgain: 'all' })).toMatchObject({ to: '1' });
});

test('what another account shows tells nothing of what was hidden, though ids are the same', async () => {
	const places = await publishedInTurn(site(1, 2), site(1));
	await publish(places, site(1, 2), { name: '3', note: { account: 'other.example' } });
	expect(() => rollBack(places)).toThrow('It is not known what has been hidden since 2');
	rollBack(places, { showsAgain: 'all' });
	expect(() => rollBack(places)).toThrow('It is not known what has been hidden since 1');
});
