import { expect, test } from 'vitest';
import { locales, type Locale } from '../../../src/domain/locale.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { fold } from '../../../src/search/fold.ts';
import { readCards } from '../../../src/view/unit/card-file.ts';
import { attribute, elements, textOf, type Page } from '../../support/html.ts';
import { demo } from './demo.ts';

/** Every row of facts, costs and energy on a page: "Wohnfläche: 84,5 m²". */
function rowsOn(page: Page): ReadonlySet<string> {
	const lists = page.all('dl').flatMap((list) => elements(list, ['div']));
	const tables = page.all('table').flatMap((table) => elements(table, ['tr']));
	const rows = [...lists, ...tables].map((row) =>
		elements(row, ['dt', 'dd', 'th', 'td']).map(textOf).join(': '),
	);
	return new Set(rows);
}

function plain(text: string): string {
	return text.replaceAll(/\s+/g, ' ');
}

/** What the comparison says of a home and its page does not, in the same words. */
function strangers(path: string, compared: ReturnType<typeof readCards>[number]['compared']) {
	const locale: Locale = path.startsWith('/de/') ? 'de' : path.startsWith('/en/') ? 'en' : 'es';
	const t = translator(locale);
	const { page } = demo.pageAt(path);
	const rows = rowsOn(page);
	const main = textOf(page.one('main'));
	const isReserved = elements(page.one('main'), ['span']).some((span) =>
		attribute(span, 'class')?.split(' ').includes('reserved'),
	);
	const isSaid = (name: string, value: string): boolean => {
		if (name === t('shortlist.status')) return isReserved === (value === t('unit.status.reserved'));
		if (name === t('shortlist.place')) return main.startsWith(value) || main.includes(` ${value} `);
		// The page says in the name of the sum what it is without; of a rent it has no such sum.
		if (name === t('monthly.total')) {
			const [sum = '', ...without] = value.split(', ');
			if (value === t('unit.onRequest')) return main.includes(value);
			return compared.deal === 'rent' || rows.has(`${[name, ...without].join(', ')}: ${sum}`);
		}
		const perMonth = plain(t('unit.perMonth', { price: value }));
		return (
			[value, perMonth].some((said) => rows.has(`${name}: ${said}`)) ||
			// Why there is no certificate is a sentence of its own.
			(name === t('energy.class') && value.endsWith('.') && main.includes(value))
		);
	};
	const { costs, months, facts, features } = compared;
	const words = fold(main);
	return [
		...[...costs, ...months, ...facts]
			.map(([name, value = '']) => [plain(name), plain(value)] as const)
			.filter(([name, value]) => !isSaid(name, value))
			.map((row) => row.join(': ')),
		// Equipment that the text about it names, be it in the plural, is in no list of the page.
		...features.filter((name) => !words.includes(fold(name))),
	].map((row) => `${path} ${row}`);
}

test.each(locales)(
	'the comparison says of every home what its page says, in its words (%s)',
	(locale) => {
		const cards = demo.files
			.filter(({ path }) => path.startsWith(`search/${locale}-`))
			.flatMap(({ bytes }) => readCards(bytes.toString()));
		expect(cards.length).toBeGreaterThan(50);
		expect(cards.flatMap(({ href, compared }) => strangers(href, compared))).toEqual([]);
	},
);
