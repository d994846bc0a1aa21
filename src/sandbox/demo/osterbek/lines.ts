import type { Line } from '../line.ts';
import { buildings, other } from './buildings.ts';

const shared = {
	location: {
		de: 'Die Osterbekstraße ist eine ruhige Wohnstraße; am Ende liegt der Kanal mit Steg und Uferweg. Der Bus hält drei Minuten entfernt, zur U-Bahn Mundsburg sind es zwölf. Supermarkt, Wochenmarkt, Grundschule und zwei Kitas erreichen Sie, ohne eine Hauptstraße zu überqueren.',
		en: 'Osterbekstraße is a quiet residential street that ends at the canal with its jetty and towpath. The bus stops three minutes away, Mundsburg underground station is twelve. Supermarket, weekly market, primary school and two nurseries can be reached without crossing a main road.',
		es: 'La Osterbekstraße es una calle tranquila que termina en el canal, con embarcadero y camino de ribera. El autobús para a tres minutos y el metro de Mundsburg queda a doce. A supermercado, mercado semanal, escuela y dos guarderías se llega sin cruzar avenidas.',
	},
	other,
};

/** Position 1 of house A: two rooms side by side along the balcony. */
export const twoRooms: Line = {
	...shared,
	fields: {
		...buildings,
		living_space: 66.3,
		number_of_rooms: 2,
		number_of_bed_rooms: 1,
		number_of_bath_rooms: 1,
		balcony_space: 13.1,
		storeroom: true,
		bathroom: ['Wanne', 'Fenster'],
		service_charge: 121,
		heating_costs: 65,
	},
	rooms: {
		de: 'Wohn- und Schlafzimmer liegen nebeneinander und öffnen sich beide nach draußen. Die Küche ist ein eigener Raum mit Fenster und fertig eingerichtet, auch das Bad mit Wanne hat Tageslicht. In der Abstellkammer gibt es Anschlüsse für Waschmaschine und Trockner; Decken und eine Wand zeigen das Holz, aus dem das Haus gebaut ist.',
		en: 'The living room and bedroom are side by side and both open to the outside. The separate kitchen has a window and comes fully fitted; the bathroom, with bath, has daylight too. The storeroom has connections for a washing machine and a dryer. The ceilings and one wall show the timber the building is made of.',
		es: 'El salón y el dormitorio están uno junto al otro y ambos se abren al exterior. La cocina es independiente, con ventana y equipada; el baño, con bañera, también tiene luz natural. En el trastero hay tomas para lavadora y secadora. Los techos y una pared muestran la madera de la que está hecho el edificio.',
	},
	furnishing: {
		de: [
			'Küche mit Induktionsherd, Spülmaschine und Kühlschrank',
			'Bad mit Wanne und Fenster',
			'Abstellraum, 4,5 m²',
			'geöltes Eichenparkett',
		],
		en: [
			'kitchen with induction hob, dishwasher and refrigerator',
			'bathroom with bath and window',
			'4.5 m² storeroom',
			'oiled oak parquet',
		],
		es: [
			'cocina con inducción, lavavajillas y frigorífico',
			'baño con bañera y ventana',
			'trastero de 4,5 m²',
			'parqué de roble aceitado',
		],
	},
};

