import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, image, link, publicUnit, wireUnit } from '../../support/gate.ts';
import { written } from '../../support/written.ts';

/** A tour that nothing but an id leads to. */
const tour = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';

describe('address', () => {
	test('only an explicit false reveals it', () => {
		expect(publicUnit().place.street).toBe('Geheimweg 5');
		for (const hide_address of [true, undefined, null, 'nein', 0, { label: '', value: true }]) {
			const unit = publicUnit({ hide_address });
			expect(unit.place.street).toBeUndefined();
			expect(unit.place.location?.precision).toBe('cell');
			expect(JSON.stringify(unit)).not.toMatch(/Geheimweg|50\.9339|11\.5987|GW5/);
		}
	});

	test('a hidden one is taken out of every text, and the report names unit and field but not the street', () => {
		const { units, report } = gate({
			units: [
				wireUnit({
					hide_address: true,
					title: 'Wohnung im Geheimweg',
					translations: [
						{ locale: 'en', title: 'Flat in a quiet street', description_note: 'At Geheimweg 5.' },
					],
					description_note: 'Ruhige Lage. Adresse des Hauses: GEHEIMWEG 5a, zweiter Stock.',
					long_location_note:
						'<p>Nah am Fluss. Im Geheim<b>weg</b> 5, <a href="https://x.example/geheimweg-5">hier</a>.</p>',
					exposee_id: 'Geheimweg-1',
					free_from: 'nach Besichtigung im Geheimweg',
					condition: 'wie Geheimweg 3',
					sublocality_level_1: 'Geheimwegviertel',
					custom_fields: { kfw_standard: { value: 1, pretty_value: 'Geheimweg 5: KfW 40' } },
					images: [{ ...image, title: 'Blick in den Geheimweg', title_en: 'View' }],
					links: [
						{ ...link, url: tour, title: 'Geheimweg' },
						{ ...link, id: 5, url: 'https://www.google.com/maps?q=1,2' },
						{ ...link, id: 6, url: 'https://x.example/?q=50.933911' },
						{ ...link, id: 8, url: 'https://x.example/Geheimweg%205' },
					],
				}),
			],
		});
		const [unit] = units;
		expect(unit).toMatchObject({
			reference: '1',
			title: { en: 'Flat in a quiet street' },
			description: { de: '<p>Ruhige Lage.</p>' },
			location: { de: '<p>Nah am Fluss.</p>' },
			fields: [],
			links: [{ url: tour, embeddable: false }],
		});
		expect(unit?.title.de).toBeUndefined();
		expect(unit?.photos[0]?.caption).toEqual({ en: 'View' });
		expect(unit?.condition).toBeUndefined();
		expect(unit?.availableFrom).toBeUndefined();
		expect(unit?.place.district).toBeUndefined();
		expect(JSON.stringify(units)).not.toMatch(/geheim/i);
		const lines = reportLines(report);
		expect(lines.join('\n')).not.toMatch(/geheim/i);
		expect(lines).toContain(
			'unit 1: title (de) names the hidden address behind the words "Wohnung im" and is not published.',
		);
		expect(lines).toContain(
			'unit 1: description (de) names the hidden address behind the words "Adresse des Hauses:" and is published without that sentence.',
		);
		expect(lines).toContainEqual(
			expect.stringMatching(/^unit 1: the url of link 5 may tell the hidden address and is not/),
		);
	});

	test.each([
		'<div>\n\t\t<p>\n\t\t\tIn der Karl-Heine-\n\t\t\t\t\t\tStraße 12\n</p></div>',
		'In der Karl-Heine-        Straße 12',
		'<p>In der Karl-Heine- <br>      Straße 12</p>',
		'<p>In der Karl\n          <b>\n          Heine</b>\n          Straße 12</p>',
	])('a hidden one is found however its words are parted in the source of a text: %j', (text) => {
		const street = 'Karl-Heine-Straße';
		const unit = publicUnit({ hide_address: true, street, description_note: text });
		expect(unit.description).toEqual({});
	});

	test('a street that only the address line holds is found too', () => {
		const unit = publicUnit({
			hide_address: true,
			street: '',
			short_address: 'Geheimweg 5, 07743 Jena',
			title: 'Am Geheimweg',
		});
		expect(unit.title).toEqual({});
		expect(unit.place.city).toBe('Jena');
	});

	test.each([
		[{ address: { label: 'Adresse', value: 'Geheimweg 5, 07743 Jena' } }],
		[{ address: 'Geheimweg 5 07743 Jena' }],
		[{ short_address: 'Geheimweg 5' }],
	])('also one of a line in another form: %j', (line) => {
		const unit = publicUnit({ hide_address: true, street: '', title: 'Am Geheimweg', ...line });
		expect(unit.title).toEqual({});
	});

	test('a line that holds only the town hides no word of the texts', () => {
		const unit = publicUnit({ hide_address: true, street: '', short_address: 'Jena' });
		expect(unit.place.city).toBe('Jena');
	});

	test('a hidden one is taken out of the other parts of the address', () => {
		const { place } = publicUnit({
			hide_address: true,
			zip_code: '07743 Geheimweg',
			city: 'Jena, Geheimweg 5',
			region: 'Geheimweg',
		});
		expect(place).toEqual({ city: 'Jena', country: 'DE', location: expect.anything() });
	});

	test('a town stands in the texts of a unit whose street is called after it; the street does not', () => {
		const description_note = 'Piso en Valencia. En la calle Valencia 5 (C/ Valencia).';
		const unit = publicUnit({
			hide_address: true,
			street: 'Calle Valencia',
			city: 'Valencia',
			title: 'Piso en el centro de Valencia',
			description_note,
		});
		expect(unit.title.de).toBe('Piso en el centro de Valencia');
		expect(unit.description.de).toBe('<p>Piso en Valencia.</p>');
	});

	test.each([
		['Rosental', { district: 'Rosental' }],
		['Rosental / Jena', { district: 'Rosental' }],
		['Rosental', { city: 'Rosental' }],
	])('a street %j that is called like its place is told by its number alone', (street, place) => {
		const unit = publicUnit({
			hide_address: true,
			...place,
			street,
			house_number: '5',
			title: 'Wohnung im Rosental',
			description_note: 'Im Rosental: 5 Zimmer. Rosental 5, zweiter Stock. Ruhig.',
		});
		expect(unit.place).toMatchObject(place);
		expect(unit.title.de).toBe('Wohnung im Rosental');
		expect(unit.description.de).toBe('<p>Im Rosental: 5 Zimmer. Ruhig.</p>');
	});

	test.each([
		['Calle del Cabanyal', 'Cabanyal'],
		['Calle del Cabanyal', 'El Cabanyal-Canyamelar'],
		['Plaza de Ruzafa', 'Ruzafa'],
		['Gohliser Straße', 'Gohlis'],
		['Am Zoopark', 'Zoopark'],
	])('of the street %j the district %j shares a word and is shown', (street, district) => {
		expect(publicUnit({ hide_address: true, street, district }).place.district).toBe(district);
	});

	test('a district that holds the whole street is not shown', () => {
		const place = { hide_address: true, street: 'Calle del Cabanyal' };
		expect(publicUnit({ ...place, district: 'Calle del Cabanyal' }).place.district).toBeUndefined();
	});

	test.each(written('links-told'))(
		'a link that tells a hidden address is not published: %s',
		(url) => {
			const street = url.includes('wall') ? 'Löberwallgraben' : 'Geheimweg';
			expect(publicUnit({ hide_address: true, street, links: [{ ...link, url }] }).links).toEqual(
				[],
			);
		},
	);

	test.each(written('links-untold'))(
		'a film or tour that an id alone leads to is published: %s',
		(url) => {
			const unit = publicUnit({ hide_address: true, links: [{ ...link, url }] });
			expect(unit.links.map((each) => each.url)).toEqual([url]);
		},
	);

	test('a link in a text of a hidden one leads nowhere but to such a film or tour; its words stay', () => {
		const text = `<p><a href="https://x.example/kh-14">Rundgang</a> <a href="${tour}">Film</a></p>`;
		const [hidden, shown] = [true, false].map(
			(hide_address) => publicUnit({ hide_address, description_note: text }).description.de,
		);
		expect(hidden).toMatch(
			/^<p>Rundgang <a href="https:\/\/my\.matterport\.com[^<]*>Film<\/a><\/p>$/,
		);
		expect(shown).toContain('https://x.example/kh-14');
	});

	test.each(written('hidden-postcodes'))(
		'of a hidden one in %s the postcode %s is shown as %s',
		(country, zip_code, zip) => {
			const wire = { country, zip_code, lat: null, lng: null };
			expect(publicUnit({ ...wire, hide_address: true }).place.zip).toBe(zip || undefined);
			expect(publicUnit(wire).place.zip).toBe(zip_code);
		},
	);

	test('a narrow postcode of a hidden one stands in no text, however it is written', () => {
		const wire = { country: 'GBR', zip_code: 'SW1A 2AA', lat: null, lng: null };
		const description_note =
			'Flat in SW1A. It is at sw1a2aa. Post to London SW1A-2AA or SW1A‑2AA. Or SW1A.2AA.';
		const hidden = publicUnit({ ...wire, hide_address: true, description_note });
		expect(hidden.description.de).toBe('<p>Flat in SW1A.</p>');
		expect(publicUnit({ ...wire, description_note }).description.de).toContain('sw1a2aa');
		const german = publicUnit({ hide_address: true, description_note: '07743 Jena' });
		expect(german.description.de).toBe('<p>07743 Jena</p>');
	});

	test.each([
		['AT', ['AT', 'aut', 'Österreich', 'OESTERREICH', 'Austria', ' austria ', 'A']],
		['DE', ['DE', 'DEU', 'Deutschland', 'Germany', 'Alemania', 'BRD', 'D']],
		['ES', ['ESP', 'España', 'Spain', 'Spanien', 'Espana']],
		['GB', ['GB', 'UK', 'U.K.', 'Großbritannien', 'Grossbritannien', 'Reino Unido', 'Scotland']],
		['US', ['USA', 'U.S.A.', 'EE. UU.', 'Vereinigte Staaten', 'United States of America']],
		['NL', ['NLD', 'Holland', 'Netherlands', 'Países Bajos']],
		['MX', ['MEX', 'México', 'Mexiko']],
		['DK', ['Denmark', 'Dänemark', 'Daenemark', 'Dinamarca']],
		['CZ', ['Tschechien', 'Czech Republic', 'Chequia']],
		['XK', ['XK', 'XKX', 'Kosovo']],
	])('a country is known as %s by %j', (code, names) => {
		const wire = { lat: null, lng: null };
		expect(names.map((country) => publicUnit({ ...wire, country }).place.country)).toEqual(
			names.map(() => code),
		);
	});

	test('a country that is none is not published, and the report says so', () => {
		for (const country of ['XX', 'DD', 'ZZZ', 'Europa', 'Bayern']) {
			const { units, report } = gate({ units: [wireUnit({ country })] });
			expect(units[0]?.place).not.toHaveProperty('country');
			expect(reportLines(report)).toContain(
				`unit 1: country says “${country}”, which is none that is known, and is not published; write its code, such as DE.`,
			);
		}
	});

	test('a point is shown in a country whose extent is not known here, and elsewhere only within it', () => {
		const rome = { lat: 41.9, lng: 12.5 };
		expect(publicUnit({ country: 'ITA', ...rome }).place.location).toMatchObject(rome);
		expect(publicUnit({ country: 'DEU', ...rome }).place.location).toBeUndefined();
		expect(publicUnit({ country: null, ...rome }).place.location).toBeUndefined();
	});

	test('a district of the name of its city is none, and a number in the street stands there once', () => {
		const place = { street: 'Geheimweg 5', city: 'Jena ', district: 'Jena' };
		expect(publicUnit(place).place).not.toHaveProperty('district');
		expect(publicUnit(place).place.street).toBe('Geheimweg 5');
	});

	test.each([
		['GBR', '10 Downing Street'],
		['FRA', '10 Downing Street'],
		['DEU', 'Downing Street 10'],
		[null, 'Downing Street 10'],
	])('in %s the house number stands as in %s', (country, shown) => {
		const wire = { country, house_number: '10', lat: null, lng: null };
		for (const street of ['Downing Street', shown]) {
			expect(publicUnit({ ...wire, street }).place.street).toBe(shown);
		}
	});

	test('a street that is shown stays in the texts', () => {
		expect(publicUnit({ title: 'Wohnung im Geheimweg 5' }).title.de).toBe('Wohnung im Geheimweg 5');
	});
});
