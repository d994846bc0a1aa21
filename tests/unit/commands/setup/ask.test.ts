import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askFor, readAddress, readLocales } from '../../../../src/commands/setup/ask.ts';

test('languages are read as people type them, each once and in their order', () => {
	expect(readLocales('en, de  EN')).toEqual(['en', 'de']);
});

test('a language that the program does not speak, and none at all, are named', () => {
	expect(() => readLocales('de,fr')).toThrow(
		'"fr" is no language of this program, which speaks de, en, es.',
	);
	expect(() => readLocales(' , ')).toThrow('A site needs one language at least');
});

/** What somebody at a terminal sees who answers with these lines, and what is made of it. */
async function ask(typed: readonly string[], options = {}) {
	const input = Object.assign(new PassThrough(), { isTTY: true });
	const output = new PassThrough();
	const answers = [...typed];
	let shown = '';
	output.on('data', (text: Buffer) => {
		shown += text.toString();
		if (shown.endsWith(': ')) input.write(`${answers.shift()}\n`);
	});
	const question = { given: undefined, option: 'crm', read: readAddress, ...options };
	const value = await askFor('Address', question, { input, output });
	return { value, shown };
}

test('a wrong answer is named and the question comes again', async () => {
	const { value, shown } = await ask(['', 'crm.example', 'https://crm.example/v1']);
	expect(value).toBe('https://crm.example/v1');
	expect(shown).toContain('"crm.example" is no address: it begins with https://.');
});

test('what is secret does not stand on the screen', async () => {
	const { value, shown } = await ask(['s3cret'], { read: String, isSecret: true });
	expect(value).toBe('s3cret');
	expect(shown).not.toContain('s3cret');
});

test('a wrong value of an option ends the command instead', async () => {
	await expect(ask([], { given: 'crm.example' })).rejects.toThrow('is no address');
});
