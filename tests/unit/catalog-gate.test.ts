import { describe, expect, test } from 'vitest';
import { reportLines } from '../../src/catalog/report.ts';
import { gate, publicUnit, siteWith, wireUnit } from '../support/gate.ts';

const image = {
	id: 7,
	is_private: false,
	is_not_for_exposee: false,
	url: 'https://images.example/7.jpg',
};
const link = { id: 4, is_private: false, on_landing_page: true, url: 'https://tour.example/4' };

describe('status', () => {
	test('a unit is public by the id or the exact name of its status, whatever the case and blanks', () => {
		const site = siteWith({
			statuses: { available: [10], reserved: ['reserviert '], sold: [], reference: [] },
		});
		const units = [
			wireUnit({ id: 1, property_status: { id: 10, name: 'Beliebig' } }),
			wireUnit({ id: 2, property_status: { id: 11, name: ' RESERVIERT' } }),
			wireUnit({ id: 3, property_status: undefined, status: { id: 10, name: 'x' } }),
		];
		expect(gate({ units }, site).units.map(({ id, status }) => [id, status])).toEqual([
			[1, 'available'],
			[2, 'reserved'],
			[3, 'available'],
		]);
	});

	test('a unit of another or no status, and an archived one, stays inside and is named in the report', () => {
		const { units, report } = gate({
			units: [
				wireUnit({ id: 1 }),
				wireUnit({ id: 2, property_status: { id: 99, name: 'Akquise' } }),
				wireUnit({ id: 3, property_status: { id: 99, name: 'Akquise' } }),
				wireUnit({ id: 4, property_status: null }),
				wireUnit({ id: 5, archived: true }),
				wireUnit({ id: 6, property_status: { id: 98, name: 'Vermarktung intern' } }),
			],
		});
		expect(units.map(({ id }) => id)).toEqual([1]);
		expect(reportLines({ ...report, duties: [] })).toEqual([
			'2 units not published, status "Akquise" (99) is internal: 2, 3.',
			'1 unit not published, without a status: 4.',
			'1 unit not published, archived: 5.',
			'1 unit not published, status "Vermarktung intern" (98) is not in src/site.config.ts: 6.',
		]);
		expect(report.unknownStatuses).toEqual([{ status: 'Vermarktung intern', ids: [6] }]);
	});

	const none = { available: [], reserved: [], sold: [], reference: [] };
	const account = [
		{ id: 310003, name: 'Vermarktung', position: 3 },
		{ id: 310004, name: 'Reserviert', position: 4 },
	];

	test('a status the map names though the account has none such is named in the report', () => {
		const statuses = { available: ['Vermarktung'], reserved: ['Reservirt'], sold: [77] };
		const { report } = gate(
			{ units: [wireUnit()], statuses: [{ id: 1, name: 'Vermarktung' }] },
			siteWith({ statuses: { ...statuses, reference: [] } }),
		);
		const notes = report.notes.filter((line) => line.startsWith('src/site.config.ts'));
		expect(notes).toEqual([
			'src/site.config.ts: the account has no status "Reservirt".',
			'src/site.config.ts: the account has no status "77".',
		]);
	});

	test('no status map is an error that prints the statuses of the account, ready to paste', () => {
		const site = siteWith({ statuses: none });
		expect(() => gate({ units: [wireUnit()], statuses: account }, site)).toThrow(
			/statuses: \{\n\tavailable: \[\n\t\t\/\/ 310003, \/\/ Vermarktung\n\t\t\/\/ 310004, \/\/ Reserviert\n/,
		);
	});

	test('a map that names no status of the account is the same error, from the units when the list is closed', () => {
		const site = siteWith({ statuses: { ...none, available: ['For sale'] } });
		const run = () => gate({ units: [wireUnit()] }, site);
		expect(run).toThrow(/matches none[\s\S]*10, \/\/ Vermarktung/);
	});
});

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
					description_note: 'Lage: GEHEIMWEG 5a, ruhig.',
					long_location_note:
						'<p>Im Geheim<b>weg</b> 5, <a href="https://x.example/geheimweg-5">hier</a>.</p>',
					exposee_id: 'Geheimweg-1',
					free_from: 'nach Besichtigung im Geheimweg',
					condition: 'wie Geheimweg 3',
					sublocality_level_1: 'Geheimwegviertel',
					custom_fields: { kfw_standard: { value: 1, pretty_value: 'Geheimweg 5: KfW 40' } },
					images: [{ ...image, title: 'Blick in den Geheimweg', title_en: 'View' }],
					links: [
						{ ...link, title: 'Geheimweg' },
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
			description: { de: '<p>Lage: …, ruhig.</p>', en: '<p>At ….</p>' },
			location: { de: '<p>Im …, hier.</p>' },
			fields: [],
			links: [{ url: 'https://tour.example/4', embeddable: false }],
		});
		expect(unit?.title.de).toBeUndefined();
		expect(unit?.photos[0]?.caption).toEqual({ en: 'View' });
		expect(unit?.condition).toBeUndefined();
		expect(unit?.availableFrom).toBeUndefined();
		expect(unit?.place.district).toBeUndefined();
		expect(JSON.stringify(units)).not.toMatch(/geheim/i);
		const lines = reportLines(report);
		expect(lines.join('\n')).not.toMatch(/geheim/i);
		expect(lines).toContain('unit 1: title (de) names the hidden address and is not published.');
		expect(lines).toContain('unit 1: description (de) names the hidden address, which is masked.');
		expect(lines).toContain('unit 1: link 5 tells the hidden address and is not published.');
	});

	test.each([
		['Karl-Heine-Straße', 'Karl Heine Str. 12'],
		['Karl-Heine-Straße', 'KARL-HEINE-STRASSE'],
		['Karl-Heine-Str.', 'Karl-Heine-Straße 4'],
		['Löberwallgraben', 'Loeberwallgraben 14 a'],
		['Loeberwallgraben', 'Löberwallgraben'],
		['Musterstraße 1', 'Musterstr. 128'],
		['Am Alten Markt', 'Alter Markt 3'],
		['Carrer de Ciscar', 'C/ Císcar, 28'],
		['Straße des Friedens', 'Str. des Friedens 19 b-c'],
		['Straße des 17. Juni 4', 'Straße des 17. Juni 4'],
		['Q7', 'Q7, 24'],
		['Hof', 'am Hof 3'],
		['Geheimweg', 'Ge\u00ADheim\u200Bweg 5'],
		['Geheimweg', 'Geheim-Weg'],
		['Geheimweg', '14a Geheimweg'],
		['Schiffbauerdamm', 'Schiﬀbauerdamm 8'],
		['Geheimweg', 'Ｇｅｈｅｉｍｗｅｇ 5'],
		['Geheimweg', '𝐆𝐞𝐡𝐞𝐢𝐦𝐰𝐞𝐠 5'],
		['Karl-Liebknecht-Straße', 'K.-Liebknecht-Str. 5'],
		['Karl-Liebknecht-Straße', 'Karl-Liebkn.-Str. 5'],
		['Große Elbstraße', 'Gr. Elbstr. 132'],
		['Platz der Einheit', 'Pl. d. Einheit'],
	])('%j is found in %j', (street, text) => {
		const unit = publicUnit({
			hide_address: true,
			street,
			title: text,
			description_note: `Nähe ${text}!`,
		});
		expect(unit.title).toEqual({});
		expect(unit.description.de).toMatch(/^<p>.{0,14}…!<\/p>$/);
	});

	test.each([
		['Karl-Heine-Straße', 'Herr Karl Heine'],
		['Kärntner Ring', 'Bürofläche im Ringstraßenpalais'],
		['Hof', 'Hofladen nebenan'],
		['Geheimweg', 'Geheime Wege'],
	])('%j is not found in %j', (street, text) => {
		expect(publicUnit({ hide_address: true, street, title: text }).title).toEqual({ de: text });
	});

	test.each([
		['Karl-Heine-Straße', '14', 'Karl-Heine 14'],
		['Karl-Heine-Straße', '14', 'Karl Heine Street 14'],
		['Karl-Heine-Straße', '14', 'Karl Heine St. 14'],
		['Karl-Heine-Straße', '14', 'K-H-Str. 14'],
		['Karl-Heine-Straße', '14', 'K-H-Straße'],
		['Karl-Heine-Straße', '14', 'https://x.example/karl-heine-14'],
		['Karl-Heine-Platz', '14', 'Karl-Heine Nr. 14'],
		['St.-Pauli-Str.', '9', 'Sankt-Pauli-Straße 9'],
		['Sankt-Pauli-Straße', '9', 'St. Pauli Str. 9'],
		['Dr.-Külz-Ring', '9', 'Doktor-Külz-Ring 9'],
		['Doktor-Külz-Ring', '9', 'Dr Kuelz-Ring'],
		['Prof.-Rath-Weg', '9', 'Professor-Rath-Weg'],
		['Gran Via del Marqués del Túria', '5', 'Gran Vía Marqués del Turia 5'],
		['Am Markt', '5', 'Markt 5'],
		['C 4', '12', 'C 4, 12'],
		['C 4', '12', 'C4,12'],
		['C 4', '12', 'Quadrat C4'],
		['Q7', '24', 'Q 7, 24'],
		['10 Downing Street', '', '10 Downing St'],
		['10 Downing Street', '', 'Downing Street'],
	])('%j %s is found in %j', (street, house_number, text) => {
		const unit = publicUnit({ hide_address: true, street, house_number, title: `Loft, ${text}` });
		expect(unit.title).toEqual({});
	});

	test.each([
		['Karl-Heine-Straße', '14', 'Herr Karl Heine, 14 Zimmer'],
		['Bahnhof-Straße', '5', 'Bahnhof 5 Minuten, Bahnhof 12'],
		['Bahnhofstraße', '5', 'Bahnhof 5'],
		['Am Markt', '5', 'Markt 12, Markt 5 min, Wochenmarkt'],
		['C 4', '12', 'Linie C 4, 3 Zimmer, C4-Stellplatz'],
		['St.-Pauli-Str.', '9', 'St. Pauli, Dr. Pauli'],
		['Dr.-Külz-Ring', '9', 'Doktor Külz'],
	])('%j %s is not found in %j', (street, house_number, title) => {
		expect(publicUnit({ hide_address: true, street, house_number, title }).title.de).toBe(title);
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
		expect(place).toEqual({ country: 'DE', location: expect.anything() });
	});

	test('a town whose street bears its name is shown', () => {
		const { place } = publicUnit({
			hide_address: true,
			street: 'Hinterthal 12',
			city: 'Hinterthal',
		});
		expect(place.city).toBe('Hinterthal');
	});

	test.each([
		'50.934, 11.599',
		'50.9351 / 11.6002',
		'N 50,93512° E 11,60021°',
		'50°56\'02.1"N 11°35\'55.4"E',
		'9F4MWHMX+H5',
		'///tisch.lampe.stuhl',
		'https://maps.app.goo.gl/AbCd',
		'www.google.de/maps/place/x',
		'osm.org/go/0MbEB',
	])('a hidden point is found in a text as %j', (text) => {
		const unit = publicUnit({ hide_address: true, description_note: `Lage: ${text} (Navi)` });
		expect(unit.description.de).toMatch(/^<p>Lage: [NE… ,/°]+ \(Navi\)<\/p>$/);
	});

	test.each(['95,50 m², 3,5 Zimmer', '20 °C, 38°', 'google.de', 'Hausgeld 3,1234 / m²'])(
		'no point is found in %j',
		(title) => expect(publicUnit({ hide_address: true, title }).title.de).toBe(title),
	);

	test.each([
		'https://x.example/%2547eheimweg-5',
		'https://x.example/L%F6berwallgraben',
		'https://x.example/Lo%CC%88berwallgraben',
		'https://geheimweg.example/',
		'https://x.example/?q=50.934%2C11.599',
		'https://osm.org/go/0MbEB',
		'https://www.waze.com/ul?ll=1,2',
		'https://plus.codes/9F4M',
		'https://map.geo.admin.ch/?E=2600000&N=1200000',
		'https://x.example/plan?E=2600000.5&N=1200000.5',
		'https://x.example/plan?lat=1&lon=2',
	])('a link that tells a hidden address is not published: %s', (url) => {
		const street = url.includes('wall') ? 'Löberwallgraben' : 'Geheimweg';
		expect(publicUnit({ hide_address: true, street, links: [{ ...link, url }] }).links).toEqual([]);
	});

	test.each([
		['GBR', 'SW1A 2AA', 'SW1A'],
		['GBR', 'ec1a1bb', 'EC1A'],
		['NLD', '1012 AB', '1012'],
		['IRL', 'D02 X285', 'D02'],
		['USA', '20500-0005', '20500'],
		['CAN', 'K1A 0B1', 'K1A'],
		[null, 'SW1A 2AA', 'SW1A'],
		['GBR', 'SW1A 2AA London', undefined],
		['DEU', '04109', '04109'],
		[null, '04109', '04109'],
		['ESP', '46001', '46001'],
	])('of a hidden one in %s the postcode %s is shown as %s', (country, zip_code, zip) => {
		const wire = { country, zip_code, lat: null, lng: null };
		expect(publicUnit({ ...wire, hide_address: true }).place.zip).toBe(zip);
		expect(publicUnit(wire).place.zip).toBe(zip_code);
	});

	test('a street that is shown stays in the texts', () => {
		expect(publicUnit({ title: 'Wohnung im Geheimweg 5' }).title.de).toBe('Wohnung im Geheimweg 5');
	});
});

