import { describe, expect, test } from 'vitest';
import { gate, image, link, publicUnit, wireUnit } from '../../support/gate.ts';

/** What is left of a sentence of a unit that hides its address. */
function left(text: string, address: Record<string, unknown>): string {
	const unit = publicUnit({
		hide_address: true,
		...address,
		description_note: `Hell. ${text} Ruhig.`,
	});
	return (unit.description.de ?? '').replaceAll(/<[^>]*>/g, '');
}

const at = (street: string, house_number = '12') => ({ street, house_number });

describe('a hidden street is told by', () => {
	test.each([
		['one letter too few', 'Gottschedstraße', 'In der Gottschedstaße.'],
		['one letter too few in the name', 'Gottschedstraße', 'In der Gotschedstraße.'],
		['one letter too many', 'Gottschedstraße', 'In der Gottscheddstraße.'],
		['two letters that are swapped', 'Gottschedstraße', 'In der Gottshcedstraße.'],
		['a wrong letter', 'Gottschedstraße', 'In der Gottschadstr. 12.'],
		['a wrong first letter', 'Gottschedstraße', 'In der Hottschedstraße.'],
		['a slip in a name alone', 'Gottschedstraße', 'Im Haus Gottscehd.'],
		['a slip in one of many words', 'Karl-Liebknecht-Straße', 'In der Karl-Liebknehct-Straße.'],
		['a slip in an ordinary name with its number', 'Bahnhofstraße', 'Bahnhofsstraße 12.'],
		['a slip in the road of an ordinary name', 'Bahnhofstraße', 'In der Bahnhofstrße.'],
		['a slip in Spanish', 'Calle Velázquez', 'En la calle Velázqeuz.'],
		['a slip in English', 'Wimbledon Road', 'On Wimbeldon Road.'],
		['a name that is cut short', 'Mühlgraben', 'In der Mühlgr. gelegen.'],
		['a name that is cut short with its number', 'Lindenhof', 'Im Lindenh. 12.'],
		['a road that is cut short without a dot', 'Gottschedstraße', 'In der Gottschedstr gelegen.'],
		['a few letters', 'Bahnhofstraße', 'Bhf.-Str. 12.'],
		['a few letters in one word', 'Hauptstraße', 'Hptstr. 12.'],
		['a few letters without a dot', 'Bahnhofstraße', 'Bhf-Straße 12.'],
		['its number in words', 'Am Markt', 'Am Markt zwölf.'],
		['its number in words that is called so', 'An der Alten Schule', 'Alte Schule, Nummer zwölf.'],
		['a name that is cut off', 'Rosa-Luxemburg-Straße', 'Rosa-Lux 12.'],
		['one word that is cut off', 'Zschochersche Straße', 'Zschocher 12.'],
		['its entrance', 'Am Markt', 'Am Markt, Eingang 12.'],
		['its number alone', 'Lindenstraße', 'Die Hausnummer ist die 12.'],
		['its number on a picture', 'Lindenstraße', 'Hausansicht Nr. 12.'],
		['its number as Spaniards say it', 'Calle Ciscar', 'Portal 12, cuarto derecha.'],
		['its number without its door', 'Calle Ciscar', 'Número 12, cuarto derecha.'],
		['where to meet', 'Park Lane', 'Meet us at number 12.'],
		['one letter and its road', 'Lindenstraße', 'L.-Straße 12.'],
		['one letter and stars', 'Lindenstraße', 'In der L*****straße 12.'],
		['an American spelling', 'Harbour View Road', '12 Harbor View Road.'],
		['a few letters of the name and its road', 'Kurfürstendamm', 'Kfdm. 12.'],
		['an initial that touches the name', 'Karl-Heine-Straße', 'Expose_KHeine12.pdf.'],
		['two roads that are cut short', 'Landstraßer Hauptstraße', 'Landstr. Hptstr. 12.'],
		['a day with its month in digits', 'Straße des 17. Juni', 'Straße des 17.6.'],
		['Spanish roads that are cut short', 'Carretera de Valldemossa', 'En la Ctra. Valldemossa.'],
		['Spanish streets that are cut short', 'Calle de la Paz', 'En C/ de la Pau.'],
		['Catalan', 'Calle de la Paz', 'Al Carrer de la Pau.'],
		['Spanish of a Catalan name', 'Carrer del Forn', 'En la calle del Horno.'],
		['Valencian', 'Avenida del Puerto', 'A l’avinguda del Port.'],
		['Basque', 'Calle de la Paz', 'Bakearen kalea 12.'],
		['Basque with the road behind', 'Calle Ercilla', 'Ercilla kalea.'],
		['Galician', 'Calle de la Iglesia', 'Na rúa da Igrexa.'],
		['English of a Spanish street', 'Calle Mayor', 'At Mayor Street.'],
		['French of a Swiss street', 'Bahnhofstrasse', 'À la rue de la Gare 12.'],
		['an adjective in another case', 'Alte Poststraße', 'Sie finden es in der Alten Poststraße.'],
		['an adjective in small letters', 'Alte Poststraße', 'In der alten Poststraße.'],
		['a short adjective', 'Hohe Straße', 'In der Hohen Straße.'],
		['a short adjective with its number', 'Neuer Wall', 'Am Neuen Wall 12.'],
		[
			'a short adjective in front of a word that is no road',
			'Rote Reihe',
			'In der Roten Reihe 12.',
		],
		['a short adjective in front of an alley', 'Neue Gasse', 'In der Neuen Gasse 12.'],
		[
			'an adjective in front of two words',
			'Alte Schönhauser Straße',
			'In der Alten Schönhauser Str. 12.',
		],
		['an adjective that the street has in another case', 'Am Alten Markt', 'Alter Markt 12.'],
		['Spanish of a Catalan name with an article', 'Carrer d’Aragó', 'Calle Aragón 12.'],
		['Catalan of a Spanish name', 'Calle Aragón', 'Carrer d’Aragó 12.'],
		['a Catalan name alone', 'Carrer de Sebastià Pla', 'Sebastián Pla 12.'],
		['a town in Spanish', 'Carrer de Girona', 'C/ Gerona 12.'],
		['another town in Spanish', 'Carrer de Lleida', 'C/ Lérida 12.'],
		['a Catalan name of another gender', 'Carrer Nou', 'Calle Nueva 12.'],
		['a short Catalan name', 'Carrer de la Unió', 'Calle Unión 12.'],
		['a Spanish name in Catalan', 'Calle Colón', 'Carrer de Colom 12.'],
		['a Catalan walk', 'Passeig des Born', 'Paseo del Borne 12.'],
		['two words in Spanish', 'Carrer de Consell de Cent', 'C/ Consejo de Ciento 12.'],
		['a raised dot', 'Avinguda del Paral·lel', 'Av. Paralelo 12.'],
		['a name without one letter', 'Carrer de Sants', 'Calle Sans 12.'],
		['the beginning of a long name', 'Gran Vía de Don Diego López de Haro', 'Gran Vía 12.'],
		['a saint that is written out', 'St.-Anna-Straße', 'Sankt-Anna-Straße 12.'],
		['a saint that is cut short', 'St.-Anna-Straße', 'Skt. Annastr. 12.'],
		['a saint of another spelling', 'Sankt-Anna-Straße', 'Santa Anna Str. 12.'],
		['a day in words', 'Straße des 17. Juni', 'Straße des siebzehnten Juni.'],
		['a day in digits with an ending', 'Straße des 17. Juni', 'Straße des 17ten Juni 12.'],
		['a day in front of the road', 'Straße des 17. Juni', '17.-Juni-Str. 12.'],
		['a day in digits', 'Straße des siebzehnten Juni', 'Straße des 17. Juni 12.'],
		['a king in digits', 'Avinguda Jaume III', 'Av. Jaume 3, nº 12.'],
		['a king in digits with a sign', 'Avinguda Jaume III', 'Avda. Jaime 3º, 12.'],
		['a king in words', 'Avinguda Jaume III', 'Jaime Tercero 12.'],
		['a king with a cardinal', 'Calle Alfonso XIII', 'Alfonso Trece, 12.'],
		['a day in Spanish words', 'Calle 2 de Mayo', 'Dos de Mayo 12.'],
		['initials with its number', 'Karl-Heine-Straße', 'KHS 12.'],
		['initials with dots', 'Karl-Heine-Straße', 'K.H.S. 12.'],
		['initials that touch the number', 'Karl-Heine-Straße', 'Objekt KHS12.'],
		['initials and a road that is cut short', 'Karl-Heine-Straße', 'Objekt KHStr12.'],
		['initials in the name of a host', 'Karl-Heine-Straße', 'Unter www.khs12-leipzig.de zu sehen.'],
		['initials behind a postcode', 'Maria-Theresien-Gasse', 'Objekt 04229-MTG-12.'],
		['a slip in a short name between hyphens', 'Karl-Heine-Straße', 'Karl-Hiene-Straße 12.'],
		['another slip in a short name', 'Karl-Heine-Straße', 'Karl-Heien-Str.12.'],
		['an umlaut of DOS', 'Mühlgasse', 'In der Mⁿhlgasse.'],
		['another umlaut of DOS', 'Königsallee', 'K”nigsallee 12.'],
		['an umlaut of Windows in DOS', 'Mühlgasse', 'M³hlgasse 12.'],
		['an umlaut of an old Mac', 'Mühlgasse', 'MŸhlgasse 12.'],
		['an umlaut of seven bits', 'Mühlgasse', 'M}hlgasse 12.'],
		['a glued name', 'Geheimweg', 'Unter geheimweg12.example.'],
		['a glued name in capitals', 'Geheimweg', 'GEHEIMWEG12.'],
		['a glued name in a tag', 'Geheimweg', 'Unter #wohnenimgeheimweg.'],
		['an address of mail', 'Geheimweg', 'Schreiben Sie an info@geheimweg12.example.'],
		[
			'an address of mail without a number',
			'Gottschedstraße',
			'Schreiben Sie an haus@gottsched.example.',
		],
		['a name of a host without a protocol', 'Gottschedstraße', 'Unter residenz-gottsched.de.'],
	])('%s: %s in %s', (_by, street, text) => {
		expect(left(text, at(street))).toBe('Hell. Ruhig.');
	});

	test.each([
		['Bergstraße', 'Die Burgstraße ist nahe.'],
		['Homburger Straße', 'Der Hamburger Hafen.'],
		['Schillerstraße', 'Der Stiller See.'],
		['Geheimweg', 'Auf geheimen Wegen.'],
		['Calle Mayor', 'Cerca de la Plaza Mayor.'],
		['Gartenstraße', 'In den Garten via Terrasse, 12 Stufen.'],
		['Lindenweg', 'Die Linden blühen.'],
		['Mühlgraben', 'Nahe der Mühle.'],
		['Südstraße', 'Nach Süden gerichtet, am Südhang.'],
		['Alte Poststraße', 'Alte Bäume, Post um die Ecke.'],
		['Karl-Heine-Straße', 'Karl-Heinz hat 7 Fotos, das KHS hat 7 Räume.'],
		['Karl-Heine-Straße', 'KHS 7 m² und khs 7.'],
		['Hohe Straße', 'In hohen Räumen, 7 Fenster.'],
		['Avinguda Jaume III', '3 Zimmer, 7 Fenster, Jaime hilft.'],
		['Gran Vía de Don Diego López de Haro', 'Gran vista y 7 balcones.'],
		['Karl-Heine-Straße', 'Am Karl-Heine-Kanal, Karte 7, Krks 9.'],
		['Karl-Heine-Straße', 'Heinrich Heine schrieb hier.'],
		['Am Markt', 'Nah am Markt sieben Zimmer, 7 Stufen.'],
		['Neue Straße', 'Unten 3 Zimmer, oben 7. Neue Fenster.'],
		['Lindenstraße', 'Stellplatz 7, Eingang 70.'],
		['Einsteinstraße', 'Ohne eine Straße zu kreuzen.'],
		['Mittelstraße', 'Mit 7 Balkonen. Nur 7 Schritte.'],
		['Nürnberger Straße', 'Nur 7 Schritte entfernt.'],
		['Rosa-Luxemburg-Straße', 'Rosa Lux und 7 Räume, Rosa-Lux.'],
		['Karl-Marx-Allee', 'Das Karl-Marx-Denkmal.'],
		['Goethestraße', 'Die Goethe-Schule, das Goethe-Institut.'],
		['Goethestraße', 'Schon Goethe liebte Weimar.'],
		['Calle Velázquez', 'Velázquez vivió en Sevilla.'],
		['Straße des 17. Juni', 'Frei ab 17.6.'],
	])('but not of %s by %s', (street, text) => {
		expect(left(text, at(street, '7'))).toBe(`Hell. ${text} Ruhig.`);
	});
});

