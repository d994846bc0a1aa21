import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, image, link, siteWith, wireUnit } from '../../support/gate.ts';

describe('project', () => {
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
	const member = { project_id: 2301 };
	const subtitleOf = (texts: object) =>
		gate({ units: [wireUnit(member)], projects: [{ ...project, ...texts }] }).projects[0]?.subtitle;

	const commissionOf = (texts: object, deal: 'BUY' | 'RENT' = 'BUY') => {
		const hidden = { price: 598_000, price_on_inquiry: true };
		const unit = wireUnit({ ...member, ...hidden, base_rent: 900, marketing_type: deal });
		const [found] = gate({ units: [unit], projects: [{ ...project, ...texts }] }).projects;
		return { commission: found?.commission, note: found?.commissionNote };
	};

	const contradictions = (hidden: readonly boolean[], hide_address = true) =>
		gate({
			units: hidden.map((each, at) => wireUnit({ ...member, id: at + 1, hide_address: each })),
			projects: [{ ...project, hide_address }],
		}).report.notes.filter((line) => line.includes('hides its address, and'));

	test('is published with at least one published unit', () => {
		const hidden = wireUnit({
			id: 2,
			project_id: 2302,
			property_status: { id: 99, name: 'Akquise' },
		});
		const { projects, units } = gate({
			units: [wireUnit(member), hidden, wireUnit({ id: 3, project_id: 2303 })],
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
		const units = types.map((marketing_type, at) =>
			wireUnit({ ...member, id: at + 1, marketing_type, base_rent: 900 }),
		);
		expect(gate({ units, projects: [{ ...project, for_rent }] }).projects).toMatchObject([
			{ deal },
		]);
	});

	test.each([[{ label: 'Archiviert', value: true }], [1], ['true']])(
		'is not published when it is archived (%j); its units are',
		(flag) => {
			const archived = { ...project, archived: flag };
			const { projects, units } = gate({ units: [wireUnit(member)], projects: [archived] });
			expect(projects).toEqual([]);
			expect(units.map(({ projectId }) => projectId)).toEqual([undefined]);
		},
	);

	test.each([
		['is archived', [{ ...project, archived: true }]],
		['the CRM does not list', []],
	])('that %s has no unit that tells what another one hides', (_, projects) => {
		const list = { description_note: 'Im Geheimweg 5. WE 1 für 598.000 €. WE 2 für 450.000 €.' };
		const units = [
			wireUnit({ ...member, ...list, id: 1, hide_address: true, price_on_inquiry: true }),
			wireUnit({ ...member, ...list, id: 2, price: 450_000 }),
		];
		const found = gate({ units, projects }).units[1];
		expect(found?.description.de).toBe('<p>WE 1 für 598.000 €. WE 2 für 450.000 €.</p>');
		expect(JSON.stringify(found)).not.toMatch(/Geheimweg|GW5|50\.9339/);
	});

	test('hides its address when one of its published units does', () => {
		const units = [wireUnit(member), wireUnit({ ...member, id: 2, hide_address: true })];
		const [found] = gate({ units, projects: [project] }).projects;
		expect(found?.place).toMatchObject({ city: 'Jena', location: { precision: 'cell' } });
		expect(found?.description).toEqual({});
		expect(JSON.stringify(found)).not.toMatch(/Geheimweg|50\.9339/);
		const shown = gate({ units, projects: [project] }, siteWith({ projectAddress: 'show' }));
		expect(shown.projects[0]?.place.street).toBe('Geheimweg 5');
	});

	describe('with a unit that hides its address', () => {
		const hiding = wireUnit({ ...member, id: 1, hide_address: true });
		const house = (overrides: object = {}) =>
			gate({
				units: [
					hiding,
					wireUnit({
						...member,
						id: 2,
						title: 'Im Geheimweg',
						translations: [{ locale: 'en', title: 'Flat' }],
						description_note: '<p>Hell. Wohnung im Geheimweg 5.</p>',
						images: [{ ...image, title: 'Blick in den Geheimweg' }],
						links: [{ ...link, url: 'https://x.example/geheimweg-5' }],
						...overrides,
					}),
				],
				projects: [project],
			});

		test('no other unit of the house tells it, and the report says so in one line', () => {
			const { units, report } = house();
			expect(units[1]).toMatchObject({
				reference: '2',
				title: { en: 'Flat' },
				description: { de: '<p>Hell.</p>' },
				place: { city: 'Jena', zip: '07743', location: { precision: 'cell' } },
				links: [],
			});
			expect(JSON.stringify(units)).not.toMatch(/Geheimweg|GW5|50\.9339|11\.5987/i);
			expect(report.notes.filter((line) => line.includes('other unit'))).toEqual([
				'project 2301: unit 1 hides its address, so 1 other unit is published without street, exact point and links that may tell them (unit 2); hide or show the address of all units of a house in the CRM.',
			]);
			expect(reportLines(report).join()).not.toMatch(/geheim/i);
		});

		test.each([
			['in another notation of the street', { street: 'GEHEIM-WEG', house_number: '7', lat: null }],
			['in a corner house of another street', { street: 'Ecksteig', house_number: '1' }],
			['without a street', { street: '' }],
			['of which no place is said', { street: '', zip_code: '', lat: null, lng: null }],
		])('one %s hides, too', (_, overrides) => {
			const [, unit] = house(overrides).units;
			expect(JSON.stringify(unit)).not.toMatch(/geheim-?weg|ecksteig|50\.9339/i);
			expect(unit?.place.location?.precision).not.toBe('exact');
		});

		test('one of another house keeps its address', () => {
			const other = { street: 'Fernsteig', lat: 50.97, lng: 11.68, title: 'Im Fernsteig' };
			const { units, report } = house(other);
			expect(units[1]).toMatchObject({
				title: { de: 'Im Fernsteig' },
				place: { street: 'Fernsteig 5', location: { precision: 'exact' } },
			});
			expect(report.notes.join()).not.toContain('other unit');
		});

		test('one of another house tells its own address, and in no text the hidden one', () => {
			const map = { ...link, url: 'https://maps.example/Fernsteig+5' };
			const { units } = house({
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
		});

		test('no other unit tells it in the words about its costs or its energy', () => {
			const { units } = house({
				deposit: 'zwei Mieten',
				courtage: '3,57 % (im Geheimweg 5 keine)',
				courtage_note: 'Nachweis für Geheimweg 5',
				firing_types: ['Heizwerk Geheimweg 5'],
				co2_emission: 12,
				rent_subsidy: 300,
			});
			expect(units[1]?.costs).toEqual({
				commission: { de: '3,57 %' },
				ownersFee: { cents: 30_000, currency: 'EUR' },
			});
			expect(units[1]?.energy).toMatchObject({ co2: 12 });
			expect(JSON.stringify(units[1])).not.toMatch(/geheimweg/i);
		});

		test('one that names no place stands in the house of the project', () => {
			const nowhere = { ...member, hide_address: true, street: '', lat: null, lng: null };
			const units = [wireUnit(nowhere), wireUnit({ ...member, id: 2 })];
			const found = gate({ units, projects: [project] }).units;
			expect(JSON.stringify(found)).not.toMatch(/Geheimweg|50\.9339/);
		});

		test('the others keep theirs where the site shows the address of the project, which does not hide it itself', () => {
			const units = [hiding, wireUnit({ ...member, id: 2 })];
			const site = siteWith({ projectAddress: 'show' });
			expect(gate({ units, projects: [project] }, site).units[1]?.place.street).toBe('Geheimweg 5');
			const own = gate({ units, projects: [{ ...project, hide_address: true }] }, site);
			expect(JSON.stringify(own)).not.toMatch(/Geheimweg|50\.9339/);
		});
	});

	describe('has links', () => {
		const tour = { ...link, url: 'https://tour.example/Karl-Heine-Stra-e-14' };
		const opaque = { ...link, id: 5, url: 'https://youtu.be/dQw4w9WgXcQ' };
		const linked = (hidden: readonly boolean[], site?: ReturnType<typeof siteWith>) => {
			const { projects, report } = gate(
				{
					units: hidden.map((each, at) => wireUnit({ ...member, id: at + 1, hide_address: each })),
					projects: [
						{
							...project,
							links: [tour, opaque],
							description_note: `<p>Zum <a href="${tour.url}">Rundgang</a>.</p>`,
						},
					],
				},
				site,
			);
			const [found] = projects;
			return {
				urls: found?.links.map(({ url }) => url),
				description: found?.description.de,
				notes: report.notes.filter((line) => line.includes('project 2301: the url of')),
			};
		};

		test.each([['hideWithUnits'], ['show']] as const)(
			'of known hosts with an id alone where a unit hides its address (projectAddress: %s)',
			(projectAddress) => {
				const { urls, description, notes } = linked([false, true], siteWith({ projectAddress }));
				expect(urls).toEqual([opaque.url]);
				expect(description).not.toContain('Stra-e');
				expect(notes).toEqual([
					expect.stringMatching(/^project 2301: the url of link 4 may tell the hidden address/),
				]);
			},
		);

		test('of any kind where none of its units does', () => {
			const { urls, description, notes } = linked([false, false]);
			expect(urls).toEqual([tour.url, opaque.url]);
			expect(description).toContain(tour.url);
			expect(notes).toEqual([]);
		});

		test('of any kind where the unit that does is not published', () => {
			const withheld = wireUnit({
				...member,
				id: 2,
				hide_address: true,
				property_status: { id: 99, name: 'Akquise' },
			});
			const { projects } = gate({
				units: [wireUnit(member), withheld],
				projects: [{ ...project, links: [tour] }],
			});
			expect(projects[0]?.links.map(({ url }) => url)).toEqual([tour.url]);
		});
	});

	test('keeps its own hidden address whatever its units do', () => {
		const site = siteWith({ projectAddress: 'show' });
		const [found] = gate(
			{ units: [wireUnit(member)], projects: [{ ...project, hide_address: true }] },
			site,
		).projects;
		expect(JSON.stringify(found)).not.toMatch(/Geheimweg|50\.9339/);
	});

	test('that hides its address is named in the report where its units show theirs, and only there', () => {
		expect(contradictions([false])).toEqual([
			'project 2301: hides its address, and unit 1 of it shows its own; hide or show that of all in the CRM.',
		]);
		expect(contradictions([false, false])).toEqual([
			'project 2301: hides its address, and units 1, 2 of it show theirs; hide or show that of all in the CRM.',
		]);
		for (const quiet of [
			contradictions([true]),
			contradictions([true, false]),
			contradictions([false], false),
		]) {
			expect(quiet).toEqual([]);
		}
	});

	test('lends its address to a unit that hides its own and names none', () => {
		const hidden = { ...member, hide_address: true, street: '', title: 'Im Geheimweg' };
		const { units } = gate({ units: [wireUnit(hidden)], projects: [project] });
		expect(units[0]?.title).toEqual({});
	});

	test('names in the report what of the person who looks after it cannot be used', () => {
		const brokers = [{ id: 9, name: 'Eva Klein', public_phone: '0' }];
		const projects = [{ ...project, broker_id: 9 }];
		const { report } = gate({ units: [wireUnit(member)], projects, brokers });
		expect(report.notes.join()).toContain('broker 9: public_phone says “0”');
	});

	test('does not tell the hidden price of a unit', () => {
		const units = [wireUnit({ ...member, price_on_inquiry: true })];
		const texts = { description_note: 'Penthouse für 598.000 €. Wohnungen ab 210.000 €.' };
		const [found] = gate({ units, projects: [{ ...project, ...texts }] }).projects;
		expect(found?.description.de).toBe('<p>Wohnungen ab 210.000 €.</p>');
	});

	test('has units that are named in the report where they tell the price another one has on request', () => {
		const list = { description_note: 'WE 1: 598.000 €. WE 2: 450.000 €. WE 3: 450.000 €.' };
		const unit = (id: number, price: number, price_on_inquiry: boolean) =>
			wireUnit({ ...member, ...list, id, price, price_on_inquiry });
		const units = [unit(1, 598_000, true), unit(2, 450_000, true), unit(3, 450_000, false)];
		const told = (of: readonly object[], project_id: number | null) =>
			gate({ units: of.map((each) => ({ ...each, project_id })), projects: [project] }).report
				.notes;
		expect(told(units, 2301)).toEqual(
			expect.arrayContaining([
				'unit 3: its texts may tell the price that unit 1 has on request; take it out of them in the CRM.',
			]),
		);
		expect(gate({ units, projects: [project] }).units[2]?.description.de).toContain('598.000');
		expect(told(units, null).join()).not.toContain('may tell the price');
		expect(told([unit(3, 450_000, false)], 2301).join()).not.toContain('may tell the price');
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
		const hidden = { hide_address: true, sub_headline: 'Neu', tagline: 'Am Kanal' };
		const telling = [{ locale: 'en', sub_headline: 'At Geheimweg 5', tagline: 'By the canal' }];
		expect(subtitleOf({ ...hidden, translations: telling })).toEqual({
			de: 'Neu',
			en: 'By the canal',
		});
	});

	test('takes its title image only when it has no images, as a private one may be the same in another size', () => {
		const title_image = { url: 'https://images.example/7.jpg' };
		const photos = (images: unknown[]) =>
			gate({ units: [wireUnit(member)], projects: [{ ...project, title_image, images }] })
				.projects[0]?.photos;
		expect(photos([])).toEqual([{ url: 'https://images.example/7.jpg', kind: 'photo' }]);
		expect(photos([{ ...image, is_private: true }])).toEqual([]);
		const otherSize = { is_private: true, url: 'https://images.example/7-original.jpg' };
		expect(photos([{ ...image, ...otherSize }])).toEqual([]);
		expect(photos(['broken'])).toEqual([]);
	});

	describe('tells of its commission', () => {
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
			const rented = commissionOf(
				{ courtage: '2 Monatsmieten', courtage_note: 'inkl. MwSt.' },
				'RENT',
			);
			expect(rented).toEqual({ commission: undefined, note: undefined });
		});
	});
});
