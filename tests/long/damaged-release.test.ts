import { expect, test } from 'vitest';
import { flipKept, flipPhotos, flipStored } from '../support/flipped-files.ts';
import { flipIndex } from '../support/flipped-release.ts';
import { randomFrom } from '../support/random.ts';

test('1,000 flips in the index of a release: 0 other homes or lists, 0 other targets, 0 pages that seem gone', async () => {
	const { wrong, wrongTargets, missing, damaged, unreadable } = await flipIndex(
		Array.from({ length: 1000 }, randomFrom(1)),
		{ homes: 30 },
	);
	console.log(
		`1,000 flips: ${wrong.length} wrong answers, ${wrongTargets.length} wrong targets, ${missing.length} pages missing; ${damaged} answers told of damage, ${unreadable} releases were not opened`,
	);
	expect([...wrong, ...wrongTargets, ...missing]).toEqual([]);
}, 3_600_000);

test('5,000 flips in stored files and 2,000 in photos: all named, and made again or taken away', async () => {
	const { silent, mended, lost, harmless } = flipStored(randomFrom(2), 5000);
	const photos = await flipPhotos(randomFrom(3), 2000);
	console.log(
		`5,000 flips in stored files: ${silent.length} silent, ${mended} made again from their other form, ${lost} left to the build, ${harmless} harmless; 2,000 in photos: ${photos.length} silent`,
	);
	expect([...silent, ...photos]).toEqual([]);
});

test('2,000 flips in what a kept release says of itself: 0 of its files swept', async () => {
	expect(await flipKept(randomFrom(4), 2000)).toEqual([]);
});
