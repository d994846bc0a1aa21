import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, image, link, siteWith, wireUnit } from '../../support/gate.ts';

const project = {
	id: 2301,
	title: 'Kanalhöfe',
	hide_address: false,
	street: 'Geheimweg',
	house_number: '5',
	city: 'Jena',
	lat: 50.933911,
	lng: 11.598732,
	description_note: 'Vier Häuser im Geheimweg 5.',
	images: [image, { ...image, id: 8, is_private: true }],
	note: 'INTERN',
};
const internal = { property_status: { id: 99, name: 'Akquise' } };
const openSite = siteWith({ projectAddress: 'show' });

/** What is published of a project, with other fields, and of its units. */
function published(units: readonly object[], own: object = {}, site = siteWith()) {
	const members = units.map((each, at) => wireUnit({ id: at + 1, project_id: 2301, ...each }));
	const found = gate({ units: members, projects: [{ ...project, ...own }] }, site);
	return { units: found.units, project: found.projects[0], notes: found.report.notes, found };
}
const hiding = { hide_address: true };
const secret = /Geheimweg|GW5|50\.9339|11\.5987/i;

const subtitleOf = (texts: object) => published([{}], texts).project?.subtitle;

describe('a project', () => {
	test('is published with at least one published unit', () => {
		const { projects, units } = gate({
			units: [
				wireUnit({ project_id: 2301 }),
				wireUnit({ id: 2, project_id: 2302, ...internal }),
				wireUnit({ id: 3, project_id: 2303 }),
			],
			projects: [project, { ...project, id: 2302 }],
		});
		expect(projects.map(({ id }) => id)).toEqual([2301]);
		expect(projects[0]).toMatchObject({
			deal: 'buy',
			place: { street: 'Geheimweg 5' },
			photos: [{ id: 7 }],
		});
		expect(units.map(({ projectId }) => projectId)).toEqual([2301, undefined]);
	});

	test.each([
		['what all of its units are, whatever it says of itself', false, ['RENT', 'RENT'], 'rent'],
		['what all of its units are, whatever it says of itself', true, ['BUY'], 'buy'],
		['what it says of itself where its units differ', true, ['BUY', 'RENT'], 'rent'],
		['to buy where its units differ and it says nothing', null, ['RENT', 'BUY'], 'buy'],
	])('is %s', (_, for_rent, types, deal) => {
		const units = types.map((marketing_type) => ({ marketing_type, base_rent: 900 }));
		expect(published(units, { for_rent }).project).toMatchObject({ deal });
	});

	test.each([[{ label: 'Archiviert', value: true }], [1], ['true']])(
		'is not published when it is archived (%j); its units are',
		(archived) => {
			const { project: found, units } = published([{}], { archived });
			expect(found).toBeUndefined();
			expect(units.map(({ projectId }) => projectId)).toEqual([undefined]);
		},
	);

	test.each([
		['is archived', [{ ...project, archived: true }]],
		['the CRM does not list', []],
	])('that %s has no unit that tells what another one hides', (_, projects) => {
		const list = {
			project_id: 2301,
			description_note: 'Im Geheimweg 5. WE 1 für 598.000 €. WE 2 für 450.000 €.',
		};
		const units = [
			wireUnit({ ...list, ...hiding, price_on_inquiry: true }),
			wireUnit({ ...list, id: 2, price: 450_000 }),
		];
		const found = gate({ units, projects }).units[1];
		expect(found?.description.de).toBe('<p>WE 1 für 598.000 €. WE 2 für 450.000 €.</p>');
		expect(JSON.stringify(found)).not.toMatch(secret);
	});

	test('hides its address when one of its published units does', () => {
		const { project: found } = published([{}, hiding]);
		expect(found?.place).toMatchObject({ city: 'Jena', location: { precision: 'cell' } });
		expect(found?.description).toEqual({});
		expect(JSON.stringify(found)).not.toMatch(secret);
		expect(published([{}, hiding], {}, openSite).project?.place.street).toBe('Geheimweg 5');
	});

	test('keeps its own hidden address whatever its units do', () => {
		expect(JSON.stringify(published([{}], hiding, openSite).project)).not.toMatch(secret);
	});

	test.each<[string, readonly boolean[], boolean, readonly string[]]>([
		['names the unit that shows its own', [false], true, ['unit 1 of it shows its own']],
		['names those that do', [false, false], true, ['units 1, 2 of it show theirs']],
		['is silent where its units hide theirs', [true], true, []],
		['is silent where one of them does', [true, false], true, []],
		['is silent where it shows its address', [false], false, []],
	])('the report on one that hides its address %s', (_, units, hide_address, said) => {
		const { notes } = published(
			units.map((each) => ({ hide_address: each })),
			{ hide_address },
		);
		expect(notes.filter((line) => line.includes('hides its address, and'))).toEqual(
			said.map(
				(what) =>
					`project 2301: hides its address, and ${what}; hide or show that of all in the CRM.`,
			),
		);
	});

	test('lends its address to a unit that hides its own and names none', () => {
		const { units } = published([{ ...hiding, street: '', title: 'Im Geheimweg' }]);
		expect(units[0]?.title).toEqual({});
	});

	test('has a subtitle in each of its languages, the tagline where there is no other', () => {
		const translations = [
			{ locale: 'en', title: 'Canal', sub_headline: 'Flats by the canal', tagline: 'To buy' },
			{ locale: 'es', sub_headline: '', tagline: 'Pisos junto al canal' },
		];
		expect(subtitleOf({ sub_headline: 'Wohnungen am Kanal', translations })).toEqual({
			de: 'Wohnungen am Kanal',
			en: 'Flats by the canal',
			es: 'Pisos junto al canal',
		});
		expect(subtitleOf({})).toBeUndefined();
		const telling = [{ locale: 'en', sub_headline: 'At Geheimweg 5', tagline: 'By the canal' }];
		expect(
			subtitleOf({ ...hiding, sub_headline: 'Neu', tagline: 'Am Kanal', translations: telling }),
		).toEqual({ de: 'Neu', en: 'By the canal' });
	});

	test('takes its title image only when it has no images, as a private one may be the same in another size', () => {
		const url = 'https://images.example/7.jpg';
		const photos = (images: unknown[]) =>
			published([{}], { title_image: { url }, images }).project?.photos;
		expect(photos([])).toEqual([{ url, kind: 'photo' }]);
		expect(photos([{ ...image, is_private: true }])).toEqual([]);
		const otherSize = { is_private: true, url: 'https://images.example/7-original.jpg' };
		expect(photos([{ ...image, ...otherSize }])).toEqual([]);
		expect(photos(['broken'])).toEqual([]);
	});

	test('names in the report what of the person who looks after it cannot be used', () => {
		const brokers = [{ id: 9, name: 'Eva Klein', public_phone: '0' }];
		const projects = [{ ...project, broker_id: 9 }];
		const { report } = gate({ units: [wireUnit({ project_id: 2301 })], projects, brokers });
		expect(report.notes.join()).toContain('broker 9: public_phone says “0”');
	});
});

