import type { AgencyRecord } from '../../agency.ts';
import { sharedWithSeller } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { leipzig } from './common.ts';

/** A listed flat shown as a reference, without its address. */
export const musicQuarterFlat: AgencyRecord = {
	...leipzig,
	id: 10035,
	unit_id: 'LE-FR27-1',
	exposee_id: 'LE-R-035',
	name: 'Ferdinand-Rhode-Straße 27, Beletage',
	property_status_id: status.reference,
	broker_id: 61,
	marketing_type: 'BUY',
	rs_type: 'APARTMENT',
	rs_category: 'APARTMENT',
	street: 'Ferdinand-Rhode-Straße',
	house_number: '27',
	zip_code: '04107',
	district: 'Zentrum-Süd',
	sublocality_level_1: 'Zentrum-Süd',
	lat: 51.3308,
	lng: 12.3656,
	hide_address: true,
	price: 795000,
	sold_price: 790000,
	sold_date: '2026-06-19',
	...sharedWithSeller.de,
	living_space: 164,
	number_of_rooms: 5,
	number_of_bed_rooms: 2,
	number_of_bath_rooms: 2,
	floor: '1',
	number_of_floors: 4,
	construction_year: 1886,
	last_refurbishment: 2011,
	condition: 'saniert',
	interior_quality: 'luxuriös',
	flooring_type: ['Parkett', 'Fliesen'],
	bathroom: ['Wanne', 'Fenster'],
	heating_type: 'Zentralheizung',
	monument: true,
	lift: true,
	winter_garden: true,
	built_in_kitchen: true,
	cellar: true,
	energy_certificate_availability: 'wird nicht benötigt',
	firing_types: 'Fernwärme',
	title: 'Beletage im Musikviertel, still verkauft',
	description_note: paragraphs(
		'Die Eigentümer wollten nicht, dass halb Leipzig durch ihr Wohnzimmer geht. Also gab es kein Inserat, keine Portale und keinen offenen Termin, sondern elf Anrufe bei Leuten, die uns vorher gesagt hatten, wonach sie suchen.',
		'Verkauft wurde die Beletage eines Stadthauses von 1886: fünf Zimmer in einer Flucht, Parkett in drei Mustern, ein Wintergarten zum Garten und ein Bad mit Wanne am Fenster. Die Küche mit ihren blauen Fronten hatten die Eigentümer selbst entworfen. Nach sechs Wochen war der Kaufvertrag unterschrieben, die neuen Bewohner haben die Bücherregale gleich mit übernommen.',
		'Wenn Sie ähnlich diskret verkaufen möchten, sprechen Sie mit Marta Rey. Das erste Gespräch kostet nichts und bleibt unter uns.',
	),
	location_note:
		'Das Musikviertel liegt zwischen Innenstadt und Clara-Zetkin-Park. Hochschule für Musik, Universitätsbibliothek und Bundesverwaltungsgericht sind die Nachbarn, dazwischen stehen Villen und Stadthäuser der Gründerzeit mit tiefen Gärten.',
	furnishing_note: list(
		'fünf Zimmer in einer Flucht',
		'Parkett in drei Mustern, Stuck, Kachelofen',
		'Wintergarten zum Garten',
		'Aufzug, 2011 im Hof angebaut',
	),
	translations: [
		{
			locale: 'en',
			title: 'Piano nobile in the music quarter, sold quietly',
			description_note: paragraphs(
				'The owners did not want half of Leipzig to walk through their living room. So there was no advertisement, no portal listing and no open house, just eleven calls to people who had already told us what they were looking for.',
				'We sold the main floor of an 1886 town house: five rooms in a row, parquet in three patterns, a conservatory overlooking the garden, and a bathroom with the bath by the window. The owners had designed the blue kitchen themselves. Contracts were signed after six weeks; the new owners kept the bookshelves too.',
				'If you would like to sell with the same discretion, talk to Marta Rey. The first conversation costs nothing and stays between us.',
			),
			location_note:
				'The music quarter lies between the centre and Clara Zetkin Park. The academy of music, the university library and the Federal Administrative Court are its neighbours; in between are late 19th-century villas and town houses with long gardens.',
			furnishing_note: list(
				'five rooms in a row',
				'parquet in three patterns, plasterwork, tiled stove',
				'conservatory overlooking the garden',
				'lift added on the courtyard side in 2011',
			),
			...sharedWithSeller.en,
		},
		{
			locale: 'es',
			title: 'Planta noble en el barrio de la música, vendida',
			description_note: paragraphs(
				'Los propietarios no querían que media Leipzig pasara por su salón. Así que no hubo anuncio, ni portales, ni jornada de puertas abiertas, sino once llamadas a personas que nos habían dicho antes qué buscaban.',
				'Se vendió la planta noble de una casa urbana de 1886: cinco piezas seguidas, parqué en tres dibujos, un mirador acristalado al jardín y un baño con la bañera junto a la ventana. La cocina azul la habían diseñado los propios dueños. A las seis semanas se firmó el contrato, y los nuevos vecinos se quedaron también con las librerías.',
				'Si desea vender con la misma discreción, hable con Marta Rey. La primera conversación no cuesta nada y queda entre nosotros.',
			),
			location_note:
				'El barrio de la música está entre el centro y el parque Clara Zetkin. La escuela de música, la biblioteca universitaria y el Tribunal Administrativo Federal son los vecinos; entre ellos hay villas y casas de finales del siglo XIX con jardines alargados.',
			furnishing_note: list(
				'cinco piezas seguidas',
				'parqué en tres dibujos, molduras y estufa de azulejos',
				'mirador acristalado al jardín',
				'ascensor añadido en el patio en 2011',
			),
			...sharedWithSeller.es,
		},
	],
	note: 'INTERN: Käufer ist Mandant von Notar K., Name bleibt vertraulich.',
	total_commission: 47400,
	relationships: [
		{ id: 8035, name: 'INTERN: Käufer FR27', internal_name: 'buyer', client_id: 90035 },
	],
	images: gallery(
		'kitchen-deep-blue',
		'living-music-quarter',
		'study-music-quarter',
		'bath-terracotta',
	),
	created_at: '2026-04-20T09:00:00.000+02:00',
	updated_at: '2026-07-02T09:00:00.000+02:00',
	status_updated_at: '2026-06-22T09:00:00.000+02:00',
};
