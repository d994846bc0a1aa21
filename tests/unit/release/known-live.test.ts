import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueHeader } from '../../../src/catalog/store/header.ts';
import { placeOf } from '../../../src/release/file-store.ts';
import { knownLive } from '../../../src/release/known-live.ts';
import { writeManifest } from '../../../src/plan/write-manifest.ts';
import { pagesOf } from '../../../src/plan/planned-page.ts';
import { openRelease, readableRelease } from '../../../src/release/release-folder.ts';
import { catalogueIn, writeCatalogue } from '../../support/catalogue.ts';
import { assemble, home, origin, publish, publishFolder } from '../../support/published.ts';

async function published() {
	const folder = publishFolder();
	const places = { ...folder, ...catalogueIn(folder.root) };
	writeCatalogue(places, {});
	const live = await publish(places, { ...home, '_astro/site.css': 'body { margin: 0 }' });
	const checksum = catalogueHeader(places.catalogue)?.checksum ?? '';
	const pages = pagesOf({ route: { kind: 'home' }, indexed: true }, ['de']);
	const header = { fingerprint: 'f', release: 'a', checksum, listeners: '' };
	const reads = { questions: [], sets: [], pages: new Map() };
	writeManifest(places.manifest, header, [{ pages, reads }]);
	const { index } = openRelease(live);
	const [start = '', sheet = ''] = ['/de/', '/_astro/site.css'].map((path) =>
		placeOf(places.files, index.file(path)?.name ?? ''),
	);
	index.close();
	const isKnown = () => {
		const release = readableRelease(places.current);
		const state = knownLive(places, { fingerprint: 'f', release });
		release?.index.close();
		if (state.known) state.manifest.close();
		return state.known;
	};
	return { places, live, start, sheet, isKnown };
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
	['has damaged records', ({ places }) => writeFileSync(places.records, 'no records'.repeat(99))],
])('a live site that %s is made anew', async (_, harm) => {
	const site = await published();
	await harm(site);
	expect(site.isKnown()).toBe(false);
});

/** As whoever puts back files by hand may do. Everything it names is there. */
async function otherIndex({ places, live }: Published): Promise<void> {
	const other = await assemble(places, home, {
		name: 'b',
		build: {
			mode: 'production',
			origin,
			builtAt: '2026-11-21T13:00:00.000Z',
			site: { defaultLocale: 'de' },
		},
	});
	copyFileSync(join(other, 'release.sqlite'), join(live, 'release.sqlite'));
}