/** Position 2 of either house: three rooms on the corner. */
export const threeRooms: Line = {
	...shared,
	fields: {
		...buildings,
		living_space: 90.2,
		number_of_rooms: 3,
		number_of_bed_rooms: 2,
		number_of_bath_rooms: 1,
		balcony_space: 16.6,
		bathroom: ['Wanne'],
		service_charge: 165,
		heating_costs: 88,
	},
	rooms: {
		de: 'Die Wohnküche misst 14,9 Quadratmeter und hat Fenster nach zwei Seiten, das Wohnzimmer daneben 25,2. Schlafzimmer und Zimmer 3 liegen auf verschiedenen Seiten der Wohnung, das Bad mit Wanne dazwischen. Im Flur ist ein Schrank über die ganze Höhe eingebaut, die Küche ist mit allen Geräten fertig. Die Böden sind aus geölter Eiche, die Decken zeigen ihr Holz.',
		en: 'The kitchen-diner measures 14.9 square metres and has windows on two sides; the living room next to it measures 25.2. The main bedroom and room 3 are on opposite sides of the flat, with the bathroom between them. A full-height cupboard is built into the hall, and the kitchen comes with all appliances. The floors are oiled oak; the ceilings show their timber.',
		es: 'La cocina-comedor mide 14,9 m² y tiene ventanas a dos lados; el salón contiguo, 25,2. El dormitorio y la habitación 3 quedan en lados distintos, con el baño y su bañera en medio. El pasillo lleva un armario empotrado hasta el techo y la cocina se entrega con todos los electrodomésticos. Los suelos son de roble aceitado y los techos dejan ver la madera.',
	},
	furnishing: {
		de: [
			'Wohnküche mit Geräten und Platz für sechs',
			'Einbauschrank im Flur',
			'sichtbare Holzdecken',
			'Fahrradraum mit Ladesteckdosen',
		],
		en: [
			'kitchen-diner with appliances and room for six',
			'built-in cupboard in the hall',
			'exposed timber ceilings',
			'bicycle room with charging sockets',
		],
		es: [
			'cocina-comedor con electrodomésticos y sitio para seis',
			'armario empotrado en el pasillo',
			'techos de madera vista',
			'cuarto de bicicletas con enchufes de carga',
		],
	},
};

/** Position 1 of house B: four rooms and a study along a balcony of twelve metres. */
export const fiveRooms: Line = {
	...shared,
	fields: {
		...buildings,
		living_space: 127.7,
		number_of_rooms: 5,
		number_of_bed_rooms: 4,
		number_of_bath_rooms: 2,
		balcony_space: 20.2,
		guest_toilet: true,
		flat_share_suitable: true,
		bathroom: ['Wanne', 'Dusche', 'Fenster'],
		service_charge: 232,
		heating_costs: 123,
	},
	rooms: {
		de: 'Wohnen und Essen nehmen 32,6 Quadratmeter ein, die Küche schließt seitlich an. Schlafzimmer, zwei Kinderzimmer und Arbeitszimmer sind einzeln vom Flur aus zu erreichen, dazu ein Bad mit Wanne, Dusche und Fenster und ein kleines Duschbad. Wer zu dritt oder viert zusammenwohnen will, findet hier gleichwertige Zimmer.',
		en: 'The living and dining room takes up 32.6 square metres, with the kitchen beside it. The main bedroom, two children’s rooms and the study all open off the hall, as do a bathroom with bath, shower and window and a small shower room. For three or four sharers, no room is second best.',
		es: 'El salón-comedor ocupa 32,6 m², con la cocina al lado. El dormitorio, dos habitaciones infantiles y el estudio tienen acceso propio desde el pasillo, igual que un baño con bañera, ducha y ventana y un aseo con ducha. Tres o cuatro personas que quieran compartir encontrarán habitaciones equivalentes.',
	},
	furnishing: {
		de: [
			'zwei Bäder, eines mit Fenster',
			'Arbeitszimmer mit Netzwerkanschluss',
			'Küche mit Geräten',
			'zwei Kellerabteile',
		],
		en: [
			'two bathrooms, one with window',
			'study with network socket',
			'kitchen with appliances',
			'two cellar storage rooms',
		],
		es: [
			'dos baños, uno con ventana',
			'estudio con toma de red',
			'cocina con electrodomésticos',
			'dos trasteros en el sótano',
		],
	},
};

/** On the ground floor the balcony is a terrace of the same size. */
export const onTheGround = {
	rs_category: 'GROUND_FLOOR',
	balcony: false,
	terrace: true,
};
