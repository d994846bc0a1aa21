import type { AgencyRecord } from '../agency.ts';
import { gallery } from './gallery.ts';
import { status } from './statuses.ts';

const leipzig = {
	broker_id: 61,
	marketing_type: 'BUY',
	object_type: 'LIVING',
	rs_type: 'APARTMENT',
	rs_category: 'APARTMENT',
	city: 'Leipzig',
	region: 'Sachsen',
	country: 'DEU',
	currency: 'EUR',
	hide_address: false,
};

/**
 * What the account holds and the website must never show: a unit still being acquired, and one that was
 * archived while its status still says "Vermarktung". Even their titles carry a mark to search for.
 */
export const unpublished: readonly AgencyRecord[] = [
	{
		...leipzig,
		id: 10026,
		unit_id: 'AKQ-W77',
		exposee_id: 'AKQ-026',
		name: 'Waldstraße 77, Akquise',
		property_status_id: status.acquisition,
		archived: false,
		street: 'Waldstraße',
		house_number: '77',
		zip_code: '04105',
		district: 'Zentrum-Nordwest',
		lat: 51.3466,
		lng: 12.3601,
		price: 612000,
		living_space: 131,
		number_of_rooms: 4,
		construction_year: 1905,
		title: 'INTERN: Akquise Waldstraßenviertel, nicht veröffentlicht',
		description_note: 'INTERN: Bewertung am 02.12., Eigentümerin spricht mit drei Maklern.',
		note: 'INTERN: Erbfall, Testament noch nicht eröffnet.',
		images: gallery('living-altbau', 'ext-altbau'),
		created_at: '2026-11-16T08:00:00.000+01:00',
		updated_at: '2026-11-20T08:00:00.000+01:00',
		status_updated_at: '2026-11-16T08:00:00.000+01:00',
	},
	{
		...leipzig,
		id: 10027,
		unit_id: 'ALT-D5',
		exposee_id: 'ALT-027',
		name: 'Delitzscher Straße 5, Auftrag beendet',
		property_status_id: status.available,
		archived: true,
		street: 'Delitzscher Straße',
		house_number: '5',
		zip_code: '04129',
		district: 'Eutritzsch',
		lat: 51.3638,
		lng: 12.3846,
		price: 236000,
		living_space: 74.5,
		number_of_rooms: 3,
		construction_year: 1932,
		title: 'INTERN: archiviert, Auftrag vom Eigentümer beendet',
		description_note: 'INTERN: Auftrag endete am 30.09., Unterlagen zurückgegeben.',
		note: 'INTERN: Nicht mehr anbieten.',
		images: gallery('ext-plaster'),
		created_at: '2025-11-10T08:00:00.000+01:00',
		updated_at: '2026-10-01T08:00:00.000+02:00',
		status_updated_at: '2025-11-24T08:00:00.000+01:00',
	},
];
