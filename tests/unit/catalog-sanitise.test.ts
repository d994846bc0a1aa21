import * as fc from 'fast-check';
import type { Element, Root, RootContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { parseHtml, sanitise } from '../../src/catalog/normalise/sanitise.ts';

const allowed = new Set(
	'a b blockquote br em h3 h4 h5 hr i li ol p strong sub sup table tbody td th tr ul'.split(' '),
);

const vectors = [
	'<script>alert(1)</script>',
	'<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
	'<scr<script>ipt>alert(1)</scr</script>ipt>',
	'<script>alert(1)',
	'<script/x>alert(1)</script >',
	'"><script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'<img src=x onerror=alert(1)//',
	'<img/src/onerror=alert(1)>',
	'<IMG """><SCRIPT>alert(1)</SCRIPT>">',
	'<p onclick=alert(1)>x</p>',
	'<p/onmouseover="alert(1)">x</p>',
	'<b onfocus=alert(1) tabindex=0 autofocus>x</b>',
	'<td onload=alert(1)>x</td>',
	'<a href="javascript:alert(1)">x</a>',
	'<a href="JaVaScRiPt:alert(1)">x</a>',
	'<a href=" javascript:alert(1)">x</a>',
	'<a href="java\nscript:alert(1)">x</a>',
	'<a href="java\tscript:alert(1)">x</a>',
	'<a href="java&#10;script:alert(1)">x</a>',
	'<a href="&#106;avascript:alert(1)">x</a>',
	'<a href="&#x6A;avascript&colon;alert(1)">x</a>',
	'<a href="javascript&colon;alert(1)">x</a>',
	'<a href="\u00a0javascript:alert(1)">x</a>',
	'<a href="\u2028javascript:alert(1)">x</a>',
	'<a href="\u0001javascript:alert(1)">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	'<a href="DATA:text/html;base64,PHNjcmlwdD4=">x</a>',
	'<a href="vbscript:msgbox(1)">x</a>',
	'<a href="file:///etc/passwd">x</a>',
	'<a href="blob:https://example.com/1">x</a>',
	'<a href="//evil.example">x</a>',
	'<a href="/admin">x</a>',
	'<a href="https://user:pass@evil.example">x</a>',
	'<a href="https:evil">x</a><a name=x id=y>z</a>',
	'<a href="https://example.com" target=_blank onclick=alert(1) style="x" class="y" id="z">x</a>',
	'<svg onload=alert(1)>',
	'<svg><script>alert(1)</script></svg>',
	'<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
	'<svg><style><img src=x onerror=alert(1)></style></svg>',
	'<svg><foreignObject><p onclick=alert(1)>x</p></foreignObject></svg>',
	'<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
	'<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
	'<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
	'<math href="javascript:alert(1)">x</math>',
	'<xmp><img src=x onerror=alert(1)></xmp>',
	'<xmp></xmp><img src=x onerror=alert(1)>',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	'<noembed><img src=x onerror=alert(1)></noembed>',
	'<noframes><img src=x onerror=alert(1)></noframes>',
	'<plaintext><img src=x onerror=alert(1)>',
	'<template><script>alert(1)</script></template>',
	'<template><p><template><img src=x onerror=alert(1)></template></p></template>',
	'<textarea><img src=x onerror=alert(1)></textarea>',
	'<title><img src=x onerror=alert(1)></title>',
	'<style>@import "https://evil.example";</style>',
	'<style><!--</style><img src=x onerror=alert(1)>--></style>',
	'<p style="background:url(javascript:alert(1))">x</p>',
	'<link rel=stylesheet href=https://evil.example>',
	'<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
	'<base href="https://evil.example/">',
	'<iframe src="javascript:alert(1)"></iframe>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<object data="javascript:alert(1)"></object>',
	'<embed src="javascript:alert(1)">',
	'<form action="javascript:alert(1)"><input type=submit><button formaction=javascript:alert(1)>x</button></form>',
	'<video><source onerror=alert(1)></video>',
	'<audio src=x onerror=alert(1)>',
	'<details open ontoggle=alert(1)>x</details>',
	'<marquee onstart=alert(1)>x</marquee>',
	'<select><option><img src=x onerror=alert(1)></option></select>',
	'<table background="javascript:alert(1)"><td>x</table>',
	'<body onload=alert(1)>x',
	'<html><head><script>alert(1)</script></head><body>x</body></html>',
	'<!--<img src="--><img src=x onerror=alert(1)//">',
	'<![CDATA[<img src=x onerror=alert(1)>]]>',
	'<?xml version="1.0"?><script>alert(1)</script>',
	'<!DOCTYPE html [<!ENTITY x "<script>">]>&x;',
	'<p>a</p\n><img src=x onerror=alert(1)>',
	'<a href="https://example.com/?<script>alert(1)</script>">x</a>',
	'<x-custom is=y onclick=alert(1)>x</x-custom>',
	'<b><p><b><p></b>x</p></b>',
	'<a href=https://a.example><p><a href=https://b.example>x</a></p></a>',
	'<table><p>x<tr><td>y',
	'<li>x<ul><li>y</ol>z',
	'&lt;script&gt;alert(1)&lt;/script&gt;',
];

describe('hostile and broken markup', () => {
	test(`the corpus has at least 60 vectors (${vectors.length})`, () => {
		expect(vectors.length).toBeGreaterThanOrEqual(60);
	});

	test.each(vectors)('%j leaves only allowed tags and attributes', (vector) => {
		for (const text of [
			vector,
			`<p>before</p>${vector}<p>after</p>`,
			`<ul><li>${vector}</li></ul>`,
		]) {
			expectClean(sanitise(text));
		}
	});

	test('random markup leaves only allowed tags and attributes, and a second pass changes nothing', () => {
		const pieces = fc.constantFrom(
			...vectors,
			...'<p> </p> <b> </b> <table> <td> </table> <ul> <li> </ul> <h1> </h1> <h5> </h5> <a href=https://a.example> </a> <svg> </svg> <math> <mtext> <!-- --> < > &amp; &#0; x <br> <div> </div>'.split(
				' ',
			),
			'\n',
			'\n\n',
			'- x\n',
		);
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
				expectClean(sanitise(parts.join('')));
			}),
			{ numRuns: 400 },
		);
	});

	test('random text survives as text', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
				expectClean(sanitise(text));
			}),
			{ numRuns: 300 },
		);
	});
});

