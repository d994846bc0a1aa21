import { expect, test } from 'vitest';
import { formatHeadings } from '../../../src/i18n/format.ts';

test.each([
	['de', ['Flächen', 'Gebäude'], 'Flächen und Gebäude'],
	['en', ['Areas', 'Building'], 'Areas and building'],
	['es', ['Superficies', 'Edificio'], 'Superficies y edificio'],
	['es', ['Edificio'], 'Edificio'],
	['en', [], ''],
] as const)('headings are one heading as %s writes it: %j', (locale, headings, joined) => {
	expect(formatHeadings(headings, locale)).toBe(joined);
});