describe('where the record says nothing of its street, or a filler, any house in a road is left out:', () => {
	test.each(['', '-', 'n.n.', 'auf Anfrage', 'Musterstraße 1', 'Jena'])('%j', (street) => {
		const unknown = at(street, '');
		for (const text of [
			'Karl-Heine-Straße 62.',
			'Adresse: Hauptstr. 5.',
			'KARL-HEINE-STR. 62.',
			'In C/ Sueca 45.',
			'Calle de la Paz, nº 12.',
			'At 44 Kings Road.',
		])
			expect(left(text, unknown), text).toBe('Hell. Ruhig.');
		const harmless = 'Stellplatz 12, Radweg 5 km, Der Weg 5 Minuten, die Hauptstraße.';
		expect(left(harmless, unknown)).toBe(`Hell. ${harmless} Ruhig.`);
	});

	test('but not where it names one', () => {
		const text = 'Die Kita in der Waldstraße 5.';
		expect(left(text, at('Lindenstraße'))).toBe(`Hell. ${text} Ruhig.`);
		expect(left(text, at('Unterdorf'))).toBe(`Hell. ${text} Ruhig.`);
	});
});

test.each([
	['KH62.05', 'Karl-Heine-Straße', '62'],
	['62-KHS', 'Karl-Heine-Straße', '62'],
	['LE_KH62_3', 'Karl-Heine-Straße', '62'],
	['karlh62', 'Karl-Heine-Straße', '62'],
	['LIND-14', 'Lindenstraße', '14'],
	['L14', 'Lindenstraße', '14'],
	['CM8', 'Calle Mayor', '8'],
])('the exposé number %s is not that of a unit at %s %s', (exposee_id, street, number) => {
	const unit = publicUnit({ hide_address: true, ...at(street, number), exposee_id });
	expect(unit.reference).toBe('1');
	for (const other of ['W-14-62', 'EXP-2024-8', 'AB614'])
		expect(
			publicUnit({ hide_address: true, ...at(street, number), exposee_id: other }).reference,
		).toBe(other);
});

