import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { flushDisk, openFiles, packedPlaceOf, placeOf } from '../../../src/release/file-store.ts';
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

test('takes the compressed copy that comes with a file, unless it is damaged', () => {
	const put = (given: Buffer) => {
		const folder = testFolder();
		const as = { path: '/_astro/site.css', packed: given };
		const { name, packed } = openFiles(folder).put(bytes, as);
		const small = readFileSync(packedPlaceOf(folder, name));
		expect(small.length).toBe(packed);
		expect(brotliDecompressSync(small).equals(bytes)).toBe(true);
		return small;
	};
	// Less than the store itself would have made of it.
	const beside = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
	expect(put(beside).equals(beside)).toBe(true);
	expect(put(beside.subarray(0, -1)).length).toBeLessThan(beside.length);
});

/** Puts a `sync` before the system's that ends as a disk would make it end. */
function syncThat(says: string): string {
	const folder = testFolder();
	const script = `#!/bin/sh\necho "sync: error syncing '$2': ${says}" >&2\nexit 1\n`;
	writeFileSync(join(folder, 'sync'), script, { mode: 0o755 });
	vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
	return folder;
}
afterEach(() => vi.unstubAllEnvs());

test.each(['Input/output error', 'No space left on device', 'Disk quota exceeded'])(
	'what the disk answers with "%s" is not on it, and nothing goes live',
	async (says) => {
		await expect(flushDisk(syncThat(says))).rejects.toThrow(
			new RegExp(
				`^The disk could not keep what was written \\(.*${says}\\), so nothing was published`,
			),
		);
	},
);

test.each(['Invalid argument', 'Operation not supported', 'Operation not permitted'])(
	'a system that cannot flush and says "%s" writes by itself',
	async (says) => {
		await flushDisk(syncThat(says));
	},
);

test('a system without such a command writes by itself', async () => {
	const folder = testFolder();
	vi.stubEnv('PATH', folder);
	await flushDisk(folder);
});
