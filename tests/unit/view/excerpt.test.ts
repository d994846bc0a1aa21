import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, firstSentences } from '../../../src/view/prose.ts';

test.each([
	[
		'stays whole where it is short, without its markup',
		'<p>Zwei Zimmer &amp; <b>Loggia</b></p><p>Ruhig.</p>',
		60,
		'Zwei Zimmer & Loggia Ruhig.',
	],
	[
		'ends with a whole word and an ellipsis where it is long',
		'<p>Drei raumhohe Fenster, geöltes Parkett</p>',
		24,
		'Drei raumhohe Fenster…',
	],
	[
		'keeps a number that stands for no letter',
		'a &#1114111; b &#1114112; c &#x110000; d',
		99,
		'a \u{10ffff} b &#1114112; c &#x110000; d',
	],
	['is not cut in the middle of a sign of two halves', 'ab🏡cd', 4, 'ab…'],
])('a text %s', (_, html, length, expected) => {
	expect(excerpt(html, length)).toBe(expected);
});

test('the text is never longer than asked for and holds no tag', () => {
	const words = fc.array(fc.constantFrom('Haus', 'am', 'Kanal,', '<b>', '</b>', '&amp;', '–'));
	fc.assert(
		fc.property(words, fc.integer({ min: 5, max: 80 }), (parts, length) => {
			const text = excerpt(parts.join(' '), length);
			expect(text.length).toBeLessThanOrEqual(length);
			expect(text).not.toMatch(/<\/?b>/);
		}),
	);
});

test('first sentences end with one, and only where none fits in the middle of it', () => {
	const html = '<p>Ruhig gelegen, z. B. zum Hof. Drei Zimmer.</p><p>Und ein Balkon.</p>';
	expect(firstSentences(html, 50, 'de')).toBe('Ruhig gelegen, z. B. zum Hof. Drei Zimmer.');
	expect(firstSentences(html, 200, 'de')).toBe(
		'Ruhig gelegen, z. B. zum Hof. Drei Zimmer. Und ein Balkon.',
	);
	expect(firstSentences('<p>Drei raumhohe Fenster, geöltes Parkett.</p>', 24, 'de')).toBe(
		'Drei raumhohe Fenster…',
	);
});
