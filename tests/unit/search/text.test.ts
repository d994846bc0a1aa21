import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Described } from '../../../src/domain/described.ts';
import type { Locale } from '../../../src/domain/locale.ts';
import { Localised } from '../../../src/domain/localised.ts';
import type { UnitKind } from '../../../src/domain/unit.ts';
import { searchText } from '../../../src/view/unit/search-text.ts';
import { compoundsOf } from '../../../src/search/compounds.ts';
import { fold, wordsIn } from '../../../src/search/fold.ts';
import { readTexts, writeTexts } from '../../../src/search/text-file.ts';
import { openTexts } from '../../../src/search/text-search.ts';
import type { AgencyRecord } from '../../../src/sandbox/agency.ts';
import { demoAgency } from '../../../src/sandbox/demo/agency.ts';
import { anyText } from '../../support/any-text.ts';
import { catalogueOf, publicProjectOf, publicUnitOf } from '../../support/catalogue.ts';
import { site } from '../../support/settings.ts';

const publicNames = [...site.statuses.available, ...site.statuses.reserved];
const kinds: Readonly<Record<string, UnitKind>> = {
	APARTMENT: 'apartment',
	HOUSE: 'house',
	TRADE_SITE: 'plot',
	LIVING_SITE: 'plot',
	GARAGE: 'parking',
	OFFICE: 'office',
	STORE: 'retail',
	GASTRONOMY: 'gastronomy',
	INVEST: 'investment',
	SHORT_TERM_ACCOMODATION: 'shortStay',
};
/** What the demo agency has on offer, as far as words go. */
const demo: readonly Described[] = demoAgency.units
	.filter((unit) => {
		const status = demoAgency.statuses.find(({ id }) => id === unit['property_status_id']);
		return publicNames.includes(status?.name ?? '') && unit['archived'] !== true;
	})
	.map((unit) => ({
		id: Number(unit['id']),
		reference: String(unit['unit_id']),
		title: titleOf(unit),
		kind: kinds[String(unit['rs_type'])] ?? 'other',
		city: String(unit['city']),
		district: String(unit['district']),
		project: demoAgency.projects.filter(({ id }) => id === unit['project_id']).map(titleOf)[0],
		features: unit['lift'] === 'YES' ? ['lift'] : [],
	}));

function titleOf(record: AgencyRecord): Localised {
	const others = (record.translations ?? []).map(({ locale, title }) => [locale, title] as const);
	return Localised.parse({
		de: record['title'],
		...Object.fromEntries(others.filter(([, title]) => title)),
	});
}

const searches = {
	de: searchIn('de'),
	en: searchIn('en'),
	es: searchIn('es'),
};

/** By way of the file, as a browser does. */
function searchIn(locale: Locale) {
	const texts = demo.map((unit) => searchText(unit, { locale, fallback: 'de' }));
	return openTexts(readTexts(writeTexts(texts)));
}

test.each<[Locale, string, number]>([
	// As it is written, and as it is typed on other keyboards.
	['de', 'Holzhausen Kaminofen', 10033],
	['de', 'barmbek süd', 10201],
	['de', 'barmbek sued', 10201],
	['de', 'barmbek sud', 10201],
	['de', 'schleussig', 10015],
	['de', 'flügeltuer', 10015],
	['de', 'cafe lindenau', 10034],
	// The end of a compound, its middle, and one that the account writes as two words.
	['de', 'garten rahlstedt', 10040],
	['de', 'grundstück sasel', 10042],
	['de', 'wohnung benimaclet', 10050],
	['de', 'platz kaiserkai', 10045],
	['de', 'räume palmaille', 10043],
	['de', 'balkonwohnung ottensen', 10038],
	// A beginning, slips, words between, and any order.
	['de', 'zementfl', 10048],
	['de', 'benimaclett dachwonung', 10050],
	['de', 'Loft mit Hafen in der Valencia', 10053],
	['de', 'ottensen stuck vier', 10038],
	['de', 'wonhung sudvorstadt', 10029],
	['en', 'garden house let', 10040],
	['en', 'flat benimaclet terrace', 10050],
	['en', 'cabanyal', 10049],
	['en', 'penthose', 10313],
	['es', 'jardin', 10040],
	['es', 'jardín', 10040],
	['es', 'atico', 10050],
	['es', 'valencia', 10024],
	['es', 'VALÈNCIA russafa', 10024],
	['es', 'pucol', 10023],
	['es', 'estancia', 10028],
])('in %s, "%s" finds unit %i', (locale, words, id) => {
	expect(searches[locale].find(words)).toContain(id);
});

