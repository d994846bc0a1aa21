import type { AgencyRecord } from '../../agency.ts';
import { paidByBuyer } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { leipzig } from './common.ts';

/** A listed house of nine flats as an investment, its address hidden and its price told on request. */
export const apartmentHouse: AgencyRecord = {
	...leipzig,
	id: 10032,
	unit_id: 'LE-O58',
	exposee_id: 'LE-I-032',
	name: 'Oststraße 58, Zinshaus',
	property_status_id: status.available,
	broker_id: 65,
	marketing_type: 'BUY',
	object_type: 'INVESTMENT',
	rs_type: 'INVESTMENT',
	rs_category: 'MULTI_FAMILY_HOUSE',
	street: 'Oststraße',
	house_number: '58',
	zip_code: '04317',
	district: 'Reudnitz-Thonberg',
	sublocality_level_1: 'Reudnitz-Thonberg',
	lat: 51.3318,
	lng: 12.4024,
	hide_address: true,
	price: 1480000,
	price_on_inquiry: true,
	rental_income: 64800,
	...paidByBuyer.de,
	living_space: 612,
	usable_floor_space: 88,
	plot_area: 540,
	number_of_rooms: 24,
	number_of_floors: 4,
	construction_year: 1899,
	last_refurbishment: 1996,
	free_from: 'vermietet',
	condition: 'gepflegt',
	interior_quality: 'normal',
	flooring_type: ['Dielen', 'PVC'],
	heating_type: 'Zentralheizung',
	balcony: true,
	cellar: true,
	lift: false,
	monument: true,
	energy_certificate_availability: 'wird nicht benötigt',
	firing_types: 'Gas',
	title: 'Gründerzeithaus mit neun vermieteten Wohnungen',
	description_note: paragraphs(
		'Neun Wohnungen auf vier Geschossen, alle vermietet, vier davon seit mehr als fünfzehn Jahren an dieselben Mieter. Das Haus von 1899 ist als Kulturdenkmal eingetragen und wurde 1996 im Ganzen saniert: Dach, Stränge, Kastenfenster zur Straße, Balkone zur Straße und zum Hof. Seither hat die Eigentümerfamilie laufend instand gehalten, Rechnungen und Protokolle liegen geordnet vor.',
		'Die Wohnungen haben zwei bis vier Zimmer und zwischen 48 und 91 Quadratmeter, zusammen 612. Die Mieten liegen im Mittel unter dem Mietspiegel; eine Liste ohne Namen erhalten Sie nach einem ersten Gespräch. Das Dachgeschoss ist nicht ausgebaut. Ein Vorbescheid für zwei weitere Wohnungen wurde 2024 erteilt und gilt drei Jahre.',
		'In den nächsten Jahren sind der Gaskessel und die Fenster zum Hof zu erneuern; das sagen wir gleich dazu.',
	),
	location_note:
		'Reudnitz ist in fünfzehn Jahren vom Geheimtipp zum ganz normalen Wohnviertel geworden. Zwei Tramlinien, Lene-Voigt-Park und mehrere Schulen sind zu Fuß zu erreichen. Die Straße ist ruhig und auf beiden Seiten mit Linden bepflanzt. Die Adresse nennen wir nach Rücksprache.',
	furnishing_note: list(
		'neun Wohnungen, 48 bis 91 m²',
		'Balkone zur Straße oder zum Hof an sieben Wohnungen',
		'Kastenfenster und Stuck zur Straße',
		'Dachrohling, etwa 150 m² ausbaubar',
		'Keller mit Waschraum und Fahrradraum',
	),
	translations: [
		{
			locale: 'en',
			title: 'Late 19th-century block with nine let flats',
			description_note: paragraphs(
				'Nine flats on four floors, all let, four of them to the same tenants for more than fifteen years. The building was put up in 1899 and is listed; it was fully refurbished in 1996: roof, risers, box windows to the street, balconies to street and courtyard. The family who own it have kept it in good repair ever since; the paperwork is complete and in order.',
				'The flats have one to three bedrooms and measure between 48 and 91 square metres, 612 in all. On average, rents are below the city’s rent index; we send an anonymised rent roll after a first conversation. The attic is unconverted. Outline permission for two more flats was granted in 2024 and is valid for three years.',
				'The gas boiler and the courtyard windows will need replacing in the coming years; we would rather say so at the outset.',
			),
			location_note:
				'In fifteen years Reudnitz has gone from insider’s tip to perfectly ordinary residential district. Two tram lines, Lene-Voigt-Park and several schools are within walking distance. The street is quiet and lined with lime trees. We will give you the address once we have spoken.',
			furnishing_note: list(
				'nine flats of 48 to 91 m²',
				'street or courtyard balconies for seven of the flats',
				'box windows and plasterwork to the street',
				'unconverted attic of about 150 m²',
				'cellar with laundry and bicycle room',
			),
			...paidByBuyer.en,
		},
		{
			locale: 'es',
			title: 'Edificio de 1899 con nueve pisos alquilados',
			description_note: paragraphs(
				'Nueve pisos en cuatro plantas, todos alquilados, cuatro de ellos a los mismos inquilinos desde hace más de quince años. El edificio de 1899 está protegido y se rehabilitó por completo en 1996: cubierta, bajantes, ventanas dobles a la calle, balcones a la calle y al patio. Desde entonces la familia propietaria lo ha mantenido; facturas y actas están en orden.',
				'Los pisos tienen de uno a tres dormitorios y entre 48 y 91 metros cuadrados, 612 en total. Las rentas quedan de media por debajo del índice municipal; tras una primera conversación enviamos la lista sin nombres. El desván está sin acondicionar. En 2024 se concedió un permiso previo para dos viviendas más, válido tres años.',
				'En los próximos años habrá que cambiar la caldera de gas y las ventanas del patio; preferimos decirlo ya.',
			),
			location_note:
				'En quince años Reudnitz ha pasado de secreto bien guardado a barrio corriente. Dos líneas de tranvía, el parque Lene Voigt y varios colegios quedan a un paseo. La calle es tranquila y tiene tilos a ambos lados. Damos la dirección tras una conversación.',
			furnishing_note: list(
				'nueve pisos de 48 a 91 m²',
				'balcones a la calle o al patio en siete pisos',
				'ventanas dobles y molduras a la calle',
				'desván de unos 150 m² por acondicionar',
				'sótano con lavadero y cuarto de bicicletas',
			),
			...paidByBuyer.es,
		},
	],
	note: 'INTERN: Preisvorstellung 1.480.000 €, Faktor 22,8; Erbin drängt, Bruder nicht.',
	internal_brokerage: 'INTERN: zusätzlich 1 % vom Verkäufer',
	total_commission: 88060,
	relationships: [
		{ id: 8032, name: 'INTERN: Erbengemeinschaft O58', internal_name: 'owner', client_id: 90032 },
	],
	images: gallery('ext-altbau', 'plan-plot-court', {
		media: 'kitchen-altbau',
		title: 'INTERN: Wohnung im zweiten Stock, Mieter nicht gefragt',
		is_private: true,
	}),
	links: [
		{
			id: 7032,
			url: 'https://intern.hallmann-rey.example/akte/10032',
			title: 'INTERN: Mieterliste mit Namen',
			is_embedable: false,
			on_landing_page: true,
			is_private: true,
			position: 1,
		},
	],
	created_at: '2026-09-21T09:00:00.000+02:00',
	updated_at: '2026-11-17T10:50:00.000+01:00',
	status_updated_at: '2026-10-01T08:00:00.000+02:00',
};
