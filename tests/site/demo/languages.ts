import type { Nodes } from 'hast';
import { expect, test } from 'vitest';
import type { Locale } from '../../../src/domain/locale.ts';
import { demoAgency } from '../../../src/sandbox/demo/agency.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { germanWordsBut } from '../../support/german-words.ts';
import { attribute, elements, parsePage, textOf, type Page } from '../../support/html.ts';
import { site as settings } from '../../support/settings.ts';
import { demo } from './demo.ts';

const records = [...demoAgency.units, ...demoAgency.projects];
const fieldsOf = (...fields: readonly string[]) =>
	records.flatMap((record) => fields.map((field) => String(record[field] ?? '')));
const germanWords = germanWordsBut([
	'Hallmann & Rey Immobilien GmbH',
	'Sächsische Datenschutz- und Transparenzbeauftragte',
	'Altonaer Balkon',
	'S-Bahn',
	'Hamburger Straße',
	'Prager Straße',
	'from Halle',
	'de Halle',
	...settings.offices.flatMap(({ street, city }) => [street.replace(/ \d+.*/, ''), city]),
	...demoAgency.brokers.map(({ name }) => name ?? ''),
	...demoAgency.projects.map(({ title }) => String(title)),
	...fieldsOf('street', 'city', 'district'),
]);

test('no page in English or Spanish has a German word that is not marked as German', () => {
	const wrong = demo.faults(({ page, locale }) => (locale === 'de' ? [] : germanWords(page)));
	expect(wrong).toEqual([]);
});

test('a German word that slips into an English page is found, wherever it stands', () => {
	expect(germanWords(bodyOf('<p>A flat with <b>Balkon</b> und garden</p>'))).toEqual([
		'balkon',
		'und',
	]);
	expect(germanWords(bodyOf('<img alt="Blick aus der Küche">'))).toEqual(['aus', 'der', 'küche']);
	expect(
		germanWords(bodyOf('<p lang="de">Die Küche ist neu</p><p>Karl-Heine-Straße 41</p>')),
	).toEqual([]);
	const [title = ''] = fieldsOf('title').filter((each) => each.includes(' mit '));
	expect(germanWords(bodyOf(`<button aria-label="Save: ${title}"></button>`))).toContain('mit');
});

test.each<[Locale, RegExp, RegExp]>([
	['de', /\d{1,3}\.\d{3}\s€/, /€\s?\d|\d,\d{3}(?!\d)\s?(?:€|m²)|\d\.\d{1,2}\sm²/],
	['en', /€\d{1,3},\d{3}/, /\d\s€|\d\.\d{3}(?!\d)|\d,\d{1,2}\sm²/],
	['es', /\d{1,3}\.\d{3}\s€/, /€\s?\d|\d,\d{3}(?!\d)\s?(?:€|m²)|\d\.\d{1,2}\sm²/],
])('amounts and areas are written as the language does (%s)', (locale, right, wrong) => {
	const own = demo.pages.filter((page) => page.locale === locale && page.route.kind !== 'legal');
	const texts = own.map(({ path, page }) => ({ path, text: ownText(page.one('main'), locale) }));
	expect(texts.some(({ text }) => right.test(text))).toBe(true);
	const faulty = texts.flatMap(({ path, text }) => {
		const found = new RegExp(`.{0,30}(?:${wrong.source}).{0,10}`).exec(text)?.[0];
		return found === undefined ? [] : [`${path}: ${found}`];
	});
	expect(faulty).toEqual([]);
});

function bodyOf(html: string): Page {
	return parsePage(`<html lang="en"><body>${html}</body></html>`);
}

/** Text in the page's own language. */
function ownText(node: Nodes, locale: Locale): string {
	if (node.type === 'text') return node.value;
	if (!('children' in node)) return '';
	const lang = node.type === 'element' ? attribute(node, 'lang') : undefined;
	if (lang !== undefined && lang !== locale) return '';
	const text = node.children.map((child) => ownText(child, locale)).join(' ');
	// Choices stand below each other.
	return node.type === 'element' && node.tagName === 'option' ? `${text} | ` : text;
}

test.each([
	['de', ['1 Zimmer', '3 Zimmer']],
	['en', ['Studio', '2 bedrooms']],
	['es', ['Estudio', '2 dormitorios']],
] as const)(
	'a project tells its homes by the rooms that count in its language (%s)',
	(locale, expected) => {
		const { page } = demo.pageAt(
			pathOf(locale, { kind: 'project', id: 201, title: { de: 'Kanalhöfe' } }),
		);
		const rooms = ['LE-0.4', 'LE-0.2'].map((reference) => {
			const row = page.all('tr').find((each) => textOf(each).includes(reference));
			return elements(row ?? page.one('table'), ['td']).map(textOf)[1];
		});
		expect(rooms.map((text) => text?.replaceAll(/\s+/g, ' ').trim())).toEqual(expected);
	},
);
