import type { AgencyRecord } from '../../agency.ts';
import { gallery } from '../gallery.ts';
import { status } from '../statuses.ts';
import { hamburg } from './common.ts';

/** What the office keeps to itself: a house still being prepared. */
export const unpublishedInHamburg: readonly AgencyRecord[] = [
	{
		...hamburg,
		id: 10047,
		unit_id: 'VOR-WL8',
		exposee_id: 'VOR-047',
		name: 'Waitzstraße 8, Vorbereitung',
		property_status_id: status.preparation,
		marketing_type: 'BUY',
		object_type: 'LIVING',
		rs_type: 'HOUSE',
		rs_category: 'VILLA',
		street: 'Waitzstraße',
		house_number: '8',
		zip_code: '22607',
		district: 'Groß Flottbek',
		sublocality_level_1: 'Groß Flottbek',
		lat: 53.5655,
		lng: 9.8859,
		hide_address: true,
		price: 2350000,
		living_space: 268,
		plot_area: 1190,
		number_of_rooms: 8,
		construction_year: 1927,
		title: 'INTERN: Villa Flottbek, erst nach Auszug zeigen',
		description_note: 'INTERN: Aufmaß am 01.12., Energieberater bestellt.',
		note: 'INTERN: Scheidung, beide Anwälte müssen zustimmen.',
		images: gallery('ext-house'),
		created_at: '2026-11-17T09:00:00.000+01:00',
		updated_at: '2026-11-20T12:00:00.000+01:00',
		status_updated_at: '2026-11-17T09:00:00.000+01:00',
	},
];
