import { expect, test } from 'vitest';
import { legalPage } from '../../../src/domain/legal-page.ts';

const file = (title: string, more = {}) => ({
	frontmatter: { title, updated: '2026-11-21', ...more },
});
const demo = { demo: true };
const half = {
	'../content/legal/accessibility.de.md': file('Eigene Erklärung'),
	'../content/legal/accessibility.en.md': file('Demo statement', demo),
	'../content/legal/imprint.en.md': file('Imprint'),
};
const none = {
	'../content/legal/accessibility.de.md': file('Demo-Erklärung', demo),
	'../content/legal/accessibility.en.md': file('Demo statement', demo),
};
const shown = (
	files: Parameters<typeof legalPage>[0],
	mode: 'production' | 'preview' | 'demo',
	locale: 'de' | 'en' | 'es' = 'en',
) => legalPage(files, { kind: 'accessibility', locale, fallback: 'de', mode });

test('a live page shows the company’s text in the site’s own language where its language has only the demo’s', () => {
	expect(shown(half, 'production')).toMatchObject({ title: 'Eigene Erklärung', lang: 'de' });
	expect(shown(half, 'production', 'es')).toMatchObject({ title: 'Eigene Erklärung', lang: 'de' });
	const own = { ...half, '../content/legal/accessibility.en.md': file('Our statement') };
	expect(shown(own, 'production')).toMatchObject({ title: 'Our statement', lang: 'en' });
});

test('no live page shows a text of the demo agency', () => {
	for (const locale of ['de', 'en', 'es'] as const) {
		expect(shown(none, 'production', locale)).toBeUndefined();
	}
});

test('a preview shows what the live site would, and the demo’s text only where there is no other', () => {
	expect(shown(half, 'preview')?.title).toBe('Eigene Erklärung');
	expect(shown(none, 'preview')?.title).toBe('Demo statement');
	expect(shown(none, 'preview', 'es')?.title).toBe('Demo-Erklärung');
});

test('the demo shows its texts in each language', () => {
	expect(shown(half, 'demo')?.title).toBe('Demo statement');
});

const dated = (updated: unknown) =>
	shown(
		{ '../content/legal/accessibility.de.md': { frontmatter: { title: 'A', updated } } },
		'demo',
	);

test('the day of a text is read as text or as the time YAML makes of it, and in no other form', () => {
	expect(dated('2026-11-05')?.updated).toBe('2026-11-05');
	expect(dated('2026-11-05T00:00:00.000Z')?.updated).toBe('2026-11-05');
	expect(dated(new Date('2026-11-05'))?.updated).toBe('2026-11-05');
	const file = 'The legal text ../content/legal/accessibility.de.md cannot be used';
	const day = '(updated: it must be a day such as 2026-11-21)';
	for (const wrong of ['5.11.2026', '05.11.2026', '2026-02-30', 2026]) {
		expect(() => dated(wrong)).toThrow(file);
		expect(() => dated(wrong)).toThrow(day);
	}
	expect(() => dated(undefined)).toThrow('(updated: it is missing)');
});
