import { beforeEach, expect, test } from 'vitest';
import type { Picture } from '../../../src/domain/pictures/picture.ts';
import { digitalSourceXmp } from '../../../src/domain/pictures/provenance.ts';
import type { Download } from '../../../src/media/download.ts';
import { PhotoError } from '../../../src/media/photo-error.ts';
import {
	createPhotoPreparer,
	type PhotoPreparerOptions,
} from '../../../src/media/photo-preparer.ts';
import { remainingLine } from '../../../src/media/photo-problem.ts';
import { photoKey, type Photo } from '../../../src/media/photo.ts';
import { openMediaStore, type MediaStore } from '../../../src/media/store.ts';
import { testFolder } from '../../support/outbox.ts';
import { drawing, startPhotoHost } from '../../support/photo-host.ts';

/** Wide enough to have a file that comes last. */
const bytes = await Promise.all(
	['#2040a0', '#a02020', '#20a040', '#808080'].map((colour) =>
		drawing({ width: 1300, height: 300, colour }).jpeg().toBuffer(),
	),
);

let store: MediaStore;
/** Milliseconds that a test's clock shows. */
let time: number;
/** Ids in the order in which their photos were downloaded. */
let asked: number[];

beforeEach(() => {
	store = openMediaStore(testFolder());
	time = 0;
	asked = [];
	return () => store.close();
});

/** A host on which every photo takes one second and ids above 90 are missing. */
const download: Download = async (url) => {
	const id = Number(new URL(url).pathname.slice(1));
	asked.push(id);
	time += 1000;
	if (id > 90) throw new PhotoError({ reason: 'refused', status: 404 });
	return { outcome: 'new', bytes: bytes[id % bytes.length] ?? Buffer.alloc(0), validators: {} };
};

function photo(id: number, more: Partial<Photo> = {}): Photo {
	return { kind: 'photo', id, updatedAt: 'v1', url: `https://images.example/${id}`, ...more };
}

function preparer(more: Partial<PhotoPreparerOptions> = {}) {
	const reach = { hosts: [], allowedOrigins: [] };
	return createPhotoPreparer({ store, ...reach, download, clock: () => time, jobs: 1, ...more });
}

/** One build that shows these photos; `worksOff` is whether it gets as far as the largest files. */
async function build(
	photos: readonly Photo[],
	more: Partial<PhotoPreparerOptions> & { worksOff?: boolean } = {},
) {
	const { worksOff = false, ...options } = more;
	const made = preparer(options);
	const answer = await made.pictures(photos);
	if (worksOff) await made.workOff();
	await made.close();
	return { ...answer, remaining: made.remaining };
}

const widths = (picture: Picture | undefined) => picture?.files.map(({ width }) => width);

test('records handed in at the same moment share one download of the same photo', async () => {
	const counter = preparer();
	const answers = await Promise.all([1, 2, 3].map(() => counter.pictures([photo(1), photo(2)])));
	await counter.close();
	expect(asked.toSorted()).toEqual([1, 2]);
	expect(counter.work).toEqual({ downloaded: 2, encoded: 2 });
	for (const { pictures } of answers)
		expect([...pictures.keys()]).toEqual(['photo/1@v1', 'photo/2@v1']);
});

test('each record gets its own caption of a photo that several show', async () => {
	const counter = preparer();
	const [first, second] = await Promise.all([
		counter.pictures([photo(1, { caption: { de: 'Küche' } })]),
		counter.pictures([photo(1, { caption: { es: 'Cocina' } })]),
	]);
	await counter.close();
	expect(first.pictures.get('photo/1@v1')?.caption).toEqual({ de: 'Küche' });
	expect(second.pictures.get('photo/1@v1')?.caption).toEqual({ es: 'Cocina' });
});

