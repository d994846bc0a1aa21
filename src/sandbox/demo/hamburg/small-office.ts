import type { AgencyRecord } from '../../agency.ts';
import { paidByBusinessTenant } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { status } from '../statuses.ts';
import { hamburg } from './common.ts';

/** A small office to let on Palmaille; its notes are HTML with headings and a link. */
export const smallOffice: AgencyRecord = {
	...hamburg,
	id: 10043,
	unit_id: 'HH-PA55-1',
	exposee_id: 'HH-G-043',
	name: 'Palmaille 55, 1. OG',
	property_status_id: status.available,
	broker_id: 62,
	marketing_type: 'RENT',
	object_type: 'COMMERCIAL',
	rs_type: 'OFFICE',
	rs_category: 'OFFICE_FLOOR',
	street: 'Palmaille',
	house_number: '55',
	zip_code: '22767',
	district: 'Altona-Altstadt',
	sublocality_level_1: 'Altona-Altstadt',
	lat: 53.5457,
	lng: 9.9414,
	hide_address: false,
	base_rent: 1824,
	service_charge: 336,
	total_rent: 2160,
	plus_vat: 'zzgl. MwSt.',
	deposit: '3 Bruttomieten',
	...paidByBusinessTenant.de,
	net_floor_space: 96,
	number_of_rooms: 4,
	floor: '1. OG',
	number_of_floors: 4,
	construction_year: 1958,
	last_refurbishment: 2020,
	free_from: '01.04.2027',
	condition: 'modernisiert',
	interior_quality: 'gehoben',
	flooring_type: ['Parkett'],
	heating_type: 'Zentralheizung',
	lift: true,
	air_conditioning: false,
	energy_certificate_availability: 'liegt vor',
	building_energy_rating_type: 'Verbrauchsausweis',
	thermal_characteristic_heating: 96.4,
	thermal_characteristic_electricity: 21.8,
	energy_certificate_start_date: '11.05.2020',
	energy_certificate_end_date: '10.05.2030',
	energy_certificate_creation_date: 'ab 1. Mai 2014',
	energy_certificate_construction_year: 1958,
	energy_consumption_contains_warm_water: true,
	firing_types: 'Fernwärme',
	title: 'Vier Büroräume an der Palmaille, 96 m²',
	description_note:
		'<p>Ein Steuerberater hat hier dreißig Jahre gearbeitet, dann kam 2020 eine Agentur und legte das Parkett wieder frei. Im April 2027 wird die Etage frei: vier Räume, Teeküche und WC, ohne abgehängte Decken und ohne Teppichboden.</p><h2>Die Räume</h2><ul><li>zwei Zimmer zur Allee, 24 und 21 Quadratmeter</li><li>ein Besprechungsraum mit Doppeltür, 18 Quadratmeter</li><li>ein stilles Zimmer zum Hof mit Bücherwand, 14 Quadratmeter</li></ul><p>Jeder Raum ist einzeln beheizbar, alle Fenster lassen sich öffnen und haben Sonnenschutz. Daten und Strom laufen in einer Leiste entlang der Wände. Im Haus arbeiten außerdem eine Notarin, zwei Architekten und eine <em>Sprachschule</em>; es gibt einen Aufzug und einen Fahrradkeller.</p><p>Die Miete versteht sich zuzüglich Umsatzsteuer. Fragen zum Vertrag beantwortet Jonas Hallmann, am schnellsten <a href=tel:+49405550141>telefonisch</a>.</p>',
	location_note:
		'<p>Die Palmaille ist eine alte Allee auf dem Geesthang zwischen Altonaer Rathaus und Fischmarkt. Zum Bahnhof Altona gehen Sie <b>zwölf Minuten</b>, zur S-Bahn Königstraße fünf. Mittags stehen Sie nach drei Minuten auf dem Altonaer Balkon über dem Hafen.</p>',
	furnishing_note:
		'<ul><li>Eichenparkett, Raumhöhe 3,10 m</li><li>Teeküche mit Spülmaschine</li><li>Glasfaser im Haus</li><li>außen liegender Sonnenschutz</li><li>Aufzug, Fahrradkeller</li></ul>',
	translations: [
		{
			locale: 'en',
			title: 'Four office rooms on Palmaille, 96 m²',
			description_note:
				'<p>A tax adviser worked here for thirty years; then, in 2020, an agency moved in and brought the parquet back to light. The floor becomes available in April 2027: four rooms, kitchenette and WC, no suspended ceilings, no fitted carpet.</p><h2>The rooms</h2><ul><li>two rooms facing the avenue, 24 and 21 square metres</li><li>a meeting room with double doors, 18 square metres</li><li>a quiet room facing the courtyard with a wall of books, 14 square metres</li></ul><p>Each room is heated separately; all the windows open and have sun blinds. Data and power run in trunking along the walls. The building is also home to a notary, two architects and a <em>language school</em>; there is a lift and a bicycle store.</p><p>The rent is subject to VAT. Jonas Hallmann answers questions about the lease, fastest by telephone.</p>',
			location_note:
				'<p>Palmaille is an old avenue above the Elbe, between Altona town hall and the fish market. Altona station is <b>twelve minutes</b> on foot, Königstraße S-Bahn station five. At lunchtime you are three minutes from the Altonaer Balkon, a viewpoint above the port.</p>',
			furnishing_note:
				'<ul><li>oak parquet, ceiling height 3.10 m</li><li>kitchenette with dishwasher</li><li>fibre broadband</li><li>external sun blinds</li><li>lift, bicycle store</li></ul>',
			...paidByBusinessTenant.en,
		},
		{
			locale: 'es',
			title: 'Cuatro despachos en la Palmaille, 96 m²',
			description_note:
				'<p>Un asesor fiscal trabajó aquí treinta años; después, en 2020, llegó una agencia y sacó de nuevo el parqué a la luz. En abril de 2027 queda libre la planta: cuatro piezas, office, aseo, sin falsos techos y sin moqueta.</p><h2>Las piezas</h2><ul><li>dos despachos a la avenida, de 24 y 21 metros cuadrados</li><li>una sala de reuniones con puerta doble, de 18 metros cuadrados</li><li>un despacho tranquilo al patio con librería, de 14 metros cuadrados</li></ul><p>Cada pieza tiene calefacción independiente; todas las ventanas se abren y tienen protección solar. Datos y corriente van en un zócalo. En el edificio trabajan además una notaria, dos arquitectos y una <em>escuela de idiomas</em>; hay ascensor y cuarto de bicicletas.</p><p>A la renta se suma el IVA alemán. Jonas Hallmann responde a las preguntas sobre el contrato; lo más rápido es el teléfono.</p>',
			location_note:
				'<p>La Palmaille es una avenida antigua sobre la ladera, entre el ayuntamiento de Altona y el mercado de pescado. La estación de Altona está a <b>doce minutos</b> andando y la de cercanías Königstraße a cinco. A mediodía, en tres minutos se está en el mirador sobre el puerto.</p>',
			furnishing_note:
				'<ul><li>parqué de roble, techos de 3,10 m</li><li>office con lavavajillas</li><li>fibra en el edificio</li><li>protección solar exterior</li><li>ascensor y cuarto de bicicletas</li></ul>',
			...paidByBusinessTenant.es,
		},
	],
	note: 'INTERN: Mieter zieht wegen Kündigung durch uns bekannte Bank aus, nicht ansprechen.',
	internal_commission: 4341,
	relationships: [{ id: 8043, name: 'INTERN: PA55 GbR', internal_name: 'owner', client_id: 90043 }],
	images: gallery('office-palmaille', 'plan-office-four-rooms'),
	created_at: '2026-11-04T08:30:00.000+01:00',
	updated_at: '2026-11-18T08:30:00.000+01:00',
	status_updated_at: '2026-11-10T08:00:00.000+01:00',
};
