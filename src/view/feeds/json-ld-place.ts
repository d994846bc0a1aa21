import type { Picture } from '../../domain/pictures/picture.ts';
import type { Provenance } from '../../domain/pictures/provenance.ts';
import type { Place } from '../../domain/place.ts';
import { mediaPath } from '../../i18n/media-path.ts';
import { provenanceLabel } from '../pictures.ts';
import type { Described, Thing } from './json-ld.ts';

/** Where something stands, as far as the public may know: no point unless it is the exact one. */
export function placeProperties({ location, ...place }: Place) {
	return { address: addressOf(place), geo: location && pointOf(location) };
}

/** The first photo. */
export function photoOf(
	pictures: readonly Picture[],
	described: Pick<Described, 'origin' | 'locale'>,
): string | Thing | undefined {
	const photo = pictures.find(({ kind }) => kind === 'photo');
	return photo && imageOf(photo, described);
}

/** The full address of a picture; of one that is no plain photo, with how it came about. */
export function imageOf(
	picture: Picture,
	{ origin, locale }: Pick<Described, 'origin' | 'locale'>,
): string | Thing {
	const url = origin + mediaPath(picture.jpeg.name);
	if (picture.provenance === undefined) return url;
	return {
		'@type': 'ImageObject',
		contentUrl: url,
		caption: provenanceLabel(picture, locale),
		digitalSourceType: `https://schema.org/${sources[picture.provenance]}`,
	};
}

const sources: Readonly<Record<Provenance, string>> = {
	generated: 'TrainedAlgorithmicMediaDigitalSource',
	altered: 'CompositeWithTrainedAlgorithmicMediaDigitalSource',
	visualisation: 'DigitalArtDigitalSource',
};

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