describe('size', () => {
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
		// Processor time, because other tests run beside this one.
		const start = process.cpuUsage();
		const clean = sanitise(html);
		const { user, system } = process.cpuUsage(start);
		expect(user + system).toBeLessThan(1_000_000);
		expect(clean).toContain('text');
	});
});

describe('what authors mean', () => {
	test.each([
		['Erste.\r\n\r\nZweite.', '<p>Erste.</p><p>Zweite.</p>'],
		['Eine\nZeile', '<p>Eine<br>Zeile</p>'],
		['- Parkett\n- Dusche', '<ul><li>Parkett</li><li>Dusche</li></ul>'],
		['Hat:\n• Balkon\n• Keller', '<p>Hat:</p><ul><li>Balkon</li><li>Keller</li></ul>'],
		['<p>Lorem ipsum.', '<p>Lorem ipsum.</p>'],
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

function expectClean(html: string | undefined) {
	if (html === undefined) return;
	for (const element of elements(parseHtml(html))) {
		expect(allowed).toContain(element.tagName);
		const { href, rel, ...others } = element.properties;
		expect(others).toEqual({});
		if (element.tagName !== 'a') expect([href, rel]).toEqual([undefined, undefined]);
		else {
			expect(rel).toEqual(['nofollow', 'noopener']);
			expect(String(href)).toMatch(/^(?:https?|mailto|tel):/);
		}
	}
	expect(sanitise(html)).toBe(html);
}

function elements(parent: Root | Element): Element[] {
	return parent.children.flatMap((child: RootContent) =>
		child.type === 'element' ? [child, ...elements(child)] : [],
	);
}
