import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/gate/html/plain-text.ts';
import { sanitise } from '../../../src/gate/html/sanitise.ts';
import { cpuTime } from '../../support/cpu-time.ts';
import { anyText } from '../../support/any-text.ts';
import {
	expectClean,
	fuzzMarkup,
	hostileMarkup,
	inOtherShapes,
} from '../../support/hostile-markup.ts';

describe('hostile and broken markup', () => {
	test(`the corpus has at least 250 vectors (${hostileMarkup.length})`, () => {
		expect(new Set(hostileMarkup).size).toBeGreaterThanOrEqual(250);
	});

	test.each(hostileMarkup)(
		'%j leaves only allowed tags and attributes, whatever its shape',
		(vector) => {
			const around = [vector, `<p>before</p>${vector}<p>after</p>`, `<ul><li>${vector}</li></ul>`];
			for (const text of [...around, ...inOtherShapes(vector)]) expectClean(sanitise(text));
		},
	);

	test.each([
		['＜img src=x onerror=alert(1)＞', undefined],
		['＜script＞alert(1)＜/script＞', undefined],
		['﹤base href="https://evil.example/"﹥Hell', '<p>Hell</p>'],
		['＜meta http-equiv=refresh content="0;url=//evil.example"＞', undefined],
		['Hell＜ruhig ＆ ＂groß＂', '<p>Hell&#x3C;ruhig &#x26; "groß"</p>'],
		['3 ＜ 4', '<p>3 &#x3C; 4</p>'],
		['&#xFF1C;img src=x onerror=alert(1)&#xFF1E;', '<p>&#x3C;img src=x onerror=alert(1)></p>'],
		['<\u200bimg src=x onerror=alert(1)>', undefined],
	])('what is markup once its signs are folded is read as markup: %j', (raw, html) => {
		expect(sanitise(raw)).toBe(html);
	});

	test('random markup leaves only allowed tags and attributes, and a second pass changes nothing', () => {
		fuzzMarkup(400);
	});

	test('random text survives as text', () => {
		fc.assert(
			fc.property(anyText({ maxLength: 200 }), (text) => {
				expectClean(sanitise(text));
			}),
			{ numRuns: 300 },
		);
	});
});

test.each([
	'<p style="display:none">Schlüssel 12</p>',
	'<span style="font-size:11pt; display: none; mso-hide:all">Schlüssel 12</span>',
	'<p><span style="mso-hide:all">Schlüssel <b>12</b></span></p>',
	'<div style="VISIBILITY: hidden"><p>Schlüssel 12</p></div>',
	'<ul hidden><li>Schlüssel 12</li></ul>',
])('what nobody sees where the text is written comes to light neither here: %s', (unseen) => {
	expect(sanitise(`<p>Hell.</p>${unseen}<p style="display:block">Ruhig.</p>`)).toBe(
		'<p>Hell.</p><p>Ruhig.</p>',
	);
	expect(plainText(`Hell${unseen}`)).toBe('Hell');
	expect(sanitise(unseen)).toBeUndefined();
});

test.each([
	['10,000 nested tags', '<div>'.repeat(10_000) + 'text'],
	[
		'10,000 nested formats with different attributes',
		Array.from({ length: 10_000 }, (_, i) => `<b a=${i}>`).join('') + '<p>text'.repeat(10),
	],
	[
		'formats that every following paragraph repeats',
		Array.from({ length: 60 }, (_, i) => `<i a=${i}>`).join('') + '<p>text'.repeat(2_900),
	],
	['1 MB of paragraphs', '<p>text</p>'.repeat(95_000)],
	['1 MB of opening brackets', 'text' + '<'.repeat(1_000_000)],
	['1 MB of one word', 'text'.repeat(250_000)],
	['1 MB of unclosed scripts', 'text' + '<script>'.repeat(120_000)],
	['1 MB of line ends', 'text' + '\n'.repeat(1_000_000)],
	['1 MB of blanks behind a bullet', 'text\n-' + ' '.repeat(1_000_000) + '\nx'],
	['1 MB of bullets', '- text\n'.repeat(150_000)],
	['100 kB of blanks', 'text' + ' '.repeat(99_000)],
])('%s: done within a second of processor time, and the text is kept', (_, html) => {
	const spent = cpuTime(() => expect(sanitise(html)).toContain('text'));
	expect(spent).toBeLessThan(1_000);
});

describe('what authors mean', () => {
	test.each([
		['Erste.\r\n\r\nZweite.', '<p>Erste.</p><p>Zweite.</p>'],
		['Eine\nZeile', '<p>Eine<br>Zeile</p>'],
		['- Parkett\n- Dusche', '<ul><li>Parkett</li><li>Dusche</li></ul>'],
		['Hat:\n• Balkon\n• Keller', '<p>Hat:</p><ul><li>Balkon</li><li>Keller</li></ul>'],
		['<p>Lorem ipsum.', '<p>Lorem ipsum.</p>'],
		['<p>\n\t\tLorem\n\t\tipsum.</p>', '<p> Lorem ipsum.</p>'],
		['Lorem    ipsum.', '<p>Lorem ipsum.</p>'],
		['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
		['<h1>A</h1><p>b</p><h2>C</h2>', '<h3>A</h3><p>b</p><h4>C</h4>'],
		['<h2>A</h2>', '<h3>A</h3>'],
		['<p></p><p>&nbsp;</p><p><br></p><p>x</p>', '<p>x</p>'],
		['loose <b>words</b><ul><li>x</li></ul>', '<p>loose <b>words</b></p><ul><li>x</li></ul>'],
		['3 < 4 & 5', '<p>3 &#x3C; 4 &#x26; 5</p>'],
		[
			'<a href="https://example.com/x">x</a>',
			'<p><a href="https://example.com/x" rel="nofollow noopener">x</a></p>',
		],
		['<a href="javascript:x">Link</a>', '<p>Link</p>'],
	])('%j becomes %j', (raw, html) => {
		expect(sanitise(raw)).toBe(html);
	});

	test.each([null, undefined, '', ' \n', '<p></p>', '<script>x</script>'])(
		'%j is no text',
		(raw) => {
			expect(sanitise(raw)).toBeUndefined();
		},
	);
});
