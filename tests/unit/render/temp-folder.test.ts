import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
	expect([working.folder, left, other.folder].map((each) => existsSync(each))).toEqual([
		true,
		false,
		true,
	]);
	working.release();
	openTempFolder(project).release();
	expect(existsSync(working.folder)).toBe(false);
	other.release();
});

test('a renderer that could not be started says why, and stopping it hides nothing', async () => {
	const project = testFolder();
	mkdirSync(join(project, '.astro'), { recursive: true });
	// Nothing can be compiled where the cache is no folder.
	writeFileSync(join(project, '.astro/node-cache'), '');
	const renderer = startRenderer({ project, variables: {} });
	const rendering = renderer.render({ pages: join(project, 'pages') });
	expect(() => renderer.stop()).not.toThrow();
	await expect(rendering).rejects.toThrow(/EEXIST/);
});
