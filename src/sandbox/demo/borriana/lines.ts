import type { Line } from '../line.ts';
import { building, fromDeveloper } from './building.ts';

const shared = {
	location: {
		de: 'Die Carrer de Borriana verbindet die Gran Via del Marqués del Túria mit dem Viertel Russafa. Der Mercat de Colom ist fünf Minuten entfernt, der Turia-Park acht, der Nordbahnhof eine Viertelstunde zu Fuß. Schulen, Ärzte und eine Apotheke liegen im selben Häuserblock oder gegenüber.',
		en: 'Carrer de Borriana links the Gran Via del Marqués del Túria with Russafa. The Mercat de Colom is five minutes away, the Turia park eight, the Estació del Nord a quarter of an hour on foot. Schools, doctors and a chemist are in the same block or across the street.',
		es: 'El carrer de Borriana une la Gran Via del Marqués del Túria con Russafa. El Mercat de Colom está a cinco minutos, el jardín del Turia a ocho y la Estació del Nord a un cuarto de hora a pie. Colegios, médicos y farmacia se encuentran en la misma manzana o enfrente.',
	},
	other: {
		de: 'Die Bilder sind Visualisierungen; Möbel gehören nicht zum Kaufpreis. Anzahlungen sind durch Bankgarantie gesichert.',
		en: 'The pictures are visualisations; furniture is not included in the price. Deposits are secured by a bank guarantee.',
		es: 'Las imágenes son visualizaciones; los muebles no entran en el precio. Las cantidades a cuenta están avaladas por un banco.',
	},
	commission: fromDeveloper,
};

/** Positions 1 (street wing) and 3 (garden wing): three rooms around a patio of their own. */
export const threeRooms: Line = {
	...shared,
	fields: {
		...building,
		living_space: 96.6,
		number_of_rooms: 3,
		number_of_bed_rooms: 2,
		number_of_bath_rooms: 1,
		balcony_space: 17.2,
		terrace: true,
		storeroom: true,
		bathroom: ['Dusche'],
		rent_subsidy: 96,
	},
	rooms: {
		de: 'Der eigene Patio, 13,2 Quadratmeter, ist auf drei Seiten von der Wohnung umschlossen, auf der vierten schirmt ihn eine Wand mit Läden ab. Wohnraum, Schlafzimmer und Flur bekommen von ihm Licht und Querlüftung. Zimmer 3 und Küche liegen an den Außenseiten, Duschbad und Abstellraum am Flur; ein Balkon von 4 Quadratmetern kommt dazu.',
		en: 'The private patio of 13.2 square metres is enclosed by the flat on three sides and screened by a wall with shutters on the fourth. It gives light and cross-ventilation to the living room, bedroom and hall. Room 3 and the kitchen are on the outer sides, the shower room and a storeroom are off the hall, and there is also a 4 square metre balcony.',
		es: 'El patio propio, de 13,2 metros cuadrados, queda rodeado por la vivienda en tres lados; en el cuarto lo resguarda un muro con contraventanas. Da luz y ventilación cruzada al salón, al dormitorio y al pasillo. La habitación 3 y la cocina ocupan los lados exteriores; el baño con ducha y un trastero dan al pasillo, y hay además un balcón de 4 metros cuadrados.',
	},
	furnishing: {
		de: [
			'Patio, 13,2 m², und Balkon, 4 m²',
			'Einbauküche mit Geräten',
			'Luft-Wasser-Wärmepumpe zum Heizen und Kühlen',
			'Holzläden, von innen verstellbar',
		],
		en: [
			'13.2 m² patio and 4 m² balcony',
			'fitted kitchen with appliances',
			'air-to-water heat pump for heating and cooling',
			'timber shutters adjustable from inside',
		],
		es: [
			'patio de 13,2 m² y balcón de 4 m²',
			'cocina equipada con electrodomésticos',
			'aerotermia para calefacción y refrigeración',
			'contraventanas de madera regulables desde dentro',
		],
	},
};

