import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { articleNavigation, articleRoute } from '../../../../src/view/navigation.ts';
import { pathOf } from '../../../../src/i18n/paths.ts';
import { readArticles } from '../../../../src/build/texts/articles.ts';
import { writtenTextDuties } from '../../../../src/build/texts/text-duties.ts';
import { demoCompany } from '../../../../src/wiring/company.ts';
import { folderWith } from '../../../support/folder-with.ts';
import { site } from '../../../support/settings.ts';
import { pagesOf } from '../../../../src/plan/planned-page.ts';

/** A folder of texts, by the names of their files. */
function texts(files: Readonly<Record<string, string>>): string {
	const written = Object.entries(files).map(([file, lines]) => [
		file,
		`---\n${lines}\n---\n\nText.\n`,
	]);
	return folderWith(Object.fromEntries(written));
}

const lines = (title: string, more = '') =>
	`title: ${title}\ndescription: Eine Zeile\nupdated: 2026-11-21${more && `\n${more}`}`;
const read = (files: Readonly<Record<string, string>>) => readArticles(texts(files));

test('what an editor or a system hides beside a text is none', () => {
	const folder = texts({ 'buying.de.md': lines('Wohnung kaufen'), '._buying.de.md': 'x' });
	symlinkSync('somebody@machine.4711', join(folder, '.#buying.de.md'));
	expect(readArticles(folder)).toHaveLength(1);
	expect(writtenTextDuties(folder, { legal: [], site, today: '2026-11-21' })).toEqual([]);
});

test('a text at the address of a page of the company’s own is refused by the names of both files', () => {
	const folder = texts({ 'moving.de.md': lines('Umzug') });
	expect(() => readArticles(folder, { pages: ['de/umzug.astro'] })).toThrow(
		'The text src/company/content/pages/moving.de.md cannot be used: src/company/pages/de/umzug.astro has the address "umzug" already; give it another `slug`.',
	);
});

test('the files of one name are one text in several languages, each at its own address', () => {
	const [article] = read({
		'buying.de.md': lines('"Wohnung kaufen: Was es kostet"'),
		'buying.es.md': lines('Comprar', 'slug: comprar-un-piso'),
	});
	if (!article) throw new Error('There is none.');
	const pages = pagesOf({ route: articleRoute(article), indexed: true }, ['de', 'en', 'es']);
	expect(pages.map(({ path }) => path)).toEqual([
		'/de/wohnung-kaufen-was-es-kostet/',
		'/es/comprar-un-piso/',
	]);
	// Only the languages it exists in are named as alternatives.
	expect(pages[0]?.alternates.map(({ locale }) => locale)).toEqual(['de', 'es']);
	expect(article.texts.de?.updated).toBe('2026-11-21');
});

test('they come in their order, and the foot leads to those that want it, in the page’s language', () => {
	const articles = read({
		'b.de.md': lines('Zweiter', 'order: 2'),
		'a.de.md': lines('Erster', 'order: 1'),
		'c.de.md': lines('Verborgen', 'navigation: false'),
		'd.en.md': lines('English'),
	});
	expect(articles.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
	expect(articleNavigation(articles, 'de')).toEqual([
		{ name: 'Erster', href: '/de/erster/' },
		{ name: 'Zweiter', href: '/de/zweiter/' },
	]);
	expect(articleNavigation(articles, 'en')).toEqual([{ name: 'English', href: '/en/english/' }]);
});

test('a site without texts of its own has none', () => {
	expect(readArticles('/nowhere')).toEqual([]);
});

test.each([
	['a file without a language', { 'buying.md': lines('A') }, /buying\.md cannot be used: its name/],
	['a language we do not speak', { 'a.fr.md': lines('A') }, /a\.fr\.md.*its name/],
	['a colon without quotation marks', { 'a.de.md': lines('A: b') }, /a\.de\.md.*no YAML/],
	['no title', { 'a.de.md': 'description: x\nupdated: 2026-11-21' }, /a\.de\.md.*title/],
	['a key nobody knows', { 'a.de.md': lines('A', 'tittle: B') }, /a\.de\.md.*tittle/],
	[
		'a day as one writes it by hand',
		{ 'a.de.md': 'title: A\ndescription: x\nupdated: 20.11.2026' },
		/\(updated: it must be a day such as 2026-11-21\)/,
	],
	[
		'a day that another country takes for another one',
		{ 'a.de.md': 'title: A\ndescription: x\nupdated: 05.11.2026' },
		/\(updated: it must be a day such as 2026-11-21\)/,
	],
	[
		'a misspelt key',
		{ 'a.de.md': 'titel: A\ndescription: x\nupdated: 2026-11-21' },
		/\(title: it is missing; "titel" is not known here \(did you mean "title"\?\)\)/,
	],
	['a text without first lines', { 'a.de.md': '' }, /title: it is missing; description: it is/],
	[
		'a picture that is not there',
		{ 'a.de.md': `${lines('A')}\n![x](./gone.jpg)` },
		/a\.de\.md cannot be used: its picture \.\/gone\.jpg is not there\.$/,
	],
	['a slug no address can have', { 'a.de.md': lines('A', 'slug: Ä b') }, /slug: use small letters/],
	['a title without letters', { 'a.de.md': lines('北京') }, /makes no address/],
	[
		'two texts at one address',
		{ 'a.de.md': lines('Gleich'), 'b.de.md': lines('Gleich') },
		/b\.de\.md.*a\.de\.md has the address "gleich" already/,
	],
	[
		'a text at the address of a page of the site',
		{ 'a.de.md': lines('Verkaufen') },
		/a\.de\.md.*a page of the site has the address "verkaufen" already; give it another `slug`/,
	],
	['a text at the address of a legal page', { 'a.de.md': lines('AGB') }, /"agb" already/],
])('%s is one sentence that names the file', (_, files, sentence) => {
	expect(() => read(files)).toThrow(sentence);
	expect(() => read(files)).toThrow(/^The text src\/company\/content\/pages\//);
});

test('a legal page that the site does without may be a text of its own', () => {
	const folder = texts({ 'terms.de.md': lines('AGB') });
	expect(readArticles(folder, { legal: ['imprint', 'privacy'] })).toHaveLength(1);
});

test('the texts of the demo agency can be read, and none takes the address of another page', () => {
	const articles = readArticles(join(demoCompany.texts, 'pages'));
	expect(articles.map(({ name }) => name)).toEqual(['buying', 'renting']);
	for (const article of articles) {
		expect(Object.keys(article.texts).sort()).toEqual(['de', 'en', 'es']);
	}
	const taken = (['sell', 'about', 'contact', 'projects', 'inquiry'] as const).map((kind) =>
		pathOf('de', { kind }),
	);
	for (const article of articles) expect(taken).not.toContain(pathOf('de', articleRoute(article)));
});
