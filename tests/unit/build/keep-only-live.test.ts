import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keepOnlyLive, unknownFilesIn } from '../../../src/build/tidy/forget.ts';
import { openMediaStore } from '../../../src/media/store.ts';
import { openExposeFolder } from '../../../src/build/exposes/expose-folder.ts';
import { openRelease } from '../../../src/release/release-folder.ts';
import { placesIn } from '../../../src/wiring/places.ts';
import { addLeftOver } from '../../support/damage.ts';
import { testFolder } from '../../support/outbox.ts';
import { writeCatalogue } from '../../support/catalogue.ts';
import { home, publish, publishFolder } from '../../support/published.ts';

test('what only earlier releases show leaves the disk at once when somebody asks for it', async () => {
	const places = placesIn(testFolder());
	const site = publishFolder(places.root);
	const store = openMediaStore(places.media);
	for (const name of ['aa-1200.jpg', 'bb-1200.jpg']) {
		await store.addPreview({ name, bytes: Buffer.from('a photo') });
	}
	store.close();
	await publish(
		site,
		{ ...home, 'de/villa.html': '<title>Villa</title>' },
		{ name: 'a', shows: { pictures: ['aa'] } },
	);
	await publish(site, home, { name: 'b', shows: { pictures: ['bb'] } });
	writeCatalogue(places, {});
	const exposes = openExposeFolder(places.exposes);
	const { index } = openRelease(places.current);
	exposes.put('de/1.pdf', Buffer.from('PDF'), index.file('/de/')?.name ?? '');
	exposes.put('de/2.pdf', Buffer.from('PDF of a private photo'), 'a page of an earlier release');
	exposes.note();
	index.close();
	const stored = () =>
		readdirSync(places.files, { recursive: true }).filter((name) =>
			/[0-9a-f]{32}$/.test(String(name)),
		);
	const before = stored();

	expect(await keepOnlyLive(places)).toBe(1);
	expect(readdirSync(join(places.media, 'files'))).toEqual(['bb-1200.jpg']);
	expect(readdirSync(places.releases)).toEqual(['b']);
	expect(readdirSync(join(places.exposes, 'de'))).toEqual(['1.pdf']);
	expect(before.length - stored().length).toBe(1);
});

test('nor is anything left in the free space of the records', async () => {
	const places = placesIn(testFolder());
	await publish(publishFolder(places.root), home, { name: 'a' });
	writeCatalogue(places, {});
	writeFileSync(places.changes, 'Removed: 4711 · Geheimnis\n');
	addLeftOver(places.records);
	const isTelling = () => readFileSync(places.records).includes('Geheimnis');
	expect(isTelling()).toBe(true);

	await keepOnlyLive(places);
	expect(isTelling()).toBe(false);
	expect(existsSync(places.changes)).toBe(false);
	const { index } = openRelease(places.current);
	expect(index.file('/de/')).toBeDefined();
	index.close();
});

test('what killed commands and damaged disks have left goes as well, and what is not ours is named', async () => {
	const places = placesIn(testFolder());
	await publish(publishFolder(places.root), home, { name: 'a' });
	writeCatalogue(places, {});
	const left = [
		'addresses.sqlite.old.damaged',
		'addresses.sqlite.old.2.damaged',
		'current/catalogue.sqlite.new',
		'media/index.sqlite.new',
		'media/files/of-no-record-1200.jpg',
		'status.json.new',
		'last-full-build.txt.new',
		'current.4711.new',
	];
	const strange = [
		'exposes/de/villa.pdf',
		'exposes/old.pdf',
		'files/note',
		'media/photo.jpg',
		'notes.txt',
		// Where the first versions kept inquiries.
		'outbox.sqlite',
		'outbox/copy.sqlite',
		// Where a test renders.
		'rendered/a.html',
	];
	const ours = [
		'astro/cache',
		'demo/catalogue.sqlite',
		'exported-release.txt',
		'exported.txt',
		'lock.sqlite-journal',
		'looked-for-damage.json',
	];
	for (const name of [...left, ...strange, ...ours]) {
		mkdirSync(dirname(join(places.root, name)), { recursive: true });
		writeFileSync(join(places.root, name), 'Geheimnis');
	}
	await keepOnlyLive(places);
	expect(left.filter((name) => existsSync(join(places.root, name)))).toEqual([]);
	expect(ours.filter((name) => !existsSync(join(places.root, name)))).toEqual([]);
	expect(unknownFilesIn(places)).toEqual(
		strange.map((name) => name.replace(/^rendered.*/, 'rendered')),
	);
});
