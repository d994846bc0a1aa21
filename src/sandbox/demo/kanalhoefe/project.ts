import type { AgencyRecord } from '../../agency.ts';
import { fromDeveloper } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { place } from './building.ts';

/** Project 201: a brick house of 21 flats, four on each of five floors and one above, ready in autumn 2027. */
export const kanalhoefe: AgencyRecord = {
	id: 201,
	project_id: 'KH',
	name: 'KH Kanalhöfe Plagwitz',
	title: 'Kanalhöfe',
	sub_headline: 'Eigentumswohnungen in Leipzig-Plagwitz',
	tagline: 'Ein bis fünf Zimmer am Karl-Heine-Kanal',
	status: 'SALES',
	broker_id: 61,
	for_rent: false,
	...place,
	construction_year: 2027,
	...fromDeveloper.de,
	description_note: paragraphs(
		'Am Karl-Heine-Kanal entsteht ein Haus aus hellem, handgestrichenem Ziegel: fünf volle Geschosse, darüber ein zurückgesetztes Dachgeschoss mit einer Terrasse an zwei Seiten. Es schließt eine Zeile aus Gründerzeithäusern ab und nimmt deren Höhen auf, ohne sie nachzuahmen.',
		'Vier Grundrisse wiederholen sich von Etage zu Etage: das Apartment mit Schranknische, zwei Zimmer mit Loggia, drei Zimmer über Eck und fünf Zimmer für Familien. Die Loggien liegen zur Straße und zum Kanal, die Balkone zum Gartenhof. Alle Wohnungen sind vom Gehweg und aus der Tiefgarage stufenlos erreichbar.',
		'Der Rohbau steht bis zum zweiten Obergeschoss. Wer sich jetzt entscheidet, kann Böden, Fliesen und die Lage der Steckdosen noch bestimmen.',
	),
	location_note: paragraphs(
		'Das Haus steht zwischen der Straße und dem Kanal, dessen Uferweg vor den Loggien entlangführt. Die Karl-Heine-Straße mit Läden, Kino und Straßenbahn ist 300 Meter entfernt, der Henriettenpark vier Minuten. Zum Bahnhof Plagwitz sind es eine Viertelstunde zu Fuß, in die Innenstadt eine Viertelstunde mit dem Rad durch den Clara-Zetkin-Park. Kindergarten und Grundschule gibt es im Viertel.',
	),
	furnishing_note: list(
		'Eichenparkett, in Bädern und Fluren Feinsteinzeug',
		'Fußbodenheizung, Fernwärme',
		'Lüftung mit Wärmerückgewinnung',
		'Holz-Aluminium-Fenster, dreifach verglast',
		'Aufzug von der Tiefgarage bis ins Dachgeschoss',
		'Fahrradraum mit Werkbank',
	),
	translations: [
		{
			locale: 'en',
			title: 'Kanalhöfe',
			sub_headline: 'Flats to buy in Leipzig-Plagwitz',
			tagline: 'Studios and flats with one to four bedrooms by the canal',
			description_note: paragraphs(
				'A building of pale, hand-moulded brick is going up beside the Karl Heine Canal: five full storeys and a set-back top floor with a terrace on two sides. It completes a row of late 19th-century buildings, matching their height without copying them.',
				'Four layouts repeat from floor to floor: a studio with a wardrobe alcove, a one-bedroom flat with loggia, a two-bedroom corner flat and a four-bedroom family flat. The loggias face the street and the canal, the balconies the garden courtyard. Every flat is step-free from the pavement and from the underground car park.',
				'The structure has reached the second floor. Buyers who decide now can still choose flooring, tiles and the position of sockets.',
			),
			location_note:
				'The building stands between the street and the canal, whose towpath runs past the loggias. Karl-Heine-Straße with shops, a cinema and the tram is 300 metres away, Henriettenpark four minutes. Plagwitz station is a fifteen-minute walk, the city centre fifteen minutes by bicycle through Clara Zetkin Park. The neighbourhood has nurseries and a primary school.',
			furnishing_note: list(
				'oak parquet, porcelain tiles in bathrooms and halls',
				'underfloor heating, district heating',
				'ventilation with heat recovery',
				'triple-glazed timber and aluminium windows',
				'lift from the underground car park to the top floor',
				'bicycle room with workbench',
			),
			...fromDeveloper.en,
		},
		{
			locale: 'es',
			title: 'Kanalhöfe',
			sub_headline: 'Pisos en venta en Leipzig-Plagwitz',
			tagline: 'Estudios y pisos de uno a cuatro dormitorios junto al canal Karl Heine',
			description_note: paragraphs(
				'Junto al canal Karl Heine se levanta un edificio de ladrillo claro moldeado a mano: cinco plantas completas y un ático retranqueado con terraza a dos lados. Remata una hilera de edificios del siglo XIX y recoge sus alturas sin imitarlos.',
				'Cuatro distribuciones se repiten planta a planta: el estudio con hueco para armario, un dormitorio con galería, dos dormitorios en esquina y cuatro para familias. Las galerías dan a la calle y al canal; los balcones, al patio ajardinado. A todas las viviendas se llega sin escalones, desde la acera y desde el garaje.',
				'La estructura ha llegado a la segunda planta. Quien se decida ahora todavía puede elegir suelos, azulejos y la posición de los enchufes.',
			),
			location_note:
				'El edificio está entre la calle y el canal, cuyo camino de ribera pasa ante las galerías. La Karl-Heine-Straße, con tiendas, cine y tranvía, queda a 300 metros y el Henriettenpark, a cuatro minutos. La estación de Plagwitz está a un cuarto de hora a pie y el centro a un cuarto de hora en bicicleta por el parque Clara Zetkin. En el barrio hay guarderías y escuela primaria.',
			furnishing_note: list(
				'parqué de roble; gres porcelánico en baños y pasillos',
				'suelo radiante, calefacción urbana',
				'ventilación con recuperación de calor',
				'ventanas de madera y aluminio con triple vidrio',
				'ascensor del garaje al ático',
				'cuarto de bicicletas con banco de trabajo',
			),
			...fromDeveloper.es,
		},
	],
	custom_fields: {
		fertigstellung: { value: 'Q4 2027', pretty_value: 'Q4 2027' },
		bautenstand: {
			value: 'Rohbau bis 2. OG fertiggestellt',
			pretty_value: 'Rohbau bis 2. OG fertiggestellt',
		},
		baufortschritt: { value: '38 %', pretty_value: '38 %' },
		baubeginn: { value: '10.03.2026, fertig', pretty_value: '10.03.2026, fertig' },
		rohbau: { value: 'Februar 2027', pretty_value: 'Februar 2027' },
		gebaeudehuelle: { value: 'April 2027', pretty_value: 'April 2027' },
		innenausbau: { value: 'Oktober 2027', pretty_value: 'Oktober 2027' },
		uebergabe: { value: 'November 2027', pretty_value: 'November 2027' },
		bauherr: { value: 'Kanal Wohnbau GmbH', pretty_value: 'Kanal Wohnbau GmbH' },
		architektur: { value: 'Studio Lindner Ebert', pretty_value: 'Studio Lindner Ebert' },
		weg_haltestelle: { value: '300 m', pretty_value: '300 m' },
		weg_einkauf: { value: '5 min zu Fuß', pretty_value: '5 min zu Fuß' },
		weg_schule: { value: '700 m', pretty_value: '700 m' },
		weg_park: { value: '4 min zu Fuß', pretty_value: '4 min zu Fuß' },
		vertriebsziel: {
			value: 'INTERN: 60 % bis Jahresende',
			pretty_value: 'INTERN: 60 % bis Jahresende',
		},
	},
	note: 'INTERN: Bauträger gibt ab der fünften Einheit 1,5 % Nachlass frei.',
	warning_notice: 'INTERN: Freigabe der Baubeschreibung Anlage 4 steht aus.',
	images: gallery(
		'ext-canal',
		'ext-kanal-court',
		'ext-brick',
		'ext-brick-dusk',
		'dining-kanal',
		'outlook-kanal',
		'massing-leipzig',
		{
			media: 'garage',
			title: 'INTERN: Baustelle Tiefgarage, Mangel an Stütze 7',
			is_private: true,
		},
	),
	links: [
		{
			id: 7101,
			url: 'https://kanalhoefe.example/baubeschreibung',
			title: 'Baubeschreibung des Bauträgers',
			is_embedable: false,
			on_landing_page: true,
			is_private: false,
			position: 1,
		},
		{
			id: 7102,
			url: 'https://intern.hallmann-rey.example/projekte/KH',
			title: 'INTERN: Preisliste mit Einkaufspreisen',
			is_embedable: false,
			on_landing_page: false,
			is_private: true,
			position: 2,
		},
	],
};
