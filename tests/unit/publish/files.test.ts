import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openFiles, packedPlaceOf, placeOf } from '../../../src/publish/release/files.ts';
import { testFolder } from '../../support/outbox.ts';

const bytes = Buffer.from('wieder und wieder '.repeat(200));

function stored() {
	const folder = testFolder();
	const put = () => openFiles(folder).put(bytes, { path: '/de/' });
	const first = put();
	return {
		place: placeOf(folder, first.name),
		small: packedPlaceOf(folder, first.name),
		put,
		first,
	};
}

test('a stored file of the same size but with other content is written again', () => {
	const { place, put, first } = stored();
	writeFileSync(place, Buffer.from(bytes).fill('x', 0, 9));
	expect(put()).toEqual(first);
	expect(readFileSync(place).equals(bytes)).toBe(true);
});

test.each([
	['is empty', Buffer.alloc(0)],
	['does not decompress', Buffer.from('no brotli at all')],
])('a compressed copy that %s is made again', (_, damaged) => {
	const { small, put, first } = stored();
	writeFileSync(small, damaged);
	expect(put()).toEqual(first);
	expect(brotliDecompressSync(readFileSync(small)).equals(bytes)).toBe(true);
});
