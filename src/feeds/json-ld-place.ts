import type { Picture } from '../domain/picture.ts';
import type { Place } from '../domain/place.ts';
import { mediaPath } from '../i18n/paths.ts';
import type { Thing } from './json-ld.ts';

/** Where something stands, as far as the public may know: no point unless it is the exact one. */
export function placeProperties({ location, ...place }: Place) {
	return { address: addressOf(place), geo: location && pointOf(location) };
}

/** The full address of the first photo. */
export function photoOf(pictures: readonly Picture[], origin: string): string | undefined {
	const photo = pictures.find(({ kind }) => kind === 'photo');
	return photo && origin + mediaPath(photo.jpeg.name);
}

function addressOf({ street, zip, city, district, region, country }: Place): Thing | undefined {
	const address = {
		streetAddress: street,
		postalCode: zip,
		addressLocality: city ?? district,
		addressRegion: region === city ? undefined : region,
		addressCountry: country,
	};
	const isKnown = Object.values(address).some((part) => part !== undefined);
	return isKnown ? { '@type': 'PostalAddress', ...address } : undefined;
}

function pointOf(location: NonNullable<Place['location']>): Thing | undefined {
	if (location.precision !== 'exact') return undefined;
	return { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng };
}
