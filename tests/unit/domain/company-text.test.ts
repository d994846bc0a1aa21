import { expect, test } from 'vitest';
import { companyText } from '../../../src/domain/site/company-text.ts';

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
