import { parseEnv } from 'node:util';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillVariables } from '../../../../src/commands/setup/write-company.ts';

const values = { CRM_BASE_URL: 'https://crm.example/v1', CRM_API_KEY: 'k#1' };

test.each([
	['no file', '', "CRM_BASE_URL=https://crm.example/v1\nCRM_API_KEY='k#1'\n"],
	[
		'empty ones in their places, and the rest as it is',
		'# ours\nCRM_API_KEY=\nPORT=4400\nexport CRM_BASE_URL=""\n',
		"# ours\nCRM_API_KEY='k#1'\nPORT=4400\nCRM_BASE_URL=https://crm.example/v1\n",
	],
	[
		'missing ones behind a last line without an end',
		'PORT=4400',
		"PORT=4400\nCRM_BASE_URL=https://crm.example/v1\nCRM_API_KEY='k#1'\n",
	],
])('an .env is filled in: %s', (_, text, filled) => {
	expect(fillVariables(text, values)).toEqual({ text: filled, others: [] });
});

test('a value that stands there stays, and is named where it is another', () => {
	const text = 'CRM_BASE_URL=https://old.example/v1\nCRM_API_KEY="k#1"\n';
	expect(fillVariables(text, values)).toEqual({ text, others: ['CRM_BASE_URL'] });
});

test('a line with a value stays where a later one without makes it nothing', () => {
	const { text } = fillVariables('CRM_API_KEY=old\nCRM_API_KEY= # new\n', { CRM_API_KEY: 'k' });
	expect(text).toBe('CRM_API_KEY=old\nCRM_API_KEY=k\n');
});

test('the example is filled in where it names the variables', () => {
	const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');
	const { text } = fillVariables(example, values);
	expect(parseEnv(text)).toMatchObject(values);
	expect(text.split('\n').length).toBe(example.split('\n').length);
});

test('Node reads what was filled in, whatever it holds', () => {
	const key = fc.string({ minLength: 1, unit: 'grapheme-ascii' }).filter((text) => !/'/.test(text));
	fc.assert(
		fc.property(key, fc.string({ unit: 'grapheme-ascii' }), (secret, comment) => {
			fc.pre(secret.trim() === secret);
			const { text } = fillVariables(`# ${comment}\nCRM_API_KEY=\n`, { CRM_API_KEY: secret });
			expect(parseEnv(text)['CRM_API_KEY']).toBe(secret);
		}),
	);
});
