import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { renovatedWithTiles, valenciaToLet } from './common.ts';

/** A flat to let in the Eixample. */
export const eixampleFlat: AgencyRecord = {
	...valenciaToLet,
	...renovatedWithTiles,
	id: 10048,
	unit_id: 'VLC-A31-4',
	exposee_id: 'VLC-A-048',
	name: 'Carrer del Comte d’Altea 31, 4.ª',
	property_status_id: status.available,
	rs_type: 'APARTMENT',
	rs_category: 'APARTMENT',
	street: 'Carrer del Comte d’Altea',
	house_number: '31',
	zip_code: '46005',
	city: 'València',
	district: 'l’Eixample',
	sublocality_level_1: 'l’Eixample',
	lat: 39.4661,
	lng: -0.3659,
	hide_address: false,
	base_rent: 1740,
	service_charge: 60,
	total_rent: 1800,
	deposit: '1 Monatsmiete',
	living_space: 108,
	number_of_rooms: 4,
	number_of_bed_rooms: 3,
	number_of_bath_rooms: 2,
	balcony_space: 3,
	floor: '4',
	number_of_floors: 7,
	construction_year: 1934,
	last_refurbishment: 2022,
	free_from: '01.02.2027',
	interior_quality: 'gehoben',
	bathroom: ['Dusche', 'Fenster'],
	energy_efficiency_class: 'E',
	energy_efficiency_value: 132,
	thermal_characteristic: 132,
	co2_emission: 23,
	custom_fields: { calificacion_emisiones: { value: 'D', pretty_value: 'D' } },
	energy_certificate_start_date: '2022-07-12',
	energy_certificate_end_date: '2032-07-11',
	energy_certificate_construction_year: 1934,
	title: 'Vier Zimmer mit Zementfliesen im Eixample, zur Miete',
	description_note: paragraphs(
		'Ein Haus von 1934 an einer der Straßen, die schräg durch den Eixample laufen: im Treppenhaus noch der alte Aufzugkorb, dahinter ein neuer Aufzug. Die Wohnung im vierten Stock wurde 2022 renoviert, ohne ihr die Fliesen zu nehmen; sie liegen in Sandtönen und Graublau in allen Zimmern und sind im Sommer angenehm kühl.',
		'Das Wohnzimmer ist hoch, mit Stuck an der Decke und zwei Balkontüren zur Straße; die Balkone davor sind gerade tief genug für Pflanzen und einen Stuhl. Drei Schlafzimmer, zwei Bäder und eine weiße Küche mit langem Esstisch kommen dazu.',
		'Vermietet wird unmöbliert als Hauptwohnsitz auf fünf Jahre, wie es das Gesetz vorsieht. Strom und Wasser melden Sie auf Ihren Namen an.',
	),
	location_note:
		'Zwischen Gran Via und Turia-Park wohnt man mitten in der Stadt und doch ruhig. Der Mercat de Colom ist drei Minuten entfernt, die Metrostation Colón sechs. Schulen und ein Gesundheitszentrum liegen im selben Häuserblock, Parkplätze nur in Garagen.',
	furnishing_note: list(
		'originale Zementfliesen und Stuck',
		'Küche mit Geräten, unmöbliert',
		'Klimaanlage zum Heizen und Kühlen',
		'zwei Bäder mit Dusche',
		'Aufzug, Hausmeister am Vormittag',
	),
	translations: [
		{
			locale: 'en',
			title: 'Three-bedroom flat with tiled floors in the Eixample',
			description_note: paragraphs(
				'A 1934 building on one of the streets that cut diagonally through the Eixample: the old lift cage is still in the stairwell, with a new lift behind it. The flat on the fourth floor was renovated in 2022 without losing its tiles; in shades of sand and grey-blue, they cover the floor of every room and are pleasantly cool in summer.',
				'The living room has a high, moulded ceiling and two sets of balcony doors to the street; the balconies are just deep enough for plants and a chair. There are three bedrooms, two bathrooms and a white kitchen with a long table.',
				'It is let unfurnished as a main residence for five years, as the law provides. Electricity and water will be in your name.',
			),
			location_note:
				'Between Gran Via and the Turia park you live in the heart of the city, and in peace and quiet. Mercat de Colom is three minutes away, Colón metro station six. Schools and a health centre are in the same block; parking is in garages only.',
			furnishing_note: list(
				'original cement tiles and ceiling mouldings',
				'kitchen with appliances, unfurnished',
				'air conditioning for heating and cooling',
				'two bathrooms with shower',
				'lift, caretaker in the morning',
			),
		},
		{
			locale: 'es',
			title: 'Piso de tres dormitorios en el Eixample, en alquiler',
			description_note: paragraphs(
				'Una finca de 1934 en una de las calles que cruzan el Eixample en diagonal: en el hueco de la escalera sigue la jaula del ascensor antiguo y, detrás, uno nuevo. El piso, en la cuarta planta, se reformó en 2022 sin quitarle las baldosas, que cubren todas las habitaciones en tonos arena y azul grisáceo y en verano se agradecen.',
				'El salón es alto, con molduras en el techo y dos balcones a la calle, con fondo para unas plantas y una silla. Hay tres dormitorios, dos baños y una cocina blanca con mesa larga.',
				'Se alquila sin muebles como vivienda habitual por cinco años, según la ley. La luz y el agua las contrata el inquilino.',
			),
			location_note:
				'Entre la Gran Via y el jardín del Turia se vive en pleno centro y con calma. El Mercat de Colom está a tres minutos y la estación de metro Colón a seis. En la misma manzana hay colegios y centro de salud; para aparcar, solo garajes.',
			furnishing_note: list(
				'baldosa hidráulica original y molduras',
				'cocina con electrodomésticos, sin muebles',
				'climatización frío-calor',
				'dos baños con ducha',
				'ascensor y portería por las mañanas',
			),
		},
	],
	note: 'INTERN: Propietaria möchte Ärztin oder Lehrer, darf nicht in den Text.',
	relationships: [
		{ id: 8048, name: 'INTERN: Señora A31', internal_name: 'owner', client_id: 90048 },
	],
	images: gallery('kitchen-eixample', 'salon-eixample', 'bedroom-eixample', 'bath-eixample'),
	created_at: '2026-11-03T10:00:00.000+01:00',
	updated_at: '2026-11-20T10:40:00.000+01:00',
	status_updated_at: '2026-11-10T08:00:00.000+01:00',
};
