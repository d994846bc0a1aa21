import { expect, test } from 'vitest';
import { locales, type Locale } from '../../../src/domain/locale.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { demoAgency } from '../../../src/sandbox/demo/agency.ts';
import settings from '../../../src/sandbox/demo/company/config.ts';
import { attribute, attributes, elements, textOf } from '../../support/html.ts';
import { demo } from './demo.ts';

test.each(locales)(
	'its people stand at their offices, with public numbers alone (%s)',
	(locale) => {
		const { page, html } = demo.pageAt(pathOf(locale, { kind: 'about' }));
		for (const broker of demoAgency.brokers) {
			const { id, name, abstract, public_phone, public_email, email, phone } = broker;
			expect(page.text).toContain(introductionIn(locale, abstract));
			expect(page.text).toContain(name);
			expect(page.text).toContain(public_phone);
			expect(page.text).toContain(public_email);
			for (const inner of [email, phone]) expect(html).not.toContain(inner);
			expect(attributes(page, ['a'], 'href')).toContain(pathOf(locale, { kind: 'person', id }));
		}
		const parts = page
			.all('div')
			.filter((div) => attribute(div, 'class') === 'office-part')
			.map(textOf);
		expect(parts).toHaveLength(3);
		expect(parts[1]).toContain('Große Elbstraße 132');
		// His department is the Leipzig team, though he belongs to the Hamburg one as well.
		expect(parts[0]).toContain('Dr. Emre Aydın');
		expect(parts[1]).not.toContain('Dr. Emre Aydın');
	},
);

test.each(['home', 'sell'] as const)(
	'the line about people stands on the page %s in the language of the page',
	(kind) => {
		for (const locale of locales) {
			const { text } = demo.pageAt(pathOf(locale, { kind })).page;
			for (const { name, abstract } of demoAgency.brokers) {
				expect(text).toContain(name);
				expect(text).toContain(introductionIn(locale, abstract));
				if (locale !== 'de') expect(text).not.toContain(abstract);
			}
		}
	},
);

test.each([
	['de', 'Logo von'],
	['en', 'Logo of'],
	['es', 'Logotipo de'],
] as const)(
	'the logo of a team stands at its office and beside its people (%s)',
	(locale, words) => {
		const logosAt = (path: string) =>
			attributes(demo.pageAt(path).page, ['img'], 'alt').filter((alt) => alt?.startsWith(words));
		const names = demoAgency.teams.map(({ name }) => `${words} ${name}`);
		for (const kind of ['contact', 'about'] as const) {
			expect(logosAt(pathOf(locale, { kind }))).toEqual(names);
		}
		const shown = demo.pages.find(
			(page) => page.locale === locale && page.route.kind === 'unit' && page.route.id === 10001,
		);
		expect(logosAt(shown?.path ?? '')).toContain(`${words} Leipzig`);
	},
);

test('the page of a person shows what they have on offer, and nobody else’s', () => {
	const { page, html } = demo.pageAt(pathOf('en', { kind: 'person', id: 63 }));
	const shown = attributes(page, ['a'], 'href').flatMap((href) => {
		const id = /^\/en\/properties\/.*-(\d+)\/$/.exec(href)?.[1];
		return id === undefined ? [] : [Number(id)];
	});
	const published = new Set(
		demo.pages.flatMap(({ route }) => (route.kind === 'unit' ? [route.id] : [])),
	);
	const own = demoAgency.units.filter(({ broker_id, id }) => broker_id === 63 && published.has(id));
	expect(shown.length).toBeGreaterThan(3);
	expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
	expect(html).toContain('"@type":"Person","name":"Lucía Ferrer"');
	expect(page.text).toContain('Sie spricht Valencianisch, Spanisch, Deutsch und Englisch');
});

test.each(locales)('owners can write what they want to sell (%s)', (locale) => {
	const { page } = demo.pageAt(pathOf(locale, { kind: 'sell' }));
	const fields = page
		.all('input', 'select', 'textarea')
		.filter(
			(field) =>
				attribute(field, 'type') !== 'hidden' && attribute(field, 'tabindex') === undefined,
		)
		.map((field) => attribute(field, 'name'));
	expect(fields).toEqual(
		expect.arrayContaining(['name', 'email', 'phone', 'place', 'property', 'message']),
	);
	const [concern] = page
		.all('input')
		.filter((field) => attribute(field, 'name') === 'concern')
		.map((field) => attribute(field, 'value'));
	expect(concern).toBe('valuation');
});

test('its own texts lead to each other in every language, and the foot of every page leads to them', () => {
	const articles = demo.pages.filter(({ route }) => route.kind === 'article');
	expect(articles).toHaveLength(6);
	for (const { path, locale } of articles) {
		const elsewhere = demo.pages.filter((other) => other.locale === locale && other.path !== path);
		const without = elsewhere.filter(({ page }) => !attributes(page, ['a'], 'href').includes(path));
		expect(without.map((other) => other.path)).toEqual([]);
	}
});

test('every office’s imprint is shown under its name, with the day of the last change', () => {
	const { page } = demo.pageAt(pathOf('de', { kind: 'legal', legal: 'imprint' }));
	const main = page.one('main');
	expect(elements(main, ['h2']).map(textOf)).toEqual(
		expect.arrayContaining(['Leipzig', 'Hamburg', 'València']),
	);
	expect(textOf(main)).toContain('Registre Mercantil de València');
	expect(textOf(main)).toContain('Letzte Änderung: 21. November 2026');
});

/** The line about somebody, as the demo's settings translate it. */
function introductionIn(locale: Locale, line: string | null | undefined): string {
	if (!line) throw new Error('Nothing is said of one of them.');
	if (locale === 'de') return line;
	const translated = settings.introductions?.[line]?.[locale];
	if (translated === undefined) throw new Error(`No ${locale} for: ${line}`);
	return translated;
}
