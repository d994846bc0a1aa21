import { runs } from './full-size.ts';

/** A megabyte each, of what takes long to look through; those that take longest come first. */
const texts = {
	markup: 'ä<b>'.repeat(250_000),
	amounts: 'Preis 1.111 1,1 k € '.repeat(50_000),
	blanks: `x${' '.repeat(1_000_000)}x`,
	words: 'am Weg '.repeat(140_000),
	'one word': 'a'.repeat(1_000_000),
	digits: '1'.repeat(1_000_000),
	numbers: '111 '.repeat(250_000),
};
export const hugeTexts = Object.fromEntries(Object.entries(texts).slice(0, runs(4, 7)));
