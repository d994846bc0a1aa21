import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeSections } from '../../../src/domain/site/home-sections.ts';
import { slotNames } from '../../../src/domain/slot.ts';
import { wordsSlip } from '../../../src/i18n/translate.ts';
import { checkSlots } from '../../../src/wiring/company-files.ts';
import { testFolder } from '../../support/outbox.ts';

/** A company's folder with these components. */
function withSlots(...names: string[]): string {
	const folder = testFolder();
	mkdirSync(join(folder, 'slots'));
	for (const name of names) writeFileSync(join(folder, 'slots', `${name}.astro`), '<p>x</p>');
	return folder;
}
const home = [...homeSections];

test('a component in every place, and in a section that the settings name, is as it should be', () => {
	const folder = withSlots(...slotNames, 'home-moving');
	expect(() => checkSlots(folder, { home: ['moving', 'new'] })).not.toThrow();
	expect(() => checkSlots(testFolder(), { home })).not.toThrow();
});

test('a component for no place is refused with the names of all places', () => {
	expect(() => checkSlots(withSlots('unit-asides'), { home })).toThrow(
		`src/company/slots/unit-asides.astro is for no place of the site: its name must be ${slotNames.join(', ')} or home-…`,
	);
});

test('a section of the home page needs a name in the settings, and a name there a file', () => {
	expect(() => checkSlots(withSlots('home-moving'), { home })).toThrow(
		'src/company/slots/home-moving.astro is shown nowhere: name "moving" in `home` of src/company/config.ts.',
	);
	expect(() => checkSlots(testFolder(), { home: ['news'] })).toThrow(
		'home: "news" is none of new, projects, cities, sell, people, and there is no src/company/slots/home-news.astro; the name most like it is "new".',
	);
});

test('a misspelt section is told the name most like it, before its file is told to be shown nowhere', () => {
	expect(() => checkSlots(withSlots('home-moving'), { home: ['mooving'] })).toThrow(
		'there is no src/company/slots/home-mooving.astro; the name most like it is "moving".',
	);
});

test.each([
	[
		'a message that there is not',
		{ 'nav.bui': 'Kaufen' },
		/^words\.de: "nav\.bui" is no message; there are: nav\.buy, /,
	],
	[
		'a value too few',
		{ 'nav.page': 'Seite' },
		'words.de: "nav.page" leaves out {page}; ours is "Seite {page}".',
	],
	[
		'a value that is not given',
		{ 'nav.page': 'Seite {page} von {all}' },
		'words.de: "nav.page" names {all}, which has no value there; ours is "Seite {page}".',
	],
])('own words with %s are refused by their name', (_, texts, slip) => {
	const found = wordsSlip({ de: texts });
	if (typeof slip === 'string') expect(found).toBe(slip);
	else expect(found).toMatch(slip);
});

test('own words that are refused are told ours in their language', () => {
	expect(wordsSlip({ es: { 'nav.page': 'Página' } })).toMatch(
		/leaves out \{page\}; ours is "Página \{page\}"\.$/,
	);
});

test('own words that leave all values in their places are taken', () => {
	expect(wordsSlip({ de: { 'nav.page': '{page}. Seite' }, en: { 'nav.buy': 'Homes' } })).toBe(
		undefined,
	);
});

test('the documents name every place', () => {
	const text = readFileSync(join(import.meta.dirname, '../../../docs/slots.md'), 'utf8');
	for (const name of slotNames) expect(text).toContain(`\`${name}.astro\``);
});
