import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepOnlyLive } from '../../../src/commands/site/keep-only-live.ts';
import { openMediaStore } from '../../../src/media/store.ts';
import { openExposeFolder } from '../../../src/publish/exposes/expose-folder.ts';
import { openRelease } from '../../../src/publish/release/release-folder.ts';
import { placesIn } from '../../../src/wiring/places.ts';
import { testFolder } from '../../support/outbox.ts';
import { writeCatalogue } from '../../support/catalogue.ts';
import { home, publish, publishFolder } from '../../support/published.ts';

test('what only earlier releases show leaves the disk at once when somebody asks for it', async () => {
	const places = placesIn(testFolder());
	const site = publishFolder(places.root);
	writeCatalogue(places, {});
	const store = openMediaStore(places.media);
	for (const name of ['private-1200.jpg', 'shown-1200.jpg']) {
		await store.addPreview({ name, bytes: Buffer.from('a photo') });
	}
	store.close();
	await publish(
		site,
		{ ...home, 'de/villa.html': '<title>Villa</title>' },
		{ name: 'a', pictures: { all: ['private'] } },
	);
	await publish(site, home, { name: 'b', pictures: { all: ['shown'] } });
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
	expect(readdirSync(join(places.media, 'files'))).toEqual(['shown-1200.jpg']);
	expect(readdirSync(places.releases)).toEqual(['b']);
	expect(readdirSync(join(places.exposes, 'de'))).toEqual(['1.pdf']);
	expect(before.length - stored().length).toBe(1);
});
