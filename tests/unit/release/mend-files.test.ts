import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openFiles, packedPlaceOf, placeOf, readSound } from '../../../src/release/file-store.ts';
import { mendFiles } from '../../../src/release/damage-rounds.ts';
import { flipBit } from '../../support/bit-flips.ts';
import { testFolder } from '../../support/outbox.ts';

const everything = { ranges: [{ from: '00000000', to: 'g' }], named: [] };
const page = Buffer.from(`<h1>Haus</h1>${'wieder und wieder '.repeat(200)}`);
const photo = Buffer.from('\x89PNG'.padEnd(500, 'x'));

function store() {
	const folder = testFolder();
	const files = openFiles(folder);
	const { name } = files.put(page, { path: '/de/' });
	const sheet = files.put(page.subarray(1), { path: '/_astro/a.css' }).name;
	const plain = files.put(photo, { path: '/icon.png' }).name;
	return { folder, name, sheet, plain };
}

test('what is sound is left alone', () => {
	const { folder } = store();
	expect(mendFiles(folder, everything)).toEqual({ mended: [], lost: [] });
});

const harms: [string, (place: string) => void][] = [
	['has a flipped bit', (place) => flipBit(place, 0.4)],
	['is cut off', (place) => truncateSync(place, 10)],
	['is empty', (place) => truncateSync(place, 0)],
	['is something else', (place) => writeFileSync(place, brotliCompressSync('other'))],
	// Not in a compressed copy, where nobody reads what comes after the end.
	['has more at its end', (place) => writeFileSync(place, 'x', { flag: 'a' })],
];

test.each(harms)('a page that %s is made again from its compressed copy', (_, harm) => {
	const { folder, name } = store();
	harm(placeOf(folder, name));
	expect(mendFiles(folder, everything)).toEqual({ mended: [placeOf(folder, name)], lost: [] });
	expect(readFileSync(placeOf(folder, name)).equals(page)).toBe(true);
});

test.each(harms.slice(0, 2))('a compressed copy that %s is made again as it was', (_, harm) => {
	const { folder, name, sheet } = store();
	for (const each of [name, sheet]) {
		const place = packedPlaceOf(folder, each);
		const before = readFileSync(place);
		harm(place);
		expect(mendFiles(folder, everything)).toEqual({ mended: [place], lost: [] });
		if (each === name) expect(readFileSync(place).equals(before)).toBe(true);
		expect(mendFiles(folder, everything)).toEqual({ mended: [], lost: [] });
	}
});

test.each(harms.slice(0, -1))(
	'where no other form is sound, a file that %s is left empty and named',
	(_, harm) => {
		const { folder, name, plain } = store();
		for (const place of [
			placeOf(folder, name),
			packedPlaceOf(folder, name),
			placeOf(folder, plain),
		]) {
			harm(place);
		}
		const { mended, lost } = mendFiles(folder, everything);
		expect(mended).toEqual([]);
		expect(new Set(lost)).toEqual(new Set([name, plain]));
		for (const each of [name, plain]) expect(readSound(folder, each)).toBeUndefined();
		expect(readFileSync(placeOf(folder, name))).toHaveLength(0);
		expect(new Set(mendFiles(folder, everything).lost)).toEqual(new Set(lost));
		openFiles(folder).put(page, { path: '/de/' });
		openFiles(folder).put(photo, { path: '/icon.png' });
		expect(mendFiles(folder, everything)).toEqual({ mended: [], lost: [] });
	},
);

test('one that is gone altogether is made again from its copy, or named', () => {
	const { folder, name, plain } = store();
	rmSync(placeOf(folder, name));
	rmSync(placeOf(folder, plain));
	expect(mendFiles(folder, { ...everything, named: [name, plain] })).toEqual({
		mended: [placeOf(folder, name)],
		lost: [plain],
	});
	expect(readFileSync(placeOf(folder, name)).equals(page)).toBe(true);
});

test('what is not of the store is left alone, and so is a store that is not there', () => {
	const { folder } = store();
	mkdirSync(join(folder, 'ab'), { recursive: true });
	const stranger = join(folder, 'ab', 'notes.txt');
	writeFileSync(stranger, 'mine');
	expect(mendFiles(folder, everything)).toEqual({ mended: [], lost: [] });
	expect(readFileSync(stranger, 'utf8')).toBe('mine');
	expect(existsSync(join(folder, 'swept'))).toBe(false);
	expect(mendFiles(join(folder, 'nowhere'), everything)).toEqual({ mended: [], lost: [] });
});
