import { fromDeveloper } from '../commission.ts';
import type { Line } from '../line.ts';
import { place } from './building.ts';

/** What all twelve houses have in common: one plan on two floors under a loft. */
const houses = {
	project_id: 204,
	broker_id: 66,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	rs_type: 'HOUSE',
	archived: false,
	currency: 'EUR',
	...place,
	living_space: 122.9,
	usable_floor_space: 31.5,
	number_of_rooms: 4,
	number_of_bed_rooms: 3,
	number_of_bath_rooms: 1,
	number_of_floors: 2,
	number_of_parking_spaces: 1,
	parking_space_type: 'Außenstellplatz',
	parking_space_price: 14500,
	construction_year: 2027,
	free_from: 'Herbst 2027',
	condition: 'Erstbezug',
	interior_quality: 'gehoben',
	construction_phase: 'Haus im Bau',
	flooring_type: ['Parkett', 'Fliesen'],
	heating_type: 'Wärmepumpe',
	bathroom: ['Wanne'],
	terrace: true,
	balcony_space: 15.7,
	garden: true,
	guest_toilet: true,
	storeroom: true,
	energy_certificate_availability: 'liegt vor',
	building_energy_rating_type: 'Bedarfsausweis',
	energy_efficiency_class: 'A_PLUS',
	energy_efficiency_value: 24.8,
	thermal_characteristic: 24.8,
	energy_certificate_start_date: '2026-08-24',
	energy_certificate_end_date: '2036-08-23',
	energy_certificate_creation_date: 'ab 1. Mai 2014',
	energy_certificate_construction_year: 2027,
	energy_consumption_contains_warm_water: true,
	firing_types: ['Strom', 'Umweltwärme'],
	internal_brokerage: 'INTERN: 3,8 % zzgl. MwSt. vom Bauträger',
	contract_type: 'Alleinauftrag Bauträger',
	custom_fields: {
		kfw_standard: { value: 11, pretty_value: 'KfW 40' },
		rabattstaffel: { value: 'INTERN: bis 8.000 €', pretty_value: 'INTERN: bis 8.000 €' },
	},
	relationships: [
		{
			id: 8401,
			name: 'INTERN: Lienau Wohnbau GmbH & Co. KG',
			internal_name: 'owner',
			client_id: 90401,
		},
	],
};

const shared = {
	location: {
		de: 'Die Lienaustraße endet am Berner Gutspark mit Weiher und alten Eichen. Zur U1 in Berne gehen Sie neun Minuten, zum Jungfernstieg fährt sie 29. Eine Grundschule, zwei Kitas und der Wochenmarkt sind mit dem Rad in fünf Minuten erreichbar, der Volksdorfer Wald in zehn.',
		en: 'Lienaustraße ends at the Berner Gutspark with its pond and old oaks. It is a nine-minute walk to the U1 at Berne and 29 minutes from there to Jungfernstieg. A primary school, two nurseries and the weekly market are five minutes by bicycle, Volksdorf forest ten.',
		es: 'La Lienaustraße acaba en el parque Berner Gutspark, con estanque y robles viejos. A la línea U1, en Berne, se va en nueve minutos a pie, y de allí al Jungfernstieg en 29. Una escuela, dos guarderías y el mercado semanal están a cinco minutos en bicicleta; el bosque de Volksdorf, a diez.',
	},
	other: {
		de: 'Die Bilder sind Visualisierungen; Küche, Kaminofen und Möbel gehören nicht zum Kaufpreis. Der Dachraum ist Nutzfläche und nicht in der Wohnfläche enthalten. Die Energiewerte stammen aus dem vorläufigen Ausweis.',
		en: 'The pictures are visualisations; kitchen, stove and furniture are not included in the price. The loft counts as usable area and is not part of the living space. The energy figures come from the preliminary certificate.',
		es: 'Las imágenes son visualizaciones; cocina, estufa y muebles no entran en el precio. El bajo cubierta cuenta como superficie útil y no está incluido en la superficie habitable. Los datos de energía proceden del certificado provisional.',
	},
	commission: fromDeveloper,
};

const rooms = {
	de: 'Unten liegen die Küche zur Straße und, hinter Gäste-WC und Technikraum, ein Wohnraum von 29,6 Quadratmetern über die ganze Hausbreite mit Terrasse davor. Oben finden Sie drei Zimmer von rund 12,5 Quadratmetern, ein Bad mit Wanne und einen Abstellraum mit Fenster. Eine Klappleiter führt in den gedämmten Dachraum, der sich ausbauen lässt.',
	en: 'Downstairs are the kitchen, facing the street, and, beyond the guest toilet and the utility room, a living room of 29.6 square metres across the full width of the house, opening onto the terrace. Upstairs there are three bedrooms of about 12.5 square metres, a bathroom with bath and a storeroom with a window. A folding ladder leads to the insulated loft, which can be converted.',
	es: 'Abajo están la cocina, a la calle, y, tras el aseo y el lavadero, un salón de 29,6 metros cuadrados que ocupa todo el ancho de la casa, con la terraza delante. Arriba hay tres dormitorios de unos 12,5 metros cuadrados, un baño con bañera y un trastero con ventana. Una escalera plegable sube al bajo cubierta, aislado y habilitable.',
};

/** Between two neighbours. */
export const midTerrace: Line = {
	...shared,
	rooms,
	fields: { ...houses, rs_category: 'MID_TERRACE_HOUSE' },
	furnishing: {
		de: [
			'Terrasse, 15,7 m², und Garten',
			'Gartenschuppen für vier Fahrräder',
			'Luft-Wasser-Wärmepumpe, Fußbodenheizung',
			'Dachraum, 31,5 m² Nutzfläche, für den Ausbau vorbereitet',
		],
		en: [
			'15.7 m² terrace and garden',
			'garden shed for four bicycles',
			'air-to-water heat pump, underfloor heating',
			'loft, 31.5 m² of usable area, prepared for conversion',
		],
		es: [
			'terraza de 15,7 m² y jardín',
			'caseta de jardín para cuatro bicicletas',
			'aerotermia y suelo radiante',
			'bajo cubierta de 31,5 m² útiles, preparado para habilitar',
		],
	},
};

/** At the end of a row: a garden on two sides and windows in the side wall that the plan does not show. */
export const endTerrace: Line = {
	...shared,
	rooms,
	fields: { ...houses, rs_category: 'END_TERRACE_HOUSE' },
	furnishing: {
		de: [
			'Terrasse, 15,7 m², und Garten an zwei Seiten',
			'je Geschoss zwei Fenster in der Seitenwand, im Plan nicht dargestellt',
			'Luft-Wasser-Wärmepumpe, Fußbodenheizung',
			'Dachraum, 31,5 m² Nutzfläche, für den Ausbau vorbereitet',
		],
		en: [
			'15.7 m² terrace and garden on two sides',
			'two windows in the side wall on each floor, not shown on the plan',
			'air-to-water heat pump, underfloor heating',
			'loft, 31.5 m² of usable area, prepared for conversion',
		],
		es: [
			'terraza de 15,7 m² y jardín por dos lados',
			'dos ventanas laterales por planta, no dibujadas en el plano',
			'aerotermia y suelo radiante',
			'bajo cubierta de 31,5 m² útiles, preparado para habilitar',
		],
	},
};
