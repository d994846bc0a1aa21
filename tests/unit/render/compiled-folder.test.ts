import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { copyCompiled } from '../../../src/render/compiled-folder.ts';
import { testFolder } from '../../support/outbox.ts';

const script = Buffer.from('export const a = 1;\n'.repeat(100));
const file = '_astro/frame.js';

beforeEach(() => void vi.stubGlobal('VITRINE_BUILD', '{}'));

/** What the copy of a compiled script becomes, where another build has kept this in its place. */
function copiedBeside(kept: Buffer): Buffer {
	const [folder, others, to] = [testFolder(), testFolder(), testFolder()];
	mkdirSync(join(folder, '_astro'));
	writeFileSync(join(folder, file), script);
	mkdirSync(join(others, 'other/output/_astro'), { recursive: true });
	writeFileSync(join(others, 'other/output', `${file}.br`), kept);
	copyCompiled({ output: folder, entry: join(folder, 'entry.mjs'), to, others, needsAstro: false });
	return readFileSync(join(to, 'output', `${file}.br`));
}

test('a script that another build has compressed is not compressed again', () => {
	const small = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
	expect(copiedBeside(small)).toEqual(small);
});

test.each([
	['of other bytes', brotliCompressSync('export const a = 2;')],
	['that is damaged', Buffer.from('no brotli')],
])('what another build has kept %s is not taken', (_, kept) => {
	const copied = copiedBeside(kept);
	expect(copied).not.toEqual(kept);
	expect(brotliDecompressSync(copied)).toEqual(script);
});
