import { expect, test } from 'vitest';
import { unfinished, unfinishedKeys } from '../../../src/build/requirements/unfinished.ts';
import { noCountry } from '../../../src/domain/office.ts';
import { companyIn, demoCompany } from '../../../src/wiring/company.ts';
import { temporaryFolder } from '../../support/catalogue.ts';
import { folderWith } from '../../support/folder-with.ts';
import { ownSite } from '../../support/own-site.ts';
import { site as demo } from '../../support/settings.ts';

/** What is found of a company with this file. */
const going = (file: string, text: string) => {
	const company = companyIn(folderWith({ [file]: text }));
	return unfinished({ site: ownSite, company }).join('\n');
};

test.each([
	['content/legal/imprint.de.md', '---\ntitle: Impressum\n---\n\nGeschäftsführer: TODO\n', 5],
	['content/pages/buying.en.md', '---\ntitle: TODO\n---\n', 2],
	['content/pages/compra.es.md', '---\ntitle: Compra\n---\nTODO: dos frases\n', 4],
	['pages/de/umzug.astro', '---\n// TODO later\n---\n<Frame title="TODO">', 4],
	['pages/es/mudanza.astro', '---\n---\n<p>[TODO]</p>', 3],
	['slots/footer.astro', '<a href="https://haus.de/TODO">x</a>', 1],
])('a live site is refused while %s says TODO, by file and line', (file, text, line) => {
	expect(going(file, text)).toContain(
		`A live site cannot say TODO, and this still does: src/company/${file}:${line}. Write`,
	);
});

test.each([
	[
		'a comment of a page',
		'pages/de/umzug.astro',
		'---\n/* TODO\n TODO */\n---\n{/* TODO */}<!-- TODO -->',
	],
	[
		'a comment of a text',
		'content/pages/buying.de.md',
		'---\ntitle: A\n---\n<!-- TODO\n more -->\n',
	],
	[
		'the Spanish word',
		'content/pages/compra.es.md',
		'---\ntitle: TODO INCLUIDO\n---\nTODO lo que busca\n',
	],
	['another word', 'content/pages/compra.es.md', '---\ntitle: MÉTODO\n---\n'],
	['what is no page yet', 'pages/_draft.astro', '<p>TODO</p>'],
])('%s does not count', (_, file, text) => {
	expect(going(file, text)).toBe('');
});

test('a setting counts wherever in it the word stands, and in its own language', () => {
	const hours = { de: 'Montags TODO', es: 'TODO el día' };
	expect(unfinishedKeys({ offices: [{ email: 'TODO@example.com', hours }] })).toEqual([
		'offices.0.email',
		'offices.0.hours.de',
	]);
});

test('a country that nobody has told counts', () => {
	const offices = ownSite.offices.map((office) => ({ ...office, country: noCountry }));
	const company = companyIn(temporaryFolder());
	expect(unfinished({ site: { ...ownSite, offices }, company }).join()).toContain(
		'this still does: `offices.0.country` in src/company/config.ts.',
	);
});

test('the demo agency is finished', () => {
	expect(unfinished({ site: demo, company: demoCompany })).toEqual([]);
});
