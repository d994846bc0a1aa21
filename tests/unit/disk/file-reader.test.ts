import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openReader } from '../../../src/storage/disk/file-reader.ts';
import { testFolder } from '../../support/outbox.ts';

test('reads one file after the other, small ones after large ones, and empty ones', () => {
	const folder = testFolder();
	const read = openReader();
	for (const size of [40_000, 3, 700_000, 0, 699_999]) {
		const file = join(folder, String(size));
		const bytes = Buffer.alloc(size, `${size} `);
		writeFileSync(file, bytes);
		expect(read(file).equals(bytes)).toBe(true);
	}
});

test('fails where there is no file, as reading it does', () => {
	expect(() => openReader()(join(testFolder(), 'gone.html'))).toThrow(/ENOENT.*gone\.html/);
});
