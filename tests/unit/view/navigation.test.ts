import { expect, test } from 'vitest';
import { checkMenu, Menu } from '../../../src/domain/site/menu.ts';
import { footerLinks, menuLinks, languageLinks } from '../../../src/view/navigation.ts';
import { siteWith } from '../../support/gate.ts';

const article = (name: string, texts: Record<string, string>, navigation = true) => ({
	name,
	order: 1,
	navigation,
	texts: Object.fromEntries(
		Object.entries(texts).map(([locale, title]) => [
			locale,
			{ title, description: 'x', slug: title.toLowerCase(), updated: '2026-11-29' },
		]),
	),
});
const articles = [
	article('karriere', { de: 'Karriere', en: 'Careers' }, false),
	article('umzug', { de: 'Umzug' }),
];
const frame = (menu: unknown, locale: 'de' | 'en' = 'de') => ({
	site: { menu: Menu.parse(menu), articles },
	offered: { buy: true, rent: false, projects: true },
	locale,
});
const names = (links: readonly { name: string }[]) => links.map(({ name }) => name);

test('without a setting the menu has the lists with homes and the pages about the company', () => {
	expect(names(menuLinks(frame(undefined)))).toEqual([
		'Kaufen',
		'Projekte',
		'Verkaufen',
		'Über uns',
		'Kontakt',
	]);
});

test('a menu has pages, texts and other addresses in the order of the setting', () => {
	const menu = ['karriere', 'contact', 'rent', { to: '/de/wert/', name: { de: 'Wert' } }, 'buy'];
	expect(menuLinks(frame(menu))).toMatchObject([
		{ name: 'Karriere', href: '/de/karriere/' },
		{ name: 'Kontakt', href: '/de/kontakt/' },
		{ name: 'Wert', href: '/de/wert/' },
		{ name: 'Kaufen', href: '/de/kaufen/' },
	]);
});

test('an entry is left out of languages in which it has no page or no name', () => {
	const two = { to: { de: '/de/wert/', en: '/en/value/' }, name: { de: 'Wert', en: 'Value' } };
	const menu = ['umzug', 'karriere', two, { to: 'https://a.example/', name: { de: 'Shop' } }];
	expect(names(menuLinks(frame(menu)))).toEqual(['Umzug', 'Karriere', 'Wert', 'Shop']);
	expect(names(menuLinks(frame(menu, 'en')))).toEqual(['Careers', 'Value']);
});

test('the foot leads to each page about the company once, whatever the menu leaves out or names', () => {
	const foot = footerLinks(frame(['buy', 'karriere', 'umzug', 'about']));
	expect(names(foot)).toEqual(['Karriere', 'Umzug', 'Über uns', 'Verkaufen', 'Kontakt']);
});

test.each([
	['karierre', /menu: "karierre" is neither a page .* there are: karriere, /],
	['nichts', /menu: "nichts" is neither/],
])('a name that is no page (%s) is refused with the names there are', (name, said) => {
	expect(() => checkMenu(Menu.parse([name]), ['karriere'])).toThrow(said);
});

test.each(['de/wert/', '//a.example/', 'javascript:alert(1)', 'http://a.example/'])(
	'an entry cannot lead to %s',
	(to) => {
		expect(Menu.safeParse([{ to, name: { de: 'x' } }]).success).toBe(false);
	},
);

test('a page in one language leads to the home pages in the others', () => {
	const site = siteWith({ locales: ['de', 'en', 'es'] });
	const alternates = [{ locale: 'de', path: '/de/ratgeber/' }] as const;
	expect(languageLinks({ site, alternates })).toEqual([
		{ locale: 'de', path: '/de/ratgeber/' },
		{ locale: 'en', path: '/en/' },
		{ locale: 'es', path: '/es/' },
	]);
});
