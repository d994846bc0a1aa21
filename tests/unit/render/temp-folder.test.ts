import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openMaker } from '../../../src/release/make-file.ts';
import { openTempFolder } from '../../../src/render/temp-folder.ts';
import { startRenderer } from '../../../src/render/render.ts';
import { testFolder } from '../../support/outbox.ts';

test('the folder of a build that is under way stays, whatever ids processes have; what was left goes', () => {
	const project = testFolder();
	const working = openTempFolder(project);
	const left = join(project, '.astro/render', `${process.pid}-left`);
	mkdirSync(left);
	utimesSync(left, 1, 1);
	const other = openTempFolder(project);
	expect([folderOf(working), left, folderOf(other)].map((each) => existsSync(each))).toEqual([
		true,
		false,
		true,
	]);
	working.remove();
	other.remove();
	expect(readdirSync(join(project, '.astro/render'))).toEqual([]);
});

test('a renderer that could not be started says why, and stopping it hides nothing', async () => {
	const project = testFolder();
	mkdirSync(join(project, '.astro'), { recursive: true });
	// Nothing can be compiled where the cache is no folder.
	writeFileSync(join(project, '.astro/node-cache'), '');
	const files = join(project, 'files');
	const build = { catalogue: '', records: '', builtAt: '' };
	const renderer = startRenderer({ project, variables: {}, build, files });
	const rendering = renderer.render({
		pages: [],
		count: 0,
		isPart: false,
		make: openMaker(files, 'https://site.example'),
		taker: { file: () => {}, pages: () => {}, onPage: () => {} },
	});
	expect(() => renderer.stop()).not.toThrow();
	await expect(rendering).rejects.toThrow(/EEXIST/);
});

function folderOf({ pages }: ReturnType<typeof openTempFolder>): string {
	return dirname(pages);
}