test('a word that occurs is not taken for a slip, and every word counts', () => {
	const { find } = searches.de;
	expect(find('sasel')).toEqual([10042]);
	expect(find('sasel russafa')).toEqual([]);
	expect(find('xyzzyplugh')).toEqual([]);
	expect(find('garten')).not.toContain(10022);
	expect(find('')).toHaveLength(demo.length);
	expect(find(' mit, in ')).toHaveLength(demo.length);
});

test('of the words that a slip may have meant, those with the fewest wrong letters are taken', () => {
	const texts = ['Lindenhof', 'Lindenkof'].map((own, id) => ({ id, own, shared: [] }));
	expect(openTexts(texts).find('Lindenhov')).toEqual([0]);
});

test('a unit is found by its reference, with and without its dashes, and by its project', () => {
	const { reference, id } = demo.find(({ project }) => project) ?? { reference: '', id: 0 };
	expect(searches.de.find(reference)).toContain(id);
	expect(searches.de.find(reference.replace(/\W/g, ' '))).toContain(id);
	expect(searches.de.find('kanalhöfe').length).toBeGreaterThan(5);
	expect(searches.en.find('Kanalhofe').length).toBeGreaterThan(5);
});

test('folding what is folded changes nothing, and neither case nor accents matter', () => {
	fc.assert(
		fc.property(anyText(), (text) => {
			expect(fold(fold(text))).toBe(fold(text));
		}),
		{ numRuns: 2000 },
	);
	for (const same of [
		['Straße', 'STRASSE', 'strasse'],
		['Grün', 'gruen', 'GRUEN', 'grun'],
		['Habitación', 'habitacion'],
		['l’Eixample', "L'EIXAMPLE"],
		['44 m²', '44 m2'],
	]) {
		expect(new Set(same.map((text) => wordsIn(text).join(' '))).size).toBe(1);
	}
});

test('every word of a unit finds it, whatever it is, and so does each beginning of one', () => {
	const text = fc.record({ id: fc.nat(50), own: fc.string({ unit: 'grapheme' }) });
	fc.assert(
		fc.property(fc.uniqueArray(text, { selector: ({ id }) => id }), (all) => {
			const { find } = openTexts(all.map((one) => ({ ...one, shared: [] })));
			for (const { id, own } of all) {
				for (const word of wordsIn(own)) {
					expect(find(word)).toContain(id);
					expect(find([...word].slice(0, 2).join(''))).toContain(id);
				}
			}
		}),
	);
});

test('compounds are taken apart where a known word ends them, and nowhere else', () => {
	const { ends, halves } = compoundsOf(['wohnung', 'dach', 'familie'].map(fold));
	expect(ends('dachgeschosswohnung')).toEqual(['wohnung']);
	expect(ends('schrebergarten')).toEqual(['garten']);
	expect(ends('karten')).toEqual([]);
	expect(halves('dachwohnung')).toEqual(['dach', 'wohnung']);
	expect(halves('familienhaus')).toEqual(['familie', 'haus']);
	expect(halves('russafa')).toBeUndefined();
});

test('the file holds what was written', () => {
	const texts = demo.map((unit) => searchText(unit, { locale: 'de', fallback: 'de' }));
	const read = readTexts(writeTexts(texts));
	expect(read).toEqual(texts.toSorted((a, b) => a.id - b.id));
	expect(() => readTexts('{"format":0}')).toThrow('format 0');
});

test('nothing hidden is in the words: neither street, price nor text, nor what is not on offer', () => {
	const secret = 'Geheimweg';
	const catalogue = catalogueOf({
		units: [
			publicUnitOf(1, {
				place: { city: 'Jena', street: `${secret} 7`, zip: '07743' },
				description: { de: `<p>${secret}</p>` },
				price: { kind: 'onRequest' },
				projectId: 5,
				broker: { id: 3, name: secret },
			}),
			publicUnitOf(2, { title: { de: secret }, status: 'sold' }),
		],
		projects: [publicProjectOf(5, { title: { de: 'Am Markt' }, description: { de: secret } })],
	});
	const words = { locale: 'de', fallback: 'de' } as const;
	const file = writeTexts(catalogue.described().map((unit) => searchText(unit, words)));
	expect(file).not.toContain(secret);
	expect(file).not.toContain('07743');
	expect(file).toContain('Am Markt');
	expect(readTexts(file).map(({ id }) => id)).toEqual([1]);
});