describe('a hidden place is told by', () => {
	const place = { lat: 51.340194, lng: 12.371211, street: '', house_number: '' };
	test.each([
		'51.340194, 12.371211',
		'51,340194; 12,371211',
		'51.340194° N 12.371211° E',
		'N 51.340194 E 12.371211',
		'N51.3402 O12.3712',
		'N 51° 20.406 E 12° 22.272',
		'N 51° 20,406′ O 12° 22,272′',
		'N 51 20.406 E 12 22.272',
		'51° 20.406 N, 12° 22.272 E',
		'51°20′24.7″N 12°22′16.4″E',
		'51° 20\' 24" Nord, 12° 22\' 16" Ost',
		'51 20 24 N 12 22 16 E',
		'51 Grad 20 Minuten 24 Sekunden Nord',
		'51 deg 20 min N, 12 deg 22 min E',
		'41.387397 N, 2.168568 W',
		'Breite 51,3402, Länge 12,3712',
		'lat 51.340 lon 12.371',
		'lat=51.34&lng=12.37',
		'GPS: 51.340 / 12.371',
		'Koordinaten 51.34 12.37',
		'geo:51.340194,12.371211',
		'geo:51.34,12.37;u=35',
		'UTM 33U 317000 5690000',
		'33U 0317000 5690000',
		'33 U 317000 E 5690000 N',
		'32N 691831 5698000',
		'UTM-Koordinaten: 317000, 5690000',
		'ETRS89 E 317000 N 5690000',
		'33UUS 17000 90000',
		'MGRS 33UUS1700090000',
		'33U US 1700 9000',
		'Gauß-Krüger R 4525123 H 5689456',
		'Rechtswert 4525123, Hochwert 5689456',
		'LV95 2600000 / 1200000',
		'9F4J 89C9+3F Leipzig',
		'9F3J89RC+3F',
		'https://www.google.com/maps/@51.3401,12.3712,17z',
		'https://maps.app.goo.gl/abcDEF123',
		'maps.apple.com/?ll=51.34,12.37',
		'https://www.openstreetmap.org/#map=18/51.34/12.37',
		'///tisch.lampe.stuhl',
		'what3words: tisch.lampe.stuhl',
		'Parzelle 214/7',
		'Parzelle Nr. 214',
		'Parz. 214',
		'Flurstück 214/7',
		'Flurstücksnummer: 214',
		'Flur 3, Flurstück 12',
		'Gemarkung Gohlis, Flur 3',
		'Grundbuch von Gohlis, Blatt 1234',
		'Grundbuchblatt 1234',
		'GB-Nr. 1234',
		'KG 01004, EZ 123',
		'EZ 123, GST-NR 45/6',
		'finca registral 12.345',
		'finca registral n.º 12345',
		'Finca nº 12345 del Registro de la Propiedad de Palma',
		'CRU 07012000123456',
		'referencia catastral 9872023VH5797S0001WX',
		'ref. catastral: 9872023 VH5797S 0001 WX',
		'polígono 6 parcela 214',
		'parcela 214 del polígono 6',
		'title number NGL123456',
		'Title no. TGL 12345',
		'UPRN 100023336956',
		'parcel no. 118-7',
		'Mappale 123, Foglio 4',
		'particella 118/7',
		'p.ed. 123 C.C. Meran',
		'Koordinaten 2683141 / 1247861',
		"2'683'141 / 1'247'861",
		'2 683 141.25, 1 247 861.10',
		'1247861, 2683141',
		'E 2683141 N 1247861',
		'Koord. 683141/247861',
		"Landeskoordinaten (Koord.) 683'141 / 247'861",
		'CH1903: 683 141 / 247 861',
		"683'141 / 247'861",
		"E 683'141 N 247'861",
		'Licencia ETV/1234',
		'HUTB-012345',
		'VFT/MA/12345',
		'VUT-12345',
		'VT-456789-A',
		'VV-35-1-0012345',
		'Y: 683141 X: 247861',
		'X: 469.812 Y: 4.380.142',
		'X: 469812.35, Y: 4380142.10',
		'GB-Blatt 1234',
		'GB Plagwitz Bl. 1234',
		'GB-Bl. 1234',
		'Blatt 1234 des Grundbuchs',
		'Fl.St. 214/5',
		'Flurstücksnummer zweihundertvierzehn',
		'Flurstück zweihundertvierzehn',
		'Parzelle Nr. zwölf',
		'EGID 140034',
		'EGID-Nr.: 140034',
		'Geohash u30u0sk7q',
		'parcelle cadastrale AB 123',
	])('%s', (text) => {
		expect(left(`Siehe ${text} dazu.`, place)).toBe('Hell. Ruhig.');
	});

	test.each([
		'Die Parzelle ist sonnig und 214 m² groß.',
		'Das Flurstück ist 1.214 m² groß.',
		'Heizung bei 21° und 35° im Sommer.',
		'Dachneigung 45°, Raumhöhe 2,85 m.',
		'3 N 4 E?',
		'Flur 3 m lang.',
		'Der Flur ist hell.',
		'Telefon 0341 5690000, Mobil 0171 317000.',
		'Baujahr 1990, 5690000 Euro Volumen.',
		'Balkon nach O und W, 12 m² und 8 m².',
		'Grundbuch ist lastenfrei.',
		'Parcela de 1.214 m² con piscina.',
		'La finca tiene 12 viviendas.',
		'Wohnfläche 51,34 m², Nutzfläche 12,37 m².',
		'51.34 m², 12.37 m².',
		'Miete 51,34 € und 12,37 €.',
		'EZ 2 und DZ 3 im Hotel nebenan.',
		'Preisgeo: gut.',
		'Flurstück zweihundert Meter weiter.',
		'Parzelle mit zwölf Bäumen.',
		'Glasfaser mit 16 GB, Band 5.',
		'Geohash ist ein Begriff.',
		'Umsatz 2500000 und 3100000 Euro.',
		'Preise 683141 und 247861 CHF.',
		"CHF 683'141 / 247'861.",
		'Ferienlizenz (ETV) vorhanden, Licencia VUT.',
		'Plot of 0.25 acres.',
	])('but not by %s', (text) => {
		expect(left(text, { ...place, lat: 50.1, lng: 8.2 })).toBe(`Hell. ${text} Ruhig.`);
	});

	test('of a holiday let its licence stays, which advertising must show', () => {
		const text = 'Licencia HUTB-012345.';
		expect(left(text, { ...place, marketing_type: 'RENT' })).toBe(`Hell. ${text} Ruhig.`);
	});

	test('which stays where the address is shown', () => {
		const text = 'N 51° 20.406 E 12° 22.272, Parzelle 214/7, geo:51.34,12.37.';
		expect(publicUnit({ description_note: text }).description.de).toBe(`<p>${text}</p>`);
	});
});

