import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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
	const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(file)]);
	expect(stdout).toBe(
		'Marie Curie <marie@example.org>\nAda Lovelace <ada@example.org>\n2 in all\n',
	);
	expect(sandbox.account.tasks.list().map(({ title }) => title)).toContain('Call back');
});
