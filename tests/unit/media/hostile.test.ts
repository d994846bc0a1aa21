import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hostilePictures, payload } from '../../support/hostile-pictures.ts';
import { drawing, startPhotoHost } from '../../support/photo-host.ts';

const Answer = z.object({
	shown: z.array(z.int()),
	problems: z.array(z.object({ id: z.int(), message: z.string() })),
	memory: z.number(),
});

/** Ids are places in the corpus, from 1; the last one is a photo like any other. */
const corpus = await hostilePictures();
const good = corpus.length + 1;

describe('an account full of hostile files', () => {
	let folder: string;
	let answer: z.infer<typeof Answer>;

	beforeAll(async () => {
		const files = corpus.map(({ bytes }) => bytes);
		files.push(await drawing({ width: 700, height: 500, colour: '#209040' }).jpeg().toBuffer());
		const host = await startPhotoHost(
			Object.fromEntries(files.map((bytes, at) => [`/${at + 1}`, bytes])),
		);
		folder = mkdtempSync(join(tmpdir(), 'vitrine-hostile-'));
		const worker = fileURLToPath(new URL('../../support/hostile-worker.ts', import.meta.url));
		const child = fork(worker, [folder, host.origin, String(files.length)]);
		const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
		answer = Answer.parse(message);
		await host.close();
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	test('has at least 40 of them', () => {
		expect(corpus.length).toBeGreaterThanOrEqual(40);
	});

	test('stops nothing: the good photo is shown', () => {
		expect(answer.shown).toContain(good);
	});

	test.each(corpus.map(({ name, isShown }, at) => ({ name, isShown, id: at + 1 })))(
		'$name: shown is $isShown, and if not, a line names the image',
		({ id, isShown }) => {
			expect(answer.shown.includes(id)).toBe(isShown);
			const lines = answer.problems.filter((problem) => problem.id === id);
			expect(lines).toHaveLength(isShown ? 0 : 1);
			for (const { message } of lines)
				expect(message).toMatch(new RegExp(`^Image ${id} .*It is left out\\.$`));
		},
	);

	test('takes less than a gigabyte of memory', () => {
		expect(answer.memory).toBeLessThan(1e9);
	});

	test('leaves nothing of its scripts, places and notes in a file', () => {
		const files = readdirSync(join(folder, 'files'));
		expect(files.length).toBeGreaterThan(10);
		for (const name of files) {
			const bytes = readFileSync(join(folder, 'files', name));
			expect(bytes.includes(payload.slice(8, 22))).toBe(false);
			for (const trace of ['Exif\0\0', 'x:xmpmeta', 'ICC_PROFILE', 'PK\x05\x06']) {
				expect(bytes.includes(trace, 0, 'latin1')).toBe(false);
			}
		}
	});
});
