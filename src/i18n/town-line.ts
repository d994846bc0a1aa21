import type { Place } from '../domain/place.ts';

/** Postcode and town in the order of their country: those who write English put the postcode behind. */
export function townLine({ zip, city, country }: Pick<Place, 'zip' | 'city' | 'country'>): string {
	const parts = postcodeLast.has(country) ? [city, zip] : [zip, city];
	return parts.filter(Boolean).join('\u00A0');
}

const postcodeLast: ReadonlySet<string | undefined> = new Set(
	'GB IM JE GG IE MT US CA AU NZ ZA IN SG'.split(' '),
);
