import { expect, test } from 'vitest';
import { readLocales } from '../../../../src/commands/setup/ask.ts';

test('languages are read as people type them, each once and in their order', () => {
	expect(readLocales('en, de  EN')).toEqual(['en', 'de']);
});

test('a language that the program does not speak, and none at all, are named', () => {
	expect(() => readLocales('de,fr')).toThrow(
		'"fr" is no language of this program, which speaks de, en, es.',
	);
	expect(() => readLocales(' , ')).toThrow('A site needs one language at least');
});
