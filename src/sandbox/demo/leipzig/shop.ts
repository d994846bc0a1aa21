import type { AgencyRecord } from '../../agency.ts';
import { paidByBusinessTenant } from '../commission.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';
import { leipzig } from './common.ts';

/** A shop to let, without Spanish texts; its energy certificate is shown at the viewing. */
export const shop: AgencyRecord = {
	...leipzig,
	id: 10031,
	unit_id: 'LE-KL96-L1',
	exposee_id: 'LE-G-031',
	name: 'Karl-Liebknecht-Straße 96, Laden links',
	property_status_id: status.available,
	broker_id: 65,
	marketing_type: 'RENT',
	object_type: 'COMMERCIAL',
	rs_type: 'STORE',
	rs_category: 'STORE',
	street: 'Karl-Liebknecht-Straße',
	house_number: '96',
	zip_code: '04275',
	district: 'Südvorstadt',
	sublocality_level_1: 'Südvorstadt',
	lat: 51.3177,
	lng: 12.3733,
	hide_address: false,
	base_rent: 1748,
	service_charge: 276,
	total_rent: 2024,
	plus_vat: 'zzgl. MwSt.',
	deposit: '3 Bruttomieten',
	...paidByBusinessTenant.de,
	net_floor_space: 92,
	total_floor_space: 126,
	number_of_rooms: 3,
	floor: 'EG',
	number_of_floors: 5,
	construction_year: 1894,
	last_refurbishment: 2018,
	free_from: '01.02.2027',
	condition: 'gepflegt',
	interior_quality: 'normal',
	flooring_type: ['Terrazzo'],
	heating_type: 'Zentralheizung',
	cellar: true,
	cellar_space: 34,
	energy_certificate_availability: 'liegt zur Besichtigung vor',
	firing_types: 'Gas',
	title: 'Atelier KarLi 96',
	description_note: paragraphs(
		'Zwölf Jahre lang wurden hier Fahrräder verkauft und repariert, jetzt zieht das Geschäft in größere Räume. Was bleibt, ist ein gut geschnittener Laden im Erdgeschoss eines Hauses von 1894: zwei Schaufenster von je 2,20 Metern, dazwischen die Tür, eine Stufe zur Straße, für die es eine Rampe gibt.',
		'Der Verkaufsraum misst 61 Quadratmeter und ist 3,70 Meter hoch. Dahinter liegen ein Büro mit Fenster zum Hof, eine Werkstatt mit Wasseranschluss und ein WC. Über eine Luke erreichen Sie den Keller, der trocken und 34 Quadratmeter groß ist. Der Terrazzoboden wurde 2018 freigelegt und geschliffen.',
		'Gastronomie ist nach der Teilungserklärung nicht möglich; Handel, Handwerk ohne Lärm, Praxis oder Büro sind willkommen.',
	),
	location_note:
		'Die Karl-Liebknecht-Straße ist die Einkaufsstraße des Leipziger Südens, mit Tram vor der Tür und Laufkundschaft bis in den Abend. Nebenan sind ein Buchladen und eine Apotheke. Geliefert wird über die Hofeinfahrt, zwei Kurzzeitplätze liegen gegenüber.',
	furnishing_note: list(
		'zwei Schaufenster, je 2,20 m breit',
		'Terrazzoboden, Raumhöhe 3,70 m',
		'Werkstatt mit Wasseranschluss',
		'Glasfaser und 32-Ampere-Anschluss',
		'Keller, 34 m², über eine Luke',
	),
	translations: [
		{
			locale: 'en',
			title: 'Shop with two display windows in the Südvorstadt',
			description_note: paragraphs(
				'For twelve years bicycles were sold and repaired here; now the business is moving to larger premises. It leaves a well-proportioned shop on the ground floor of an 1894 building: two 2.20-metre shop windows with the door between them, and one step up from the street, for which there is a ramp.',
				'The sales area measures 61 square metres and is 3.70 metres high. Behind it are an office with a window to the courtyard, a workshop with a water supply, and a WC. A hatch leads to the dry cellar of 34 square metres. The terrazzo floor was uncovered and polished in 2018.',
				'The declaration of division rules out restaurants and bars; shops, quiet workshops, practices and offices are welcome.',
			),
			location_note:
				'Karl-Liebknecht-Straße is the shopping street of Leipzig’s south, with the tram outside and footfall until the evening. A bookshop and a pharmacy are next door. Deliveries come through the yard; two short-stay bays lie opposite.',
			furnishing_note: list(
				'two shop windows, 2.20 m wide each',
				'terrazzo floor, ceiling height 3.70 m',
				'workshop with water supply',
				'fibre and a 32-ampere connection',
				'34 m² cellar reached by a hatch',
			),
			...paidByBusinessTenant.en,
		},
	],
	note: 'INTERN: Vormieter möchte 8.000 € Ablöse für Regale, Eigentümer ist dagegen.',
	internal_commission: 5200,
	relationships: [{ id: 8031, name: 'INTERN: WEG KL96', internal_name: 'owner', client_id: 90031 }],
	images: gallery('ext-shop-south', 'plan-shop-two-windows'),
	created_at: '2026-10-15T11:00:00.000+02:00',
	updated_at: '2026-11-10T15:25:00.000+01:00',
	status_updated_at: '2026-10-22T08:00:00.000+02:00',
};
