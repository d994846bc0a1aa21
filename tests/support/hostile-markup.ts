import * as fc from 'fast-check';
import type { Element, Root, RootContent } from 'hast';
import { expect } from 'vitest';
import { parseHtml } from '../../src/gate/html/plain-text.ts';
import { sanitise } from '../../src/gate/html/sanitise.ts';

const allowed = new Set(
	'a b blockquote br em h3 h4 h5 hr i li ol p strong sub sup table tbody td th tr ul'.split(' '),
);

const written = [
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

/** Events that need nobody to do anything, and some that follow a click. */
const events = 'load error focus toggle animationstart begin pageshow click mouseover'.split(' ');
const carriers = [
	(on: string) => `<img src=x ${on}=alert(1)>`,
	(on: string) => `<svg ${on}=alert(1)><animate attributeName=x dur=1s ${on}=alert(1)></svg>`,
	(on: string) => `<input autofocus ${on}='alert(1)'>`,
	(on: string) => `<details open ${on}="alert(1)"><summary>x</summary></details>`,
	(on: string) => `<video src=x ${on}=alert&lpar;1)><source ${on}=alert(1)></video>`,
	(on: string) => `<iframe ${on}=alert(1)></iframe>`,
	(on: string) => `<math><mi ${on}=alert(1)>x</mi></math>`,
	(on: string) => `<h3 contenteditable tabindex=0 autofocus ${on}=alert(1)>x</h3>`,
];
const schemes = [
	'javascript:alert(1)',
	'javascript:/*--></title></style></script>*/alert(1)',
	'\u0000javascript:alert(1)',
	'java&NewLine;script&colon;alert(1)',
	'jav&#x09;ascript:alert(1)',
	'&#0000106avascript:alert(1)',
	'javascript&#x3a;alert&#40;1&#41;',
	'\u3000javascript:alert(1)',
	'data:text/html;charset=utf-8,<script>parent.alert(1)</script>',
	'data:image/svg+xml,<svg onload=alert(1)>',
	'view-source:javascript:alert(1)',
	'feed:javascript:alert(1)',
];
const places = [
	(url: string) => `<a href="${url}">x</a>`,
	(url: string) => `<a href='${url}' target=_self rel=opener>x</a>`,
	(url: string) => `<area href="${url}" shape=default>`,
	(url: string) => `<iframe src="${url}"></iframe>`,
	(url: string) => `<form action="${url}"><button>x</button></form>`,
	(url: string) => `<svg><a href="${url}"><text y=9>x</text></a></svg>`,
	(url: string) => `<object data="${url}"></object>`,
	(url: string) => `<embed src="${url}">`,
	(url: string) => `<meta http-equiv=refresh content="0;url=${url}">`,
];

/** Markup that tries to run something, or to be what it is not. */
export const hostileMarkup: readonly string[] = [
	...new Set(written),
	...events.flatMap((event) => carriers.map((carrier) => carrier(`on${event}`))),
	...schemes.flatMap((scheme) => places.map((place) => place(scheme))),
];

/**
 * The same text in shapes that are markup to whoever looks at it, folds it or decodes it in another order than it was
 * checked in: full-width and small signs, entities of both and entities of entities, doubled and split ones.
 */
export function inOtherShapes(text: string): readonly string[] {
	const signs = /[<>&"'=/;:#(){}`]/g;
	const small = (sign: string) => smallForms[sign] ?? wide(sign);
	const escaped = text.replaceAll(/[<>&"']/g, numbered);
	const fullWidth = text.replaceAll(/[!-~]/g, wide);
	return [
		fullWidth,
		text.replaceAll(signs, wide),
		text.replaceAll(signs, small),
		text.replaceAll('<', '＜'),
		text.replaceAll(/[a-z]/g, (letter) =>
			String.fromCodePoint(0x1d41a + (letter.codePointAt(0) ?? 0) - 0x61),
		),
		escaped,
		escaped.replaceAll('&', '&amp;'),
		escaped.replaceAll(/[!-~]/g, wide),
		fullWidth.replaceAll(/[^\0-\x7f]/gu, numbered),
		text.replaceAll(signs, (sign) => numbered(small(sign))),
		text.replaceAll(/[<>]/g, '$&$&'),
		text.replaceAll(/[a-z]{2,}/gi, (word) => `${word.slice(0, 1)}${text}${word.slice(1)}`),
		text.replaceAll('<', '<＜'),
		...['\u200b', '\u00ad', '\0', '\u2060', '\ufeff', '\u0338'].flatMap((split) => [
			text.replaceAll(/[<a-z]/gi, `$&${split}`),
			text.replaceAll(signs, (sign) => wide(sign) + split),
		]),
	].map((shape) => shape.slice(0, 4_000));
}

/** Addresses that run something or hold markup, and all their shapes. */
export function hostileAddresses(): readonly string[] {
	const held = hostileMarkup.map((text, at) => `https://example.org/${at}?${text}#${text}`);
	return [...schemes, ...schemes.flatMap(inOtherShapes), ...held];
}

function wide(sign: string): string {
	return String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0);
}

function numbered(sign: string): string {
	return `&#${sign.codePointAt(0)};`;
}

const smallForms: Readonly<Record<string, string>> = {
	'<': '﹤',
	'>': '﹥',
	'&': '﹠',
	'=': '﹦',
	';': '﹔',
	':': '﹕',
	'#': '﹟',
	'(': '﹙',
	')': '﹚',
	'{': '﹛',
	'}': '﹜',
};

/** Puts pieces of hostile markup together at random, and fails when anything but what is allowed is left. */
export function fuzzMarkup(runs: number): void {
	const pieces = fc.constantFrom(
		...hostileMarkup,
		...hostileMarkup.flatMap(inOtherShapes),
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
		{ numRuns: runs },
	);
}

/** Fails when there is anything but allowed tags and attributes, or when a second pass changes it. */
export function expectClean(html: string | undefined) {
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
