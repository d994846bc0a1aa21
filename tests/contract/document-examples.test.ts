import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { connected } from '../support/connected.ts';
import { fullAgency } from '../support/full-agency.ts';

const root = new URL('../../', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, root), 'utf8');

test("the example of the API's client runs as it stands, but for the address", async () => {
	const { origin, sandbox } = await connected(fullAgency);
	const example = /```ts\n([\s\S]*?)```/.exec(text('docs/api.md'))?.[1] ?? '';
	expect(example.split('\n').length).toBeLessThan(25);
	const file = new URL(`.example-${process.pid}.ts`, root);
	onTestFinished(() => rmSync(file));
	writeFileSync(file, example.replace('http://127.0.0.1:4477', origin));
	const { stdout } = await promisify(execFile)(process.execPath, [file.pathname]);
	expect(stdout).toBe(
		'Marie Curie <marie@example.org>\nAda Lovelace <ada@example.org>\n2 in all\n',
	);
	expect(sandbox.account.tasks.list().map(({ title }) => title)).toContain('Call back');
});

test("the example of a company's page passes the checks of types as it stands", () => {
	const page = /```astro\n---\n([\s\S]*?)\n---/.exec(text('docs/astro.md'))?.[1] ?? '';
	const [imports = '', code = ''] = page.split('\n\n');
	const file = new URL(`.page-${process.pid}.ts`, root);
	onTestFinished(() => rmSync(file));
	writeFileSync(
		file,
		`${imports.replace(/^.*\.astro';\n/gm, '').replaceAll('../../', './src/')}
import type { PageFrame } from './src/domain/page.ts';
declare const Astro: { readonly url: URL };
${code}
export const asTheLayoutTakesIt: PageFrame = frame;
`,
	);
	const config = new URL('tsconfig.json', root).pathname;
	const { options } = ts.parseJsonConfigFileContent(
		ts.readConfigFile(config, (path) => readFileSync(path, 'utf8')).config,
		ts.sys,
		root.pathname,
	);
	const files = [file.pathname, new URL('src/env.d.ts', root).pathname];
	const program = ts.createProgram(files, { ...options, noEmit: true });
	const wrong = program.getSemanticDiagnostics(program.getSourceFile(file.pathname));
	expect(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual(
		[],
	);
	expect(code).toContain('frame');
});
