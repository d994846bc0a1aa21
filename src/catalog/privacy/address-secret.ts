import { unwrap } from '../../crm/contract/field.ts';
import { countryCode } from './country.ts';
import { mapAddressPattern } from './map-address.ts';
import { parcelPattern } from './parcel-pattern.ts';
import type { Secret } from './secrets.ts';
import { plainText } from './plain-text.ts';
import { anyPointPattern, pointPattern } from './point-pattern.ts';
import { postcodePattern } from './postcode.ts';
import { streetParts } from './street-parts.ts';
import {
	bareStreetPattern,
	familyStreetPattern,
	houseNumberPattern,
	spacedStreetPattern,
	squarePattern,
	streetPattern,
} from './street-pattern.ts';
import { pointOf, type WireAddress } from './wire-address.ts';

/**
 * What texts must not tell when these addresses are hidden; the second parts are whole address lines. In the texts
 * of a unit that hides its own, also whatever shows a place by itself, a narrow postcode, or a house number alone.
 */
export function addressSecret(
	addresses: readonly (WireAddress & { readonly lines?: readonly unknown[] })[],
	scope: 'ownTexts' | 'knownAddresses' = 'ownTexts',
): Secret {
	const patterns = addresses.flatMap((address) => {
		const number = plainText(address.house_number);
		const streets = [
			address.street,
			...(address.lines ?? []).map((line) => streetIn(line, address.city)),
		];
		const areas = [address.city, address.sublocality_level_1, address.district].map(plainText);
		const named = streets.map(plainText);
		return [
			...[...named, ...named.flatMap((street) => streetParts(street, areas))].flatMap((street) => {
				return [
					streetPattern(street, areas),
					familyStreetPattern(street),
					spacedStreetPattern(street),
					bareStreetPattern(street, number),
					squarePattern(street, number),
				];
			}),
			...(scope === 'ownTexts'
				? [
						houseNumberPattern(number),
						postcodePattern(address.zip_code, countryCode(address.country)),
					]
				: []),
			pointPattern(pointOf(address)),
		];
	});
	if (scope === 'ownTexts') patterns.push(anyPointPattern, mapAddressPattern, parcelPattern);
	return { what: 'hidden address', patterns: patterns.filter((pattern) => pattern !== undefined) };
}

/** The street of a whole address line: "Geheimweg 5" of "Geheimweg 5, 07743 Jena"; a line that begins with the town has no street. */
export function streetIn(raw: unknown, city: string | null | undefined): string | undefined {
	const whole = unwrap(raw);
	if (typeof whole !== 'string') return undefined;
	const line = whole.slice(0, longest);
	const [first = ''] = line.split(/,|\s(?=\d{4,5}\s)/);
	if (first === line && !/\p{L}.*\d/u.test(line)) return undefined;
	const isTown = /^\s*\d{4,5}\s/.test(first) || first.trim() === city?.trim();
	return isTown ? undefined : first;
}

/** Characters; no address is longer, and the search for a digit behind each letter is quadratic. */
const longest = 500;
