import { expect, test } from 'vitest';
import { companyText, legalPage } from '../../../src/domain/site/company-texts.ts';
import type { LegalKind } from '../../../src/domain/legal.ts';
import type { Locale } from '../../../src/domain/locale.ts';

const file = (title: string, more = {}) => ({
	frontmatter: { title, description: 'x', lead: 'x', ...more },
});
const files = {
	'../content/company/sell.de.md': file('Verkaufen'),
	'../content/company/sell.en.md': file('Sell'),
};
const wanted = (locale: 'de' | 'en' | 'es') =>
	companyText(files, { locale, fallback: 'de' })?.title;

test('a text is shown in the page’s language, else in the site’s', () => {
	expect(wanted('en')).toBe('Sell');
	expect(wanted('es')).toBe('Verkaufen');
	expect(companyText({}, { locale: 'de', fallback: 'de' })).toBeUndefined();
});

test('a text that lacks something is one sentence that names the file', () => {
	const wrong = { '/sell.de.md': { frontmatter: { title: 'Verkaufen', description: 'x' } } };
	const read = () => companyText(wrong, { locale: 'de', fallback: 'de' });
	expect(read).toThrow(/^The text \/sell\.de\.md cannot be used: .*`lead`/);
	expect(read).toThrow(/\(lead: it is missing\)/);
	expect(() =>
		companyText({ '/sell.fr.md': file('Vendre') }, { locale: 'de', fallback: 'de' }),
	).toThrow(/its name ends in no language/);
});

const legalFile = (title: string) => ({ frontmatter: { title, updated: '2026-11-21' } });
const legalFiles = {
	'../content/legal/accessibility.de.md': legalFile('Erklärung zur Barrierefreiheit'),
	'../content/legal/accessibility.en.md': legalFile('Accessibility statement'),
	'../content/legal/imprint.en.md': legalFile('Imprint'),
};
const shown = (
	texts: Parameters<typeof legalPage>[0],
	{ kind = 'accessibility', locale = 'en' }: { kind?: LegalKind; locale?: Locale } = {},
) => legalPage(texts, { kind, locale, fallback: 'de' });

test('a page shows the text of its own language, else that of the site’s', () => {
	expect(shown(legalFiles)).toMatchObject({ title: 'Accessibility statement', lang: 'en' });
	const inGerman = { title: 'Erklärung zur Barrierefreiheit', lang: 'de' };
	expect(shown(legalFiles, { locale: 'es' })).toMatchObject(inGerman);
	expect(shown(legalFiles, { kind: 'terms' })).toBeUndefined();
	expect(shown(legalFiles, { kind: 'imprint', locale: 'de' })).toBeUndefined();
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
