import type { Location, Place, Point } from '../../domain/place.ts';
import { countryCode, liesIn } from './country.ts';
import { cellCentre, cellRadiusMetres } from './grid.ts';
import { plainText } from './plain-text.ts';
import { shortText, type Discretion } from './texts.ts';
import { pointOf, type WireAddress } from './wire-address.ts';

/** What the public may know of an address; a hidden one keeps town and grid cell. */
export function place(wire: WireAddress, isHidden: boolean, discretion: Discretion): Place {
	const country = countryCode(wire.country);
	const result: Place = {};
	if (!isHidden) {
		const street = streetLine(wire);
		if (street !== undefined) result.street = street;
	}
	const zip = shortText(wire.zip_code, 'the postcode', discretion);
	const shownZip = zip !== undefined && isHidden ? hiddenZip(zip, country) : zip;
	if (shownZip !== undefined) result.zip = shownZip;
	const city = cityOf(wire, discretion);
	if (city !== undefined) result.city = city;
	const district = plainText(wire.sublocality_level_1) ?? plainText(wire.district);
	const shown = shortText(district, 'the district', discretion);
	if (shown !== undefined && shown !== city) result.district = shown;
	const region = shortText(wire.region, 'the region', discretion);
	if (region !== undefined) result.region = region;
	if (country !== undefined) result.country = country;
	const point = pointOf(wire);
	if (point && !liesIn(country, point)) {
		discretion.note('the coordinates lie outside the country and are not published');
	} else if (point) {
		result.location = isHidden ? hiddenLocation(point) : { precision: 'exact', ...point };
	}
	return result;
}

/** What may be shown of the point of a hidden address. */
export function hiddenLocation(point: Point): Location {
	return { precision: 'cell', ...cellCentre(point), radiusMetres: cellRadiusMetres };
}

/**
 * What may be shown of the postcode of a hidden address: of those that name a few houses only the part that
 * stands for a district.
 */
export function hiddenZip(zip: string, country: string | undefined): string | undefined {
	if (country !== undefined && !(country in narrowZips)) return zip;
	const patterns = country === undefined ? Object.values(narrowZips) : [narrowZips[country]];
	const found = patterns.flatMap((pattern) => pattern?.exec(zip.trim())?.[1] ?? []);
	// In a country of narrow postcodes one of another form may tell as much.
	return found[0]?.toUpperCase() ?? (country === undefined ? zip : undefined);
}

/** Each with the part that may be shown, which may stand alone. */
const narrowZips: Readonly<Record<string, RegExp>> = {
	GB: /^([a-z]{1,2}\d[a-z\d]?)(?:[\s-]*\d[a-z]{2})?$/i,
	NL: /^(\d{4})(?:[\s-]*[a-z]{2})?$/i,
	PT: /^(\d{4})(?:[\s-]*\d{3})?$/,
	IE: /^([ac-fhknprtv-y]\d[\dw])(?:[\s-]*[\da-z]{4})?$/i,
	US: /^(\d{5})(?:[\s-]*\d{4})?$/i,
	CA: /^([a-z]\d[a-z])(?:[\s-]*\d[a-z]\d)?$/i,
};

/** Where a street bears the name of its town, the town alone tells nothing of the street. */
function cityOf({ city, street }: WireAddress, discretion: Discretion): string | undefined {
	const name = plainText(city);
	const isStreet = name !== undefined && plainText(street)?.replace(/[\s\d]+$/, '') === name;
	return isStreet ? name : shortText(name, 'the city', discretion);
}

function streetLine({ street, house_number }: WireAddress): string | undefined {
	const name = plainText(street);
	const number = plainText(house_number);
	if (name === undefined || number === undefined) return name;
	return name.endsWith(` ${number}`) ? name : `${name} ${number}`;
}
