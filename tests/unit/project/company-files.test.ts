import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../support/architecture.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('tests/**/*.ts', { cwd: root }).map((file) => ({
	file,
	text: readFileSync(join(root, file), 'utf8'),
}));
const filesWhere = (isWrong: (given: { file: string; text: string }) => boolean) =>
	files.filter(isWrong).map(({ file }) => file);

test('no test is made with the settings or the texts of the company, which may be any', () => {
	expect(files.length).toBeGreaterThan(300);
	const imports = filesWhere(({ file, text }) =>
		importsOf(file, text).some((address) => /^[./]+\/src\/company\//.test(address)),
	);
	expect(imports).toEqual([]);
	const readers = filesWhere(({ text }) =>
		/(?:join|resolve|URL|read\w+Sync)\([^)]*src\/company\//.test(text),
	);
	expect(readers).toEqual([]);
});

test('whatever reads the environment or runs a command in a test is that of the demo agency', () => {
	const own = filesWhere(
		({ text }) =>
			/\breadEnvironment\(\{|\bcommandLine\(/.test(text) &&
			!/\bdemo(?:Variables|Company)\b/.test(text),
	);
	expect(own).toEqual(['tests/support/command-line.ts']);
});
