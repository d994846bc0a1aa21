import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, image, link, publicUnit, wireUnit } from '../../support/gate.ts';

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
		['Karl-Heine-Straße', 'Karl Heine Str. 12'],
		['Karl-Heine-Straße', 'KARL-HEINE-STRASSE'],
		['Karl-Heine-Str.', 'Karl-Heine-Straße 4'],
		['Löberwallgraben', 'Loeberwallgraben 14 a'],
		['Loeberwallgraben', 'Löberwallgraben'],
		['Musterstraße 1', 'Musterstr. 128'],
		['Am Alten Markt', 'Alter Markt 5'],
		['Carrer de Ciscar', 'C/ Císcar, 28'],
		['ul. Marszałkowska', 'Marszałkowska'],
		['Rue du Faubourg', 'Faubourg 12'],
		['Viale della Vittoria', 'V.le Vittoria 3'],
		['Abbey Road', '12 Abbey Rd'],
		['Abbey Rd', '12 Abbey Road'],
		['Fifth Avenue', '350 Fifth Ave.'],
		['Sloane Square', 'Sloane Sq'],
		['Kings Lane', "3 King's Ln."],
		['Oak Tree Drive', '22 Oak Tree Dr'],
		['Straße des Friedens', 'Str. des Friedens 19 b-c'],
		['Straße des 17. Juni 4', 'Straße des 17. Juni 4'],
		['Q7', 'Q7, 5'],
		['Hof', 'am Hof 5'],
		['Geheimweg', 'Ge\u00ADheim\u200Bweg 5'],
		['Geheimweg', 'Geheim-Weg'],
		['Geheimweg', '14a Geheimweg'],
		['Schiffbauerdamm', 'Schiﬀbauerdamm 8'],
		['Geheimweg', 'Ｇｅｈｅｉｍｗｅｇ 5'],
		['Geheimweg', '𝐆𝐞𝐡𝐞𝐢𝐦𝐰𝐞𝐠 5'],
		['Elbstraße', 'Elbstra\u03b2e 5'],
		['Elbstraße', '\u0415lbstra\u00dfe 5'],
		['Geheimweg', 'Geheim\u034fweg 5'],
		['Geheimweg', 'Geheim\u3164weg 5'],
		['Geheimweg', 'Geheim\u2800weg 5'],
		['Geheimweg', 'Geheim\ufe0fweg 5'],
		['Karl-Liebknecht-Straße', 'K.-Liebknecht-Str. 5'],
		['Karl-Liebknecht-Straße', 'Karl-Liebkn.-Str. 5'],
		['Große Elbstraße', 'Gr. Elbstr. 132'],
		['Platz der Einheit', 'Pl. d. Einheit'],
		['Łąkowa', 'ul. Łąkowa 5'],
		['Łąkowa', 'Lakowa 5'],
		['Lakowa', 'Łąkowa 5'],
		['Świętokrzyska', 'Świętokrzyska 5'],
		['Đorđa Stanojevića', 'Đorđa Stanojevića 5'],
		['Náměstí Republiky', 'náměstí Republiky 5'],
		['Štefánikova', 'Stefanikova 5'],
		['Strøget', 'Stroeget 5'],
		['İstiklal Caddesi', 'İstiklal Caddesi 5'],
		['Bağdat Caddesi', 'Bagdat Caddesi 5'],
		['Strada Ștefan cel Mare', 'Ștefan cel Mare 5'],
		['Кутузовский проспект', 'Кутузовский проспект 5'],
		['Οδός Ερμού', 'Ερμού 5'],
		['Herrengasse', 'Herreng. 5'],
		['Rosenweg', 'Rosenw. 5'],
		['Lindenallee', 'Lindenall. 5'],
		['Calle Mayor', 'C/ Mayor'],
		['Calle Luna', 'c/ de la Luna'],
		['C/ Colón', 'calle Colón'],
		['Carrer Nou', 'Calle Nou, 12'],
		['Plaza Real', 'Pza Real'],
		['Avenida Sur', 'Avda Sur'],
		['Ronda Sur', 'Rda. Sur'],
		['Gr. Bleichen', 'Große Bleichen 5'],
		['Kl. Gasse', 'Kleine Gasse 5'],
		['Str. d. Friedens', 'Straße des Friedens'],
		['Bürgermeister-Smidt-Straße', 'Bgm.-Smidt-Str.'],
		['Clara-Zetkin-Straße', 'Zetkinstraße 5'],
		['Clara-Zetkin-Str.', 'Zetkin-Str. 5'],
		['Dr.-Külz-Ring', 'Külzring 5'],
		['Musterstraße', 'M u s t e r s t r a ß e 5'],
		['Musterstr.', 'M U S T E R S T R A S S E  5 a'],
		['Karl-Heine-Straße', 'K a r l - H e i n e - S t r . 5a'],
	])('%j is found in %j', (street, text) => {
		const unit = publicUnit({
			hide_address: true,
			street,
			title: text,
			description_note: `Hell. Nähe ${text}! Ruhig.`,
		});
		expect(unit.title).toEqual({});
		expect(unit.description.de).toBe('<p>Hell. Ruhig.</p>');
	});

	test.each(['Ωmega-Haus, α bis β', 'Рядом с морем', 'Sonnig ☀️ und ruhig ❤️'])(
		'letters of other scripts and emojis stay as they are: %s',
		(title) => expect(publicUnit({ hide_address: true, title }).title.de).toBe(title),
	);

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

	test.each([
		['Lindenweg 5, Hinterhaus', 'Wohnung im Lindenweg'],
		['Lindenweg 5 Hinterhaus', 'Lindenweg'],
		['Lindenweg Nr. 5', 'Lindenweg'],
		['Lindenweg 5, 7 und 9', 'Lindenweg 7'],
		['OT Gohlis, Lindenweg 5', 'Lindenweg'],
		['Lindenweg / Ahornstraße', 'Ahornstr.'],
		['Gut Neuhof, Hauptgebäude', 'Gut Neuhof 5'],
		['Flat 2, 3 Kings Lane', 'Kings Ln'],
		['Kings Lane 3 (rear)', 'Kings Lane'],
		['Calle Mayor 5, 2º B', 'calle Mayor'],
		['Calle Mayor s/n', 'en calle Mayor'],
	])(
		'of the field %j, which holds more than a street, the street is found in %j',
		(street, title) => {
			const { length } = Object.keys(publicUnit({ hide_address: true, street, title }).title);
			expect(length).toBe(0);
		},
	);

	test.each([
		['Flat 2, 3 Kings Lane', 'Flat by the lake'],
		['Lindenweg 5, Hinterhaus', 'Wohnung im Hinterhaus'],
		['OT Gohlis, Lindenweg 5', 'Altbau im OT Gohlis'],
		['07743 Jena, Lindenweg 5', 'Wohnung in Jena'],
		['Straße des 17. Juni 135', 'Straße des Friedens'],
		['Calle 2 de Mayo 5, 1º', 'Piso en calle tranquila'],
		['Rue du 4 Septembre 12', 'Appartement, rue du Marché'],
	])('of the field %j nothing else is: %j', (street, title) => {
		expect(publicUnit({ hide_address: true, street, title }).title.de).toBe(title);
	});

	test.each([
		['Karl-Heine-Straße', 'Herr Karl Hein'],
		['Bahnhofstraße', 'Zum Bahnhof 5 Minuten'],
		['Kärntner Ring', 'Bürofläche im Ringstraßenpalais'],
		['Hof', 'Hofladen nebenan'],
		['Geheimweg', 'Geheime Wege'],
		['Calle Sol', 'piso con a/c solar, calle del Solar'],
		['Calle Mayor', 'Plaza Mayor'],
		['Plaza Real', 'place réaliste, Palacio Real'],
		['Avenida Sur', 'zona sur, vía surtida'],
		['Große Bleichen', 'große Fläche, bleiches Holz'],
		['Straße des Friedens', 'des Friedens wegen'],
		['Rosenweg', 'Rosen. Wein'],
		['Herrengasse', 'Herren. Gut'],
		['Clara-Zetkin-Straße', 'Clara-Park, Straßen'],
		['Große Bahnhof-Straße', 'nahe der Bahnhofstraße'],
		['Gr. Bahnhof-Straße', 'nahe der Bahnhofstraße'],
		['An der Alten Straße', 'neue Straße'],
		['Straße des 17. Juni', 'ab 17. Juni'],
		['Łąkowa', 'Lack und Farbe'],
		['Seestraße', 'Haus A B C, S e e und Str. and'],
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
		['Via Roma', '5', 'Roma 5'],
		['ul. Złota', '44', 'Złota 44'],
		['Rua da Prata', '44', 'Prata, 44'],
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
		['Karl-Marx-Straße', '14', 'Herr Karl, 14 Zimmer'],
		['Bahnhof-Straße', '5', 'Bahnhof 5 Minuten, Bahnhof 12'],
		['Bahnhofstraße', '5', 'Bahnhof 5 km'],
		['Am Markt', '5', 'Markt 12, Markt 5 min, Wochenmarkt'],
		['Via Roma', '5', 'Pizzeria Roma, Roma 12'],
		['C 4', '12', 'Linie C 4, 3 Zimmer, C4-Stellplatz'],
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
		expect(place).toEqual({ city: 'Jena', country: 'DE', location: expect.anything() });
	});

	test.each([
		['Hinterthal 12', 'Hinterthal', 'Hinterthal'],
		['Calle Valencia', 'Valencia', 'Valencia'],
		['Calle de Valencia, 5', 'València', 'València'],
		['Am Main', 'Frankfurt am Main', 'Frankfurt am Main'],
		['Weinstraße', 'Neustadt an der Weinstraße', 'Neustadt an der Weinstraße'],
		['Geheimweg', 'Geheimweg 5, Jena', 'Jena'],
		['Geheimweg', 'Jena Geheimweg 5', 'Jena'],
		['Geheimweg', 'Jena, Thüringen', 'Jena, Thüringen'],
	])('in the street %j the town of the field %j is shown', (street, city, shown) => {
		expect(publicUnit({ hide_address: true, street, city }).place.city).toBe(shown);
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
		const unit = publicUnit({
			hide_address: true,
			description_note: `Ruhig. Lage: ${text} (Navi)`,
		});
		expect(unit.description.de).toBe('<p>Ruhig.</p>');
	});

	test.each([
		'Flurstück 123/4',
		'Flurstücke 12, 13 und 14/2',
		'Flurstücksnummer: 88',
		'Flst. Nr. 123/4',
		'Flst.-Nr. 9',
		'9872023VH5797S0001WX',
		'9872023 VH5797S 0001 WX',
		'9872023 VH5797S',
		'13077A018000390000FP',
		'CH943571098712',
	])('by what the land register calls a plot nobody finds a hidden address: %j', (text) => {
		const unit = publicUnit({
			hide_address: true,
			description_note: `Ruhig. Kataster: ${text} (alt)`,
		});
		expect(unit.description.de).toBe('<p>Ruhig.</p>');
		const url = `https://catastro.example/?ref=${encodeURIComponent(text)}`;
		expect(publicUnit({ hide_address: true, links: [{ ...link, url }] }).links).toEqual([]);
	});

	test.each([
		'2 Flurstücke, je 500 m²',
		'Das Flurstück 1.250 m² am Hang',
		'Flurstück 800 qm',
		'Telefon 2023456 Wohnung 2024 in',
		'Aktenzeichen 12345678 AB',
		'IBAN CH93 0076 2011 6238 5295 7',
		'Modell AB1234567',
	])('no plot is named by %j', (title) =>
		expect(publicUnit({ hide_address: true, title }).title.de).toBe(title),
	);

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
		'https://tour.example/4',
		'https://tour.example/Karl-Heine-Stra-e-14',
		'https://tour.example/KARL-HEINE-STRA%C3%9FE',
		'https://tour.giraffe360.com/karl-heine-14',
		'https://tour.giraffe360.com/k-h-str-14',
		'https://tour.ogulo.com/KarlHeine14',
		'https://tour.ogulo.com/KHStr14',
		'https://tour.ogulo.com/KHStr14?wc_embed=true',
		'https://tour.ogulo.com/KH14/?play=1',
		...['Karl', 'KARL', 'karl', 'KaHe', 'KHst', 'strK', 'KarHei', 'Ka-H'].map(
			(code) => `https://tour.ogulo.com/${code}`,
		),
		'https://tour.ogulo.com/2Wb9?street=14',
		'https://tour.ogulo.com/2Wb9/karl',
		'https://my.matterport.com/show/?m=SxQL3iGyoDo#Karl-Heine',
		'https://my.matterport.com/show/?m=SxQL3iGyoDo&title=KH14',
		'https://my.matterport.com/karl/?m=SxQL3iGyoDo',
		'https://my.matterport.com:8443/show/?m=SxQL3iGyoDo',
		'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=Heine14',
		'https://www.youtube.com/@karlheine14',
		'https://vimeo.com/channels/karlheine',
		'https://my.matterport.com.tour.example/show/?m=SxQL3iGyoDo',
	])('a link that tells a hidden address is not published: %s', (url) => {
		const street = url.includes('wall') ? 'Löberwallgraben' : 'Geheimweg';
		expect(publicUnit({ hide_address: true, street, links: [{ ...link, url }] }).links).toEqual([]);
	});

	test.each([
		'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
		...[
			'2Wb9',
			'a4mC',
			'PuvO',
			'VzBD',
			'qRst',
			'PuvO/',
			'2Wb9?wc_embed=true',
			'PuvO?play=1&lang_x=0',
		].map((code) => `https://tour.ogulo.com/${code}`),
		'https://tour.giraffe360.com/0f2e6e0b1c3d4a5f8e7d6c5b4a392817/',
		'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s',
		'https://youtu.be/aqz-KE-bpKQ?si=AbCdEfGh12345678',
		'https://vimeo.com/76979871/ab12cd34',
		'https://kuula.co/share/7kbLw?logo=1&fs=1',
	])('a film or tour that an id alone leads to is published: %s', (url) => {
		const unit = publicUnit({ hide_address: true, links: [{ ...link, url }] });
		expect(unit.links.map((each) => each.url)).toEqual([url]);
	});

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

	test.each([
		['GBR', 'SW1A 2AA', 'SW1A'],
		['GBR', 'ec1a1bb', 'EC1A'],
		['NLD', '1012 AB', '1012'],
		['IRL', 'D02 X285', 'D02'],
		['USA', '20500-0005', '20500'],
		['CAN', 'K1A 0B1', 'K1A'],
		['UK', 'SW1A 2AA', 'SW1A'],
		['PRT', '1200-109', '1200'],
		['PRT', '1200', '1200'],
		[null, '1200-109', '1200'],
		[null, 'SW1A 2AA', 'SW1A'],
		['GBR', 'SW1A 2AA London', undefined],
		['DEU', '04109', '04109'],
		[null, '04109', '04109'],
		['ESP', '46001', '46001'],
		[null, 'CH-8001', 'CH-8001'],
		['JEY', 'JE2 3AB', 'JE2'],
		['ARG', 'C1425DKF', 'C1425'],
		['ARG', '1425', '1425'],
		['POL', '00-950', undefined],
		['JPN', '150-0001', undefined],
		['SGP', '238823', undefined],
		['BRA', '01310-100', undefined],
		['LUX', '2520', undefined],
		['IRN', '1193653471', undefined],
		['Polska', '00-950', undefined],
		[null, '00-950', undefined],
		[null, '238823', undefined],
		[null, 'L-2520', undefined],
		['DEU', 'SW1A 2AA', 'SW1A'],
		['DEU', '1012 AB', '1012'],
		['GRC', '104 31', '104 31'],
	])('of a hidden one in %s the postcode %s is shown as %s', (country, zip_code, zip) => {
		const wire = { country, zip_code, lat: null, lng: null };
		expect(publicUnit({ ...wire, hide_address: true }).place.zip).toBe(zip);
		expect(publicUnit(wire).place.zip).toBe(zip_code);
	});

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
