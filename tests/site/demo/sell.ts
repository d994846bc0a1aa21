import { expect, test } from 'vitest';
import { locales, type Locale } from '../../../src/domain/locale.ts';
import { demoAgency } from '../../../src/sandbox/demo/agency.ts';
import { status } from '../../../src/sandbox/demo/statuses.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { attribute, attributes, elements, textOf } from '../../support/html.ts';
import { demo } from './demo.ts';

const sellPage = (locale: (typeof locales)[number]) =>
	demo.pageAt(pathOf(locale, { kind: 'sell' })).page;
const plain = (text: string) => text.replaceAll(/[\u00A0\s]+/g, ' ');

test.each([
	['de', 'Verkauft im November 2026 · nach 51 Tagen'],
	['en', 'Sold in November 2026 · after 51 days'],
	['es', 'Vendido en noviembre de 2026 · en 51 días'],
] as const)(
	'the page for owners tells of homes that were sold, and how soon (%s)',
	(locale, words) => {
		const page = sellPage(locale);
		const stories = page
			.all('article')
			.map(textOf)
			.filter((text) => plain(text).includes('2026 ·'));
		expect(stories).toHaveLength(3);
		expect(plain(stories[0] ?? '')).toContain(words);
		// Their beginnings are whole sentences.
		for (const story of stories) expect(story).not.toContain('…');
	},
);

test('each home sold that stands alone is listed at its place and leads to its page', () => {
	const gone = demoAgency.units.filter(
		({ property_status_id: is, project_id: project }) =>
			(is === status.sold || is === status.reference) && !project,
	);
	const pages = demo.pages.filter(
		({ locale, route }) =>
			locale === 'en' && route.kind === 'unit' && gone.some(({ id }) => id === route.id),
	);
	expect(pages.length).toBeGreaterThanOrEqual(4);
	const hrefs = attributes(sellPage('en'), ['a'], 'href');
	for (const { path } of pages) expect(hrefs).toContain(path);
	const text = plain(sellPage('en').text);
	expect(text).toMatch(/Sold and let, by place Hamburg .*Alboraia .*Leipzig .*New developments/);
});

test('what was sold in a place has an address of its own', () => {
	const page = sellPage('es');
	const ids = page.all('h3').flatMap((heading) => attribute(heading, 'id') ?? []);
	expect(ids).toEqual(expect.arrayContaining(['sold-leipzig', 'sold-hamburg', 'sold-projects']));
	const hrefs = attributes(page, ['a'], 'href');
	for (const id of ids.filter((each) => each.startsWith('sold-')))
		expect(hrefs).toContain(`#${id}`);
});

test('a sold home tells its story before it shows what else there is', () => {
	const { page } = demo.pageAt(
		demo.pages.find(({ locale, route }) => {
			return locale === 'en' && route.kind === 'unit' && route.id === 10035;
		})?.path ?? '',
	);
	const text = plain(page.text);
	const [story, others] = ['The owners did not want half of Leipzig', 'Similar properties'].map(
		(words) => text.indexOf(words),
	);
	expect(story).toBeGreaterThan(0);
	expect(others).toBeGreaterThan(story ?? 0);
	expect(text.split('The owners did not want half of Leipzig')).toHaveLength(2);
});

test('a sold home and a reference say when they were sold, and none calls itself a reference', () => {
	const words: Partial<Record<Locale, RegExp>> = {
		de: /^Verkauft im /,
		en: /^Sold in /,
		es: /^Vendido en /,
	};
	const pages = demo.pages.filter(
		({ route }) => route.kind === 'unit' && [10041, 10021, 10035, 10025].includes(route.id),
	);
	expect(pages).toHaveLength(4 * locales.length);
	for (const { page, path, locale } of pages) {
		const said = page
			.all('span')
			.filter((span) => attribute(span, 'class')?.startsWith('status '))
			.map((span) => textOf(span).trim());
		expect(said, path).toEqual([expect.stringMatching(words[locale] ?? 'nothing')]);
	}
});

test('nobody is told the address of a home that was sold', () => {
	const offer = 'We will give you the exact address on request.';
	for (const [id, isTold] of [
		[10042, true],
		[10035, false],
	] as const) {
		const at = demo.pages.find(({ locale, route }) => {
			return locale === 'en' && route.kind === 'unit' && route.id === id;
		});
		expect(at?.page.text.includes(offer)).toBe(isTold);
	}
});

test.each([
	['de', 'Wohnungen in Leipzig', 'Das ist ein Beispiel und keine Bewertung.'],
	['en', 'Flats in Leipzig', 'This is an example, not a valuation.'],
	['es', 'Pisos en Leipzig', 'Es un ejemplo, no una valoración.'],
] as const)(
	'prices stand there by place and as a worked example, which says that it is one (%s)',
	(locale, place, caution) => {
		const text = plain(sellPage(locale).text);
		expect(text).toContain(place);
		expect(text).toContain(caution);
		// Of both ends of a band, and of what comes of them, everything is rounded.
		const amounts = [...text.matchAll(/(?:€([\d,]+)|([\d.]+) €)/g)].map(([, en = '', other = '']) =>
			Number((en || other).replaceAll(/\D/g, '')),
		);
		expect(amounts.length).toBeGreaterThanOrEqual(8);
		for (const amount of amounts.filter((each) => each >= 1000)) expect(amount % 100).toBe(0);
	},
);

test('no price that was paid or asked for a sold home stands on it', () => {
	const digits = locales
		.map((locale) => sellPage(locale).text.replaceAll(/[.,\u00A0]/g, ''))
		.join();
	const sold = demoAgency.units.filter(
		({ property_status_id: is }) => is === status.sold || is === status.reference,
	);
	const paid = sold.flatMap(({ price, sold_price: final }) => [price, final]).filter(Boolean);
	expect(paid.length).toBeGreaterThan(10);
	expect(paid.filter((amount) => digits.includes(String(amount)))).toEqual([]);
});

test('people stand there with their portraits', () => {
	const portraits = sellPage('de')
		.all('div')
		.filter((div) => attribute(div, 'class') === 'person-portrait')
		.flatMap((div) => elements(div, ['img']));
	expect(portraits).toHaveLength(8);
});