const house = (overrides: object = {}) =>
	published([
		hiding,
		{
			title: 'Im Geheimweg',
			translations: [{ locale: 'en', title: 'Flat' }],
			description_note: '<p>Hell. Wohnung im Geheimweg 5.</p>',
			images: [{ ...image, title: 'Blick in den Geheimweg' }],
			links: [{ ...link, url: 'https://x.example/geheimweg-5' }],
			...overrides,
		},
	]);

describe('of a project with a unit that hides its address', () => {
	test('no other unit of the house tells it, and the report says so in one line', () => {
		const { units, notes, found } = house();
		expect(units[1]).toMatchObject({
			reference: '2',
			title: { en: 'Flat' },
			description: { de: '<p>Hell.</p>' },
			place: { city: 'Jena', zip: '07743', location: { precision: 'cell' } },
			links: [],
		});
		expect(JSON.stringify(units)).not.toMatch(secret);
		expect(notes.filter((line) => line.includes('other unit'))).toEqual([
			'project 2301: unit 1 hides its address, so 1 other unit is published without street, exact point and links that may tell them (unit 2); hide or show the address of all units of a house in the CRM.',
		]);
		expect(reportLines(found.report).join()).not.toMatch(/geheim/i);
	});

	test.each([
		['in another notation of the street', { street: 'GEHEIM-WEG', house_number: '7', lat: null }],
		['in a corner house of another street', { street: 'Ecksteig', house_number: '1' }],
		['without a street', { street: '' }],
		['of which no place is said', { street: '', zip_code: '', lat: null, lng: null }],
	])('a unit %s hides it, too', (_, overrides) => {
		const [, unit] = house(overrides).units;
		expect(JSON.stringify(unit)).not.toMatch(/geheim-?weg|ecksteig|50\.9339/i);
		expect(unit?.place.location?.precision).not.toBe('exact');
	});

	test('a unit of another house tells its own address, and in no text the hidden one', () => {
		const map = { ...link, url: 'https://maps.example/Fernsteig+5' };
		const { units, notes } = house({
			street: 'Fernsteig',
			lat: 50.97,
			lng: 11.68,
			title: 'Häuser im Fernsteig',
			description_note: 'Im Fernsteig 5, Hausnummer 5. Und im Geheimweg 5.',
			images: [{ ...image, title: 'Innenhof Fernsteig' }],
			links: [map, { ...link, id: 5, url: 'https://x.example/geheimweg-5' }],
		});
		expect(units[1]).toMatchObject({
			title: { de: 'Häuser im Fernsteig' },
			description: { de: '<p>Im Fernsteig 5, Hausnummer 5.</p>' },
			photos: [{ caption: { de: 'Innenhof Fernsteig' } }],
			place: { street: 'Fernsteig 5', location: { precision: 'exact' } },
		});
		expect(units[1]?.links.map(({ url }) => url)).toEqual([map.url]);
		expect(notes.join()).not.toContain('other unit');
	});

	test('no other unit tells it in the words about its costs or its energy', () => {
		const [, unit] = house({
			deposit: 'zwei Mieten',
			courtage: '3,57 % (im Geheimweg 5 keine)',
			courtage_note: 'Nachweis für Geheimweg 5',
			firing_types: ['Heizwerk Geheimweg 5'],
			co2_emission: 12,
			rent_subsidy: 300,
		}).units;
		expect(unit?.costs).toEqual({
			commission: { de: '3,57 %' },
			ownersFee: { cents: 30_000, currency: 'EUR' },
		});
		expect(unit?.energy).toMatchObject({ co2: 12 });
		expect(JSON.stringify(unit)).not.toMatch(secret);
	});

	test('which names no place, no other one tells that of the project', () => {
		const { units } = published([{ ...hiding, street: '', lat: null, lng: null }, {}]);
		expect(JSON.stringify(units)).not.toMatch(secret);
	});

	test('the others keep theirs where the site shows the address of the project, which does not hide it itself', () => {
		expect(published([hiding, {}], {}, openSite).units[1]?.place.street).toBe('Geheimweg 5');
		const { units, project: found } = published([hiding, {}], hiding, openSite);
		expect(JSON.stringify([units, found])).not.toMatch(secret);
	});
});

