import type { Point } from './place.ts';

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
