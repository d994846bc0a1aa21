import { expect, test } from 'vitest';
import { piecesOf, textOf } from '../../../src/release/checks/html.ts';
import { cpuTime } from '../../support/cpu-time.ts';

test('a page is read in order, and its entities are decoded', () => {
	const html = '<p title="1 > 0 &amp; 2">Null &lt; <b>eins</b></p>';
	expect([...piecesOf(html)]).toEqual([
		{ kind: 'attribute', tag: 'p', name: 'title', value: '1 > 0 & 2' },
		{ kind: 'text', text: 'Null < ' },
		{ kind: 'text', text: 'eins' },
	]);
});

test('a sign that opens no tag, and a tag without an end, are text', () => {
	expect(textOf('1 < 2 <b>')).toBe('1  <  2 ');
	expect(textOf('<i>Haus <b undefined')).toBe('Haus  <b undefined');
});

test.each([
	['tags', '<a'],
	['letters of a name', 'a'],
	['quotes', '<a "x'],
])('many %s without an end are read at once', (_what, part) => {
	expect(cpuTime(() => void textOf(`<${part.repeat(50_000)}`))).toBeLessThan(1_000);
});
