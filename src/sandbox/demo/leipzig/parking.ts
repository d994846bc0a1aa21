import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { list, paragraphs } from '../prose.ts';
import { status } from '../statuses.ts';

/** A parking space to let, with texts in German only. */
export const parking: AgencyRecord = {
	id: 10019,
	unit_id: 'LE-TG-22',
	exposee_id: 'LE-M-019',
	name: 'Käthe-Kollwitz-Straße, TG Platz 22',
	property_status_id: status.available,
	broker_id: 64,
	archived: false,
	marketing_type: 'RENT',
	object_type: 'LIVING',
	rs_type: 'GARAGE',
	rs_category: 'UNDERGROUND_GARAGE',
	street: 'Käthe-Kollwitz-Straße',
	house_number: '62',
	zip_code: '04109',
	city: 'Leipzig',
	district: 'Zentrum-West',
	sublocality_level_1: 'Zentrum-West',
	region: 'Sachsen',
	country: 'DEU',
	lat: 51.3382,
	lng: 12.3604,
	hide_address: false,
	currency: 'EUR',
	base_rent: 115,
	total_rent: 115,
	deposit: '230 €',
	courtage: 'provisionsfrei',
	courtage_note: null,
	free_from: '01.12.2026',
	floor: '-1',
	construction_year: 2015,
	number_of_parking_spaces: 1,
	parking_space_type: 'Tiefgarage',
	title: 'Tiefgaragenplatz mit Wallbox im Westen der Innenstadt',
	description_note: paragraphs(
		'Platz 22 liegt im ersten Untergeschoss gleich neben dem Treppenaufgang. Er ist 2,60 Meter breit und 5,10 Meter lang, auf der einen Seite hat er die Wand des Treppenhauses, auf der anderen steht hinten eine Stütze; auch ein Kombi steht hier bequem. Die Einfahrt ist zwei Meter hoch, das Tor öffnet per Funk.',
		'An der Rückwand hängt eine Wallbox mit elf Kilowatt und eigenem Zähler; den Strom rechnen Sie direkt mit dem Versorger ab. Die Garage ist hell beleuchtet, trocken und wird einmal in der Woche gereinigt. Vermietet wird unbefristet mit drei Monaten Kündigungsfrist, gern auch an Nachbarn aus den umliegenden Straßen.',
	),
	location_note:
		'Zwischen Westplatz und Johannapark: Parken am Straßenrand ist hier nur mit Bewohnerausweis erlaubt. Zum Ring gehen Sie zehn Minuten, zur Tram am Westplatz drei. Wer im Bachviertel oder im Waldstraßenviertel wohnt, ist zu Fuß schneller hier als bei der Suche nach einer Lücke.',
	furnishing_note: list(
		'Wallbox, 11 kW',
		'Tor mit Fernbedienung',
		'Treppe und Aufzug zur Straße',
		'Videoüberwachung der Einfahrt',
	),
	translations: [
		{ locale: 'en', title: 'Underground parking with a wall box west of the centre' },
		{ locale: 'es', title: 'Plaza de garaje con cargador al oeste del centro' },
	],
	note: 'INTERN: Verwalter gibt Handsender nur gegen 80 € Pfand heraus.',
	images: gallery('garage', 'plan-parking-stair'),
	created_at: '2026-11-03T09:30:00.000+01:00',
	updated_at: '2026-11-03T09:48:00.000+01:00',
	status_updated_at: '2026-11-03T09:30:00.000+01:00',
};