describe('price', () => {
	const sale = {
		price_per_sqm: 9200,
		parking_space_price: 25000,
		rent_subsidy: 310,
		price: 598000,
	};

	test('a price that is shown has all its amounts', () => {
		expect(publicUnit(sale)).toMatchObject({
			price: {
				kind: 'purchase',
				amount: { cents: 59_800_000, currency: 'EUR' },
				perSquareMetre: { cents: 920_000 },
			},
			costs: { ownersFee: { cents: 31_000 }, parking: { cents: 2_500_000 } },
		});
	});

	test.each([
		['on request', { price_on_inquiry: true }],
		['of a sold unit', { property_status: { id: 11, name: 'Abgeschlossen' } }],
		['of a reference', { property_status: { id: 12, name: 'Referenz' } }],
	])('a price %s leaves no amount anywhere', (_, overrides) => {
		const unit = publicUnit({
			...sale,
			...overrides,
			deposit: '1.500 €',
			courtage: '3,57 % (21.348,60 €)',
			title: 'Wohnung für 598.000 €',
			description_note:
				'<p>598000, 598.000, 598 000, 598,000, 598.000,00 EUR, 598 T€, 0,598 Mio. €, €598k</p>',
			other_note: 'Kaufpreis: 620.000,- €, 9.200 €/m²',
			custom_fields: { kfw_standard: { value: '598.000 €' } },
			images: [{ ...image, title: 'Für 598.000' }],
		});
		expect(unit.price).toEqual({ kind: 'onRequest' });
		expect(unit.costs).toEqual({});
		expect(unit.title.de).toBe('Wohnung für …');
		expect(
			JSON.stringify({ ...unit, place: {}, photos: unit.photos.map(({ caption }) => caption) }),
		).not.toMatch(/598|620|9[.,]?200|21[.,]348|25[.,]?000/);
	});

	test.each([
		['an amount with words beside it', { price: '598.000 € VB' }, 'für 598.000', 'für …'],
		['one of two amounts', { price: '598.000 - 620.000' }, 'für 620000', 'für …'],
		[
			'an amount the account has not set',
			{ price: null },
			'Für 640.000 € verkauft',
			'Für … verkauft',
		],
		['a rounded one', {}, 'knapp 0,6 Mio. €, rund 600.000 €', 'knapp …, rund …'],
		['a currency in front', { price: null }, 'VB EUR 640.000', 'VB EUR …'],
		['an amount per area', {}, 'also 9.200 €/m²', 'also …/m²'],
		['an amount per area in words', {}, 'also 920 Euro pro qm', 'also …'],
		['other separators', {}, '598`000 oder 598´000 oder 598_000', '… oder … oder …'],
		['thousands of thousands', { price: 1_250_000 }, 'für 1.250 T€', 'für …'],
		['a rental income', { rental_income_actual: 24_000 }, 'IST: 24.000', 'IST: …'],
		['a valuation', { valuation_price_to: 610_000 }, 'Wert 610.000', 'Wert …'],
		['a deposit in words', { deposit: '2.070 EUR (3 MM)' }, 'Kaution 2.070', 'Kaution …'],
		['a small rent', { base_rent: 95 }, 'nur 95,00 € im Monat', 'nur … im Monat'],
	])('on request is found as %s', (_, overrides, title, shown) => {
		const unit = publicUnit({ price_on_inquiry: true, ...overrides, title });
		expect(unit.title.de).toBe(shown);
	});

	test.each([
		'Baujahr 2021, 95 m², 1.250 m² Grund',
		'Hausgeld 310 €',
		'3,570 % inkl. MwSt.',
		'§ 656c BGB, Fassung 2020',
		'Tel. 0341 550120',
		'640 m², 5 m breit, 1.200 m entfernt',
		'60 mil pasos, 30 mil habitantes',
		'4K-Fernseher, 50 T Tragkraft',
		'Nebenkosten 200-300 €',
		'Umbau 300 €, 12 m² Balkon',
		'04109 Leipzig, +49 341 550120-0',
		'Baujahr 1998, Fr. Müller',
		'2026 frei, Freitag 10 Uhr',
	])('on request leaves %j alone', (title) => {
		expect(publicUnit({ price_on_inquiry: true, title }).title.de).toBe(title);
	});

	test.each([
		'640.000 euros',
		'640,000 euros',
		'640.000 Euros',
		'£640,000',
		'GBP 640,000',
		'$640,000',
		'USD 640,000',
		'640,000 pounds',
		'640,000 US dollars',
		'640 000 francs',
		'640.000 Franken',
		'640.000 SFr.',
		'640’000 Fr.',
		'Fr. 640’000',
		'EUR 640k',
		'€ 640k',
		'640k',
		'£0.64m',
		'640 mil euros',
		'0,64 millones de euros',
		'0,64 millones',
		'640 Td. €',
		'8062 euros por m²',
		'8.062 Euro pro Quadratmeter',
		'TEUR 640',
		'ca.640.000 €',
		'KP 640.000',
		'KP 640000',
		'Preis-640000-EUR',
	])('on request is found as no language and currency may tell it: %s', (text) => {
		const unit = publicUnit({
			price_on_inquiry: true,
			price: 645_000,
			title: `Loft ${text}`,
			description_note: `<p>Loft, ${text} VB.</p>`,
			free_from: `nach Zahlung von ${text}`,
			custom_fields: { kfw_standard: { value: text } },
			images: [{ ...image, title: `Blick, ${text}` }],
			links: [
				{ ...link, title: text, url: `https://x.example/Loft-${encodeURIComponent(text)}.pdf` },
			],
		});
		expect(unit.title.de).toMatch(/^Loft .*…/);
		expect(JSON.stringify([unit.title, unit.description])).not.toMatch(/64|8.?062/);
		expect(unit).toMatchObject({ fields: [], links: [] });
		expect(unit.availableFrom).toBeUndefined();
		expect(unit.photos[0]?.caption).toBeUndefined();
	});

	test.each([
		'645T',
		'645 T',
		'645 Td. €',
		'645·000',
		'645-000',
		'645 mille',
		'KP 645.000',
		'0,645 mn',
	])('the exact amount is found as %s', (text) => {
		const unit = publicUnit({ price_on_inquiry: true, price: 645_000, title: `Loft ${text} VB` });
		expect(unit.title.de).toMatch(/^Loft (?:KP )?…\.? VB$/);
	});

	test('a commission in plain numbers is none beside a hidden price', () => {
		const courtage = { courtage: 21348.6, courtage_note: 'zusammen 21.348' };
		expect(publicUnit({ ...courtage, price_on_inquiry: true }).costs).toEqual({});
		const percent = { courtage: '3,570 %', courtage_note: '§ 656c BGB' };
		expect(publicUnit({ ...percent, price_on_inquiry: true }).costs).toEqual({
			commission: { de: '3,570 %' },
			commissionNote: { de: '§ 656c BGB' },
		});
	});

	test('a rent on request hides total, ancillary costs and deposit too', () => {
		const unit = publicUnit({
			marketing_type: 'RENT',
			price_on_inquiry: true,
			price: null,
			base_rent: '690.5',
			total_rent: 890,
			service_charge: 120,
			deposit: '2.071,50 €',
			description_note: 'Kaltmiete 690,50 €, warm 890,- €, Kaution 2071,5',
		});
		expect(unit.price).toEqual({ kind: 'onRequest' });
		expect(unit.costs).toEqual({});
		expect(JSON.stringify(unit)).not.toMatch(/690|890|2\.?071/);
	});

	test('rents are read from texts and numbers; without any amount the price is on request', () => {
		const rent = {
			marketing_type: 'RENT',
			price: null,
			base_rent: '690.5',
			total_rent: '890,00 €',
			deposit: '2.071,50 € ',
		};
		expect(publicUnit(rent)).toMatchObject({
			deal: 'rent',
			price: { kind: 'rent', base: { cents: 69_050 }, total: { cents: 89_000 } },
			costs: { deposit: { de: '2.071,50 €' } },
		});
		expect(publicUnit({ price: 0 }).price).toEqual({ kind: 'onRequest' });
		expect(publicUnit({ currency: 'PLN' }).price).toEqual({ kind: 'onRequest' });
		expect(publicUnit({ currency: 'CHF' }).price).toMatchObject({ amount: { currency: 'CHF' } });
	});

	test('a commission on a dwelling to let is not published, on an office it is; the internal one never', () => {
		const courtage = {
			courtage: '2 Nettokaltmieten',
			internal_brokerage: 'INTERN 5 %',
			marketing_type: 'RENT',
			base_rent: 800,
		};
		const { units, report } = gate({
			units: [
				wireUnit({ ...courtage }),
				wireUnit({ ...courtage, id: 2, rs_type: 'OFFICE', object_type: 'COMMERCIAL' }),
			],
		});
		expect(units.map(({ costs }) => costs.commission)).toEqual([
			undefined,
			{ de: '2 Nettokaltmieten' },
		]);
		expect(reportLines(report).join()).toContain('§ 2 WoVermG');
		expect(JSON.stringify(units)).not.toContain('INTERN');
	});
});

