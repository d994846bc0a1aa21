import { endsInRoad, small, wordsOf } from './street-name.ts';

/**
 * The streets in a field that holds more than one street and its number: "Lindenweg 5, Hinterhaus", "Flat 2, 3 Kings
 * Lane", "Calle Mayor 5, 2º B", "Lindenweg / Ahornstraße". Texts name them without the rest.
 * @param areas names of the town and its parts, which are no secret
 */
export function streetParts(
	street: string | undefined,
	areas: readonly (string | undefined)[],
): string[] {
	if (street === undefined) return [];
	const whole = street.slice(0, 120);
	const known = new Set(areas.map((area) => area?.toLowerCase()));
	const named = whole
		.split(/s\/n|(?<!\bc)\/|[,;()|]|\s(?:ecke|und|and|u\.|y)\s(?=\p{L})/iu)
		.map((part) => withoutNumber(part.trim()))
		.filter((part) => isName(part) && !known.has(part.toLowerCase()));
	const roads = named.filter((part) => road.test(part));
	const found = roads.length > 0 ? roads : named.slice(0, 1);
	const all = wordsOf(whole).join(' ');
	return found.filter((part) => wordsOf(part).join(' ') !== all);
}

/** Whatever follows a number is of the house; "17. Juni" and "2 de Mayo" belong to a name. */
function withoutNumber(part: string): string {
	return part.replace(behindNumber, '$1').replace(/^\d{1,4}\s?[a-z]?\s+(?=\p{L}{2})/iu, '');
}

const behindNumber =
	/^(.*?\p{L}{2}\S*?)[\s,]+(?:(?:nr|no|n)\.?\s?º?|nummer|hausnummer|#)?\s*\d+(?!\d|\.\s*\p{L}|\s(?:de|of)\s).*$/iu;

function isName(part: string): boolean {
	const words = part.toLowerCase().split(/[\s.]+/u);
	const last = words.at(-1) || words.at(-2) || '';
	if (room.test(part) || /^\d{4,5}\s/.test(part) || article.test(last)) return false;
	const telling = words.filter(
		(word) => !small.has(word) && !endsInRoad.test(word) && !article.test(word),
	);
	return telling.join('').replaceAll(/\P{L}/gu, '').length > 3;
}

/** What is beside a street in such a field. */
const room =
	/^(?:flat|apartment|apt|unit|suite|floor|wohnung|whg|we|haus|house|block|gebäude|ot|ortsteil|piso|puerta|local|bajo|edificio|etage|og|hinterhaus|vorderhaus|seitenflügel)(?!\p{L})/iu;
/** No name ends in one. */
const article = /^(?:de[lrmnis]?|d[iao]e?|du|das|el|la|las|los|les|und|y|of|the|von|vom|zu[mr]?)$/u;
const road =
	/^(?:c\/|c\.|calle|carrer|avda|avenida|avinguda|plaza|plaça|paseo|passeig|rue|via|rua)(?!\p{L})|(?:str(?:a(?:ß|ss)e|eet|\.)?|weg|platz|allee|gasse|ring|ufer|damm|graben|chaussee|steig|stieg|pfad|promenade|(?<!\p{L})(?:road|rd|lane|ln|avenue|ave?|square|sq|drive|dr|court|terrace|gardens|crescent|boulevard))\.?$/iu;
