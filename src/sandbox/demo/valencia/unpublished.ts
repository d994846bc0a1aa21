import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { status } from '../statuses.ts';
import { valencia } from './common.ts';

/** What the office keeps to itself: a parking space whose order has ended. */
export const unpublishedInValencia: readonly AgencyRecord[] = [
	{
		...valencia,
		id: 10054,
		unit_id: 'ARX-CV7',
		exposee_id: 'ARX-054',
		name: 'Carrer de la Corretgeria 7, plaça 31',
		property_status_id: status.sold,
		archived: true,
		rs_type: 'GARAGE',
		rs_category: 'UNDERGROUND_GARAGE',
		street: 'Carrer de la Corretgeria',
		house_number: '7',
		zip_code: '46001',
		city: 'València',
		district: 'Ciutat Vella',
		sublocality_level_1: 'Ciutat Vella',
		lat: 39.4747,
		lng: -0.3764,
		hide_address: false,
		price: 41000,
		sold_price: 39500,
		title: 'INTERN: archiviert, Platz 31 verkauft',
		description_note: 'INTERN: Vorgang abgeschlossen, Akte im Keller.',
		note: 'INTERN: Käufer sucht zweiten Platz.',
		images: gallery('garage'),
		created_at: '2026-01-19T10:00:00.000+01:00',
		updated_at: '2026-04-30T10:00:00.000+02:00',
		status_updated_at: '2026-04-21T10:00:00.000+02:00',
	},
];
