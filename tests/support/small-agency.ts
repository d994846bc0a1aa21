import type { Agency, AgencyRecord } from '../../src/sandbox/agency.ts';
import { image, unit } from './sandbox.ts';

const flags = {
	exclude_from_search_profile_matching: false,
	disable_expose_landing_page: false,
	remove_from_portal: false,
};

/** An account that is built in seconds: three units in Leipzig, one with a picture. */
export function smallAgency(
	units: readonly AgencyRecord[] = [
		unit(1, { images: [image()] }),
		unit(2, { property_status_id: 504 }),
		unit(3, { living_space: 82.5 }),
	],
): Agency {
	return {
		statuses: [
			{ id: 501, name: 'Akquise', position: 1, color: '#999999', ...flags },
			{ id: 503, name: 'Vermarktung', position: 2, color: '#419588', ...flags },
			{ id: 504, name: 'Reserviert', position: 3, color: '#DC143C', ...flags },
		],
		sources: [{ id: 4711, name: 'Website' }],
		activityTypes: [],
		teams: [],
		brokers: [{ id: 61, name: 'Jana Hallmann', public_email: 'jana@example.org' }],
		projects: [],
		units,
	};
}
