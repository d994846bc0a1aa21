import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOf } from '../../../src/release/file-store.ts';
import { findBase } from '../../../src/build/build-base.ts';
import { draftManifest } from '../../../src/plan/write-manifest.ts';
import { pagesOf } from '../../../src/plan/planned-page.ts';
import { openRelease, readableRelease } from '../../../src/release/release-folder.ts';
import { placesIn } from '../../../src/wiring/places.ts';
import { writeCatalogue } from '../../support/catalogue.ts';
import { assemble, home, ofNote, publish, publishFolder } from '../../support/published.ts';

async function published() {
	const folder = publishFolder();
	const places = placesIn(folder.root);
	const live = await publish(folder, { ...home, '_astro/site.css': 'body { margin: 0 }' });
	writeCatalogue(places, {});
	const pages = pagesOf({ route: { kind: 'home' }, indexed: true }, ['de']);
	const reads = { questions: [], sets: [], pages: new Map() };
	const manifest = draftManifest(places.manifest);
	manifest.add({ pages, reads });
	manifest.save();
	const { index } = openRelease(live);
	const [start = '', sheet = ''] = ['/de/', '/_astro/site.css'].map((path) =>
		placeOf(places.files, index.file(path)?.name ?? ''),
	);
	index.close();
	const isKnown = () => {
		const release = readableRelease(places.current);
		const state = findBase(places, { fingerprint: 'f', account: ofNote.account }, release);
		release?.index.close();
		if (state.usable) state.manifest.close();
		return state.usable;
	};
	return { folder, places, live, start, sheet, isKnown };
}

type Published = Awaited<ReturnType<typeof published>>;

test('a live site that can be read is known', async () => {
	expect((await published()).isKnown()).toBe(true);
});

test.each<[string, (site: Published) => void | Promise<void>]>([
	['has no note', ({ live }) => rmSync(join(live, 'release.json'))],
	['has a damaged index', ({ live }) => writeFileSync(join(live, 'release.sqlite'), 'no index')],
	['has the index of another release', otherIndex],
	['has lost its start page', ({ start }) => rmSync(start)],
	['has half of a style sheet', ({ sheet }) => writeFileSync(sheet, 'body')],
	['is not where the link points to', ({ live }) => rmSync(live, { recursive: true })],
	['has no catalogue', ({ places }) => rmSync(places.catalogue)],
	['has no manifest', ({ places }) => rmSync(places.manifest)],
	['is older than one that was rolled back', ({ places }) => mkdirSync(join(places.releases, 'b'))],
	['has damaged records', ({ places }) => writeFileSync(places.records, 'no records'.repeat(99))],
])('a live site that %s is made anew', async (_, harm) => {
	const site = await published();
	await harm(site);
	expect(site.isKnown()).toBe(false);
});

/** As whoever puts back files by hand may do. Everything it names is there. */
async function otherIndex({ folder, live }: Published): Promise<void> {
	const other = await assemble(folder, home, {
		name: 'b',
		note: { builtAt: '2026-11-21T13:00:00.000Z' },
	});
	copyFileSync(join(other, 'release.sqlite'), join(live, 'release.sqlite'));
}
