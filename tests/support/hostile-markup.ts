import * as fc from 'fast-check';
import type { Element, Root, RootContent } from 'hast';
import { expect } from 'vitest';
import { parseHtml } from '../../src/gate/html/plain-text.ts';
import { sanitise } from '../../src/gate/html/sanitise.ts';
import { written } from './written.ts';

const allowed = new Set(
	'a b blockquote br em h3 h4 h5 hr i li ol p strong sub sup table tbody td th tr ul'.split(' '),
);

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
	...written('hostile-markup').map(([text]) => text),
	...events.flatMap((event) => carriers.map((carrier) => carrier(`on${event}`))),
	...schemes.flatMap((scheme) => places.map((place) => place(scheme))),
];

/**
 * The same text in shapes that are markup to whoever looks at it, folds it or decodes it in another order than it was
 * checked in: full-width and small signs, entities of both and entities of entities, doubled and split ones.
 */
export function inOtherShapes(text: string): readonly string[] {
	const signs = /[<>&"'=/;:#(){}`]/g;
	const small = (sign: string) => smallForms.get(sign) ?? wide(sign);
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

/** Small forms of signs that markup is made of. */
const smallForms = new Map(
	Array.from('<>&=;:#(){}', (sign, at) => [sign, '﹤﹥﹠﹦﹔﹕﹟﹙﹚﹛﹜'.charAt(at)]),
);

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