const tour = { ...link, url: 'https://tour.example/Karl-Heine-Stra-e-14' };
const opaque = { ...link, id: 5, url: 'https://youtu.be/dQw4w9WgXcQ' };
const linked = (units: readonly object[], site?: ReturnType<typeof siteWith>) => {
	const description_note = `<p>Zum <a href="${tour.url}">Rundgang</a>.</p>`;
	const { project: found, notes } = published(
		units,
		{ links: [tour, opaque], description_note },
		site,
	);
	return {
		urls: found?.links.map(({ url }) => url),
		description: found?.description.de,
		notes: notes.filter((line) => line.includes('project 2301: the url of')),
	};
};

describe('the links of a project', () => {
	test.each([['hideWithUnits'], ['show']] as const)(
		'are of known hosts with an id alone where a unit hides its address (projectAddress: %s)',
		(projectAddress) => {
			const found = linked([{}, hiding], siteWith({ projectAddress }));
			expect(found.urls).toEqual([opaque.url]);
			expect(found.description).not.toContain('Stra-e');
			expect(found.notes).toEqual([
				expect.stringMatching(/^project 2301: the url of link 4 may tell the hidden address/),
			]);
		},
	);

	test.each([
		['none of its units does', {}],
		['the unit that does is not published', { ...hiding, ...internal }],
	])('are of any kind where %s', (_, other) => {
		const { urls, description, notes } = linked([{}, other]);
		expect(urls).toEqual([tour.url, opaque.url]);
		expect(description).toContain(tour.url);
		expect(notes).toEqual([]);
	});
});