describe('whatever field a hidden address stands in', () => {
	test.each([
		['', 'Weimar, Geheimweg 5', 'Weimar'],
		['', 'Geheimweg 5, Weimar', 'Weimar'],
		['', '99423 Weimar, Geheimweg', 'Weimar'],
		['', 'Weimar (Geheimweg 5)', 'Weimar'],
		['', 'Palma, C/ Mayor 5', 'Palma'],
		['', 'Weimar / Geheimweg 5', 'Weimar'],
		['', 'Weimar - Geheimweg 5', 'Weimar'],
		['', 'Frankfurt am Main', 'Frankfurt am Main'],
		['', 'Halle (Saale)', 'Halle (Saale)'],
		['', 'St. Gallen', 'St. Gallen'],
		['', 'Neustadt an der Weinstraße', 'Neustadt an der Weinstraße'],
		['', 'Berlin, Mitte', 'Berlin, Mitte'],
		['Geheimweg', 'Weimar Geheimweg', 'Weimar'],
		['Geheimweg', 'Weimar (am Geheimweg)', 'Weimar'],
	])('with the street %j the city %j is shown as %j', (street, city, shown) => {
		for (const of of ['unit', 'project'] as const) {
			const address = {
				hide_address: true,
				street,
				house_number: street && '5',
				city,
				address: '',
			};
			const { units, projects } =
				of === 'unit'
					? gate({ units: [wireUnit(address)] })
					: gate({
							units: [wireUnit({ ...address, project_id: 9 })],
							projects: [{ id: 9, title: 'P', ...address }],
						});
			expect((of === 'unit' ? units : projects)[0]?.place.city, of).toBe(shown);
		}
	});

	test.each([
		['07743 Geheimweg 5', undefined],
		['07743, Geheimweg5', undefined],
		['Weimar, Hohlgasse 5', undefined],
		['07743 Jena, Hohlgasse', '07743'],
		['07743', '07743'],
		['D-07743', '07743'],
	])('the postcode %j is shown as %j', (zip_code, zip) => {
		expect(publicUnit({ hide_address: true, zip_code }).place.zip).toBe(zip);
	});

	test.each([
		{ title: 'KHS 12 – 2. OG' },
		{ exposee_id: 'KHS12-WE03' },
		{ exposee_id: '04229-KHS-12' },
		{ images: [{ ...image, title: 'khs12-bad' }] },
		{ links: [{ ...link, title: 'Rundgang KHS12' }] },
		{ links: [{ ...link, url: 'https://www.khs12-leipzig.de/' }] },
	])('its initials with its number are not published in %j', (fields) => {
		const unit = publicUnit({ hide_address: true, ...at('Karl-Heine-Straße'), ...fields });
		expect(JSON.stringify(unit)).not.toMatch(/khs/i);
	});

	test('the street that stands in the city is hidden in the texts, too', () => {
		expect(
			left('Im Geheimweg.', { street: '', house_number: '', city: 'Weimar, Geheimweg 5' }),
		).toBe('Hell. Ruhig.');
	});

	test.each(['public_phone', 'public_cell', 'public_email', 'position', 'abstract', 'description'])(
		'a person does not tell it by %s',
		(field) => {
			const broker = {
				id: 3,
				name: 'Ina Beispiel',
				[field]: field === 'public_email' ? 'geheimweg5@x.example' : 'Geheimweg5',
			};
			const { units } = gate({ units: [wireUnit({ hide_address: true, broker })] });
			expect(units[0]?.broker?.name).toBe('Ina Beispiel');
			expect(JSON.stringify(units)).not.toMatch(/geheim/i);
		},
	);

	test('what a person says of themselves stays', () => {
		const broker = {
			id: 3,
			name: 'Gustav Gottsched',
			public_phone: '+49 341 12345',
			public_email: 'info@gottsched.example',
		};
		const unit = publicUnit({
			hide_address: true,
			street: 'Gottschedstraße',
			house_number: '12',
			broker,
		});
		expect(unit.broker).toMatchObject({
			name: broker.name,
			phone: broker.public_phone,
			email: broker.public_email,
		});
	});

	test.each([
		'https://geheimweg5.example/',
		'https://x.example/GEHEIMWEG5',
		'mailto:geheimweg5@x.example',
		'tel:geheimweg5',
	])('the link %s is not published', (href) => {
		const unit = publicUnit({
			hide_address: true,
			description_note: `<p>Hell. <a href="${href}">Mehr</a>.</p>`,
			links: [{ ...link, url: href }],
		});
		expect(JSON.stringify(unit)).not.toMatch(/geheim/i);
	});
});
