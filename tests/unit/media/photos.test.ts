import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Picture } from '../../../src/domain/pictures/picture.ts';
import { createDownloader } from '../../../src/media/download.ts';
import { photoKey, type Photo } from '../../../src/media/photo.ts';
import {
	createPhotoPreparer,
	type PhotoPreparerOptions,
} from '../../../src/media/photo-preparer.ts';
import { openMediaStore, type MediaStore } from '../../../src/media/store.ts';
import { runs } from '../../support/full-size.ts';
import { testFolder } from '../../support/outbox.ts';
import { drawing, startPhotoHost, type Answer } from '../../support/photo-host.ts';

type Host = Awaited<ReturnType<typeof startPhotoHost>>;

const blue = await drawing({ width: 640, height: 480, colour: '#2040a0' }).jpeg().toBuffer();
const red = await drawing({ width: 640, height: 480, colour: '#a02020' }).jpeg().toBuffer();

let host: Host;
let folder: string;
let store: MediaStore;

beforeAll(async () => {
	host = await startPhotoHost();
});
beforeEach(() => {
	for (const path of Object.keys(host.answers)) delete host.answers[path];
	host.requests.length = 0;
	folder = testFolder();
	store = openMediaStore(folder);
	return () => store.close();
});
afterAll(() => host.close());

function photo(path: string, more: Partial<Photo> = {}): Photo {
	return { kind: 'photo', id: 1, updatedAt: 'v1', url: host.origin + path, ...more };
}

function withoutVersion(path: string): Photo {
	return { kind: 'photo', url: host.origin + path };
}

/** One build that shows these photos, by a preparer that does not wait between tries. */
async function prepare(...photos: Photo[]) {
	const reach = { hosts: [], allowedOrigins: [host.origin] };
	const { download, close } = createDownloader({ ...reach, wait: async () => {} });
	const prepared = await prepareWith({ ...reach, store, download }, photos);
	await close();
	return prepared;
}

async function prepareWith(options: PhotoPreparerOptions, photos: Photo[]) {
	const preparer = createPhotoPreparer(options);
	const prepared = await preparer.pictures(photos);
	await preparer.close();
	return { ...prepared, work: preparer.work };
}

test('a photo becomes a picture whose files lie in the store', async () => {
	host.answers['/a.jpg'] = blue;
	const wanted = photo('/a.jpg', { id: 4711, caption: { de: 'Wohnzimmer' } });
	const { pictures, problems } = await prepare(wanted);
	expect(problems).toEqual([]);
	const picture = Picture.parse(pictures.get(photoKey(wanted)));
	expect(picture).toMatchObject({ id: 4711, kind: 'photo', width: 640, height: 480 });
	expect(picture.caption).toEqual({ de: 'Wohnzimmer' });
	expect(picture.files.map(({ width }) => width)).toEqual([480, 640]);
	const names = [picture.jpeg, ...picture.files].map(({ name }) => name);
	expect(readdirSync(store.files).toSorted()).toEqual(names.toSorted());
	for (const name of names) expect(statSync(join(store.files, name)).size).toBeGreaterThan(300);
});

test('a second run asks nothing, encodes nothing and gives the same pictures', async () => {
	host.answers['/a.jpg'] = blue;
	host.answers['/b.jpg'] = red;
	const photos = [photo('/a.jpg'), photo('/b.jpg', { id: 2 })];
	const first = await prepare(...photos);
	store.close();
	store = openMediaStore(folder);
	host.requests.length = 0;
	const second = await prepare(...photos);
	expect(host.requests).toEqual([]);
	expect(second.work).toEqual({ downloaded: 0, encoded: 0 });
	expect(second.pictures).toEqual(first.pictures);
});

test('a replaced photo is read again', async () => {
	host.answers['/a.jpg'] = blue;
	const before = await prepare(photo('/a.jpg'));
	host.answers['/a.jpg'] = red;
	const after = await prepare(photo('/a.jpg', { updatedAt: 'v2' }));
	expect(after.work).toEqual({ downloaded: 1, encoded: 1 });
	expect([...after.pictures.values()][0]?.jpeg).not.toEqual([...before.pictures.values()][0]?.jpeg);
});

