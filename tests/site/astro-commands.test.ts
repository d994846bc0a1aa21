import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../src/wiring.ts';
import { demoVariables } from '../support/settings.ts';
import { newFolder } from '../support/site-build.ts';

test.each([
	['build', /^Pages alone are not the site: run `npm run build`/],
	[
		'dev',
		/^There is nothing to show yet, because .*catalogue\.sqlite is not there: run `npm run dev`/,
	],
])('`astro %s` says in one sentence what to run instead', async (command, sentence) => {
	const { folder, remove } = newFolder();
	onTestFinished(remove);
	const astro = join(projectRoot, 'node_modules/.bin/astro');
	const running = promisify(execFile)(process.execPath, [astro, command], {
		cwd: projectRoot,
		env: { ...demoVariables, VITRINE_VAR: folder },
	});
	const { stderr, code } = await running.then(
		() => ({ stderr: '', code: 0 }),
		(error: { stderr: string; code: number }) => error,
	);
	expect(code).toBe(1);
	expect(stderr).toMatch(sentence);
	expect(stderr.trim()).not.toContain('\n');
});
