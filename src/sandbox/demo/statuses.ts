import type { AgencyStatus } from '../agency.ts';

const flags = {
	exclude_from_search_profile_matching: false,
	disable_expose_landing_page: false,
	remove_from_portal: false,
};

/**
 * The account's statuses. As in real accounts, the flags say nothing about what may be published:
 * "Akquise" carries none of them.
 */
export const statuses = [
	{ id: 501, name: 'Akquise', position: 1, color: '#9AA5B1', ...flags },
	{ id: 502, name: 'Vorbereitung', position: 2, color: '#5B8DB8', ...flags },
	{ id: 503, name: 'Vermarktung', position: 3, color: '#2A6646', ...flags },
	{ id: 504, name: 'Reserviert', position: 4, color: '#B98300', ...flags },
	{ id: 505, name: 'Abgeschlossen', position: 5, color: '#6B665E', ...flags },
	{ id: 506, name: 'Referenz', position: 6, color: '#2F4A3E', ...flags },
	{ id: 507, name: 'Inaktiv', position: 7, color: '#C9C4BA', ...flags },
] as const satisfies readonly AgencyStatus[];

/** Status ids by what they mean. */
export const status = {
	acquisition: 501,
	preparation: 502,
	available: 503,
	reserved: 504,
	sold: 505,
	reference: 506,
	inactive: 507,
} as const;
