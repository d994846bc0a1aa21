import type { Point } from '../../domain/place.ts';

/** ISO 3166-1 alpha-2 of what an account sends: alpha-3, alpha-2, or the German name of a neighbour. */
export function countryCode(raw: string | null | undefined): string | undefined {
	const code = raw?.trim().toUpperCase() ?? '';
	return codes[code] ?? (/^[A-Z]{2}$/.test(code) ? code : undefined);
}

/** Whether a point can lie in a country; without a country, in any of those whose extent is known here. */
export function liesIn(country: string | undefined, { lat, lng }: Point): boolean {
	const candidates = country === undefined ? Object.values(extents) : [extents[country]];
	return candidates.some(
		(extent) =>
			extent === undefined ||
			(lat >= extent.south && lat <= extent.north && lng >= extent.west && lng <= extent.east),
	);
}

interface Extent {
	readonly south: number;
	readonly north: number;
	readonly west: number;
	readonly east: number;
}

// Rough rectangles: they catch swapped and wrong coordinates, not a point just across a border.
const extents: Readonly<Record<string, Extent>> = {
	DE: { south: 47.2, north: 55.1, west: 5.8, east: 15.1 },
	AT: { south: 46.3, north: 49.1, west: 9.5, east: 17.2 },
	CH: { south: 45.8, north: 47.9, west: 5.9, east: 10.6 },
	ES: { south: 27.5, north: 43.9, west: -18.3, east: 4.4 },
};

const codes: Readonly<Record<string, string>> = {
	DEU: 'DE',
	DEUTSCHLAND: 'DE',
	AUT: 'AT',
	ÖSTERREICH: 'AT',
	CHE: 'CH',
	SCHWEIZ: 'CH',
	ESP: 'ES',
	SPANIEN: 'ES',
	LIE: 'LI',
	LUX: 'LU',
	FRA: 'FR',
	ITA: 'IT',
	NLD: 'NL',
	BEL: 'BE',
	DNK: 'DK',
	POL: 'PL',
	CZE: 'CZ',
	PRT: 'PT',
	GBR: 'GB',
	UK: 'GB',
	IRL: 'IE',
	SWE: 'SE',
	NOR: 'NO',
	HUN: 'HU',
	HRV: 'HR',
	SVN: 'SI',
	SVK: 'SK',
	GRC: 'GR',
	TUR: 'TR',
	AND: 'AD',
	USA: 'US',
	CAN: 'CA',
	ARE: 'AE',
	THA: 'TH',
};
