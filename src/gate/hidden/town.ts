import { readText } from './words.ts';

/**
 * The town of a field that may hold a whole address, such as "07743 Jena, Geheimweg 5", and the streets beside it; a field
 * without a street is its own town.
 */
export function townOf(city: string): {
	readonly town: string;
	readonly streets: readonly string[];
} {
	const parts = city
		.split(/[,;()|]|(?<!\bc)\/|\s[-–—]\s/iu)
		.map((part) => part.replace(/^\s*(?:[a-z]{1,2}-)?\d{4,5}\s+(?=\p{L})/iu, '').trim())
		.filter((part) => part !== '');
	const streets = parts.filter(isStreet);
	const rest = parts.filter((part) => /\p{L}/u.test(part) && !isStreet(part));
	const [town] = rest;
	return streets.length === 0 || town === undefined
		? { town: city, streets: [] }
		: { town, streets };
}

/** "Geheimweg", "C/ Mayor", "Am Hof 5"; a town may be called "Neustadt an der Weinstraße" or "St. Gallen". */
function isStreet(part: string): boolean {
	const words = readText(part).words;
	const [road] = words.filter(({ road: kind, key }) => kind !== undefined && key.length > 2);
	const isAll = road !== undefined && words.length <= 2 && road.start === words[0]?.start;
	return isAll || /^c\/|\p{L}[^\d]*\s\d{1,4}\s?[a-z]?$/iu.test(part);
}
