import { expect, test, vi } from 'vitest';
import { changesToRender } from '../../../../src/catalog/queries/changes-to-render.ts';
import { catalogueFrom, openCatalogue } from '../../../../src/catalog/queries/open-catalogue.ts';
import { type Broker, hasPersonPage } from '../../../../src/domain/person.ts';
import { personOf } from '../../../../src/view/feeds/json-ld-company.ts';
import { personIntroduction, personRole, monogram } from '../../../../src/view/people.ts';
import { generalRoutes } from '../../../../src/plan/routes.ts';
import {
	catalogueIn,
	catalogueOf,
	publicUnitOf as unit,
	temporaryFolder,
	writeCatalogue,
} from '../../../support/catalogue.ts';
import { publicUnit } from '../../../support/gate.ts';
import { site } from '../../../support/settings.ts';

const rey: Broker = { id: 61, name: 'Marta Rey', phone: '+49 341 1', department: 31 };
const aydin: Broker = { id: 64, name: 'Emre Aydın' };
const day = (date: string) => `2026-11-${date}T08:00:00.000Z`;

test('people are those who look after units on offer, as the unit that changed last names them', () => {
	const catalogue = catalogueOf({
		units: [
			unit(1, { broker: { ...rey, phone: '+49 341 0' }, updatedAt: day('01') }),
			unit(2, { broker: rey, updatedAt: day('03') }),
			unit(3, { broker: aydin, updatedAt: day('02') }),
			unit(4, { broker: { id: 99, name: 'Schon Gegangen' }, status: 'sold' }),
			unit(5),
		],
	});
	expect(catalogue.people()).toEqual([aydin, rey]);
	expect(catalogue.offersOf(61, 2).units.map(({ id }) => id)).toEqual([2, 1]);
	expect(catalogue.offersOf(99, 2)).toEqual({ count: 0, units: [] });
});

const zander: Broker = { id: 62, name: 'Ada Zander', email: 'zander@example.com' };

test('whoever has neither a public number nor an e-mail address gets no page, and nothing leads to one', () => {
	const { people, outlines } = catalogueOf({
		units: [
			unit(1, { broker: zander, updatedAt: day('01') }),
			unit(2, { broker: aydin, updatedAt: day('02') }),
			// The unit that changed last says who has a number now.
			unit(3, { broker: { ...aydin, phone: '+49 341 2' }, updatedAt: day('01') }),
			unit(4, { broker: rey, updatedAt: day('01') }),
		],
	});
	const pages = { ...site, people: 'pages' as const };
	const planned = generalRoutes(outlines(), { removedPages: [], site: pages }).flatMap(
		({ route }) => (route.kind === 'person' ? [route.id] : []),
	);
	const described = { site: pages, origin: 'https://a.example', locale: 'en', path: '/' } as const;
	const linked = people().filter((person) => personOf(person, described)['url'] !== undefined);
	expect(planned).toEqual([61, 62]);
	expect(linked.map(({ id }) => id).toSorted()).toEqual(planned);
	expect(people().filter((person) => hasPersonPage(person, pages))).toEqual(linked);
	expect(people().map(({ name }) => name)).toContain('Emre Aydın');
});

test('people stand in the order of their family names, as the CRM knows them', () => {
	const brokers: Broker[] = [
		{ id: 1, name: 'Ada Zander' },
		{ id: 2, name: 'Lucía Ferrer Soler', familyName: 'Ferrer Soler' },
		{ id: 3, name: 'Dr. Emre Aydın', familyName: 'Aydın' },
		{ id: 4, name: 'Nele Böttcher', familyName: 'Böttcher' },
		{ id: 5, name: 'Anna Böttcher', familyName: 'Böttcher' },
	];
	const units = brokers.map((broker) => unit(broker.id, { broker }));
	expect(
		catalogueOf({ units })
			.people()
			.map(({ id }) => id),
	).toEqual([3, 5, 4, 2, 1]);
	const wire = { id: 61, name: 'Marta Rey', last_name: 'Rey' };
	expect(publicUnit({ broker: wire }).broker).toMatchObject({ familyName: 'Rey' });
	const alias = { ...wire, name: 'Team Leipzig' };
	expect(publicUnit({ broker: alias }).broker).not.toHaveProperty('familyName');
});

test('of what a person has on offer only the records that are shown are read', () => {
	const catalogue = catalogueOf({ units: [1, 2, 3].map((id) => unit(id, { broker: rey })) });
	const read = vi.fn(catalogue.source.unit);
	const { count, units } = catalogueFrom({ ...catalogue.source, unit: read }).offersOf(61, 2);
	expect([count, units.map(({ id }) => id)]).toEqual([3, [3, 2]]);
	expect(read).toHaveBeenCalledTimes(2);
});

