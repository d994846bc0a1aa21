import { z } from 'zod';

/** A point on the earth in WGS 84 degrees. */
export const Point = z.object({
	lat: z.number().min(-90).max(90),
	lng: z.number().min(-180).max(180),
});
export type Point = z.infer<typeof Point>;

/** Where something may be shown on a map: its point, or only the centre of the fixed grid cell that holds it. */
export const Location = z.discriminatedUnion('precision', [
	z.object({ precision: z.literal('exact'), ...Point.shape }),
	z.object({ precision: z.literal('cell'), ...Point.shape, radiusMetres: z.number().positive() }),
]);
export type Location = z.infer<typeof Location>;

/** What the public may know of an address. `street` is absent when the address is hidden. */
export const Place = z.object({
	/** Street with house number. */
	street: z.string().optional(),
	zip: z.string().optional(),
	city: z.string().optional(),
	district: z.string().optional(),
	region: z.string().optional(),
	/** ISO 3166-1 alpha-2, upper case. */
	country: z.string().length(2).optional(),
	location: Location.optional(),
});
export type Place = z.infer<typeof Place>;

/** Whether a place identifies the house: by street or by its exact point. */
export function revealsAddress({ street, location }: Place): boolean {
	return street !== undefined || location?.precision === 'exact';
}

/** A map of somebody else's, which a visitor may open. */
interface MapApp {
	readonly name: string;
	/** Where the point is shown in it. */
	readonly url: string;
	/** Who learns of the visit. */
	readonly company: string;
}

/** Links that show a point in the maps people use. Only for addresses that are public. */
export function mapApps({ lat, lng }: Point): MapApp[] {
	return [
		{
			name: 'OpenStreetMap',
			url: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`,
			company: 'OpenStreetMap Foundation, UK',
		},
		{
			name: 'Google Maps',
			url: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`,
			company: 'Google Ireland Limited',
		},
		{
			name: 'Apple Maps',
			url: `https://maps.apple.com/?ll=${lat},${lng}&q=${lat},${lng}`,
			company: 'Apple Distribution International Limited',
		},
	];
}