describe('images', () => {
	test('only an explicitly public image passes, in the order of position and id', () => {
		const { photos } = publicUnit({
			images: [
				{ ...image, id: 9, position: null },
				{ ...image, id: 3, position: 2 },
				{ ...image, id: 2, position: 2 },
				{ ...image, id: 1, position: '0' },
				{ ...image, id: 20, is_private: true },
				{ ...image, id: 21, is_private: null },
				{ ...image, id: 22, is_private: undefined },
				{ ...image, id: 23, is_private: 'false' },
				{ ...image, id: 24, is_not_for_exposee: true },
				{ ...image, id: 25, is_not_for_exposee: 'no' },
				{ ...image, id: 5, position: 5, is_not_for_exposee: undefined },
			],
		});
		expect(photos.map(({ id }) => id)).toEqual([1, 2, 3, 5, 9]);
	});

	test('a PDF, GIF or SVG and an address that is none are left out and reported', () => {
		const { units, report } = gate({
			units: [
				wireUnit({
					images: [
						{ ...image, id: 1, url: 'https://images.example/Plan (1).pdf' },
						{ ...image, id: 2, url: 'https://images.example/a.gif?x=1' },
						{ ...image, id: 3, url: 'https://images.example/a.SVG' },
						{ ...image, id: 4, url: 'javascript:alert(1)' },
						{ ...image, id: 5, url: null, big_url: 'https://images.example/big.png' },
					],
				}),
			],
		});
		expect(units[0]?.photos.map(({ id }) => id)).toEqual([5]);
		expect(report.notes).toHaveLength(4);
	});

	test('captions are real titles in their language; plans are known by flag or title', () => {
		const { photos } = publicUnit({
			images: [
				{ ...image, id: 1, title: 'IMG_2231.JPG', title_en: 'Living room' },
				{ ...image, id: 2, title: 'Grundriss WE 07' },
				{ ...image, id: 3, title: 'Etage 1', is_floorplan: true },
				{ ...image, id: 4, title: 'Küche', title_de: 'Küche mit Fenster' },
			],
		});
		expect(photos.map(({ kind, caption }) => [kind, caption])).toEqual([
			['photo', { en: 'Living room' }],
			['floorPlan', { de: 'Grundriss WE 07' }],
			['floorPlan', { de: 'Etage 1' }],
			['photo', { de: 'Küche mit Fenster' }],
		]);
	});
});