test('each has a page where the company wants that, and only there', () => {
	const { outlines } = catalogueOf({ units: [unit(1, { broker: rey })] });
	const kinds = (people: typeof site.people) =>
		generalRoutes(outlines(), { removedPages: [], site: { ...site, people } })
			.map(({ route }) => route)
			.filter(({ kind }) => kind === 'person');
	expect(kinds('pages')).toEqual([{ kind: 'person', id: 61 }]);
	expect(kinds('list')).toEqual([]);
	expect(kinds('none')).toEqual([]);
});

test('the department is what the CRM calls the team, and its departments are not read', () => {
	const broker = { id: 61, name: 'Marta Rey', team_id: 31, department_ids: [7, 8] };
	expect(publicUnit({ broker }).broker).toEqual({ id: 61, name: 'Marta Rey', department: 31 });
	for (const team_id of [null, undefined, 0]) {
		expect(publicUnit({ broker: { ...broker, team_id } }).broker).not.toHaveProperty('department');
	}
});

test('a unit that changes hands changes what both people have', () => {
	const folder = temporaryFolder();
	const files = catalogueIn(folder);
	const next = { ...files, catalogue: `${files.catalogue}.next` };
	writeCatalogue(files, { units: [unit(1, { broker: rey }), unit(2, { broker: aydin })] });
	writeCatalogue(next, { units: [unit(1, { broker: aydin }), unit(2, { broker: aydin })] });
	expect(changesToRender(files.catalogue, next.catalogue).units).toEqual([1]);
	const catalogue = openCatalogue(next);
	expect(catalogue.people().map(({ id }) => id)).toEqual([64]);
	expect(catalogue.offersOf(64, 2).count).toBe(2);
	catalogue.close();
});

test('what people do is said in the page’s language where the site knows it', () => {
	const known = { ...site, roles: { Verkauf: { en: 'Sales' } } };
	expect(personRole({ role: 'Verkauf' }, { site: known, locale: 'en' })).toEqual({
		text: 'Sales',
		lang: 'en',
	});
	for (const [role, locale] of [
		['Verkauf', 'es'],
		['Verkauf', 'de'],
		['Vermietung und Verkauf', 'en'],
	] as const) {
		expect(personRole({ role }, { site: known, locale })).toEqual({ text: role, lang: 'de' });
	}
	const written = { ...known, crmLocale: 'es' } as const;
	expect(personRole({ role: 'Ventas' }, { site: written, locale: 'de' })).toEqual({
		text: 'Ventas',
		lang: 'es',
	});
	expect(personRole({}, { site: known, locale: 'en' })).toBeUndefined();
});

test('the line about people is another dictionary than what they do', () => {
	const known = {
		...site,
		roles: { Verkauf: { en: 'Sales' } },
		introductions: { 'Kennt jedes Dach.': { en: 'Knows every roof.' } },
	};
	const introduced = (abstract: string) =>
		personIntroduction({ abstract }, { site: known, locale: 'en' });
	expect(introduced('Kennt jedes Dach.')).toEqual({ text: 'Knows every roof.', lang: 'en' });
	expect(introduced('Verkauf')).toEqual({ text: 'Verkauf', lang: 'de' });
	expect(personIntroduction({}, { site: known, locale: 'en' })).toBeUndefined();
});

test('search engines are told of a person what the page shows', () => {
	const described = {
		site,
		origin: 'https://a.example',
		locale: 'en',
		path: '/en/about/61/',
	} as const;
	const [office] = site.offices;
	const told = { ...rey, role: 'Verkauf', abstract: 'Kennt jedes Dach.' };
	expect(personOf(told, { ...described, office })).toMatchObject({
		'@type': 'Person',
		name: 'Marta Rey',
		jobTitle: 'Verkauf',
		description: 'Kennt jedes Dach.',
		telephone: '+49 341 1',
		url: 'https://a.example/en/about/61/',
		worksFor: { '@type': 'RealEstateAgent', name: 'Hallmann & Rey' },
		workLocation: { address: { addressLocality: 'Leipzig' } },
	});
	const listed = { ...described, site: { ...site, people: 'list' as const } };
	expect(personOf(rey, listed)['url']).toBeUndefined();
});

test.each([
	['Marta Rey', 'MR'],
	['Dr. Marta von der Rey', 'MR'],
	['Prof. Dr. Åsa Öberg-Lund', 'ÅÖ'],
	['Cher', 'C'],
	['', ''],
])('the monogram of "%s" is "%s"', (name, letters) => {
	expect(monogram(name)).toBe(letters);
});
