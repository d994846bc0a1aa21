import { fromDeveloper } from '../commission.ts';
import type { Line } from '../line.ts';
import { building, other } from './building.ts';

const shared = {
	location: {
		de: 'Der Uferweg am Karl-Heine-Kanal führt am Haus vorbei. Bäcker, Drogerie und Tram erreichen Sie in fünf Minuten, den S-Bahnhof Plagwitz in fünfzehn. Mit dem Rad sind es vierzehn Minuten zum Neuen Rathaus, fast alle durch den Clara-Zetkin-Park.',
		en: 'The towpath of the Karl Heine Canal runs past the building. A bakery, a chemist and the tram are five minutes away, Plagwitz station fifteen. By bicycle it is fourteen minutes to the New Town Hall, nearly all of them through Clara Zetkin Park.',
		es: 'El camino de ribera del canal Karl Heine pasa junto al edificio. Panadería, droguería y tranvía quedan a cinco minutos; la estación de Plagwitz, a quince. En bicicleta se llega al Ayuntamiento Nuevo en catorce minutos, casi todos por el parque Clara Zetkin.',
	},
	other,
	commission: fromDeveloper,
};

/** Position 1, beside the stairs: two rooms, a loggia towards the canal. */
export const twoRooms: Line = {
	...shared,
	fields: {
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
	},
	rooms: {
		de: 'Vom Flur aus liegt rechts das Bad mit Wanne und Fenster, daneben ein Abstellraum von 4,5 Quadratmetern. Links ist die Küche, ein eigener Raum mit Platz für einen kleinen Tisch. Geradeaus kommen Sie in den Wohnraum von 23,4 Quadratmetern und von dort in die Loggia und ins Schlafzimmer.',
		en: 'On the right of the hall are the bathroom, with a bath and a window, and a storeroom of 4.5 square metres. On the left is the separate kitchen, with room for a small table. Straight ahead is the living room of 23.4 square metres, which leads to the loggia and the bedroom.',
		es: 'A la derecha del pasillo están el baño, con bañera y ventana, y un trastero de 4,5 m². A la izquierda, la cocina, independiente y con sitio para una mesa pequeña. De frente se llega al salón de 23,4 m² y, desde él, a la galería y al dormitorio.',
	},
	furnishing: {
		de: [
			'Loggia, 5,4 m²',
			'Küche mit Fenster',
			'Bad mit Wanne und Fenster',
			'Abstellraum in der Wohnung, Kellerabteil',
		],
		en: [
			'5.4 m² loggia',
			'kitchen with window',
			'bathroom with bath and window',
			'storeroom in the flat, cellar storage room',
		],
		es: [
			'galería de 5,4 m²',
			'cocina con ventana',
			'baño con bañera y ventana',
			'trastero en la vivienda y otro en el sótano',
		],
	},
};

/** Position 2, on the corner: three rooms, windows on three sides, a loggia towards the canal. */
export const threeRooms: Line = {
	...shared,
	fields: {
		...building,
		living_space: 85.4,
		number_of_rooms: 3,
		number_of_bed_rooms: 2,
		number_of_bath_rooms: 1,
		balcony_space: 7.2,
		loggia: true,
		bathroom: ['Wanne'],
		rent_subsidy: 278,
	},
	rooms: {
		de: 'Wohnraum und Küche bilden die Seite zum Kanal: 25,2 und 14,9 Quadratmeter, verbunden durch eine breite Öffnung, mit der Loggia davor. Schlafzimmer und Zimmer 3 liegen einander gegenüber an den Schmalseiten. Das innen liegende Bad hat eine Wanne, neben der Wohnungstür ist Platz für einen Garderobenschrank.',
		en: 'The living room and kitchen, 25.2 and 14.9 square metres and connected by a wide opening, are on the canal side, with the loggia in front of them. The main bedroom and room 3 are at opposite ends of the flat. The bathroom is internal and has a bath; there is room for a coat cupboard beside the front door.',
		es: 'El salón y la cocina ocupan el lado del canal: 25,2 y 14,9 m² unidos por un paso ancho, con la galería delante. El dormitorio y la habitación 3 quedan enfrentados en los lados cortos. El baño, interior, tiene bañera; junto a la entrada cabe un armario para abrigos.',
	},
	furnishing: {
		de: [
			'Loggia, 7,2 m²',
			'Küche für einen Tisch mit sechs Stühlen',
			'Fenster nach drei Seiten',
			'Kellerabteil, 5 m²',
		],
		en: [
			'7.2 m² loggia',
			'kitchen that takes a table and six chairs',
			'windows on three sides',
			'5 m² cellar storage room',
		],
		es: [
			'galería de 7,2 m²',
			'cocina para una mesa de seis sillas',
			'ventanas a tres lados',
			'trastero de 5 m² en el sótano',
		],
	},
};

