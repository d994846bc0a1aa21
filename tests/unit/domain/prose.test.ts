import * as fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sanitise } from '../../../src/gate/html/sanitise.ts';
import { onlyProse } from '../../../src/domain/prose.ts';
import { withAnchors } from '../../../src/view/prose.ts';
import { keepTogether } from '../../../src/i18n/keep-together.ts';
import { foldText } from '../../../src/view/unit/text.ts';
import { hostileMarkup, inOtherShapes } from '../../support/hostile-markup.ts';

describe('the last look at a text before it stands in a page', () => {
	test('passes whatever the sanitiser leaves, also folded and with headings that links lead to', () => {
		const pieces = fc.constantFrom(
			...hostileMarkup,
			'<h2>Küche & Bad</h2>',
			'<p>Hell. Ruhig ist es auch, denn hier fährt niemand. 13,2 m².</p>',
			'<a href="mailto:<x>&quot;@example.com">x</a>',
			'<table><tr><td>1',
		);
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
				const html = keepTogether(sanitise(parts.join('')) ?? '');
				const { lead = '', text, more = '' } = foldText(html);
				for (const piece of [html, lead, text, more, withAnchors(html, 3).html]) {
					expect(onlyProse(piece)).toBe(piece);
				}
			}),
			{ numRuns: 300 },
		);
	});

	test.each([
		'<img src=x onerror=alert(1)>',
		'<p onclick=alert(1)>x</p>',
		'<p>x</p><script>alert(1)</script>',
		'<a href="javascript:alert(1)" rel="nofollow noopener">x</a>',
		'<a href="https://a.example" rel="nofollow noopener" onclick="alert(1)">x</a>',
		'<a href="https://a.example">x</a>',
		'<h3 id="x" onclick="x">x</h3>',
		'<!-- <p> --><p>x</p>',
		'<<p>img src=x>',
		'<P>x</P>',
		'<p/>',
		'3 < 4',
	])('refuses %j and says where it stands', (html) => {
		expect(() => onlyProse(html)).toThrow(/^a text of the CRM holds what no text may hold \("</);
	});

	test('refuses all hostile markup as it comes, and what becomes markup when it is folded', () => {
		const marked = hostileMarkup.filter((text) => /<.*alert\(/.test(text));
		const folded = marked.flatMap((text) => inOtherShapes(text)[0]?.normalize('NFKC') ?? []);
		for (const text of [...marked, ...folded]) expect(() => onlyProse(text)).toThrow();
	});
});

test('whatever is rendered as HTML has had the last look, or is made of nothing but what this program has escaped', () => {
	const root = join(import.meta.dirname, '../../..');
	const made = [
		'earlyScript',
		String.raw`shapes.replaceAll(/\s*\n\s*/g, '')`,
		'writeJsonLd(things)',
	];
	const rendered = globSync('src/**/*.astro', { cwd: root, exclude: ['src/{sandbox,company}/**'] })
		.map((file) => readFileSync(join(root, file), 'utf8'))
		.flatMap((text) => Array.from(text.matchAll(/set:html=\{([^}]*)\}/g), ([, html = '']) => html));
	expect(rendered.length).toBeGreaterThan(made.length);
	const unlooked = rendered.filter((html) => !/^onlyProse\(.+\)$/.test(html));
	expect(new Set(unlooked)).toEqual(new Set(made));
});
