import * as fc from 'fast-check';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../../src/domain/locale.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { slugify } from '../../../src/i18n/slug.ts';
import { fileOf } from '../../../src/hosts/rule-files.ts';
import { anyText } from '../../support/any-text.ts';
import { runs } from '../../support/full-size.ts';

/** Names that mean something to file systems, hosts or programs. */
const odd = [
	'..',
	'../../etc/passwd',
	'..\\..\\windows',
	'%2e%2e%2f',
	'%00',
	'\u0000',
	'CON',
	'nul.txt',
	'.htaccess',
	'.well-known',
	'-rf *',
	'~root',
	'$(id)',
	'`id`',
	'a\nb\r\nLocation: x',
	'\u202Egnp.exe',
	'ﷺ',
	'😀 👩‍👩‍👧‍👦',
	'ß'.repeat(200),
	'x'.repeat(10_000),
	'Straße am Ǆ',
	'İstanbul',
	'null',
	'undefined',
	'__proto__',
	'constructor',
	'4711',
	'404',
	'seite-2',
	'index.html',
];

test('B14: whatever a title or city holds, its pages have plain addresses within the site, and each its own', () => {
	const text = fc.oneof(
		fc.constantFrom(...odd),
		anyText({ maxLength: 120 }),
		fc.string({ unit: 'grapheme', maxLength: 60 }),
		fc.string({
			unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', '-', ' ', 'Ä', 'a', 'A', '\0'),
		}),
		fc.tuple(fc.constantFrom(...odd), fc.string()).map((parts) => parts.join('')),
	);
	const dist = join(sep, 'site', 'dist');
	const id = fc.integer({ min: 1, max: 2 ** 31 });
	fc.assert(
		fc.property(text, text, id, id, fc.constantFrom(...locales), (one, other, a, b, locale) => {
			const slug = slugify(one);
			expect(slug).toMatch(/^(?=.{0,80}$)(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
			expect(slugify(slug)).toBe(slug);
			const paths = [
				pathOf(locale, { kind: 'unit', id: a, title: one ? { [locale]: one } : {} }),
				pathOf(locale, { kind: 'project', id: a, title: one ? { [locale]: one } : {} }),
				pathOf(locale, { kind: 'listing', deal: 'buy', city: one, district: other }),
				pathOf(locale, { kind: 'removed', deal: 'rent', unitKind: 'house', city: one }),
			];
			for (const path of paths) {
				expect(path).toMatch(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/);
				expect(join(dist, fileOf(path)).startsWith(dist + sep)).toBe(true);
			}
			const [mine] = paths;
			const theirs = pathOf(locale, {
				kind: 'unit',
				id: b,
				title: other ? { [locale]: other } : {},
			});
			expect(mine === theirs).toBe(a === b && slug === slugify(other));
			expect(mine).toMatch(new RegExp(`[/-]${a}/$`));
		}),
		{ numRuns: runs(3_000, 100_000) },
	);
});
