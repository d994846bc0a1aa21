import type { AgencyRecord } from '../../agency.ts';
import { fromDeveloper } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { building, other } from './building.ts';

const line = {
	...building,
	living_space: 85.4,
	number_of_rooms: 3,
	number_of_bed_rooms: 2,
	number_of_bath_rooms: 1,
	balcony_space: 7.2,
	loggia: true,
	bathroom: ['Wanne'],
	rent_subsidy: 278,
	other_note: other.de,
};

/** The line on the corner: three rooms, windows on three sides, a loggia towards the canal. */
export const threeRooms: readonly AgencyRecord[] = [
	{
		...line,
		id: 10001,
		unit_id: 'WE 0.2',
		exposee_id: 'LE-0.2',
		name: 'Weißenfelser Straße 51 / WE 0.2',
		property_status_id: status.sold,
		floor: '0',
		rs_category: 'GROUND_FLOOR',
		price: 459000,
		sold_price: 452000,
		title: 'Drei Zimmer im Erdgeschoss mit Loggia',
		description_note: paragraphs(
			'Im Erdgeschoss reichen die Fenster bis zum Boden. Eine Hecke hält den Gehweg auf Abstand, sodass der Wohnraum hell ist, ohne dass man von außen hineinsieht. Von hier geht es in die Loggia und, durch eine breite Öffnung, in die Küche mit Platz für einen Tisch für sechs.',
			'Schlafzimmer und Zimmer 3 liegen an der schmalen Hausseite und zum Hof. Das Bad hat eine Wanne, im Flur ist eine Nische für Garderobe und Schuhe vorgesehen. Keller und Fahrradraum erreichen Sie über den Aufzug. Die Wohnung ist verkauft; die gleiche Aufteilung gibt es weiter oben noch einmal.',
		),
		location_note:
			'Der Uferweg am Karl-Heine-Kanal führt vor der Loggia entlang. Bäcker, Markthalle und die Straßenbahn auf der Karl-Heine-Straße sind fünf Minuten entfernt, der Clara-Zetkin-Park liegt zehn Minuten mit dem Rad in Richtung Innenstadt. Im Viertel gibt es mehrere Kitas, eine Grundschule und eine Bibliothek.',
		furnishing_note: list(
			'Loggia mit Holzrost',
			'bodentiefe Fenster mit Sonnenschutz',
			'Wanne mit Duschabtrennung',
			'stufenloser Zugang vom Gehweg',
		),
		translations: [
			{
				locale: 'en',
				title: 'Two-bedroom ground-floor flat with loggia',
				description_note: paragraphs(
					'On the ground floor the windows reach down to the parquet. A hedge keeps the pavement at a distance, so the living room is bright without being overlooked. It opens onto the loggia and, through a wide opening, into a kitchen with room for a table for six.',
					'The main bedroom and room 3 are at the side of the building and towards the courtyard. The bathroom has a bath, and the hall an alcove for coats and shoes. The cellar and bicycle room are a lift ride away. This flat has been sold; the same layout is still available higher up.',
				),
				location_note:
					'The towpath along the Karl Heine Canal runs in front of the loggia. Bakery, market hall and the tram on Karl-Heine-Straße are five minutes away, Clara Zetkin Park ten minutes by bicycle towards the centre. There are several nurseries, a primary school and a library nearby.',
				furnishing_note: list(
					'loggia with timber decking',
					'full-height windows with sun blinds',
					'bath with shower screen',
					'step-free from the pavement',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Dos dormitorios en planta baja con galería',
				description_note: paragraphs(
					'En la planta baja las ventanas llegan hasta el suelo. Un seto mantiene la acera a distancia: el salón es luminoso sin quedar a la vista. Desde él se sale a la galería y, por un paso ancho, a una cocina con sitio para una mesa de seis.',
					'El dormitorio y la habitación 3 dan al lateral del edificio y al patio. El baño tiene bañera, y el pasillo un hueco para abrigos y zapatos. Al trastero y al cuarto de bicicletas se baja en ascensor. Esta vivienda está vendida; la misma distribución sigue disponible más arriba.',
				),
				location_note:
					'El camino junto al canal Karl Heine pasa ante la galería. La panadería, el mercado y el tranvía de la Karl-Heine-Straße quedan a cinco minutos; el parque Clara Zetkin, a diez en bicicleta hacia el centro. En el barrio hay varias guarderías, una escuela y una biblioteca.',
				furnishing_note: list(
					'galería con tarima de madera',
					'ventanales hasta el suelo con protección solar',
					'bañera con mampara',
					'acceso sin escalones desde la acera',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Käufer zahlt in zwei Raten, Finanzierung über Hausbank geprüft.',
		images: gallery('ext-canal', 'living-loggia', 'loggia-kanal', 'ext-brick', 'plan-three-room', {
			media: 'bath-stone',
			title: 'INTERN: Bad mit Sonderwunsch des Käufers',
			is_private: true,
		}),
		created_at: '2026-02-09T10:12:00.000+01:00',
		updated_at: '2026-08-31T16:40:00.000+02:00',
		status_updated_at: '2026-08-31T16:40:00.000+02:00',
	},
	{
		...line,
		id: 10003,
		unit_id: 'WE 1.2',
		exposee_id: 'LE-1.2',
		name: 'Weißenfelser Straße 51 / WE 1.2',
		property_status_id: status.sold,
		floor: '1',
		price: 476000,
		sold_price: 476000,
		title: 'Drei Zimmer über Eck im ersten Stock',
		description_note: paragraphs(
			'Der erste Stock liegt genau auf der Höhe der Baumkronen. Im Sommer filtern die Linden das Licht im Wohnraum, im Winter reicht der Blick bis auf das Wasser. Die Loggia ist tief genug für einen Tisch mit vier Stühlen und an drei Seiten vor Wind geschützt.',
			'Küche und Essplatz bilden einen eigenen Raum, der zum Wohnen hin offen ist. Das Schlafzimmer ist mit knapp zwölf Quadratmetern bewusst klein gehalten; der gewonnene Platz kommt Zimmer 3 zugute, in dem Bett und Schreibtisch stehen können. Auch diese Wohnung hat bereits Eigentümer gefunden.',
		),
		location_note:
			'Zwischen Kanal und Karl-Heine-Straße ist Plagwitz am lebendigsten: Ateliers, kleine Läden, ein Programmkino, Schulen. Die Straßenbahn braucht bis zum Hauptbahnhof etwa zwanzig Minuten, die S-Bahn ab Plagwitz noch weniger.',
		furnishing_note: list(
			'tiefe Loggia mit Außensteckdose',
			'Platz für eine Küche in L-Form',
			'Wanne mit Duschabtrennung',
			'Kellerabteil mit Stromanschluss',
		),
		translations: [
			{
				locale: 'en',
				title: 'Two-bedroom corner flat on the first floor',
				description_note: paragraphs(
					'The first floor is level with the treetops. In summer the lime trees filter the light in the living room; in winter you can see as far as the water. The loggia is deep enough for a table and four chairs, and sheltered from wind on three sides.',
					'The kitchen-diner is a room of its own, open to the living room. The main bedroom is deliberately small at just under twelve square metres; the space saved goes to room 3, which takes both a bed and a desk. This flat, too, has found its owners.',
				),
				location_note:
					'Between the canal and Karl-Heine-Straße, Plagwitz is at its liveliest: studios, small shops, an art-house cinema, schools. The tram takes about twenty minutes to the central station, the S-Bahn from Plagwitz even less.',
				furnishing_note: list(
					'deep loggia with outdoor socket',
					'room for an L-shaped kitchen',
					'bath with shower screen',
					'cellar storage room with power',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Dos dormitorios en esquina, primera planta',
				description_note: paragraphs(
					'La primera planta queda a la altura de las copas de los árboles. En verano los tilos filtran la luz del salón; en invierno la vista llega hasta el agua. En la galería caben una mesa y cuatro sillas, al abrigo del viento por tres lados.',
					'Cocina y comedor comparten una estancia propia, abierta al salón. El dormitorio es pequeño a propósito, algo menos de doce metros cuadrados; ese espacio lo gana la habitación 3, donde entran una cama y un escritorio. También esta vivienda tiene ya propietarios.',
				),
				location_note:
					'Entre el canal y la Karl-Heine-Straße, Plagwitz tiene más vida que en ningún otro sitio: talleres, tiendas pequeñas, un cine de autor, colegios. El tranvía llega en unos veinte minutos a la estación central; el tren de cercanías, aún menos.',
				furnishing_note: list(
					'galería profunda con enchufe exterior',
					'espacio para una cocina en L',
					'bañera con mampara',
					'trastero con electricidad',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Reservierung am 12.06. in Kaufvertrag überführt, Notar Dr. Beispiel.',
		images: gallery(
			'ext-brick-dusk',
			'loggia-kanal',
			'living-loggia',
			'ext-canal',
			'plan-three-room',
		),
		created_at: '2026-02-09T10:20:00.000+01:00',
		updated_at: '2026-07-14T09:05:00.000+02:00',
		status_updated_at: '2026-07-14T09:05:00.000+02:00',
	},
	{
		...line,
		id: 10007,
		unit_id: 'WE 3.2',
		exposee_id: 'LE-3.2',
		name: 'Weißenfelser Straße 51 / WE 3.2',
		property_status_id: status.available,
		floor: '3',
		price: 498000,
		title: 'Helle Eckwohnung mit Loggia über dem Kanal',
		description_note: paragraphs(
			'Drei Seiten mit Fenstern, Eichenparkett und ein Grundriss, der Wohnen und Küche verbindet, ohne sie in einen Raum zu zwingen. Die Wohnung liegt im dritten Obergeschoss und damit über den Bäumen: Von der Loggia sieht man den Kanal in beide Richtungen.',
			'Der Wohnraum misst gut 25 Quadratmeter, Kochen und Essen noch einmal knapp 15. Dazwischen bleibt die Wand so weit stehen, dass sich eine Schiebetür nachrüsten lässt. Zwei Zimmer mit 11,8 und 14,5 Quadratmetern liegen abseits davon am Flur; das größere bekommt Licht von der Seite und eignet sich auch zum Arbeiten.',
			'Im Bad ist eine Wanne geplant, auf Wunsch wird daraus eine bodengleiche Dusche. Wünsche zu Böden und Fliesen nimmt der Bauträger bis Ende Januar entgegen.',
		),
		location_note:
			'Auf der Kanalseite treten Sie aus dem Haus auf den Uferweg, der bis zum Lindenauer Hafen führt. Zur Karl-Heine-Straße mit Wochenmarkt, Kino und Tram sind es 300 Meter, zum Bahnhof Plagwitz eine Viertelstunde zu Fuß. Einen Supermarkt gibt es an der nächsten Ecke, Kita und Grundschule in Gehweite.',
		furnishing_note: list(
			'Loggia, 7,2 m², zum Kanal',
			'Eichenparkett, geölt',
			'Fußbodenheizung mit Regelung je Raum',
			'Video-Gegensprechanlage',
			'Abstellnische im Flur',
		),
		translations: [
			{
				locale: 'en',
				title: 'Bright two-bedroom corner flat above the canal',
				description_note: paragraphs(
					'Windows on three sides, oak parquet, and a layout that links living room and kitchen without forcing them into one. The flat is on the third floor, above the trees: from the loggia you can see the canal in both directions.',
					'The living room measures just over 25 square metres, the kitchen-diner almost 15. Enough wall is left between them for a sliding door, should you want one. Two bedrooms of 11.8 and 14.5 square metres are set apart, off the hall; the larger has light from the side and would also make a good study.',
					'A bath is planned for the bathroom; on request it becomes a level-access shower. You can choose flooring and tiles until the end of January.',
				),
				location_note:
					'On the canal side you step out onto the towpath that leads to Lindenau harbour. Karl-Heine-Straße with its weekly market, cinema and tram is 300 metres away, Plagwitz station fifteen minutes on foot. There is a supermarket at the next corner; nursery and primary school are within walking distance.',
				furnishing_note: list(
					'7.2 m² loggia facing the canal',
					'oiled oak parquet',
					'underfloor heating, controlled room by room',
					'video entry phone',
					'storage alcove in the hall',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Piso luminoso en esquina con galería sobre el canal',
				description_note: paragraphs(
					'Ventanas a tres lados, parqué de roble y una distribución que une salón y cocina sin meterlos en una sola pieza. La vivienda está en la tercera planta, por encima de los árboles: desde la galería se ve el canal en ambas direcciones.',
					'El salón mide algo más de 25 metros cuadrados; la cocina-comedor, casi 15. Entre ambos queda pared suficiente para añadir una puerta corredera. Los dos dormitorios, de 11,8 y 14,5 metros cuadrados, quedan aparte, junto al pasillo; el mayor recibe luz lateral y sirve también de despacho.',
					'En el baño está prevista una bañera; si se prefiere, se cambia por una ducha a ras de suelo. Los suelos y azulejos pueden elegirse hasta finales de enero.',
				),
				location_note:
					'Por el lado del canal se sale directamente al camino de ribera que lleva al puerto de Lindenau. La Karl-Heine-Straße, con mercado semanal, cine y tranvía, está a 300 metros; la estación de Plagwitz, a quince minutos a pie. Hay un supermercado en la esquina; guardería y escuela quedan cerca.',
				furnishing_note: list(
					'galería de 7,2 m² hacia el canal',
					'parqué de roble aceitado',
					'suelo radiante con control por estancia',
					'videoportero',
					'hueco de almacenaje en el pasillo',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Bauträger akzeptiert ab 485.000 €, nicht vor Februar nennen.',
		images: gallery(
			'outlook-kanal',
			'ext-canal',
			'kitchen-kanal',
			'living-loggia',
			'plan-three-room',
			{ media: 'kitchen-island', title: 'INTERN: Küchenangebot Variante B', is_private: true },
			{
				media: 'massing-leipzig',
				title: 'INTERN: Verschattungsstudie',
				is_not_for_exposee: true,
			},
		),
		created_at: '2026-02-09T10:31:00.000+01:00',
		updated_at: '2026-11-12T11:18:00.000+01:00',
		status_updated_at: '2026-02-20T08:00:00.000+01:00',
	},
];
