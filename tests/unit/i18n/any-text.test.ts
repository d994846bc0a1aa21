import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from '../../../src/domain/prose.ts';
import { languages } from '../../../src/domain/spoken.ts';
import { escapeXml } from '../../../src/view/feeds/rss.ts';
import { withAnchors } from '../../../src/view/prose.ts';
import { keepTogether } from '../../../src/i18n/keep-together.ts';
import { monogram } from '../../../src/view/people.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { planNames } from '../../../src/view/unit/plan-rooms.ts';
import { unitAt } from '../../../src/i18n/unit-path.ts';

const text = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.string({ unit: fc.constantFrom(...'aÄßzÉ², -–:&<>"\'5€m') }),
);

test('a unit is known by the address of its page, whatever it is called', () => {
	const title = fc.record({ de: text, en: text }, { requiredKeys: [] });
	const id = fc.integer({ min: 1, max: 1e9 });
	fc.assert(
		fc.property(id, title, fc.constantFrom(...languages), (unit, words, locale) => {
			const path = pathOf(locale, { kind: 'unit', id: unit, title: words });
			expect(unitAt(path)).toEqual({ id: unit, locale });
		}),
	);
});

test('every heading has an anchor of its own, and nothing else changes', () => {
	fc.assert(
		fc.property(fc.array(text), (titles) => {
			const html = titles.map((title) => `<h2>${escapeXml(title)}</h2><p>x</p>`).join('');
			const { html: marked, headings } = withAnchors(html);
			expect(marked.replaceAll(/ id="[a-z0-9-]+"/g, '')).toBe(html);
			expect(new Set(headings.map(({ id }) => id)).size).toBe(titles.length);
		}),
	);
});

const plain = (words: string) => words.replaceAll('\u00A0', ' ');

test('what is kept together differs from what was written in nothing but blanks', () => {
	fc.assert(
		fc.property(text, (words) => {
			expect(plain(keepTogether(words))).toBe(plain(words));
			expect(keepTogether(keepTogether(words))).toBe(keepTogether(words));
		}),
	);
});

test('what is escaped for XML holds no sign of it, and is read as it was', () => {
	const possible = text.filter(
		(words) => words.isWellFormed() && !/[\p{Cc}\uFFFE\uFFFF]/u.test(words),
	);
	fc.assert(
		fc.property(possible, (words) => {
			expect(escapeXml(words)).not.toMatch(/[<>"']|&(?!#\d+;)/);
			expect(decodeEntities(escapeXml(words))).toBe(words);
		}),
	);
});

test('a monogram is two letters at most, and the names of plans are what their captions end with', () => {
	fc.assert(
		fc.property(fc.array(fc.option(text, { nil: undefined })), (captions) => {
			for (const caption of captions) expect([...monogram(caption ?? '')].length).toBeLessThan(3);
			for (const [at, name] of planNames(captions).entries()) {
				const end = (captions[at] ?? '').trim().toUpperCase();
				expect(name === undefined || end.endsWith(name.toUpperCase())).toBe(true);
				expect(name).not.toBe('');
			}
		}),
	);
});
