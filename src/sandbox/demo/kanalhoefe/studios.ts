import type { AgencyRecord } from '../../agency.ts';
import { fromDeveloper } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { building, other } from './building.ts';

const line = {
	...building,
	rs_category: 'STUDIO',
	living_space: 43.8,
	number_of_rooms: 1,
	number_of_bath_rooms: 1,
	balcony_space: 4.2,
	balcony: true,
	bathroom: ['Dusche'],
	rent_subsidy: 145,
	other_note: other.de,
};

/** The line towards the court: one room with a kitchen beside it, a balcony over the garden. */
export const studios: readonly AgencyRecord[] = [
	{
		...line,
		id: 10004,
		unit_id: 'WE 1.4',
		exposee_id: 'LE-1.4',
		name: 'Weißenfelser Straße 51 / WE 1.4',
		property_status_id: status.available,
		floor: '1',
		price: 268000,
		title: 'Apartment mit Balkon zum Gartenhof',
		description_note: paragraphs(
			'Ein Raum, aber kein Durcheinander: Die Küche liegt in einem eigenen kleinen Raum neben dem Fenster, der Schrank in einer Nische hinter dem Bett, das Bad an der Diele. So bleiben 24 Quadratmeter frei für Sofa, Tisch und Schlafplatz. Auf dem Bild trennt eine Lamellenwand das Bett ab, und die Küchenzeile steht im Wohnraum; beides ist ein Vorschlag, kein Teil der Wohnung.',
			'Der Balkon ist gut vier Quadratmeter groß und blickt in den Gartenhof. Dort stehen Obstbäume, ein langer Tisch für alle und die Fahrräder unter Dach. Zum Wohnen auf Zeit, für das Studium oder als zweiter Schlüssel in der Stadt: Mehr braucht es oft nicht.',
		),
		location_note:
			'Der Hof ist still, obwohl die Karl-Heine-Straße nur ein paar Minuten entfernt ist. Mit dem Rad sind Sie in zwölf Minuten an der Hochschule für Grafik und Buchkunst, in einer Viertelstunde an der Universität am Augustusplatz. Abends bleibt man dann doch oft im Viertel.',
		furnishing_note: list(
			'Balkon, 4,2 m², zum Hof',
			'bodengleiche Dusche',
			'Schranknische, 2,4 m breit',
			'Fahrradstellplatz unter Dach',
		),
		translations: [
			{
				locale: 'en',
				title: 'Studio with balcony facing the garden courtyard',
				description_note: paragraphs(
					'One room, but no clutter: the kitchen has a small space of its own by the window, the wardrobe an alcove behind the bed, and the bathroom is off the entrance hall. That leaves 24 square metres for sofa, table and bed. The picture shows a slatted screen and kitchen units in the main room; both are suggestions and not part of the flat.',
					'The balcony measures a little over four square metres and overlooks the garden courtyard with its fruit trees, a long shared table and covered bicycle racks. For a few years, as a student, or as a pied-à-terre: often that is all you need.',
				),
				location_note:
					'The courtyard is quiet although Karl-Heine-Straße is only minutes away. By bicycle it is twelve minutes to the Academy of Fine Arts and a quarter of an hour to the university on Augustusplatz. In the evening, people tend to stay in the neighbourhood.',
				furnishing_note: list(
					'4.2 m² balcony facing the courtyard',
					'level-access shower',
					'wardrobe alcove, 2.4 m wide',
					'covered bicycle space',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Estudio con balcón al patio ajardinado',
				description_note: paragraphs(
					'Una sola estancia, pero en orden: la cocina ocupa un pequeño espacio propio junto a la ventana, el armario un hueco tras la cama y el baño da al recibidor. Quedan 24 metros cuadrados para sofá, mesa y cama. La celosía y la cocina en la misma estancia que se ven en la imagen son propuestas y no forman parte de la vivienda.',
					'El balcón tiene algo más de cuatro metros cuadrados y da al patio, con frutales, una mesa larga para todos y las bicicletas a cubierto. Para unos años, para estudiar o como segunda vivienda en la ciudad: muchas veces no hace falta más.',
				),
				location_note:
					'El patio es silencioso aunque la Karl-Heine-Straße esté a unos minutos. En bicicleta se llega en doce minutos a la Academia de Bellas Artes y en un cuarto de hora a la universidad, en la Augustusplatz. Por la noche, la gente suele quedarse en el barrio.',
				furnishing_note: list(
					'balcón de 4,2 m² al patio',
					'ducha a ras de suelo',
					'hueco para armario de 2,4 m',
					'plaza de bicicleta cubierta',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Für Kapitalanleger mit 14,90 €/m² Miete rechnen.',
		images: gallery(
			'living-studio',
			'ext-kanal-court',
			'ext-brick-dusk',
			'ext-canal',
			'plan-studio',
		),
		created_at: '2026-02-09T10:22:00.000+01:00',
		updated_at: '2026-10-02T09:45:00.000+02:00',
		status_updated_at: '2026-02-20T08:00:00.000+01:00',
	},
	{
		...line,
		id: 10008,
		unit_id: 'WE 3.4',
		exposee_id: 'LE-3.4',
		name: 'Weißenfelser Straße 51 / WE 3.4',
		property_status_id: status.available,
		floor: '3',
		price: 279000,
		title: 'Kleines Apartment im dritten Stock',
		description_note: paragraphs(
			'Zwei Etagen höher als das gleiche Apartment im ersten Stock fällt mehr Licht herein: Am Vormittag scheint die Sonne durch das seitliche Fenster, und vom Balkon geht der Blick über den Hof hinweg auf Giebel und Baumkronen.',
			'Der Grundriss kommt ohne Flur aus. Von der Diele mit Garderobe gehen Bad und Wohnraum ab, die Küche hat ein eigenes Fenster. Das Bad ist innen liegend, mit bodengleicher Dusche und leiser Lüftung. Ein Kellerabteil gehört dazu, ein Stellplatz in der Tiefgarage lässt sich erwerben, solange noch welche frei sind.',
		),
		location_note:
			'Zum Haus gehören Hof und Fahrradraum, zum Viertel alles andere: Cafés und Werkstätten in alten Fabriken, Bibliothek, Schwimmhalle und ein Uferweg, auf dem man joggen kann, ohne eine Straße zu kreuzen.',
		furnishing_note: list(
			'Balkon über dem Hof',
			'Küche mit Fenster',
			'innen liegendes Duschbad mit Lüftung',
			'Kellerabteil, 3 m²',
		),
		translations: [
			{
				locale: 'en',
				title: 'Small studio on the third floor',
				description_note: paragraphs(
					'Two floors above the same studio on the first floor, more light comes in: in the morning the sun reaches the side window, and the view from the balcony runs across the courtyard to gables and treetops.',
					'The layout does without a corridor. An entrance hall with room for coats leads to the bathroom and main room; the kitchen has its own window. The bathroom is internal, with a level-access shower and quiet ventilation. A cellar storage room is included, and an underground parking space can be bought while there are some left.',
				),
				location_note:
					'The courtyard and bicycle room come with the building, the rest with the neighbourhood: cafés and workshops in old factories, a library, a swimming pool and a towpath where you can run without crossing a road.',
				furnishing_note: list(
					'balcony above the courtyard',
					'kitchen with window',
					'internal shower room with ventilation',
					'3 m² cellar storage room',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Estudio pequeño en la tercera planta',
				description_note: paragraphs(
					'Dos plantas por encima del mismo estudio de la primera entra más luz: por la mañana el sol llega a la ventana lateral, y desde el balcón la vista cruza el patio hasta hastiales y copas de árboles.',
					'La distribución prescinde de pasillo. Del recibidor, con sitio para abrigos, se pasa al baño y al salón; la cocina tiene ventana propia. El baño es interior, con ducha a ras de suelo y ventilación silenciosa. Incluye trastero, y mientras queden libres se puede comprar una plaza de garaje.',
				),
				location_note:
					'El patio y el cuarto de bicicletas los pone el edificio; lo demás, el barrio: cafés y talleres en antiguas fábricas, biblioteca, piscina y un camino de ribera por el que correr sin cruzar una sola calle.',
				furnishing_note: list(
					'balcón sobre el patio',
					'cocina con ventana',
					'baño interior con ducha y ventilación',
					'trastero de 3 m²',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Verkäuferpreis 272.500 €, Verhandlungsspielraum nicht ausweisen.',
		images: gallery(
			'studio-kanal-bed',
			'ext-brick',
			'ext-kanal-court',
			'ext-canal',
			'plan-studio',
			{
				media: 'bath-stone',
				title: 'INTERN: gehört zu WE 5.1, falsch zugeordnet',
				is_private: true,
			},
		),
		created_at: '2026-02-09T10:33:00.000+01:00',
		updated_at: '2026-11-02T08:20:00.000+01:00',
		status_updated_at: '2026-02-20T08:00:00.000+01:00',
	},
];