test('pictures come in the order of the photos, whichever of them are known', async () => {
	await build([photo(2)]);
	const { pictures } = await build([photo(3), photo(2), photo(1)]);
	expect([...pictures.values()].map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('a photo that fails is tried and reported once, however many records show it', async () => {
	const counter = preparer();
	const answers = [];
	for (let record = 0; record < 5; record += 1) answers.push(await counter.pictures([photo(91)]));
	await counter.close();
	expect(asked).toEqual([91]);
	expect(answers.flatMap(({ problems }) => problems)).toMatchObject([{ id: 91 }]);
	expect(answers.map(({ pictures }) => pictures.size)).toEqual([0, 0, 0, 0, 0]);
});

test('a photo without a version is asked for once in a build, however many records show it', async () => {
	const portrait: Photo = { kind: 'portrait', url: 'https://images.example/1' };
	const counter = preparer();
	for (let record = 0; record < 5; record += 1) {
		expect((await counter.pictures([portrait])).pictures.size).toBe(1);
	}
	await counter.close();
	expect(asked).toEqual([1]);
});

test('without a budget every photo is finished', async () => {
	const { pictures, remaining } = await build([photo(1)]);
	expect(widths(pictures.get('photo/1@v1'))).toEqual([480, 960, 1300]);
	expect(remaining).toEqual({ missing: 0, small: 0 });
	expect(remainingLine(remaining)).toBeUndefined();
});

test('when time is short, every photo gets its smaller files before any gets its largest', async () => {
	const all = [1, 2, 3].map((id) => photo(id));
	const first = await build(all, { budgetSeconds: 4.5, worksOff: true });
	expect([...first.pictures.values()].map(widths)).toEqual([
		[480, 960],
		[480, 960],
		[480, 960],
	]);
	expect([...first.pictures.values()].map(({ width }) => width)).toEqual([960, 960, 960]);
	expect(asked.slice(0, 3).toSorted()).toEqual([1, 2, 3]);
	expect(asked).toHaveLength(5);
	expect(first.remaining).toEqual({ missing: 0, small: 1 });
	expect(remainingLine(first.remaining)).toMatch(/1 photo is still to come in full size/);

	asked = [];
	const second = await build(all, { budgetSeconds: 4.5, worksOff: true });
	const widest = [...second.pictures.values()].map((picture) => widths(picture)?.at(-1));
	expect(widest.toSorted()).toEqual([1300, 1300, 960].toSorted());
	expect(asked).toHaveLength(1);
	expect(second.remaining).toEqual({ missing: 0, small: 0 });
});

test('what has no time left is left out, costs nothing, and comes with the next build', async () => {
	const all = [1, 2, 3, 4].map((id) => photo(id));
	const first = await build(all, { budgetSeconds: 2, worksOff: true });
	expect([...first.pictures.keys()]).toEqual(['photo/1@v1', 'photo/2@v1']);
	expect(first.problems).toEqual([]);
	expect(first.remaining).toEqual({ missing: 2, small: 2 });
	expect(remainingLine(first.remaining)).toMatch(/2 photos are still to come, 2 photos are/);

	asked = [];
	const second = await build(all, { budgetSeconds: 100, worksOff: true });
	expect(second.pictures.size).toBe(4);
	expect(asked.slice(0, 2).toSorted()).toEqual([3, 4]);
	expect(asked.slice(2).toSorted()).toEqual([1, 2, 3, 4]);
	expect(second.remaining).toEqual({ missing: 0, small: 0 });
});

test('a photo that fails when the time is over is not tried again in this build', async () => {
	const host = await startPhotoHost({
		'/1': (_request, response) => {
			time += 2000;
			response.writeHead(503).end();
		},
	});
	const short = createPhotoPreparer({
		store,
		hosts: [],
		allowedOrigins: [host.origin],
		clock: () => time,
		budgetSeconds: 1,
	});
	const { problems } = await short.pictures([photo(1, { url: `${host.origin}/1` })]);
	await short.close();
	await host.close();
	expect(problems).toHaveLength(1);
	expect(host.requests).toHaveLength(1);
});

test('a new version that there is no time for shows the one before', async () => {
	await build([photo(1)]);
	const newer = [photo(2), photo(1, { updatedAt: 'v2' })];
	const { pictures, problems, remaining } = await build(newer, { budgetSeconds: 1 });
	expect([...pictures.values()].map(({ id }) => id)).toEqual([2, 1]);
	expect(problems).toEqual([]);
	expect(remaining.missing).toBe(1);
});

test('a few new photos of a finished site are made whole at once, in spite of a budget', async () => {
	await build([photo(1)]);
	const { pictures } = await build([photo(1), photo(2)], { budgetSeconds: 100 });
	expect(widths(pictures.get('photo/2@v1'))).toEqual([480, 960, 1300]);
	expect(asked).toEqual([1, 2]);
});

test('the files are the same whether a budget made them in two steps or not', async () => {
	const { pictures } = await build([photo(1)]);
	const other = openMediaStore(testFolder());
	const inSteps = { store: other, budgetSeconds: 10, worksOff: true };
	await build([photo(1)], inSteps);
	expect((await build([photo(1)], inSteps)).pictures).toEqual(pictures);
	other.close();
});

test('an error that is no matter of photos is not swallowed', async () => {
	const counter = preparer({
		download: async () => {
			throw new Error('a bug');
		},
	});
	await expect(counter.pictures([photo(1)])).rejects.toThrow('a bug');
	await counter.close();
});

test('a build that fails, at photos or elsewhere, is not kept waiting for the largest files', async () => {
	await build([photo(1)], { budgetSeconds: 100 });
	expect(asked).toEqual([1]);
});

test('no photo is loaded before the work may begin, and none at all where it must not', async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const waiting = preparer({ beforeWork: () => promise }).pictures([photo(1)]);
	await new Promise(setImmediate);
	expect(asked).toEqual([]);
	resolve();
	expect((await waiting).pictures.size).toBe(1);

	const refused = preparer({ beforeWork: () => Promise.reject(new Error('no such page')) });
	await expect(refused.pictures([photo(2), photo(3)])).rejects.toThrow('no such page');
	expect(asked).toEqual([1]);
});

test('a picture says what its file or its title does, and keeps it from build to build', async () => {
	const marked = await drawing({ width: 600, height: 400 })
		.withXmp(digitalSourceXmp('trainedAlgorithmicMedia'))
		.jpeg()
		.toBuffer();
	const made: Download = async () => ({ outcome: 'new', bytes: marked, validators: {} });
	for (const at of ['first', 'second']) {
		const { pictures } = await preparer({ download: made }).pictures([photo(1)]);
		const [picture] = pictures.values();
		expect(picture?.provenance, at).toBe('generated');
		expect(picture).not.toHaveProperty('digitalSource');
	}
	const told = [
		photo(2, { provenance: 'visualisation' }),
		photo(3, { provenance: 'visualisation', kind: 'floorPlan' }),
		photo(4),
	];
	const { pictures } = await preparer().pictures(told);
	expect(told.map((each) => pictures.get(photoKey(each))?.provenance)).toEqual([
		'visualisation',
		undefined,
		undefined,
	]);
});
