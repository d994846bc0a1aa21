import { countryCode } from './country.ts';

/**
 * What may be shown of the postcode of a hidden address: all of it where postcodes stand for a town or a
 * quarter, of others only the part that does. Where neither is known to be so, nothing: in many countries one
 * names a street, a side of it, or a house.
 */
export function hiddenZip(zip: string, country: string | undefined): string | undefined {
	const code = zip.trim();
	const where = country ?? countryCode(/^([a-z]{1,2})-\d/i.exec(code)?.[1]);
	if (where === undefined) return areaIn(code, Object.values(areas)) ?? usual.exec(code)?.[0];
	// A narrow one there belongs to another country: accounts leave their own where nobody has set it.
	return wide.has(where)
		? (areaIn(code, Object.values(areas)) ?? anyCode.exec(code)?.[0].trim())
		: areaIn(code, [areas[where]]);
}

/** Finds a postcode of which a hidden address shows no more than a part. */
export function postcodePattern(
	zip: string | null | undefined,
	country: string | undefined,
): RegExp | undefined {
	const signs = zip?.replaceAll(/[^a-z\d]/gi, '') ?? '';
	const shown = zip && hiddenZip(zip, country);
	if (signs.length < 5 || signs.length > longest || shown?.length === zip?.trim().length)
		return undefined;
	return new RegExp(`(?<![\\p{L}\\d])${[...signs].join('[\\s.‐‑–-]?')}(?![\\p{L}\\d])`, 'giu');
}

/** Signs; that of Iran has ten. What is longer is none, and may be endless. */
const longest = 12;

function areaIn(code: string, patterns: readonly (RegExp | undefined)[]): string | undefined {
	return patterns.flatMap((pattern) => pattern?.exec(code)?.[1] ?? [])[0]?.toUpperCase();
}

/** Countries in which some thousand people share a postcode. */
const wide = new Set(
	'DE AT CH LI ES FR IT BE AD MC SM FI NO IS HU SI HR CZ SK BG GR TR AU NZ ZA IN TH MX CO PE UY'.split(
		' ',
	),
);

/** What of a field is a postcode, beside which a whole address may stand. */
const anyCode = /^(?:[a-z]{1,3}[\s-]?)?\d[\d\s.-]*(?=$|[\s,;])/i;

/** In a country that nobody has named; most of those above have postcodes of this form. */
const usual = /^\d{4,5}$/;

const british = /^([a-z]{1,2}\d[a-z\d]?)(?:[\s-]*\d[a-z]{2})?$/i;
const american = /^(\d{5})(?:[\s-]*\d{4})?$/;

/** The part of a narrow postcode that stands for an area, which may stand alone. */
const areas: Readonly<Record<string, RegExp>> = {
	GB: british,
	IM: british,
	JE: british,
	GG: british,
	NL: /^(\d{4})(?:[\s-]*[a-z]{2})?$/i,
	PT: /^(\d{4})(?:[\s-]*\d{3})?$/,
	IE: /^([ac-fhknprtv-y]\d[\dw])(?:[\s-]*[\da-z]{4})?$/i,
	US: american,
	PR: american,
	CA: /^([a-z]\d[a-z])(?:[\s-]*\d[a-z]\d)?$/i,
	AR: /^([a-z]?\d{4})(?:[\s-]*[a-z]{3})?$/i,
};
