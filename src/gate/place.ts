import type { Place } from '../domain/place.ts';
import { countryCode, liesIn } from './fields/country.ts';
import { defined } from './fields/defined.ts';
import { hiddenLocation } from './fields/grid.ts';
import { setWords } from './fields/set-words.ts';
import { plainText } from './html/plain-text.ts';
import { hiddenZip } from './fields/postcode.ts';
import { townOf } from './hidden/address.ts';
import { partsBeside } from './hidden/drop-sentences.ts';
import { noteWords, type RedactionContext, shortText } from './hidden/texts.ts';
import { mendAddress, streetLine } from './mended-address.ts';
import { readPoint, type WireAddress } from './fields/wire-address.ts';

/**
 * What the public may know of an address; a hidden one keeps town and grid cell.
 * @param seat country of the company, ISO 3166-1 alpha-2
 */
export function place(
	wire: WireAddress,
	isHidden: boolean,
	seat: string | undefined,
	redaction: RedactionContext,
): Place {
	const country = countryCode(wire.country);
	const context = { ...redaction, stated: country, seat };
	const mended = mendAddress(wire, context);
	if (country === undefined && setWords(wire.country) !== undefined) {
		const why = 'which is none that is known, and is not published; write its code, such as DE';
		noteWords(context, 'country', wire.country, why);
	}
	const street = isHidden ? undefined : streetLine(wire, mended, context);
	// A narrow postcode tells the place by itself, and its wide part is shown all the same.
	const { zip } = mended;
	const shownZip = zip !== undefined && isHidden ? hiddenZip(zip, country) : zip;
	const isWhole = zip === undefined || !/\p{L}{4}/u.test(zip);
	const isZip = shortText(isWhole ? shownZip : zip, 'the postcode', context) !== undefined;
	const city = cityOf(mended.city, isHidden, context);
	const named = setWords(wire.sublocality_level_1) ?? setWords(wire.district);
	const district = shortText(named, 'the district', context);
	return defined({
		street,
		zip: isZip ? shownZip : undefined,
		city,
		district: district === city ? undefined : district,
		region: shortText(setWords(wire.region), 'the region', context),
		country,
		location: locationOf(wire, isHidden, country, context),
	});
}

function locationOf(
	wire: WireAddress,
	isHidden: boolean,
	country: string | undefined,
	{ note }: RedactionContext,
): Place['location'] {
	const point = readPoint(wire);
	const [lat, lng] = [wire.lat, wire.lng].map((each) => plainText(each) ?? '');
	const says = isHidden ? 'lat and lng' : `lat says “${lat}” and lng “${lng}”, which`;
	if (point === 'unclear') note(`${says} give no point that is certain, and none is published`);
	else if (point && !liesIn(country, point))
		note(`${says} lie outside the country and are not published`);
	else if (point) return isHidden ? hiddenLocation(point) : { precision: 'exact', ...point };
	return undefined;
}

/** A town tells nothing of a street, whatever words they share; beside the town a field may hold the whole address. */
function cityOf(
	name: string | undefined,
	isHidden: boolean,
	{ facts, note }: RedactionContext,
): string | undefined {
	if (name === undefined) return undefined;
	const { town, streets } = isHidden ? townOf(name) : { town: name, streets: [] };
	const { parts, what } = partsBeside(town, facts);
	// "Neustadt an der Weinstraße" has the name of its street.
	const isOwnName =
		/\p{L}\s(?:an|am|auf|de|del|la|der|dem)\s*$/u.test(parts[0] ?? '') && !/\d/.test(town);
	if (what === undefined || isOwnName) {
		if (streets.length > 0) note('the city names the hidden address, which is left out');
		return town;
	}
	note(`the city names the ${what}, which is left out`);
	const names = parts.flatMap((part) => part.split(/[,;(]/)).map((part) => part.trim());
	return names.find((part) => /\p{L}/u.test(part));
}
