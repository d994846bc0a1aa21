import type { Element } from 'hast';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Locale } from '../../src/domain/locale.ts';
import { de } from '../../src/i18n/messages/de.ts';
import { en } from '../../src/i18n/messages/en.ts';
import { es } from '../../src/i18n/messages/es.ts';
import { importRecorded } from '../../src/sandbox/import.ts';
import { demoCompany } from '../../src/wiring/company.ts';
import { site as settings } from '../support/settings.ts';
import { attribute, elements, fact, parsePage, textOf, type Page } from '../support/html.ts';
import {
	activeParts,
	findSecret,
	haystacks,
	programValues,
	type Haystack,
} from '../support/leaks.ts';
import { distinctive, tell } from '../support/private-values.ts';
import { hasRecordedAnswers, recorded, skipReason } from '../support/recorded.ts';
import { buildSite, emptyCrm, newFolder, planOf } from '../support/site-build.ts';
import { filesIn, keptFiles, liveFiles, liveText, type SiteFile } from '../support/site-files.ts';

const answers = [
	'threadi-connector-for-propstack/units_full.json',
	'realistic/units-list-expand-with-meta.json',
	'realistic/projects-list-expand-bare-array.json',
];
const isPublished = (id: number) => published.includes(id);
const published = [42, 910001, 910002, 910003, 910004, 910005, 2301];