/** Position 3, along the court: four rooms and a study, a balcony over the garden. */
export const fiveRooms: Line = {
	...shared,
	fields: {
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
	},
	rooms: {
		de: 'Wohnen und Essen teilen sich 32,6 Quadratmeter, die Küche daneben lässt sich offen oder geschlossen einrichten. Am Flur liegen zwei Kinderzimmer, ein Arbeitszimmer und das Familienbad mit Wanne, Dusche und Fenster. Das Schlafzimmer hat das Duschbad vor der Tür, das auch Gäste benutzen können.',
		en: 'The living and dining room measures 32.6 square metres; the kitchen next to it can be left open or closed off. Two children’s rooms, a study and the family bathroom with bath, shower and window line the hall. The main bedroom has a shower room by its door, which guests can use as well.',
		es: 'El salón-comedor mide 32,6 m²; la cocina, al lado, puede quedar abierta o cerrada. Al pasillo dan dos habitaciones infantiles, un estudio y el baño familiar con bañera, ducha y ventana. El dormitorio principal tiene junto a la puerta un aseo con ducha que también sirve a las visitas.',
	},
	furnishing: {
		de: [
			'Freisitz, 8,8 m², zum Gartenhof',
			'Familienbad mit Fenster und ein Duschbad',
			'alle Zimmer vom Flur aus erreichbar',
			'zwei Kellerabteile',
		],
		en: [
			'8.8 m² of outdoor space facing the garden courtyard',
			'family bathroom with window, and a shower room',
			'all rooms reached from the hall',
			'two cellar storage rooms',
		],
		es: [
			'8,8 m² al aire libre sobre el patio ajardinado',
			'baño familiar con ventana y aseo con ducha',
			'todas las piezas dan al pasillo',
			'dos trasteros en el sótano',
		],
	},
};

/** Position 4, towards the court: one room with a kitchen beside it, a balcony over the garden. */
export const studio: Line = {
	...shared,
	fields: {
		...building,
		rs_category: 'STUDIO',
		living_space: 43.8,
		number_of_rooms: 1,
		number_of_bath_rooms: 1,
		balcony_space: 4.2,
		balcony: true,
		bathroom: ['Dusche'],
		rent_subsidy: 145,
	},
	rooms: {
		de: 'Der Wohnraum misst 24,2 Quadratmeter und endet in einer Nische für den Schrank, sodass kein Möbel im Weg steht. Die Küche liegt in einem eigenen Raum mit Fenster, das Bad mit bodengleicher Dusche an der Diele. Auf dem Bild trennt eine Lamellenwand das Bett ab, und die Küchenzeile steht im Wohnraum; beides ist ein Vorschlag und gehört nicht zur Wohnung.',
		en: 'The main room measures 24.2 square metres and ends in an alcove for the wardrobe, so no furniture gets in the way. The kitchen has a small space of its own with a window; the bathroom with its level-access shower is off the entrance hall. The picture shows a slatted screen and a run of kitchen units in the main room; both are suggestions and not part of the flat.',
		es: 'La estancia mide 24,2 m² y termina en un hueco para el armario, de modo que ningún mueble estorba. La cocina ocupa una pieza propia con ventana; el baño, con ducha a ras de suelo, da al recibidor. En la imagen, una celosía separa la cama y la cocina está en la misma estancia: son propuestas que no forman parte de la vivienda.',
	},
	furnishing: {
		de: [
			'Küche mit Fenster',
			'bodengleiche Dusche',
			'Schranknische, 2,4 m breit',
			'Kellerabteil, 3 m²',
		],
		en: [
			'kitchen with window',
			'level-access shower',
			'wardrobe alcove, 2.4 m wide',
			'3 m² cellar storage room',
		],
		es: [
			'cocina con ventana',
			'ducha a ras de suelo',
			'hueco para armario de 2,4 m',
			'trastero de 3 m² en el sótano',
		],
	},
};
