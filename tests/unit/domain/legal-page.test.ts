import { expect, test } from 'vitest';
import type { LegalKind } from '../../../src/domain/legal.ts';
import { legalPage } from '../../../src/domain/site/legal-page.ts';
import type { Locale } from '../../../src/domain/locale.ts';

const file = (title: string) => ({ frontmatter: { title, updated: '2026-11-21' } });
const files = {
	'../content/legal/accessibility.de.md': file('Erklärung zur Barrierefreiheit'),
	'../content/legal/accessibility.en.md': file('Accessibility statement'),
	'../content/legal/imprint.en.md': file('Imprint'),
};
const shown = (
	texts: Parameters<typeof legalPage>[0],
	{ kind = 'accessibility', locale = 'en' }: { kind?: LegalKind; locale?: Locale } = {},
) => legalPage(texts, { kind, locale, fallback: 'de' });

test('a page shows the text of its own language, else that of the site’s', () => {
	expect(shown(files)).toMatchObject({ title: 'Accessibility statement', lang: 'en' });
	const inGerman = { title: 'Erklärung zur Barrierefreiheit', lang: 'de' };
	expect(shown(files, { locale: 'es' })).toMatchObject(inGerman);
	expect(shown(files, { kind: 'terms' })).toBeUndefined();
	expect(shown(files, { kind: 'imprint', locale: 'de' })).toBeUndefined();
});

const dated = (updated: unknown) =>
	shown({ '../content/legal/accessibility.de.md': { frontmatter: { title: 'A', updated } } });

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
