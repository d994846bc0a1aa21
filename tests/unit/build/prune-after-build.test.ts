import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmdirSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { pruneAfterBuild } from '../../../src/build/tidy/prune.ts';
import { packedPlaceOf, placeOf } from '../../../src/release/file-store.ts';
import { releaseFiles, openRelease } from '../../../src/release/release-folder.ts';
import { placesIn } from '../../../src/wiring/places.ts';
import { writeCatalogue } from '../../support/catalogue.ts';
import { addLeftOver, cutOut } from '../../support/damage.ts';
import { home, page, publish, publishFolder } from '../../support/published.ts';
import { writeShownCatalogue } from '../../support/shown-catalogue.ts';

const stem = (letter: string) => letter.repeat(32);

/** A site with an older release, whose page and photo no newer one shows, and files that none shows at all. */
async function site() {
	const folder = publishFolder();
	const places = { ...placesIn(folder.root), media: join(folder.root, 'media') };
	// Enough for the index to have pages that are not read when it is opened.
	const many = Object.fromEntries(
		Array.from({ length: 60 }, (_, at) => [`de/haus-${at}.html`, page(`/de/haus-${at}/`)]),
	);
	const old = await publish(
		folder,
		{ ...home, ...many, 'alt.txt': 'old '.repeat(99) },
		{ name: 'a', shows: { pictures: [stem('a')] } },
	);
	await publish(folder, home, { name: 'b', shows: { pictures: [stem('b')] } });
	writeCatalogue(places, {});
	const { index } = openRelease(old);
	const name = index.file('/alt.txt')?.name ?? '';
	index.close();
	const photo = (letter: string) => join(folder.media, `${stem(letter)}-1200.jpg`);
	const unshown = placeOf(folder.files, 'f'.repeat(32));
	for (const file of [photo('a'), photo('b'), photo('c'), unshown]) {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, 'bytes');
		utimesSync(file, 0, 0);
	}
	const shown = [placeOf(folder.files, name), packedPlaceOf(folder.files, name), photo('a')];
	const told: string[] = [];
	const prune = async () => {
		await pruneAfterBuild(places, {
			before: undefined,
			builtAt: new Date().toISOString(),
			isAnew: true,
			photos: true,
			tell: (line) => told.push(line),
		});
	};
	return { places, old, name, shown, unshown: [unshown, photo('c')], told, prune };
}
type Site = Awaited<ReturnType<typeof site>>;

test('what no release shows goes, and what an earlier one shows stays', async () => {
	const { shown, unshown, told, prune } = await site();
	await prune();
	expect(told).toEqual([]);
	for (const file of shown) expect(existsSync(file), file).toBe(true);
	for (const file of unshown) expect(existsSync(file), file).toBe(false);
});

test('without room for the records all else goes at once, and they with the next build', async () => {
	const { places, unshown, told, prune, old } = await site();
	const { catalogue } = releaseFiles(old);
	writeShownCatalogue(catalogue, { units: [{ id: 4711 }] });
	addLeftOver(places.records);
	mkdirSync(`${places.records}.new`);
	await prune();
	expect(told).toEqual([
		expect.stringMatching(/^What is not public any more is still on the disk/),
	]);
	for (const file of unshown) expect(existsSync(file), file).toBe(false);
	expect(readFileSync(catalogue)).toHaveLength(0);
	expect(readFileSync(places.records).includes('Geheimnis')).toBe(true);

	rmdirSync(`${places.records}.new`);
	await prune();
	expect(told).toHaveLength(1);
	expect(existsSync(catalogue)).toBe(false);
	expect(readFileSync(places.records).includes('Geheimnis')).toBe(false);
});

/** Turns one bit of each place in a file where a text stands. */
function flip(file: string, text: string): void {
	const bytes = readFileSync(file);
	let at = bytes.indexOf(text);
	expect(at).toBeGreaterThan(0);
	for (; at >= 0; at = bytes.indexOf(text, at + 1)) bytes[at] = (bytes[at] ?? 0) ^ 1;
	writeFileSync(file, bytes);
}

describe('nothing goes while a release that is kept cannot be read whole', () => {
	test.each<[string, (site: Site) => void]>([
		['its index is gone', ({ old }) => rmSync(releaseFiles(old).index)],
		['its index is empty', ({ old }) => writeFileSync(releaseFiles(old).index, '')],
		['its index is no database', ({ old }) => writeFileSync(releaseFiles(old).index, 'no index')],
		['pages of its index are damaged', ({ old }) => cutOut(releaseFiles(old).index)],
		['the name of a file is another', ({ old, name }) => flip(releaseFiles(old).index, name)],
		['the name of a picture is another', ({ old }) => flip(releaseFiles(old).index, stem('a'))],
		[
			'rows are missing',
			({ old }) => {
				using db = new DatabaseSync(releaseFiles(old).index);
				db.exec(`DELETE FROM file WHERE path = '/alt.txt'; DELETE FROM media`);
			},
		],
		['its note is gone', ({ old }) => rmSync(join(old, 'release.json'))],
		['its note is no JSON', ({ old }) => writeFileSync(join(old, 'release.json'), '{')],
	])('because %s', async (_, spoil) => {
		const its = await site();
		spoil(its);
		await its.prune();
		for (const file of [...its.shown, ...its.unshown]) expect(existsSync(file), file).toBe(true);
		expect(its.told).toEqual([
			expect.stringMatching(/still on the disk \(what release a in .* is damaged, so no file/),
		]);
	});

	test('and what of it is told ends when it is not kept any more', async () => {
		const its = await site();
		cutOut(releaseFiles(its.old).index);
		rmSync(its.old, { recursive: true });
		await its.prune();
		expect(its.told).toEqual([]);
		for (const file of its.unshown) expect(existsSync(file), file).toBe(false);
	});
});
