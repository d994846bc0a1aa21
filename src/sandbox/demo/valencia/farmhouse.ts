import type { AgencyRecord } from '../../agency.ts';
import { paidBySeller } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { valencia } from './common.ts';

/** A farmhouse shown as a reference. */
export const farmhouse: AgencyRecord = {
	...valencia,
	id: 10025,
	unit_id: 'VLC-H25',
	exposee_id: 'VLC-R-025',
	name: 'Alqueria Camí de la Mar, Alboraia',
	property_status_id: status.reference,
	rs_type: 'HOUSE',
	rs_category: 'FARMHOUSE',
	street: 'Camí de la Mar',
	house_number: 's/n',
	zip_code: '46120',
	city: 'Alboraia',
	district: 'l’Horta',
	sublocality_level_1: 'l’Horta',
	lat: 39.4983,
	lng: -0.3396,
	hide_address: true,
	price: 890000,
	sold_price: 874000,
	sold_date: '2026-04-16',
	living_space: 310,
	plot_area: 2300,
	number_of_rooms: 8,
	number_of_bed_rooms: 5,
	number_of_bath_rooms: 3,
	number_of_floors: 2,
	construction_year: 1890,
	last_refurbishment: 2016,
	condition: 'saniert',
	interior_quality: 'gehoben',
	flooring_type: ['Terrakotta'],
	bathroom: ['Dusche', 'Fenster'],
	heating_type: 'Wärmepumpe',
	terrace: true,
	garden: true,
	built_in_kitchen: true,
	energy_efficiency_class: 'C',
	energy_efficiency_value: 74,
	thermal_characteristic: 74,
	co2_emission: 13,
	custom_fields: { calificacion_emisiones: { value: 'C', pretty_value: 'C' } },
	energy_certificate_start_date: '2016-05-30',
	energy_certificate_end_date: '2026-05-29',
	energy_certificate_construction_year: 1890,
	firing_types: ['Strom'],
	title: 'Alqueria in der Horta, vermittelt im Frühjahr',
	description_note: paragraphs(
		'Zwischen Feldern für Erdmandeln und Artischocken steht ein Bauernhaus, wie es sie rings um València nur noch wenige gibt: dicke Mauern, ein Hof mit Bögen, darüber der Speicher, in dem früher Seidenraupen gezogen wurden. Die Familie, die es 2016 saniert hat, suchte Nachfolger, die hier wirklich wohnen möchten.',
		'Herz des Hauses ist die Küche mit Terrakottaboden, grünblauen Fliesen und alten Balken; durch einen Bogen geht es in den Garten. Wir haben das Haus ohne Portale angeboten, sechs Gespräche geführt und nach zwei Monaten ein Paar aus València gefunden, das den Hof heute mit Werkstatt und Gemüsegarten weiterführt.',
	),
	location_note:
		'Alboraia liegt in der Horta Nord, der bewässerten Gartenlandschaft vor der Stadt. Mit der Metro sind es fünfzehn Minuten ins Zentrum von València, mit dem Rad kaum mehr zum Strand der Patacona.',
	furnishing_note: list(
		'Küche mit Terrakotta und Zellige-Fliesen',
		'sichtbare Holzbalken',
		'Hof mit Bögen und Brunnen',
		'2.300 m² Garten und Feld',
	),
	translations: [
		{
			locale: 'en',
			title: 'Alqueria in l’Horta, sold this spring',
			description_note: paragraphs(
				'Among fields of tiger nuts and artichokes stands a farmhouse of a kind now rare around València: thick walls, a courtyard with arches, and above it the loft where silkworms were once reared. The family who restored it in 2016 were looking for someone who really wanted to live here.',
				'The heart of the house is the kitchen, with its terracotta floor, blue-green tiles and old beams; an arch leads into the garden. We offered the house without listing it on the portals, had six conversations and, after two months, found a couple from València who now keep it alive with a workshop and a vegetable garden.',
			),
			location_note:
				'Alboraia is in l’Horta Nord, the irrigated market gardens around the city. The metro takes fifteen minutes to the centre of València; it takes little longer to cycle to la Patacona beach.',
			furnishing_note: list(
				'kitchen with terracotta and zellige tiles',
				'exposed timber beams',
				'courtyard with arches and well',
				'2,300 m² of garden and field',
			),
			...paidBySeller.en,
		},
		{
			locale: 'es',
			title: 'Alquería en l’Horta, vendida en primavera',
			description_note: paragraphs(
				'Entre campos de chufa y alcachofa se levanta una alquería como quedan pocas alrededor de València: muros gruesos, un patio con arcos y, encima, la andana donde se criaban gusanos de seda. La familia que la restauró en 2016 buscaba a quien de verdad quisiera vivir en ella.',
				'El corazón de la casa es la cocina, con suelo de barro, azulejo verde azulado y vigas viejas; por un arco se sale al jardín. La ofrecimos sin anunciarla en portales, mantuvimos seis conversaciones y a los dos meses dimos con una pareja de València que hoy la mantiene viva con un taller y un huerto.',
			),
			location_note:
				'Alboraia está en l’Horta Nord, la huerta que rodea la ciudad. En metro se llega en quince minutos al centro de València y en bicicleta, en poco más, a la playa de la Patacona.',
			furnishing_note: list(
				'cocina con barro cocido y azulejo zellige',
				'vigas de madera a la vista',
				'patio con arcos y pozo',
				'2.300 m² de jardín y huerta',
			),
			...paidBySeller.es,
		},
	],
	note: 'INTERN: Verkaufspreis 874.000 €, als Referenz ohne Namen freigegeben.',
	relationships: [
		{ id: 8025, name: 'INTERN: Familia A.', internal_name: 'owner', client_id: 90025 },
	],
	images: gallery('kitchen-finca', 'living-alqueria', 'ext-alqueria', 'patio-alqueria', {
		media: 'bath-mediterranean',
		title: 'INTERN: vor der Sanierung',
		is_private: true,
	}),
	created_at: '2026-02-02T10:00:00.000+01:00',
	updated_at: '2026-05-11T09:00:00.000+02:00',
	status_updated_at: '2026-05-11T09:00:00.000+02:00',
};
