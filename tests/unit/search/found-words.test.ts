import { expect, test } from 'vitest';
import { foundWords } from '../../../src/search/choice-by-phrase.ts';

const titles = ['Loft am Kanal', 'Wohnung mit Blick', 'Haus am Kanal mit Blick'];
const count = async (words: string) =>
	titles.filter((title) => words.split(' ').every((word) => title.includes(word))).length;

test('words of a phrase narrow a list as long as something is left', async () => {
	expect(await foundWords(['Kanal', 'Blick'], count)).toEqual({
		found: ['Kanal', 'Blick'],
		missing: [],
	});
	expect(await foundWords(['Kanal', 'Park', 'Blick'], count)).toEqual({
		found: ['Kanal', 'Blick'],
		missing: ['Park'],
	});
});

test('a reference is looked for even where nothing has it', async () => {
	expect(await foundWords(['LE-M-019'], count)).toEqual({ found: ['LE-M-019'], missing: [] });
});
