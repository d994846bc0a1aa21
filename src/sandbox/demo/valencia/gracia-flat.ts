import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { renovatedWithTiles, valenciaToLet } from './common.ts';

/** A flat to let in Barcelona, a stressed area by Catalan law; the demo has no map of Barcelona, so it has no position. */
export const graciaFlat: AgencyRecord = {
	...valenciaToLet,
	...renovatedWithTiles,
	id: 10055,
	unit_id: 'BCN-V18-3',
	exposee_id: 'BCN-A-055',
	name: 'Carrer de Vallfogona 18, 3.ª',
	property_status_id: status.available,
	rs_type: 'APARTMENT',
	rs_category: 'APARTMENT',
	region: 'Catalunya',
	street: 'Carrer de Vallfogona',
	house_number: '18',
	zip_code: '08012',
	city: 'Barcelona',
	district: 'Gràcia',
	sublocality_level_1: 'Gràcia',
	hide_address: false,
	base_rent: 1210,
	service_charge: 45,
	total_rent: 1255,
	deposit: '1 Monatsmiete',
	living_space: 78,
	number_of_rooms: 3,
	number_of_bed_rooms: 2,
	number_of_bath_rooms: 1,
	balcony_space: 3,
	floor: '3',
	number_of_floors: 5,
	construction_year: 1912,
	last_refurbishment: 2021,
	free_from: '01.02.2027',
	interior_quality: 'normal',
	bathroom: ['Dusche', 'Fenster'],
	energy_efficiency_class: 'E',
	energy_efficiency_value: 138,
	thermal_characteristic: 138,
	co2_emission: 24,
	custom_fields: {
		calificacion_emisiones: { value: 'E', pretty_value: 'E' },
		zona_tensionada: { value: 'sí', pretty_value: 'sí' },
		ultima_renta: { value: '1.184 €', pretty_value: '1.184 €' },
		indice_referencia: { value: '1.322 €', pretty_value: '1.322 €' },
		gran_tenedor: { value: 'no', pretty_value: 'no' },
	},
	energy_certificate_start_date: '2021-09-14',
	energy_certificate_end_date: '2031-09-13',
	energy_certificate_construction_year: 1912,
	title: 'Drei Zimmer in Gràcia, mit gedeckelter Miete',
	description_note: paragraphs(
		'Ein Haus von 1912, drei Stockwerke über einer Buchbinderei. Die Wohnung hat hohe Decken mit Stuck, Zementfliesen in Weiß und Grün und zwei Balkontüren zur Straße; Küche, Bad und ein Schlafzimmer gehen zum ruhigen Innenhof. 2021 wurden Leitungen, Küche und Bad erneuert.',
		'Barcelona gilt nach spanischem Recht als angespannter Wohnungsmarkt. Deshalb gehören diese Angaben dazu: Im letzten Vertrag betrug die Miete 1.184 €, der Referenzindex nennt 1.322 €; die neue Miete richtet sich nach dem letzten Vertrag und ist nur um den gesetzlichen Index gestiegen. Die Eigentümerin besitzt zwei Wohnungen und ist damit keine Großeigentümerin (gran tenedor).',
		'Vermietet wird unmöbliert als Hauptwohnsitz auf fünf Jahre. Unser Honorar zahlt die Eigentümerin, für die wir auch in València arbeiten.',
	),
	location_note:
		'Gràcia war bis 1897 eine eigene Stadt und hat ihre Plätze behalten. Zur Metrostation Fontana gehen Sie sechs Minuten, zum Mercat de l’Abaceria vier. Kinos, Schulen und ein Gesundheitszentrum liegen im Viertel; abends sind die Plätze laut, die Straße selbst ist es nicht.',
	furnishing_note: list(
		'Zementfliesen und Stuck',
		'Küche mit Geräten, unmöbliert',
		'Klimaanlage zum Heizen und Kühlen',
		'Duschbad mit Fenster',
		'Bewohnbarkeitsbescheinigung bis 2036',
	),
	translations: [
		{
			locale: 'en',
			title: 'Two-bedroom flat in Gràcia at a capped rent',
			description_note: paragraphs(
				'A 1912 building, and a flat three floors above a bookbinder’s workshop. It has high, moulded ceilings, white and green cement tiles and two sets of balcony doors to the street; the kitchen, the bathroom and one bedroom face the quiet inner courtyard. Plumbing, wiring, kitchen and bathroom were renewed in 2021.',
				'Barcelona is a stressed housing market as defined by law. You should therefore know: under the last contract the rent was €1,184, and the reference index gives €1,322; the rent is based on the last contract and has risen only by the statutory index. The owner has two flats, so she is not a large-scale landlord (gran tenedor).',
				'It is let unfurnished as a main residence for five years. Our fee is paid by the owner, for whom we also work in València.',
			),
			location_note:
				'Gràcia was a town of its own until 1897 and has kept its squares. Fontana metro station is six minutes on foot, the Abaceria market four. Cinemas, schools and a health centre are in the neighbourhood; the squares are noisy in the evening, the street itself is not.',
			furnishing_note: list(
				'cement tiles and mouldings',
				'kitchen with appliances, unfurnished',
				'air conditioning for heating and cooling',
				'shower room with window',
				'certificate of habitability until 2036',
			),
		},
		{
			locale: 'es',
			title: 'Piso de dos dormitorios en Gràcia, con renta limitada',
			description_note: paragraphs(
				'Una finca de 1912 y un piso tres plantas por encima de un taller de encuadernación. Tiene techos altos con molduras, baldosa hidráulica en blanco y verde y dos balcones a la calle; la cocina, el baño y uno de los dormitorios dan al patio interior, tranquilo. En 2021 se renovaron las instalaciones, la cocina y el baño.',
				'Barcelona es zona de mercado residencial tensionado. Por eso conviene decirlo: la última renta fue de 1.184 € y el índice de referencia da 1.322 €; el alquiler parte de la última renta y solo ha subido lo que permite el índice legal. La propietaria tiene dos viviendas, así que no es gran tenedora.',
				'Se alquila sin muebles como vivienda habitual por cinco años. Nuestros honorarios los paga la propiedad, para la que también trabajamos en València.',
			),
			location_note:
				'Gràcia fue un municipio independiente hasta 1897 y conserva sus plazas. El metro de Fontana está a seis minutos a pie y el mercado de l’Abaceria a cuatro. En el barrio hay cines, colegios y centro de salud; por la noche se oyen las plazas, en esta calle no.',
			furnishing_note: list(
				'baldosa hidráulica y molduras',
				'cocina con electrodomésticos, sin muebles',
				'climatización frío-calor',
				'baño con ducha y ventana',
				'cédula de habitabilidad hasta 2036',
			),
		},
	],
	note: 'INTERN: Propietaria verlangt zwei Bürgen, rechtlich zu klären.',
	relationships: [
		{ id: 8055, name: 'INTERN: Señora V18', internal_name: 'owner', client_id: 90055 },
	],
	images: gallery('kitchen-gracia', 'living-gracia', 'bedroom-gracia', 'bath-gracia'),
	created_at: '2026-11-02T10:00:00.000+01:00',
	updated_at: '2026-11-18T10:40:00.000+01:00',
	status_updated_at: '2026-11-06T08:00:00.000+01:00',
};
