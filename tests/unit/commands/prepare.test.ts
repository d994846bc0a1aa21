import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../../src/wiring.ts';

let folder: string;
beforeEach(() => {
	inFolder(mkdtempSync(join(tmpdir(), 'Büro Küste ')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function inFolder(place: string): void {
	folder = place;
	mkdirSync(join(folder, 'src/commands'), { recursive: true });
	cpSync(join(projectRoot, 'src/commands/prepare.mjs'), join(folder, 'src/commands/prepare.mjs'));
}

/** What a command says in a project with these files. */
function say({
	node = '>=20.1',
	command = '',
	hasPackages = true,
}): readonly [number | null, string] {
	writeFileSync(
		join(folder, 'package.json'),
		JSON.stringify({ type: 'module', engines: { node } }),
	);
	if (hasPackages) {
		mkdirSync(join(folder, 'node_modules/zod'), { recursive: true });
		writeFileSync(join(folder, 'node_modules/zod/package.json'), '{"exports":"./index.js"}');
		writeFileSync(join(folder, 'node_modules/zod/index.js'), '');
	}
	writeFileSync(join(folder, 'src/commands/command.ts'), command);
	const args = ['--import', './src/commands/prepare.mjs', 'src/commands/command.ts'];
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: folder,
		encoding: 'utf8',
	});
	return [status, (stdout + stderr).trim()];
}

test('a command runs where all it needs is there', () => {
	expect(say({ command: "const word: string = 'done'; console.log(word);" })).toEqual([0, 'done']);
});

test('a command says which Node it needs where this one is too old', () => {
	const [status, said] = say({ node: '>=99.15' });
	expect(status).toBe(1);
	expect(said).toBe(
		`Vitrine needs Node 99.15 or newer, and this is ${process.versions.node}: run \`npm ci\`, which brings one on most machines, or install it from nodejs.org.`,
	);
});

test('a command says that the packages are missing', () => {
	const [status, said] = say({ hasPackages: false });
	expect([status, said]).toEqual([
		1,
		'The packages Vitrine needs are not installed: run `npm ci` first.',
	]);
});

test.for(['%', '#', '?', '*'])(
	'a command names the %s in the path of the project, with which Astro builds no site',
	(sign) => {
		const project = join(folder, `100${sign} Häuser`);
		inFolder(project);
		const [status, said] = say({});
		folder = dirname(project);
		expect([status, said]).toEqual([
			1,
			`The path of this project, ${project}, has a "${sign}", and Astro builds no whole site there: move the project to a folder without it.`,
		]);
	},
);

test('a slip in a file of the settings is shown where it is, without the lines of Node', () => {
	const [status, said] = say({ command: "export default {\n\tname: 'Meier,\n};\n" });
	expect(status).toBe(1);
	expect(said).toMatch(/^src\/commands\/command\.ts:2 cannot be read, .*\n(.*\n)?.*'Meier,/);
	expect(said).not.toContain('node:internal');
});

test('any other fault of a program is told as Node tells it', () => {
	const [status, said] = say({ command: "throw new TypeError('odd');" });
	expect(status).toBe(1);
	expect(said).toContain('TypeError: odd');
});
