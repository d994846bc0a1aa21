import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');

/** What a list of files to leave out names, a line each, at any depth or not. */
const named = (file: string) =>
	text(file)
		.replaceAll('**/', '')
		.match(/^[^/\n]+/gm) ?? [];

test('what runs the site elsewhere starts programs that are there', () => {
	const files = globSync('deploy/**/*', { cwd: root }).filter((file) =>
		statSync(join(root, file)).isFile(),
	);
	const programs = [...files, 'docs/deploy.md'].flatMap(
		(file) => text(file).match(/(?<=[\s"`])src\/[\w/.-]+\.(?:ts|mjs)/g) ?? [],
	);
	expect(programs.length).toBeGreaterThan(3);
	expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('no image is made of what is secret or made', () => {
	expect(named('.dockerignore').toSorted()).toEqual(['.git', ...named('.gitignore')].toSorted());
});

test('a server in a container keeps its folder, and time to end', () => {
	expect(parse(text('deploy/compose.yaml'))).toMatchObject({
		services: { site: { volumes: ['var:/site/var'], stop_grace_period: '30s' } },
		volumes: { var: null },
	});
});

test('nginx reads again whichever of its files a build has changed', () => {
	const told = text('docs/deploy.md');
	const watched = Array.from(told.matchAll(/^PathChanged=(\S+)$/gm), ([, file]) => file);
	const [shown = ''] = /```nginx\n.*?```/s.exec(told) ?? [];
	const read = Array.from(shown.matchAll(/include (\S+);/g), ([, file]) => file);
	expect(read).toHaveLength(2);
	expect(watched).toEqual(read);
});