test('the same bytes under several addresses are encoded once, even at the same moment', async () => {
	const photos = Array.from({ length: 12 }, (_, at) => photo(`/${at}.jpg`, { id: at + 1 }));
	for (const at of photos.keys()) host.answers[`/${at}.jpg`] = blue;
	const { work, pictures } = await prepare(...photos);
	expect(work).toEqual({ downloaded: 12, encoded: 1 });
	expect(pictures.size).toBe(12);
	expect(new Set([...pictures.values()].map(({ jpeg }) => jpeg.name)).size).toBe(1);
});

test('a photo without a version is asked for conditionally and read again only when it changed', async () => {
	let version = { etag: '"1"', bytes: blue };
	host.answers['/a.jpg'] = (question, response) => {
		if (question.headers['if-none-match'] === version.etag) response.writeHead(304).end();
		else response.writeHead(200, { etag: version.etag }).end(version.bytes);
	};
	const wanted = withoutVersion('/a.jpg');
	const first = await prepare(wanted);
	expect(first.work).toEqual({ downloaded: 1, encoded: 1 });
	const second = await prepare(wanted);
	expect(second.work).toEqual({ downloaded: 0, encoded: 0 });
	expect(second.pictures).toEqual(first.pictures);
	version = { etag: '"2"', bytes: red };
	expect((await prepare(wanted)).work).toEqual({ downloaded: 1, encoded: 1 });
});

test('validators of one address are not sent to another', async () => {
	host.answers['/a.jpg'] = (_question, response) =>
		response.writeHead(200, { etag: '"1"' }).end(blue);
	host.answers['/b.jpg'] = (question, response) => {
		if (question.headers['if-none-match']) response.writeHead(304).end();
		else response.end(red);
	};
	const { updatedAt: _, ...unversioned } = photo('/a.jpg');
	await prepare(unversioned);
	const { work } = await prepare({ ...unversioned, url: `${host.origin}/b.jpg` });
	expect(work).toEqual({ downloaded: 1, encoded: 1 });
});

test('a photo that cannot be read is left out, named by its id, and harms no other', async () => {
	host.answers['/good.jpg'] = blue;
	host.answers['/broken.jpg'] = blue.subarray(0, 2000);
	host.answers['/page.jpg'] = Buffer.from('<!doctype html><title>Sign in</title>');
	host.answers['/Schmidt-divorce.jpg'] = (_question, response) => response.writeHead(500).end();
	const { pictures, problems } = await prepare(
		photo('/good.jpg', { id: 1 }),
		photo('/broken.jpg', { id: 2 }),
		photo('/page.jpg', { id: 3 }),
		photo('/Schmidt-divorce.jpg', { id: 4 }),
		withoutVersion('/missing.jpg'),
	);
	expect([...pictures.keys()]).toEqual([photoKey(photo('/good.jpg', { id: 1 }))]);
	expect(problems.map(({ id }) => id)).toEqual([2, 3, 4, undefined]);
	expect(problems[0]?.message).toMatch(/^Image 2 is damaged .*It is left out\.$/);
	expect(problems[1]?.message).toMatch(/^Image 3 is not a JPEG, PNG or WebP file/);
	expect(problems[2]?.message).toMatch(/^Image 4 could not be downloaded .*500/);
	expect(problems[3]?.message).toMatch(/^An image without an id .*404/);
	expect(JSON.stringify(problems)).not.toMatch(/Schmidt|127\.0\.0\.1|http/);
});

test('a photo whose new version fails keeps its last good copy, and the report says so', async () => {
	host.answers['/a.jpg'] = blue;
	const before = await prepare(photo('/a.jpg'));
	host.answers['/a.jpg'] = Buffer.from('<html>');
	const { pictures, problems } = await prepare(photo('/a.jpg', { updatedAt: 'v2' }));
	expect([...pictures.values()]).toEqual([...before.pictures.values()]);
	expect(problems).toMatchObject([{ id: 1, message: expect.stringMatching(/last good copy/) }]);
});

test('a photo without an id keeps its last good copy, too', async () => {
	host.answers['/a.jpg'] = blue;
	await prepare(withoutVersion('/a.jpg'));
	delete host.answers['/a.jpg'];
	const { pictures, problems } = await prepare(withoutVersion('/a.jpg'));
	expect(pictures.size).toBe(1);
	expect(problems).toHaveLength(1);
});

