import type { AgencyRecord } from '../../agency.ts';
import { paidByBuyer } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { hamburg } from './common.ts';

/** A parking space for sale in HafenCity. */
export const harbourParking: AgencyRecord = {
	...hamburg,
	id: 10045,
	unit_id: 'HH-KK35-P118',
	exposee_id: 'HH-V-045',
	name: 'Am Kaiserkai 35, Stellplatz 118',
	property_status_id: status.available,
	broker_id: 66,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	rs_type: 'GARAGE',
	rs_category: 'UNDERGROUND_GARAGE',
	street: 'Am Kaiserkai',
	house_number: '35',
	zip_code: '20457',
	district: 'HafenCity',
	sublocality_level_1: 'HafenCity',
	lat: 53.5425,
	lng: 9.9884,
	hide_address: false,
	price: 54000,
	rent_subsidy: 38,
	...paidByBuyer.de,
	free_from: 'sofort',
	floor: '-2',
	construction_year: 2009,
	number_of_parking_spaces: 1,
	parking_space_type: 'Tiefgarage',
	title: 'Breiter Stellplatz mit Wallbox am Kaiserkai',
	description_note: paragraphs(
		'Stellplatz 118 liegt im zweiten Untergeschoss, am Ende einer Reihe und damit an einer Wand statt zwischen zwei Nachbarn. Er ist 2,85 Meter breit und 5,20 Meter lang; mit einem Kindersitz auf der Rückbank merkt man den Unterschied. Die Höhe der Einfahrt beträgt 2,05 Meter.',
		'Zum Platz gehört ein eigener Grundbucheintrag, Sie brauchen also keine Wohnung im Haus zu besitzen. 2024 wurde eine Wallbox mit elf Kilowatt montiert, die über einen Zähler der Gemeinschaft abgerechnet wird. Das Hausgeld von 38 € im Monat enthält Reinigung, Licht, Lüftung und die Wartung der Flutschutztore; bei Sturmflut bleibt die Garage geschlossen, Sie bekommen vorher eine Nachricht.',
		'Bisher war der Platz vermietet, seit Oktober ist er frei.',
	),
	location_note:
		'Kaiserkai und Sandtorhafen liegen zwischen Speicherstadt und Elbphilharmonie. Parkplätze auf der Straße gibt es hier kaum, in den öffentlichen Garagen kostet der Tag um die 30 Euro. Zur U-Bahn Baumwall sind es fünf Minuten zu Fuß.',
	furnishing_note: list(
		'2,85 m breit, 5,20 m lang',
		'Wallbox, 11 kW',
		'eigenes Grundbuchblatt',
		'zwei Aufzüge zur Straße',
		'Flutschutztore und Videoüberwachung',
	),
	translations: [
		{
			locale: 'en',
			title: 'Wide parking space with wall box on Kaiserkai',
			description_note: paragraphs(
				'Space 118 is on the second basement level at the end of a row, with a wall on one side instead of a second neighbour. It is 2.85 metres wide and 5.20 metres long; with a child seat in the back you notice the difference. Headroom at the entrance is 2.05 metres.',
				'The space has its own entry in the land register, so you do not have to own a flat in the building. An 11 kW wall box was fitted in 2024; electricity is billed through the owners’ association’s meter. The monthly service charge of €38 covers cleaning, lighting, ventilation and maintenance of the flood gates; during a storm surge the car park stays shut, and you are told beforehand.',
				'It used to be let and has been vacant since October.',
			),
			location_note:
				'Kaiserkai and Sandtorhafen lie between the Speicherstadt and the Elbphilharmonie. There is hardly any parking in the streets, and a day in the public car parks costs around €30. Baumwall underground station is five minutes on foot.',
			furnishing_note: list(
				'2.85 m wide, 5.20 m long',
				'wall box, 11 kW',
				'its own entry in the land register',
				'two lifts to the street',
				'flood gates and video surveillance',
			),
			...paidByBuyer.en,
		},
		{
			locale: 'es',
			title: 'Plaza de garaje ancha con cargador en Kaiserkai',
			description_note: paragraphs(
				'La plaza 118 está en el segundo sótano, al final de una fila: a un lado tiene pared en vez de vecino. Mide 2,85 metros de ancho y 5,20 de largo; con una silla infantil detrás se nota la diferencia. La altura de la entrada es de 2,05 metros.',
				'Tiene inscripción registral propia, así que no hace falta poseer un piso en el edificio. En 2024 se instaló un cargador de once kilovatios, que se factura por un contador de la comunidad. La cuota de 38 € al mes incluye limpieza, luz, ventilación y mantenimiento de las compuertas contra inundaciones; con marea de tempestad el garaje permanece cerrado y se avisa antes.',
				'Estuvo alquilada y desde octubre está libre.',
			),
			location_note:
				'Kaiserkai y Sandtorhafen quedan entre la Speicherstadt y la Elbphilharmonie. En la calle apenas se puede aparcar, y un día en los aparcamientos públicos cuesta unos 30 euros. La estación de metro Baumwall está a cinco minutos andando.',
			furnishing_note: list(
				'2,85 m de ancho y 5,20 m de largo',
				'cargador de 11 kW',
				'finca registral propia',
				'dos ascensores a la calle',
				'compuertas contra inundaciones y cámaras',
			),
			...paidByBuyer.es,
		},
	],
	note: 'INTERN: Eigentümer verkauft im Frühjahr auch Platz 119, noch nicht anbieten.',
	relationships: [
		{ id: 8045, name: 'INTERN: Herr KK35', internal_name: 'owner', client_id: 90045 },
	],
	images: gallery('garage-quay', 'plan-parking-wall'),
	created_at: '2026-10-22T09:00:00.000+02:00',
	updated_at: '2026-10-27T09:20:00.000+01:00',
	status_updated_at: '2026-10-26T08:00:00.000+01:00',
};