/** Position 2, between the wings: two rooms, a balcony on the street, kitchen and bath to the court. */
export const twoRooms: Line = {
	...shared,
	fields: {
		...building,
		living_space: 60.9,
		number_of_rooms: 2,
		number_of_bed_rooms: 1,
		number_of_bath_rooms: 1,
		balcony_space: 5.3,
		storeroom: true,
		bathroom: ['Dusche', 'Fenster'],
		rent_subsidy: 62,
	},
	rooms: {
		de: 'Die Wohnung reicht vom Hof bis zur Straße und lässt sich quer lüften. Diele, Küche und Bad haben Fenster zum Laubengang am Hof, Wohnraum und Schlafzimmer liegen vorn. Zwischen Bad und Schlafzimmer nimmt ein Raum von 4,6 Quadratmetern die Wärmepumpe, die Waschmaschine und Vorräte auf.',
		en: 'The flat runs from courtyard to street, so it can be cross-ventilated. Entrance hall, kitchen and bathroom look onto the open gallery along the courtyard; living room and bedroom are at the front. Between bathroom and bedroom, a utility room of 4.6 square metres takes the heat pump, the washing machine and provisions.',
		es: 'La vivienda va del patio a la calle y tiene ventilación cruzada. El recibidor, la cocina y el baño dan a la galería abierta del patio; el salón y el dormitorio, a la calle. Entre el baño y el dormitorio, un lavadero de 4,6 metros cuadrados aloja la aerotermia, la lavadora y la despensa.',
	},
	furnishing: {
		de: [
			'Balkon, 5,3 m², zur Straße',
			'Bad mit Fenster und bodengleicher Dusche',
			'Einbauküche mit Geräten',
			'Fenster mit Schallschutz der Klasse 4',
		],
		en: [
			'5.3 m² balcony facing the street',
			'bathroom with window and level-access shower',
			'fitted kitchen with appliances',
			'windows with class 4 sound insulation',
		],
		es: [
			'balcón de 5,3 m² a la calle',
			'baño con ventana y ducha a ras de suelo',
			'cocina equipada con electrodomésticos',
			'ventanas con aislamiento acústico de clase 4',
		],
	},
};

/** The whole of the top floor. */
export const attic: Line = {
	...shared,
	fields: {
		...building,
		rs_category: 'PENTHOUSE',
		living_space: 195.3,
		number_of_rooms: 5,
		number_of_bed_rooms: 3,
		number_of_bath_rooms: 1,
		balcony_space: 68.3,
		balcony: false,
		terrace: true,
		interior_quality: 'luxuriös',
		built_in_kitchen: false,
		bathroom: ['Wanne', 'Dusche', 'Fenster'],
		rent_subsidy: 188,
	},
	rooms: {
		de: 'Wohnen und Essen messen 44,8 Quadratmeter, die Küche mit Kochinsel schließt an. Schlafzimmer und Bad bilden einen eigenen Bereich am Ende der Terrasse, zwei große Zimmer und ein Arbeitszimmer liegen auf der anderen Seite des Flurs. Die Wände zwischen ihnen tragen nicht.',
		en: 'The living and dining room measures 44.8 square metres, with an island kitchen next to it. The main bedroom and bathroom form an area of their own at the end of the terrace; two large rooms and a study are on the other side of the hall. The walls between them are not load-bearing.',
		es: 'El salón-comedor mide 44,8 metros cuadrados y enlaza con una cocina con isla. El dormitorio y el baño forman una zona propia al final de la terraza; dos habitaciones grandes y un estudio quedan al otro lado del pasillo. Los tabiques entre ellos no son de carga.',
	},
	furnishing: {
		de: [
			'Terrasse, 68,3 m², mit Wasser- und Stromanschluss',
			'Küche mit Insel vorbereitet',
			'Bad mit Wanne und Dusche',
			'zwei Stellplätze mit Ladepunkt',
		],
		en: [
			'68.3 m² terrace with water and power',
			'prepared for an island kitchen',
			'bathroom with bath and shower',
			'two parking spaces with charging point',
		],
		es: [
			'terraza de 68,3 m² con toma de agua y corriente',
			'preparado para cocina con isla',
			'baño con bañera y ducha',
			'dos plazas de garaje con punto de recarga',
		],
	},
};
