import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../support/site-build.ts';

const root = join(import.meta.dirname, '../../..');
const bin = join(root, 'node_modules/.bin');

/** What docs/services.md tells a company to put into a file of `public/`. */
const statistics = /`(window\._paq = [^`]+)`/.exec(
	readFileSync(join(root, 'docs/services.md'), 'utf8'),
)?.[1];

/** The page of its own that the documents tell a company to begin with. */
const page = /```astro\n([^`]+)```/.exec(readFileSync(join(root, 'docs/astro.md'), 'utf8'))?.[1];

const files = {
	'public/statistics.js': `${statistics}\n`,
	'src/company/content/pages/value.de.md': '---\ntitle: Wert\n---\n\n*  Grundriss\n*  Baujahr\n',
	'src/company/pages/tips.astro': String(page),
	'src/company/tips.ts':
		'import cookie from "cookie"\nexport const tips = cookie as any; console.log()',
	'package.json': '{ "scripts": {"newsletter":"node send.ts"} }',
	'node_modules/cookie/package.json':
		'{ "name": "cookie", "type": "module", "main": "./index.js" }',
	'node_modules/cookie/index.js': 'const cookie = 1;\nexport { cookie, cookie as default };\n',
};

test('scripts of a provider, texts and imports of a company pass lint and format as they come', () => {
	const { folder, remove } = newFolder();
	onTestFinished(remove);
	for (const name of ['.oxlintrc.json', '.prettierrc.json', '.prettierignore']) {
		copyFileSync(join(root, name), join(folder, name));
	}
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	const plugin = 'node_modules/prettier-plugin-astro';
	symlinkSync(join(root, plugin), join(folder, plugin));
	for (const [command, ...args] of [
		['oxlint', '--deny-warnings'],
		['prettier', '--check', '.'],
	]) {
		const { status, stdout, stderr } = spawnSync(join(bin, command ?? ''), args, {
			cwd: folder,
			encoding: 'utf8',
		});
		expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: expect.any(String) });
	}
});

/** The slot with words in two of the three languages that the documents show. */
const slot = /```astro\n([^`]+Partial<Record[^`]+)```/.exec(
	readFileSync(join(root, 'docs/slots.md'), 'utf8'),
)?.[1];

test('the check of types reads the slot with words in two languages that the documents show', () => {
	const file = join(root, 'tests/support/company-files/unit-aside.astro');
	expect(readFileSync(file, 'utf8').replaceAll('\t', '  ')).toBe(slot);
});
