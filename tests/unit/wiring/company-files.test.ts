import { expect, test } from 'vitest';
import { demoCompany } from '../../../src/wiring/company.ts';
import { misplacedFiles, pageNamer } from '../../../src/wiring/company-files.ts';
import { folderWith } from '../../support/folder-with.ts';
import { site } from '../../support/settings.ts';

const notesOf = (files: Readonly<Record<string, string>>) =>
	misplacedFiles(folderWith(files), { locales: ['de', 'en'] });

test('a page in the folder of a language that the site does not speak is named', () => {
	expect(
		notesOf({ 'pages/fr/tips.astro': '', 'pages/en/tips.astro': '', 'pages/qq/a.astro': '' }),
	).toEqual([
		'src/company/pages/fr/tips.astro would be shown as if it were in the site’s own language, because `locales` in src/company/config.ts does not name "fr" (French): add the language there, where the program speaks it, or move the file.',
	]);
});

test.each([
	['slot/footer.astro', 'src/company/slots/footer.astro'],
	['slots/unit/aside.astro', 'src/company/slots/unit-aside.astro'],
	['header-end.astro', 'src/company/slots/header-end.astro'],
	['page/tips.astro', 'src/company/pages'],
	['tips.astro', 'src/company/pages'],
])('a component in %s is shown nowhere and should lie in %s', (file, place) => {
	expect(notesOf({ [file]: '<p>x</p>' })).toEqual([
		`src/company/${file} is shown nowhere, because no page and no component of yours imports it: if it is meant to be seen by itself, move it to ${place}.`,
	]);
});

test('components that a page or another component brings in are where they belong', () => {
	const page = "---\nimport Row from '../parts/Row.astro';\n---\n<Row />";
	expect(
		notesOf({ 'pages/tips.astro': page, 'parts/Row.astro': '', 'slots/footer.astro': '' }),
	).toEqual([]);
	const all = "---\nconst all = import.meta.glob('../parts/*.astro');\n---\n";
	expect(notesOf({ 'pages/tips.astro': all, 'parts/Row.astro': '' })).toEqual([]);
	expect(misplacedFiles(demoCompany.folder, site)).toEqual([]);
});

test.each([
	['/tips/', '/tips/ (src/company/pages/tips.astro)'],
	['/de/umzug/', '/de/umzug/ (src/company/pages/de/umzug.astro)'],
	['/de/', '/de/ (src/company/pages/de/index.astro)'],
	['/list.json', '/list.json (src/company/pages/list.json.ts)'],
	['/en/', '/en/'],
])('a page of the company is named with its file: %s', (path, named) => {
	const files = ['tips.astro', 'de/umzug.astro', 'de/index.astro', 'list.json.ts'];
	expect(pageNamer(files)(path)).toBe(named);
});