describe.skipIf(!hasRecordedAnswers)(`recorded accounts (otherwise ${skipReason})`, () => {
	const { folder, remove } = newFolder();
	const lines: string[] = [];
	let files: SiteFile[] = [];
	let pages: { id: number; locale: Locale; path: string; html: string; page: Page }[] = [];

	beforeAll(async () => {
		const crm = await emptyCrm(folder);
		try {
			for (const answer of answers) importRecorded(crm.sandbox, recorded(answer));
			const told = (line: string) => lines.push(line);
			await buildSite({ folder, crm, photos: crm.origin, told });
		} finally {
			await crm.close();
		}
		files = liveFiles({ folder });
		pages = planOf({ folder }).pages.flatMap(({ route, locale, path }) => {
			if (route.kind !== 'unit' && route.kind !== 'project') return [];
			const html = liveText(folder, path);
			return [{ id: route.id, locale, path, html, page: parsePage(html) }];
		});
	});
	afterAll(remove);

	function pageOf(id: number, locale: Locale = 'de'): Page {
		const found = pages.find((each) => each.id === id && each.locale === locale);
		if (!found) throw new Error(`There is no page of ${id} in ${locale}.`);
		return found.page;
	}
	/** The main part of a page without the offers that stand beside its own. */
	function ownPart(id: number, locale: Locale = 'de'): Element {
		return withoutOthers(pageOf(id, locale).one('main'));
	}
	const addressOf = (id: number) =>
		pageOf(id)
			.all('p')
			.filter((line) => attribute(line, 'class') === 'location-address')
			.map(textOf);
	const factOf = (id: number, name: string, locale: Locale = 'de') => {
		const value = fact(pageOf(id, locale), name);
		return value && textOf(value);
	};
	const heading = (id: number, locale: Locale = 'de') => textOf(pageOf(id, locale).one('h1'));
	const alts = (id: number, locale: Locale = 'de') => [
		...new Set(
			elements(ownPart(id, locale), ['img'])
				.map((img) => attribute(img, 'alt'))
				.filter(Boolean),
		),
	];
	const linksOf = (id: number) =>
		pageOf(id)
			.all('a')
			.map((link) => attribute(link, 'href'));

	describe('every page is right', () => {
		test('every public unit and project has a page in every language, and nothing else has one', () => {
			const found = pages.map(({ id, locale }) => `${id} ${locale}`).sort();
			expect(found).toEqual(
				published.flatMap((id) => ['de', 'en', 'es'].map((locale) => `${id} ${locale}`)).sort(),
			);
			const paths = files.map(({ path }) => path).join('\n');
			expect(paths).not.toMatch(/910006|2302/);
		});

		test('titles stand without markup, in English where they are translated, and are marked where not', () => {
			expect(heading(910003)).toBe('Doppelhaushälfte mit Garten');
			expect(elements(pageOf(910003).one('h1'))).toEqual([]);
			expect(heading(910001)).toBe(
				'Großzügige 3‑Zimmer‑Dachgeschosswohnung mit Südbalkon & Aufzug',
			);
			expect(heading(910001, 'en')).toBe('Generous 3-room top-floor flat with south balcony');
			expect(attribute(pageOf(910001, 'en').one('h1'), 'lang')).toBeUndefined();
			expect(heading(910002, 'es')).toBe('2,5-Zi.-Altbau mit Dielen in Jena-Ost');
			expect(attribute(pageOf(910002, 'es').one('h1'), 'lang')).toBe('de');
			expect(heading(910005, 'en')).toBe('Office floor in a Ringstrasse palace');
			expect(heading(2301)).toBe('Wohnen am Löberwall');
		});

		test.each([
			[910001, 'Kaufpreis', '497.000 €'],
			[910001, 'Wohnfläche', '91,4 m²'],
			[910001, 'Etage', '4. OG (5 Etagen)'],
			[910001, 'Verfügbar', 'Frühjahr 2027'],
			[910001, 'Preis pro m²', '5.439 €'],
			[910001, 'Käuferprovision', 'provisionsfrei'],
			[910001, 'KfW-Standard', 'KfW 40 NH'],
			[910001, 'Endenergiebedarf', '26,33 kWh/(m²·a)'],
			[910001, 'Energieeffizienzklasse', 'A+'],
			[910001, 'Gültig bis', '11. Mai 2036'],
			[910002, 'Kaltmiete', '690,50 € / Monat'],
			[910002, 'Zimmer', '2,5'],
			[910002, 'Etage', 'EG'],
			[910002, 'Kaution', '2.071,50 €'],
			[910004, 'Grundstück', '812 m²'],
			[910005, 'Miete', '8.410 € / Monat'],
			[910005, 'Heizwärmebedarf (HWB)', '54,2 kWh/(m²·a) · C'],
			[910005, 'Gesamtenergieeffizienz (fGEE)', '1,12 · B'],
			[42, 'Baujahr', '1903'],
			[2301, 'Wohnungen', '1'],
		])('unit or project %i: %s is %s', (id, name, value) => {
			expect(factOf(id, name)).toBe(value);
		});

		test('a reserved unit says so, and one that is sold says when and asks for no price', () => {
			expect(textOf(ownPart(910002))).toContain('Reserviert. Sie können sich vormerken');
			const sold = textOf(ownPart(910003));
			expect(sold).toContain('Verkauft im Juni 2026');
			expect(factOf(910003, 'Kaufpreis')).toBeUndefined();
			expect(sold).not.toMatch(/€|Preis auf Anfrage/);
			expect(textOf(pageOf(910003, 'en').one('main'))).toContain('Sold in June 2026');
		});

		test('a hidden address is a town, and an offer to tell more', () => {
			for (const [id, address] of [
				[910002, '07743 Jena'],
				[910005, '1010 Wien, Österreich'],
				[42, '01234 Musterhausen'],
			] as const) {
				const [line, ...more] = addressOf(id);
				expect(more).toEqual([]);
				expect(line).toContain(address);
				expect(line).toContain('Die genaue Adresse nennen wir Ihnen auf Anfrage.');
			}
			expect(addressOf(910001)).toEqual(['Löberwallgraben 14a, 99096 Erfurt, Thüringen']);
			expect(pageOf(910001).text).not.toContain('Die genaue Adresse');
		});

		test('the pictures are the public ones, with what the account says about them', () => {
			expect(alts(910001)).toEqual([
				'Straßenansicht',
				'Wohnzimmer mit Südbalkon',
				'Großzügige 3‑Zimmer‑Dachgeschosswohnung mit Südbalkon & Aufzug, Bild 3',
				'Visualisierung „Innenhof“',
				'Grundriss WE 07',
			]);
			expect(pageOf(910001).all('figure').map(textOf)).toContainEqual(
				expect.stringContaining('Grundriss WE 07'),
			);
			expect(alts(910002)).toEqual([]);
			expect(alts(910003)).toHaveLength(1);
			expect(alts(910005)).toEqual(['Empfang']);
		});

		test('links for the public are there, the others are not', () => {
			expect(linksOf(910001)).toEqual(
				expect.arrayContaining([
					'https://my.matterport.com/show/?m=EXAMPLE',
					'http://www.example.com/lage',
				]),
			);
			expect(linksOf(910001).join()).not.toContain('intern.example.com');
			expect(linksOf(2301)).toContain('https://www.example.com/projekt-loeberwall');
			expect(linksOf(2301)).toContain(pages.find(({ id }) => id === 910001)?.path);
		});

		test('brokers are shown with their public number only', () => {
			expect(linksOf(910001)).toContain('tel:+493615550110');
			expect(linksOf(910002)).toContain('tel:+491705550111');
			const person = pageOf(910003).one('div', (div) => attribute(div, 'class') === 'person');
			expect(textOf(person)).toContain('Lena Süß');
			expect(elements(person, ['a'])).toEqual([]);
		});

		test('no value of the program shows through', () => {
			for (const { page, path } of pages) expect(programValues(page), path).toEqual([]);
		});

		test('the report says what was left out, by id', () => {
			expect(lines).toContainEqual(
				expect.stringMatching(/^unit 910003: description \(de\) names the hidden price/),
			);
			expect(lines.join('\n')).toMatch(/unit 910004: image 7201 .* is not published/);
		});
	});

	describe('nothing private gets out', () => {
		let everything: Haystack[] = [];
		beforeAll(() => {
			const kept = keptFiles({ folder });
			const said = Buffer.from(lines.join('\n'));
			everything = haystacks([...kept, { path: 'report.txt', bytes: said }]);
		});

		/** Numbers are looked for in text alone: bytes of pictures and hashes hold any of them. */
		const canaries =
			'INTERN:|tokUnit|SHOULDNOTLEAK|docTok|Geheimweg|geheimweg|50.933911|11.598732|Kärntner Ring|' +
			'kaerntner|48.2019|16.3711|intern@example.com|.intern@|OLD-6|598000|610000|620000|14920|77001|' +
			'Sensible Daten|Grundbuchauszug|Zx007004|Zx007006|Zx007007|Zx007902|intern.example.com/akte|' +
			'Qualifizierter Alleinauftrag|Familie Beispiel|Bauträgervertrag|Translation missing|' +
			'Geheimweg 5|GW5-HH|EFH Müller|BIC-2501|Dieskaustraße|IOJJO7llHKULL7|max.mustermann@|' +
			'51.30698|12.32665|Interne Akte|Bauherr intern|images.propstack.de|crm.propstack.de|' +
			'Vertriebsstart Q4|Grüne Straße|sandbox-demo-key|lageplan.pdf|expose-we07';

		test.each(canaries.split('|'))(
			'%s stands in no file and in no line of the report',
			(canary) => {
				expect(findSecret(canary, everything)).toEqual([]);
			},
		);

		test.each([
			[910001, '3,57 %', 'the internal commission'],
			[910001, '7460', 'the share of the commission'],
			[910001, '910006', 'a unit that is not published'],
			[910002, 'gw5', 'a custom field that is not published'],
			[910003, '620.000', 'the price on request in a text'],
			[910003, '21000', 'the commission in euros'],
			[910003, '598', 'the price it was sold for'],
			[910005, 'Top 4', 'the internal name'],
			[910005, 'Praxis', 'the recommended use'],
			[42, 'Musterstraße', 'the hidden street'],
			[42, 'A42', 'the unit number of a hidden address'],
			[42, '10800', 'the commission in euros'],
			[42, '750', 'the rent of a unit that is sold'],
			[2301, '4,5 %', 'the commission of the project'],
			[2301, 'Achtung', 'the warning of the project'],
		])('the pages of %i do not tell %j: %s', (id, secret) => {
			for (const locale of ['de', 'en', 'es'] as const) {
				expect(textOf(ownPart(id, locale))).not.toContain(secret);
			}
		});

		test('no value of any field that is not for the public is in any file', () => {
			const customFields = settings.customFields.map(({ key }) => key);
			const List = z.array(z.record(z.string(), z.unknown()));
			const Listed = z.union([List, z.object({ data: List }).transform(({ data }) => data)]);
			const told = answers.map((answer) => {
				const kind = answer.includes('projects-') ? 'project' : 'unit';
				return tell(kind, Listed.parse(recorded(answer)), { isPublished, customFields });
			});
			const words = [de, en, es, settings].map((each) => JSON.stringify(each));
			const legal = filesIn(demoCompany.texts).map(({ bytes }) => bytes.toString('utf8'));
			const open = [...told.flatMap((each) => each.open), ...words, ...legal];
			const closed = distinctive(
				told.flatMap((each) => each.closed),
				open,
			);
			expect(closed.length).toBeGreaterThan(200);
			const found = closed
				.map(({ where, text }) => ({ where, files: findSecret(text, everything) }))
				.filter((each) => each.files.length > 0);
			expect(found).toEqual([]);
		});

		test('nothing of the texts runs in a browser', () => {
			for (const { path, bytes } of files.filter((file) => file.path.endsWith('.html'))) {
				expect(activeParts(parsePage(bytes.toString('utf8'))), path).toEqual([]);
			}
			expect(pageOf(910003).all('img')).not.toContainEqual(
				expect.objectContaining({ properties: expect.objectContaining({ src: 'x' }) }),
			);
		});
	});
});

function withoutOthers(element: Element): Element {
	const children = element.children
		.filter((child) => {
			return child.type !== 'element' || attribute(child, 'aria-labelledby') !== 'similar';
		})
		.map((child) => (child.type === 'element' ? withoutOthers(child) : child));
	return { ...element, children };
}