/** What the gate makes of units in a project, or outside of any. */
function within(project_id: number | null, units: readonly object[]) {
	return gate({ units: units.map((each) => ({ ...each, project_id })), projects: [project] });
}

describe('the price on request of a unit', () => {
	test('is not told by its project', () => {
		const description_note = 'Penthouse für 598.000 €. Wohnungen ab 210.000 €.';
		const { project: found } = published([{ price_on_inquiry: true }], { description_note });
		expect(found?.description.de).toBe('<p>Wohnungen ab 210.000 €.</p>');
	});

	test('is named in the report where another unit of its project may tell it', () => {
		const description_note = 'WE 1: 598.000 €. WE 2: 450.000 €. WE 3: 450.000 €.';
		const unit = (id: number, price: number, price_on_inquiry: boolean) =>
			wireUnit({ description_note, id, price, price_on_inquiry });
		const units = [unit(1, 598_000, true), unit(2, 450_000, true), unit(3, 450_000, false)];
		expect(within(2301, units).report.notes).toContain(
			'unit 3: its texts may tell the price that unit 1 has on request; take it out of them in the CRM.',
		);
		expect(within(2301, units).units[2]?.description.de).toContain('598.000');
		expect(within(null, units).report.notes.join()).not.toContain('may tell the price');
		expect(within(2301, units.slice(2)).report.notes.join()).not.toContain('may tell the price');
	});
});

const commissionOf = (texts: object, marketing_type: 'BUY' | 'RENT' = 'BUY') => {
	const hidden = { price: 598_000, price_on_inquiry: true, base_rent: 900 };
	const { project: found } = published([{ ...hidden, marketing_type }], texts);
	return { commission: found?.commission, note: found?.commissionNote };
};

describe('a project tells of its commission', () => {
	test('in words and with a note, both in each of their languages and free of markup', () => {
		const translations = [
			{ locale: 'en', courtage: 'no commission', courtage_note: 'Sold by the <b>developer</b>.' },
			{ locale: 'es', courtage_note: ' ' },
		];
		const courtage_note = '＜img src=x onerror=alert(1)＞Verkauf vom Bauträger.';
		expect(commissionOf({ courtage: 'provisionsfrei', courtage_note, translations })).toEqual({
			commission: { de: 'provisionsfrei', en: 'no commission' },
			note: { de: 'Verkauf vom Bauträger.', en: 'Sold by the developer.' },
		});
	});

	test('without a note that tells a hidden price, and not at all where its units are let', () => {
		const courtage_note = 'wie bei WE 1 zu 598.000 €';
		expect(commissionOf({ courtage: '3,57 %', courtage_note })).toEqual({
			commission: { de: '3,57 %' },
			note: undefined,
		});
		expect(
			commissionOf({ courtage: '2 Monatsmieten', courtage_note: 'inkl. MwSt.' }, 'RENT'),
		).toEqual({ commission: undefined, note: undefined });
	});
});
