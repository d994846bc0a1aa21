import { expect, test } from 'vitest';
import { legalPage } from '../../src/domain/legal-page.ts';

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