test('neither the pictures nor anything on disk knows where a photo came from', async () => {
	host.answers['/Schmidt-divorce.jpg'] = blue;
	const { pictures } = await prepare(
		photo('/Schmidt-divorce.jpg'),
		withoutVersion('/Schmidt-divorce.jpg'),
	);
	const address = /Schmidt|127\.0\.0\.1|http:/;
	expect(JSON.stringify([...pictures])).not.toMatch(address);
	store.close();
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		expect(entry.name).not.toMatch(address);
		if (!entry.isFile()) continue;
		expect(readFileSync(join(entry.parentPath, entry.name), 'latin1')).not.toMatch(address);
	}
	store = openMediaStore(folder);
});

test('a picture whose record is damaged where the database does not notice it is made again', async () => {
	host.answers['/a.jpg'] = blue;
	const first = await prepare(photo('/a.jpg'));
	store.close();
	const path = join(folder, 'index.sqlite');
	const database = readFileSync(path);
	database.write('{', database.indexOf('"colour"'));
	writeFileSync(path, database);
	store = openMediaStore(folder);
	const second = await prepare(photo('/a.jpg'));
	expect(second.pictures).toEqual(first.pictures);
	expect(second.work.downloaded).toBe(1);
	expect((await prepare(photo('/a.jpg'))).work.downloaded).toBe(0);
});

test.each<[string, (index: string) => string | Buffer]>([
	['is no database', () => 'no database '.repeat(1000)],
	['is damaged inside', (index) => readFileSync(index).fill(0xa5, 4096)],
])('an index that %s is replaced by an empty one', async (_, spoilt) => {
	host.answers['/a.jpg'] = blue;
	await prepare(photo('/a.jpg'));
	store.close();
	const index = join(folder, 'index.sqlite');
	writeFileSync(index, spoilt(index));
	store = openMediaStore(folder);
	expect((await prepare(photo('/a.jpg'))).pictures.size).toBe(1);
});

test('a process killed at any moment leaves only whole files, and the next one finishes', async () => {
	const count = 12;
	for (let id = 1; id <= count; id += 1) {
		const colour = `#${(id * 1_234_567).toString(16).padStart(6, '0').slice(0, 6)}`;
		host.answers[`/${id}.jpg`] = await drawing({ width: 500, height: 400, colour })
			.jpeg()
			.toBuffer();
	}
	const photos = Array.from({ length: count }, (_, at) => photo(`/${at + 1}.jpg`, { id: at + 1 }));
	await prepare(...photos);
	const whole = store.files;

	const killed = testFolder();
	const worker = fileURLToPath(new URL('../../support/photo-worker.ts', import.meta.url));
	const reached: number[] = [];
	for (const enough of runs([1, 9, 20], [0, 1, 2, 5, 9, 14, 20, 26, 30])) {
		const child = spawn(process.execPath, [worker, killed, host.origin, String(count)]);
		const ended = once(child, 'exit');
		while (child.exitCode === null && filesIn(killed).length < enough) await sleep(2);
		child.kill('SIGKILL');
		await ended;
		reached.push(filesIn(killed).length);
		for (const name of filesIn(killed)) {
			const bytes = readFileSync(join(killed, 'files', name));
			expect(bytes.equals(readFileSync(join(whole, name)))).toBe(true);
		}
	}
	expect(reached.some((files) => files > 0 && files < readdirSync(whole).length)).toBe(true);
	store.close();
	store = openMediaStore(killed);
	const { pictures } = await prepare(...photos);
	expect(pictures.size).toBe(count);
});

function filesIn(folder: string): string[] {
	return existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : [];
}

test('memory holds a few photos at a time, however many there are', async () => {
	const large: Answer = await drawing({ width: 2000, height: 1500 }).png().toBuffer();
	let inFlight = 0;
	let most = 0;
	const photos = Array.from({ length: 60 }, (_, at) => photo(`/${at}.png`, { id: at + 1 }));
	const preparer = createPhotoPreparer({
		store,
		hosts: [],
		allowedOrigins: [],
		jobs: 2,
		download: async () => {
			// A turn later, as from any network: those before have told that they are done.
			await new Promise(setImmediate);
			inFlight += 1;
			most = Math.max(most, inFlight);
			return { outcome: 'new', bytes: large, validators: {} };
		},
	});
	const answers = await Promise.all(
		photos.map((each) => preparer.pictures([each]).finally(() => (inFlight -= 1))),
	);
	await preparer.close();
	expect(answers.every(({ pictures }) => pictures.size === 1)).toBe(true);
	expect(most).toBeLessThanOrEqual(8);
});
