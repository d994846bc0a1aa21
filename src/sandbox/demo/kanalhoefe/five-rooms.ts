import type { AgencyRecord } from '../../agency.ts';
import { fromDeveloper } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { building, other } from './building.ts';

const line = {
	...building,
	living_space: 122,
	number_of_rooms: 5,
	number_of_bed_rooms: 4,
	number_of_bath_rooms: 2,
	balcony_space: 8.8,
	balcony: true,
	guest_toilet: true,
	flat_share_suitable: true,
	bathroom: ['Wanne', 'Dusche', 'Fenster'],
	rent_subsidy: 392,
	other_note: other.de,
};

/** The line along the court: four rooms and a study for families, a balcony over the garden. */
export const fiveRooms: readonly AgencyRecord[] = [
	{
		...line,
		id: 10006,
		unit_id: 'WE 2.3',
		exposee_id: 'LE-2.3',
		name: 'Weißenfelser Straße 51 / WE 2.3',
		property_status_id: status.available,
		floor: '2',
		price: 664000,
		title: 'Fünf Zimmer für eine Familie am Gartenhof',
		description_note: paragraphs(
			'Die Wohnung teilt sich in zwei Hälften. Vorn liegen Wohnen und Essen auf 32,6 Quadratmetern mit dem Balkon davor, daneben die Küche, offen wie auf dem Bild oder als eigener Raum. Hinten reihen sich zwei Kinderzimmer, ein Familienbad und ein Arbeitszimmer am Flur. Abends macht man die Tür dazwischen zu.',
			'Das Elternschlafzimmer hat ein Duschbad vor der Tür, die Kinder ein Bad mit Wanne, Dusche und Fenster. Im Arbeitszimmer ist Platz für zwei Schreibtische.',
			'Vom Balkon sehen Sie in den Hof, in dem die Kinder spielen, in Rufweite.',
		),
		location_note:
			'Grundschulen und Gymnasien erreichen Sie mit dem Rad in zehn Minuten, Kitas zu Fuß. Der Stadtteilpark Plagwitz liegt um die Ecke.',
		furnishing_note: list(
			'Balkon, 8,8 m², zum Hof',
			'Eichenparkett in allen Zimmern',
			'zwei Kellerabteile',
		),
		translations: [
			{
				locale: 'en',
				title: 'Four-bedroom family flat facing the garden courtyard',
				description_note: paragraphs(
					'The flat has two halves. On one side, living and dining share 32.6 square metres, with the balcony outside and the kitchen next to them, open as in the picture or closed off. On the other, two children’s rooms, a family bathroom and a study line the hall. In the evening you simply close the door between them.',
					'The main bedroom has a shower room by its door, the children a bathroom with bath, shower and window. The study has room for two desks.',
					'From the balcony you overlook the courtyard where the children play, well within earshot.',
				),
				location_note:
					'Primary and secondary schools are within ten minutes by bicycle, several nurseries within walking distance. The neighbourhood park is round the corner.',
				furnishing_note: list(
					'8.8 m² balcony facing the courtyard',
					'oak parquet in all rooms',
					'two cellar storage rooms',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Piso familiar de cuatro dormitorios al patio ajardinado',
				description_note: paragraphs(
					'La vivienda tiene dos mitades. Delante, el salón-comedor de 32,6 metros cuadrados con el balcón y, al lado, la cocina, abierta como en la imagen o independiente. Detrás, dos habitaciones infantiles, un baño familiar y un estudio a lo largo del pasillo. Por la noche basta con cerrar la puerta entre ambas.',
					'El dormitorio principal tiene un aseo con ducha junto a la puerta; los niños, un baño con bañera, ducha y ventana. En el estudio caben dos escritorios.',
					'Desde el balcón se ve el patio donde juegan los niños.',
				),
				location_note:
					'Hay colegios e institutos a diez minutos en bicicleta. El parque del barrio está a la vuelta de la esquina.',
				furnishing_note: list(
					'balcón de 8,8 m² al patio',
					'parqué de roble en todas las estancias',
					'dos trasteros',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Zusammenlegung mit WE 2.4 technisch möglich, Preis nur auf Nachfrage.',
		images: gallery(
			'ext-kanal-court',
			'kitchen-island',
			'dining-kanal',
			'ext-brick-dusk',
			'plan-four-room',
			{ media: 'massing-leipzig', title: 'INTERN: Abstandsflächen', is_not_for_exposee: true },
		),
		created_at: '2026-02-09T10:28:00.000+01:00',
		updated_at: '2026-11-18T10:10:00.000+01:00',
		status_updated_at: '2026-02-20T08:00:00.000+01:00',
	},
	{
		...line,
		id: 10009,
		unit_id: 'WE 4.3',
		exposee_id: 'LE-4.3',
		name: 'Weißenfelser Straße 51 / WE 4.3',
		property_status_id: status.reserved,
		floor: '4',
		price: 698000,
		title: 'Familienwohnung im obersten Vollgeschoss',
		description_note: paragraphs(
			'Über dieser Wohnung liegt nur noch das zurückgesetzte Dachgeschoss; Schritte hören Sie von dort kaum, denn über den Zimmern liegt vor allem die gedämmte Terrasse. Licht kommt von mehreren Seiten, und der Balkon liegt über allem, was im Hof geschieht.',
			'Wohnen und Essen lassen sich so möblieren, dass der Tisch am Küchendurchgang steht und das Sofa am Fenster. Die vier übrigen Räume sind zwischen 9,4 und 15,4 Quadratmeter groß. Wer nur ein Kinderzimmer braucht, kann das kleinere mit dem Nachbarraum verbinden, die Wand dazwischen trägt nicht.',
			'Zurzeit ist die Wohnung reserviert, die Unterlagen liegen beim Notariat.',
		),
		location_note:
			'Vom vierten Obergeschoss überblickt man den Hof, die Dächer von Plagwitz und an klaren Tagen das Völkerschlachtdenkmal. Unten sind es wenige Schritte bis zum Kanal und fünf Minuten bis zur Tram Richtung Innenstadt.',
		furnishing_note: list(
			'Fenster nach mehreren Seiten',
			'Duschbad und Bad mit Wanne',
			'nicht tragende Innenwände zwischen den Kinderzimmern',
			'elektrischer Sonnenschutz',
		),
		translations: [
			{
				locale: 'en',
				title: 'Family flat on the top full storey',
				description_note: paragraphs(
					'Above this flat there is only the set-back top floor; you will hardly hear footsteps, because most of what is overhead is the insulated terrace. Light comes in from several sides, and the balcony is above everything that goes on in the courtyard.',
					'There is room for the dining table by the kitchen and the sofa at the window. The other four rooms measure between 9.4 and 15.4 square metres. If you need only one child’s room, the smaller can be joined to its neighbour: the wall between them is not load-bearing.',
					'The flat is currently reserved; the papers are with the notary.',
				),
				location_note:
					'The fourth floor overlooks the courtyard, the roofs of Plagwitz and, on clear days, the Monument to the Battle of the Nations. Down below it is a few steps to the canal and five minutes to the tram into town.',
				furnishing_note: list(
					'windows on several sides',
					'shower room and bathroom with bath',
					'partition between the children’s rooms can be removed',
					'electric sun blinds',
				),
				other_note: other.en,
				...fromDeveloper.en,
			},
			{
				locale: 'es',
				title: 'Piso de cuatro dormitorios en la última planta completa',
				description_note: paragraphs(
					'Por encima solo queda el ático retranqueado; apenas se oyen pasos, porque encima está sobre todo la terraza, bien aislada. Entra luz por varios lados y el balcón queda por encima de todo lo que pasa en el patio.',
					'El salón-comedor admite la mesa junto al paso de la cocina y el sofá ante la ventana. Las otras cuatro piezas miden entre 9,4 y 15,4 metros cuadrados. Si basta con una habitación infantil, la menor puede unirse a la contigua: el tabique no es de carga.',
					'La vivienda está reservada; los documentos están en la notaría.',
				),
				location_note:
					'Desde la cuarta planta se dominan el patio, los tejados de Plagwitz y, en días claros, el Monumento a la Batalla de las Naciones. Abajo, el canal está a unos pasos y el tranvía al centro a cinco minutos.',
				furnishing_note: list(
					'ventanas a varios lados',
					'aseo con ducha y baño con bañera',
					'tabique desmontable entre las habitaciones infantiles',
					'protección solar eléctrica',
				),
				other_note: other.es,
				...fromDeveloper.es,
			},
		],
		note: 'INTERN: Kaufvertragsentwurf vom 17.11., Käufer bittet um Diskretion.',
		images: gallery(
			'dining-kanal',
			'ext-brick-dusk',
			'kitchen-island',
			'ext-kanal-court',
			'plan-four-room',
			{
				media: 'bedroom-calm',
				title: 'INTERN: Bemusterung Eltern',
				is_private: true,
			},
		),
		created_at: '2026-02-09T10:36:00.000+01:00',
		updated_at: '2026-11-17T15:55:00.000+01:00',
		status_updated_at: '2026-11-17T15:55:00.000+01:00',
	},
];
