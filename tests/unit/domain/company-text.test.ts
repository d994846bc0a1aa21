import { expect, test } from 'vitest';
import { companyText } from '../../../src/domain/company-text.ts';

const file = (title: string, more = {}) => ({
	frontmatter: { title, description: 'x', lead: 'x', ...more },
});
const files = {
	'../content/company/sell.de.md': file('Verkaufen'),
	'../content/company/sell.en.md': file('Sell', { demo: true }),
};
const wanted = (locale: 'de' | 'en' | 'es', demo: boolean) =>
	companyText(files, { locale, fallback: 'de', demo })?.title;

test('a text is shown in the page’s language, else in the site’s', () => {
	expect(wanted('en', true)).toBe('Sell');
	expect(wanted('es', true)).toBe('Verkaufen');
});

test('a company never publishes what the demo agency says of itself', () => {
	expect(wanted('en', false)).toBe('Verkaufen');
	const demo = { '/sell.de.md': file('Verkaufen', { demo: true }) };
	expect(companyText(demo, { locale: 'de', fallback: 'de', demo: false })).toBeUndefined();
	expect(companyText({}, { locale: 'de', fallback: 'de', demo: true })).toBeUndefined();
});

test('a text that lacks something is one sentence that names the file', () => {
	const wrong = { '/sell.de.md': { frontmatter: { title: 'Verkaufen', description: 'x' } } };
	const read = () => companyText(wrong, { locale: 'de', fallback: 'de', demo: true });
	expect(read).toThrow(/^The text \/sell\.de\.md cannot be used: .*`lead`/);
	expect(read).toThrow(/\(lead: it is missing\)/);
	expect(() =>
		companyText({ '/sell.fr.md': file('Vendre') }, { locale: 'de', fallback: 'de', demo: true }),
	).toThrow(/its name ends in no language/);
});
