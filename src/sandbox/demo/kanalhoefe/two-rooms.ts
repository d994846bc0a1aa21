import type { AgencyRecord } from '../../agency.ts';
import { fromDeveloper } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { building, other } from './building.ts';

const line = {
	...building,
	living_space: 62.4,
	number_of_rooms: 2,
	number_of_bed_rooms: 1,
	number_of_bath_rooms: 1,
	balcony_space: 5.4,
	loggia: true,
	storeroom: true,
	bathroom: ['Wanne', 'Fenster'],
	rent_subsidy: 204,
	other_note: other.de,
};

/** The line beside the stairs: two rooms, a kitchen of its own, a loggia towards the canal. */
export const twoRooms: readonly AgencyRecord[] = [
	{
		...line,
		id: 10002,
		unit_id: 'WE 1.1',
		exposee_id: 'LE-1.1',
		name: 'Weißenfelser Straße 51 / WE 1.1',
		property_status_id: status.available,
		floor: '1',
		price: 352000,
		title: 'Zwei Zimmer mit Loggia und eigener Küche',
		description_note: paragraphs(
			'Zwei Zimmer, und doch fehlt nichts: Die Küche ist ein eigener Raum mit Fenster, das Bad hat Tageslicht, und eine Abstellkammer nimmt Waschmaschine, Staubsauger und Koffer auf. Das ist bei gut 62 Quadratmetern selten geworden.',
			'Der Wohnraum von 23,4 Quadratmetern öffnet sich in ganzer Breite zur Loggia. Ein Esstisch findet am Fenster Platz, das Sofa an der langen Wand gegenüber. Das Schlafzimmer liegt daneben und ist groß genug für Doppelbett und einen drei Meter langen Schrank.',
			'In den ersten Stock kommen Sie auch ohne den Aufzug schnell hinauf; die Einkäufe bringt er trotzdem gern nach oben.',
		),
		location_note:
			'Die Weißenfelser Straße ist hier eine Wohnstraße mit Kopfsteinpflaster und Linden. Zum Supermarkt gehen Sie drei Minuten, zur Tram sechs. Am Kanal verleiht ein Bootshaus Kajaks, mit denen man bis in den Auwald kommt.',
		furnishing_note: list(
			'Loggia, 5,4 m²',
			'Küche mit Fenster',
			'Bad mit Wanne und Fenster',
			'Abstellraum mit Anschluss für die Waschmaschine',
		),
		translations: [
			{
				locale: 'en',
				title: 'One-bedroom flat with loggia and separate kitchen',
				description_note: paragraphs(
					'One bedroom, and nothing missing: the kitchen is a separate room with a window, the bathroom has daylight, and a storeroom takes the washing machine, the vacuum cleaner and the suitcases. At some 62 square metres, that has become rare.',
					'The living room of 23.4 square metres opens onto the loggia over its full width. A dining table fits by the window, the sofa against the long wall opposite. The bedroom next to it is large enough for a double bed and a three-metre wardrobe.',
					'You will be up on the first floor quickly without the lift, but it is there for the shopping.',
				),
				location_note:
					'Weißenfelser Straße is a residential street here, with cobbles and lime trees. The supermarket is three minutes on foot, the tram six. A boathouse on the canal hires out kayaks that take you as far as the riverside forest.',
				furnishing_note: list(
					'loggia, 5.4 m²',
					'kitchen with window',
					'bathroom with bath and window',
					'storeroom with washing-machine connection',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Un dormitorio con galería y cocina independiente',
				description_note: paragraphs(
					'Un solo dormitorio, pero no falta nada: la cocina es una pieza propia con ventana, el baño tiene luz natural y un trastero interior recoge la lavadora, la aspiradora y las maletas. Con unos 62 metros cuadrados ya no es habitual.',
					'El salón, de 23,4 metros cuadrados, se abre a la galería en todo su ancho. La mesa cabe junto a la ventana y el sofá en la pared larga de enfrente. El dormitorio, al lado, admite cama doble y un armario de tres metros.',
					'A la primera planta se sube enseguida sin ascensor; para la compra, ahí está.',
				),
				location_note:
					'La Weißenfelser Straße es en este tramo una calle residencial, adoquinada y con tilos. El supermercado está a tres minutos a pie y el tranvía a seis. En el canal un embarcadero alquila kayaks con los que se llega hasta el bosque de ribera.',
				furnishing_note: list(
					'galería de 5,4 m²',
					'cocina con ventana',
					'baño con bañera y ventana',
					'trastero interior con toma para lavadora',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Zweimal besichtigt, Interessent wartet auf Bankzusage.',
		images: gallery(
			'bedroom-kanal',
			'loggia-kanal',
			'living-loggia',
			'ext-brick',
			'ext-canal',
			'plan-two-room',
			{
				media: 'garage',
				title: 'INTERN: Stellplatz 14 noch nicht zugeordnet',
				is_private: true,
			},
		),
		created_at: '2026-02-09T10:16:00.000+01:00',
		updated_at: '2026-11-09T14:02:00.000+01:00',
		status_updated_at: '2026-02-20T08:00:00.000+01:00',
	},
	{
		...line,
		id: 10005,
		unit_id: 'WE 2.1',
		exposee_id: 'LE-2.1',
		name: 'Weißenfelser Straße 51 / WE 2.1',
		property_status_id: status.reserved,
		floor: '2',
		price: 359000,
		title: 'Zwei Zimmer mit Blick in die Linden',
		description_note: paragraphs(
			'Wer am Fenster frühstückt, sitzt hier auf Augenhöhe mit den Linden. Der Wohnraum ist fast quadratisch und lässt sich deshalb auf viele Arten einrichten; die Glastüren zur Loggia lassen sich zur Seite schieben und nehmen keinen Platz weg.',
			'Vom kleinen Flur gehen fast alle Räume ab: links die Küche mit Fenster nach Westen, rechts Bad und Abstellraum, geradeaus das Wohnzimmer. Durch dieses erreichen Sie das Schlafzimmer. Wer einen festen Arbeitsplatz braucht, richtet ihn in der Ecke neben der Loggia ein.',
			'Die Wohnung ist zurzeit reserviert. Gern setzen wir Sie auf die Liste, falls es anders kommt.',
		),
		location_note:
			'Plagwitz war ein Industrieviertel und ist heute eines der beliebtesten Wohngebiete der Stadt. Auf ein paar Hundert Metern liegen Kita, Grundschule, Apotheke und zwei Ärztehäuser, dazu der Stadtteilpark mit Spielplatz auf dem alten Bahngelände.',
		furnishing_note: list(
			'seitlich verschiebbare Glastüren zur Loggia',
			'Eichenparkett in beiden Zimmern',
			'Handtuchheizkörper zusätzlich zur Fußbodenheizung',
			'Abstellraum, 4,5 m²',
		),
		translations: [
			{
				locale: 'en',
				title: 'One-bedroom flat among the lime trees',
				description_note: paragraphs(
					'Have breakfast at the window, and you are at eye level with the lime trees. The living room is almost square and can therefore be furnished in many ways; the glass doors to the loggia slide aside and take up no space.',
					'Most rooms open off the small hall: the kitchen with a west-facing window on the left, bathroom and storeroom on the right, the living room straight ahead and, through it, the bedroom. If you need a permanent workspace, the corner beside the loggia is the place.',
					'The flat is currently reserved. We are happy to put you on the waiting list in case that changes.',
				),
				location_note:
					'Plagwitz was an industrial quarter and is one of the most popular places to live in Leipzig today. Nursery, primary school, chemist and two medical centres lie within a few hundred metres, as does the park with its playground on the former railway land.',
				furnishing_note: list(
					'sliding glass doors to the loggia',
					'oak parquet in both rooms',
					'heated towel rail as well as underfloor heating',
					'4.5 m² storeroom',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Un dormitorio entre los tilos',
				description_note: paragraphs(
					'Quien desayuna junto a la ventana está aquí a la altura de los tilos. El salón es casi cuadrado y admite muchas maneras de amueblarlo; las puertas de vidrio de la galería corren hacia un lado y no quitan espacio.',
					'Casi todo da al pequeño recibidor: a la izquierda la cocina, con ventana a poniente; a la derecha el baño y el trastero; de frente el salón y, tras él, el dormitorio. Si hace falta un lugar fijo de trabajo, encaja en el rincón junto a la galería.',
					'La vivienda está reservada por ahora. Si lo desea, le apuntamos en la lista por si cambiara.',
				),
				location_note:
					'Plagwitz fue un barrio industrial y es hoy uno de los más solicitados de la ciudad. En unos cientos de metros hay guardería, escuela, farmacia y dos centros médicos, además del parque con juegos en los antiguos terrenos del ferrocarril.',
				furnishing_note: list(
					'puertas correderas de vidrio a la galería',
					'parqué de roble en salón y dormitorio',
					'radiador toallero además del suelo radiante',
					'trastero interior de 4,5 m²',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Reserviert bis 12.12. für Kundin aus der Merkliste, danach freigeben.',
		images: gallery(
			'loggia-kanal',
			'living-loggia',
			'bedroom-kanal',
			'ext-brick-dusk',
			'plan-two-room',
		),
		created_at: '2026-02-09T10:24:00.000+01:00',
		updated_at: '2026-11-14T17:30:00.000+01:00',
		status_updated_at: '2026-11-14T17:30:00.000+01:00',
	},
];
