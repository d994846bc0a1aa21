import {
	cpSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createPhotoPreparer } from '../../../src/media/photo-preparer.ts';
import type { Photo } from '../../../src/media/photo.ts';
import { openMediaStore, type MediaStore } from '../../../src/media/store.ts';
import { testFolder } from '../../support/outbox.ts';
import { drawing } from '../../support/photo-host.ts';
import { runSql } from '../../support/damage.ts';

const pictures = await Promise.all(
	['#2040a0', '#a02020', '#20a040'].map((colour) =>
		drawing({ width: 300, height: 200, colour }).jpeg().toBuffer(),
	),
);

let folder: string;
let store: MediaStore;
let now: Date;

beforeEach(() => {
	folder = testFolder();
	now = new Date('2026-03-01T12:00:00Z');
	store = openMediaStore(folder, () => now);
	return () => store.close();
});

function later(days: number): void {
	now = new Date(now.getTime() + days * 86_400_000);
}

function photo(id: number, updatedAt = 'v1'): Photo {
	return { kind: 'photo', id, updatedAt, url: `https://images.example/${id}` };
}

/** One build that shows these photos. */
async function build(photos: Photo[], from = store) {
	const preparer = createPhotoPreparer({
		store: from,
		hosts: [],
		allowedOrigins: [],
		download: async (url) => ({
			outcome: 'new',
			bytes: pictures[Number(url.at(-1)) % pictures.length] ?? Buffer.alloc(0),
			validators: {},
		}),
	});
	const answer = await preparer.pictures(photos);
	await preparer.close();
	const shown = [...answer.pictures.values()].flatMap(({ files, jpeg }) => [...files, jpeg]);
	return { ...preparer.work, shown: shown.map(({ name }) => name).toSorted() };
}

const filesIn = (from = store) => readdirSync(from.files).toSorted();

test('what nothing has shown for 30 days is deleted, record and files', async () => {
	const { shown } = await build([photo(1)]);
	await build([photo(2)]);
	const all = filesIn();
	later(30);
	await build([photo(1)]);
	await store.prune();
	expect(filesIn()).toEqual(all);
	later(1);
	await build([photo(1)]);
	const pruned = await store.prune();
	expect(filesIn()).toEqual(shown);
	expect(pruned.files).toBe(all.length - shown.length);
	expect(pruned.bytes).toBeGreaterThan(0);
	expect(await build([photo(1), photo(2)])).toMatchObject({ downloaded: 1, encoded: 1 });
});

test('what was wanted while the clock was ahead is not kept until then', async () => {
	later(3650);
	await build([photo(2)]);
	await store.prune();
	later(-3650);
	const { shown } = await build([photo(1)]);
	writeFileSync(join(store.files, 'left.avif'), 'left');
	utimesSync(join(store.files, 'left.avif'), 0, 0);
	await store.prune();
	expect(filesIn()).toEqual(shown);
});

test('bytes that another photo still shows stay', async () => {
	await build([photo(1), photo(4)]);
	later(31);
	const { shown } = await build([photo(4)]);
	await store.prune();
	expect(filesIn()).toEqual(shown);
	expect(await build([photo(1)])).toMatchObject({ downloaded: 1, encoded: 0 });
});

test('a file that the catalogue shows is never deleted, however long ago a build asked for it', async () => {
	const { shown } = await build([photo(1)]);
	await build([photo(2)]);
	later(100);
	await store.prune(shown);
	expect(filesIn()).toEqual(shown);
	expect(await build([photo(1)])).toMatchObject({ downloaded: 0, encoded: 0 });
});

test('a file that an earlier release shows is not swept when the index that knew it is lost', async () => {
	const { shown } = await build([photo(1)]);
	store.close();
	rmSync(join(folder, 'index.sqlite'));
	later(3);
	store = openMediaStore(folder, () => now);
	await build([photo(2)]);
	for (const name of filesIn()) utimesSync(join(store.files, name), 0, 0);
	await store.prune(shown);
	expect(filesIn()).toEqual(expect.arrayContaining(shown));
});

test('the last good copy of a photo whose new version fails is not pruned while it is shown', async () => {
	const { shown } = await build([photo(1)]);
	for (let day = 0; day < 40; day += 10) {
		later(10);
		expect(store.lastGood({ key: 'photo/1@v2', image: 1 })).toBeDefined();
		await store.prune();
	}
	expect(filesIn()).toEqual(shown);
});

test('a preview for links is kept while it is wanted and pruned 30 days later', async () => {
	const name = `${'a'.repeat(32)}-1200.jpg`;
	await store.addPreview({ name, bytes: Buffer.from('preview') });
	later(20);
	store.markPreviewsUsed([name]);
	later(20);
	await store.prune();
	expect(filesIn()).toEqual([name]);
	later(11);
	await store.prune();
	expect(filesIn()).toEqual([]);
});

test('a file that no record names is swept, unless it may belong to a process that still runs', async () => {
	const { shown } = await build([photo(1)]);
	for (const name of ['old', 'young']) writeFileSync(join(store.files, `${name}.avif`), 'left');
	const yesterday = new Date(now.getTime() - 25 * 3_600_000);
	utimesSync(join(store.files, 'old.avif'), yesterday, yesterday);
	utimesSync(join(store.files, 'young.avif'), now, now);
	await store.prune();
	expect(filesIn()).toEqual([...shown, 'young.avif'].toSorted());
});

test('a store carried to another place, with other times, is as good as it was', async () => {
	const first = await build([photo(1), photo(2)]);
	store.close();
	const elsewhere = testFolder();
	cpSync(folder, elsewhere, { recursive: true });
	rmSync(folder, { recursive: true });
	for (const name of readdirSync(join(elsewhere, 'files'))) {
		utimesSync(join(elsewhere, 'files', name), 0, 0);
	}
	const carried = openMediaStore(elsewhere, () => now);
	await carried.prune();
	expect(await build([photo(1), photo(2)], carried)).toEqual({
		...first,
		downloaded: 0,
		encoded: 0,
	});
	carried.close();
	store = openMediaStore(folder);
});

test('a store that lost one file of a picture makes only that file again', async () => {
	const { shown } = await build([photo(1)]);
	const [lost = ''] = shown;
	rmSync(join(store.files, lost));
	const [kept = ''] = filesIn();
	utimesSync(join(store.files, kept), 1000, 1000);
	expect(await build([photo(1)])).toMatchObject({ downloaded: 1, encoded: 1, shown });
	expect(filesIn()).toEqual(shown);
});

test('a store in which files are cut off makes only those again, as they were', async () => {
	const { shown } = await build([photo(1)]);
	const bytes = () => shown.map((name) => readFileSync(join(store.files, name)));
	const before = bytes();
	const [one = '', other = ''] = shown;
	for (const name of [one, other]) {
		const path = join(store.files, name);
		truncateSync(path, statSync(path).size - 1);
	}
	expect(await build([photo(1)])).toEqual({ downloaded: 1, encoded: 1, shown });
	expect(bytes()).toEqual(before);
	expect(await build([photo(1)])).toEqual({ downloaded: 0, encoded: 0, shown });
});

test('a record of an earlier version, which says nothing of sizes and knows one format, is as good as it was', async () => {
	const { shown } = await build([photo(1)]);
	store.close();
	runSql(
		join(folder, 'index.sqlite'),
		`UPDATE pictures SET data = json_set(json_remove(data, '$.sizes', '$.files'), '$.avif', json_extract(data, '$.files'))`,
	);
	store = openMediaStore(folder, () => now);
	expect(await build([photo(1)])).toEqual({ downloaded: 0, encoded: 0, shown });
});
