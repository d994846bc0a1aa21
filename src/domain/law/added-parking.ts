import { plainWords } from './plain-words.ts';

/** The words with which a text adds a parking space to the price, such as "zzgl. Tiefgaragenstellplatz". */
export function addedParking(text: string): string | undefined {
	// Most texts are long and name no parking space at all; only one that does is taken apart.
	return space.test(text) ? parking.exec(plainWords(text))?.[0].trim() : undefined;
}

const space = /stellpl|garage|garaje|carport|parking|plaza|aparcamiento/i;
/** A bare plus sign may join two rooms of a house, so it counts beside an amount only. */
const parking = new RegExp(
	[
		String.raw`(?:zzgl|zuz[üu]gl)[\p{L}.]{0,12}\s+(?:[\p{L}\d]{1,20}\s+)?[\p{L}-]{0,20}(?:stellpl|garage|carport|parkpl)`,
		String.raw`(?<!\p{L})plus\s+(?:(?:eine?[mnrs]?|zwei|drei|\d{1,2}|an?|one|two|three|the|underground|separate|covered|outdoor)\s+){0,3}[\p{L}-]{0,20}(?:stellpl|garage|carport|parking)`,
		String.raw`(?<!\p{L})más\s+(?:(?:una?|dos|tres|la|el|\d{1,2})\s+)?(?:plazas? de (?:g|ap|p)|garaje|aparcamiento|parking)`,
		String.raw`(?:€|eur\p{L}{0,3})\s{0,2}\+\s{0,2}(?:[\p{L}\d]{1,20}\s+)?[\p{L}-]{0,20}(?:stellpl|garage|carport|parking|plaza de (?:g|ap))`,
	].join('|'),
	'iu',
);