test('only a public link of the landing page passes, by http or https', () => {
	const { links } = publicUnit({
		links: [
			{ ...link, title: '360°', is_embedable: true },
			{ ...link, id: 5, is_private: true },
			{ ...link, id: 6, is_private: null },
			{ ...link, id: 7, on_landing_page: false },
			{ ...link, id: 8, on_landing_page: null },
			{ ...link, id: 9, url: 'javascript:alert(1)' },
			{ ...link, id: 10, url: 'ftp://x.example' },
			{ ...link, id: 11, url: 'https://user:pass@x.example' },
		],
	});
	expect(links).toEqual([{ url: 'https://tour.example/4', title: '360°', embeddable: true }]);
});

describe('broker', () => {
	test('only public fields pass', () => {
		const broker = {
			id: 641,
			academic_title: 'Dr.',
			name: 'Ansgar Weiß',
			position: 'Prokurist',
			email: 'weiss.intern@example.com',
			phone: '+49 1',
			cell: '+49 2',
			public_phone: null,
			public_cell: '+49 3',
			public_email: 'weiss@example.com',
			avatar_url: 'https://images.example/b.jpg',
			old_crm_id: 'OLD-641',
		};
		expect(publicUnit({ broker }).broker).toEqual({
			id: 641,
			name: 'Dr. Ansgar Weiß',
			role: 'Prokurist',
			phone: '+49 3',
			email: 'weiss@example.com',
			portraitPhoto: { url: 'https://images.example/b.jpg', kind: 'portrait' },
		});
	});

	test('none without a name', () => {
		expect(
			publicUnit({ broker: { id: 1, name: null, public_email: 'x@example.com' } }).broker,
		).toBeUndefined();
		expect(publicUnit({ broker: null }).broker).toBeUndefined();
	});
});

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

	test('is not published when it is archived; its units are', () => {
		const archived = { ...project, archived: { label: 'Archiviert', value: true } };
		const { projects, units } = gate({ units: [wireUnit(member)], projects: [archived] });
		expect(projects).toEqual([]);
		expect(units.map(({ projectId }) => projectId)).toEqual([undefined]);
	});

	test('hides its address when one of its published units does', () => {
		const units = [wireUnit(member), wireUnit({ ...member, id: 2, hide_address: true })];
		const [found] = gate({ units, projects: [project] }).projects;
		expect(found?.place).toMatchObject({ city: 'Jena', location: { precision: 'cell' } });
		expect(found?.description.de).toBe('<p>Vier Häuser im ….</p>');
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
						description_note: '<p>Wohnung im Geheimweg 5.</p>',
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
				description: { de: '<p>Wohnung im ….</p>' },
				place: { city: 'Jena', zip: '07743', location: { precision: 'cell' } },
				links: [],
			});
			expect(JSON.stringify(units)).not.toMatch(/Geheimweg|GW5|50\.9339|11\.5987/i);
			expect(report.notes.filter((line) => line.includes('other unit'))).toEqual([
				'project 2301: unit 1 hides its address, so 1 other unit is published without street and exact point (unit 2); hide or show the address of all units of a house in the CRM.',
			]);
			expect(reportLines(report).join()).not.toMatch(/geheim/i);
		});

		test.each([
			['in another notation of the street', { street: 'GEHEIM-WEG', house_number: '7', lat: null }],
			['in a corner house of another street', { street: 'Ecksteig', house_number: '1' }],
			['without a street', { street: '' }],
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

		test('one that names no place stands in the house of the project', () => {
			const nowhere = { ...member, hide_address: true, street: '', lat: null, lng: null };
			const units = [wireUnit(nowhere), wireUnit({ ...member, id: 2 })];
			const found = gate({ units, projects: [project] }).units;
			expect(JSON.stringify(found)).not.toMatch(/Geheimweg|50\.9339/);
		});

		test('the others keep theirs where the site shows the addresses of projects', () => {
			const units = [hiding, wireUnit({ ...member, id: 2 })];
			const site = siteWith({ projectAddress: 'show' });
			expect(gate({ units, projects: [project] }, site).units[1]?.place.street).toBe('Geheimweg 5');
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

	test('lends its address to a unit that hides its own and names none', () => {
		const hidden = { ...member, hide_address: true, street: '', title: 'Im Geheimweg' };
		const { units } = gate({ units: [wireUnit(hidden)], projects: [project] });
		expect(units[0]?.title).toEqual({});
	});

	test('does not tell the hidden price of a unit', () => {
		const units = [wireUnit({ ...member, price_on_inquiry: true })];
		const texts = { description_note: 'Penthouse für 598.000 €, Wohnungen ab 210.000 €.' };
		const [found] = gate({ units, projects: [{ ...project, ...texts }] }).projects;
		expect(found?.description.de).toBe('<p>Penthouse für …, Wohnungen ab 210.000 €.</p>');
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
});

test('texts come in every language they exist in; a long one wins over a short one', () => {
	const unit = publicUnit({
		description_note: 'kurz',
		long_description_note: '<p>lang</p>',
		translations: {
			en: { title: 'Bright flat', description_note: 'short', long_description_note: '' },
			fr: { title: 'Appartement' },
			es: { title: '' },
		},
	});
	expect(unit.title).toEqual({ de: 'Helle Wohnung', en: 'Bright flat' });
	expect(unit.description).toEqual({ de: '<p>lang</p>', en: '<p>short</p>' });
});

test('a custom field passes only when the site names it', () => {
	const { fields } = publicUnit({
		custom_fields: {
			kfw_standard: { value: 11, pretty_value: 'KfW 40 NH' },
			interne_notiz: { value: 'INTERN' },
		},
	});
	expect(fields.map(({ key, value }) => [key, value])).toEqual([['kfw_standard', 'KfW 40 NH']]);
});

test('the energy certificate is read leniently, unknown words are absent', () => {
	expect(energy({ energy_efficiency_class: 'A_PLUS' })).toEqual({ efficiencyClass: 'A+' });
	expect(energy({ energy_efficiency_class: 'NOT_APPLICABLE' })).toBeUndefined();
	expect(energy({ energy_certificate_availability: 'liegt zur Besichtigung vor' })).toEqual({
		availability: 'atViewing',
	});
	expect(energy({ energy_certificate_availability: 'wird nicht benötigt' })).toEqual({
		availability: 'notRequired',
	});
	expect(energy({ energy_certificate_availability: 'liegt nicht vor' })).toBeUndefined();
	expect(
		energy({ building_energy_rating_type: 'Verbrauchsausweis', energy_efficiency_value: '251,4' }),
	).toEqual({
		certificate: 'consumption',
		value: 251.4,
	});
});

test('a legal text that one team alone has is cleaned, with headings that fit under the page’s own', () => {
	const { legal } = gate({
		units: [wireUnit()],
		teams: [
			{ id: 2, position: 2, imprint_note: '<h1>Impressum</h1><script>x</script>' },
			{ id: 1, position: 1, imprint_note: ' ', privacy_note: '<p>Datenschutz</p>' },
		],
	});
	expect(legal).toEqual([
		{ kind: 'imprint', html: { de: '<h2>Impressum</h2>' } },
		{ kind: 'privacy', html: { de: '<p>Datenschutz</p>' } },
	]);
});

test('legal texts that differ are kept for each team in the teams’ order, and equal ones once', () => {
	const terms = { terms_note: '<p>AGB</p>' };
	const { legal } = gate({
		units: [wireUnit()],
		teams: [
			{ id: 2, name: 'Hamburg', position: 2, imprint_note: '<p>zweites</p>', ...terms },
			{ id: 1, name: ' <b>Leipzig</b> ', position: 1, imprint_note: '<h1>erstes</h1>', ...terms },
			{ id: 3, name: null, position: 3, imprint_note: '<p>drittes</p>' },
		],
	});
	expect(legal).toEqual([
		{
			kind: 'imprint',
			of: 'Leipzig',
			html: { de: '<h3>erstes</h3>' },
			others: [
				{ of: 'Hamburg', html: { de: '<p>zweites</p>' } },
				{ of: '3', html: { de: '<p>drittes</p>' } },
			],
		},
		{ kind: 'terms', html: { de: '<p>AGB</p>' } },
	]);
});

function energy(fields: Record<string, unknown>) {
	return publicUnit(fields).energy;
}
