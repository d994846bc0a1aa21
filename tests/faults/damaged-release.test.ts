import { expect, test } from 'vitest';
import { flipKept, flipPhotos, flipStored } from '../support/flipped-files.ts';
import { flipIndex } from '../support/flipped-release.ts';
import { randomFrom } from '../support/random.ts';

test('a bit that the disk has flipped in the index of a release shows nobody another home or list', async () => {
	const { wrong, wrongTargets, missing, damaged } = await flipIndex(
		Array.from({ length: 40 }, randomFrom(41)),
		{ homes: 8 },
	);
	expect(wrong).toEqual([]);
	expect(wrongTargets).toEqual([]);
	expect(missing).toEqual([]);
	expect(damaged).toBeGreaterThan(0);
});

test('a bit that is flipped in a stored file is named, and the file is made again or left empty', () => {
	const { silent, mended, lost } = flipStored(randomFrom(42), 60);
	expect(silent).toEqual([]);
	expect(mended).toBeGreaterThan(0);
	expect(lost).toBeGreaterThan(0);
});

test('a bit that is flipped in a photo or link preview is named, and the file removed', async () => {
	expect(await flipPhotos(randomFrom(43), 60)).toEqual([]);
});

test('a bit that is flipped in what a kept release says of itself costs it no file', async () => {
	expect(await flipKept(randomFrom(44), 60)).toEqual([]);
});
