import { unwrap } from '../../crm/contract/field.ts';
import { countryCode } from '../fields/country.ts';
import { mapAddress, spansOf, type HiddenFact, type Span } from './fact.ts';
import { anyHouse, anyPlace, degreesOf, mayShowPlace } from './place.ts';
import { findStreet, isAbbreviation } from './find-street.ts';
import { hiddenStreets, withShortName, type HiddenStreet } from './street.ts';
import { plainText } from '../html/plain-text.ts';
import { setWords } from '../fields/set-words.ts';
import { readText, roadForms, type Word } from './words.ts';
import { postcodePattern } from '../fields/postcode.ts';
import { pointOf, type WireAddress } from '../fields/wire-address.ts';

/**
 * The addresses that texts must not tell; `lines` are whole address lines. In the texts of a unit that hides its own,
 * also whatever shows a place by itself, a narrow postcode, or a house number alone.
 */
export function hiddenAddress(
	addresses: readonly (WireAddress & { readonly lines?: readonly unknown[] })[],
	scope: 'ownTexts' | 'knownAddresses' = 'ownTexts',
): HiddenFact {
	const isOwn = scope === 'ownTexts';
	// The address lines repeat what the parts say.
	const streets = [
		...new Map(
			addresses
				.flatMap(streetsOf)
				.map((street) => [JSON.stringify([street.name, street.road, ...street.numbers]), street]),
		).values(),
	];
	const isUnknown = isOwn && !streets.some((street) => isKnown(street, addresses));
	const expressions = addresses.flatMap((address) => {
		const point = pointOf(address);
		const zip = isOwn && postcodePattern(address.zip_code, countryCode(address.country));
		const number = isOwn && houseNumberPattern(plainText(address.house_number));
		return [
			...(isOwn ? initialsPatterns(address) : []),
			point && degreesOf(point),
			zip,
			number,
		].filter((each) => each instanceof RegExp);
	});
	return {
		what: 'hidden address',
		...(isOwn && { isOwn }),
		find: (read) => {
			const { text } = read;
			const found: Span[] = streets.flatMap((street) => findStreet(street, read, isOwn));
			if (/\d/.test(text)) found.push(...expressions.flatMap((each) => spansOf(text, each)));
			if (isUnknown) found.push(...spansOf(text, anyHouse));
			if (isOwn && mayShowPlace.test(text)) found.push(...spansOf(text, anyPlace));
			// Every host has a dot in its middle, which is rare in sentences.
			if (isOwn && /\.[^\s]/u.test(text)) found.push(...spansOf(text, mapAddress));
			return found;
		},
	};
}

/** Whether a record says in which street it lies; many that hide it hold a filler, and tell it in their texts. */
function isKnown(
	{ name, road, numbers }: HiddenStreet,
	addresses: readonly WireAddress[],
): boolean {
	if (name.includes('muster')) return false;
	const areas = addresses
		.flatMap(({ city, sublocality_level_1, district }) => [city, sublocality_level_1, district])
		.flatMap((area) => readText(plainText(area) ?? '').words.map(({ key }) => key));
	return road !== undefined || (numbers.size > 0 && !name.every((word) => areas.includes(word)));
}

/**
 * A house as references of records name it, by some letters of its street and its number: "KH62", "LIND-14", "62-KHS".
 */
export function abbreviatedHouse(addresses: readonly WireAddress[]): HiddenFact {
	const streets = addresses.flatMap(streetsOf);
	return {
		what: 'hidden address',
		find: ({ words }) =>
			streets.flatMap(({ name, road = '', isRoadFirst, numbers }) => {
				const whole = isRoadFirst === true ? road + name.join('') : name.join('') + road;
				const isShort = ({ key }: Word) =>
					[whole, name.join('')].some((each) => key === each[0] || isAbbreviation(key, each));
				return words.filter(
					({ key }, at) =>
						numbers.has(key) &&
						[words[at - 1], words[at + 1]].some((word) => word !== undefined && isShort(word)),
				);
			}),
	};
}

function streetsOf(address: WireAddress & { readonly lines?: readonly unknown[] }) {
	const { city, sublocality_level_1, district, lines = [] } = address;
	const areas = [city, sublocality_level_1, district].map(plainText);
	const number = plainText(address.house_number);
	const { town, streets } = townOf(areas[0] ?? '');
	return [address.street, ...lines.map((line) => streetIn(line, city)), ...streets].flatMap(
		(street) =>
			hiddenStreets(setWords(street), number, [town, ...areas.slice(1)]).flatMap(withShortName),
	);
}

/** Finds a house number that is named as one, such as "Hausnummer 14a" or "Eingang 14". */
function houseNumberPattern(number: string | undefined): RegExp | undefined {
	const digits = /\d+/.exec(number ?? '')?.[0];
	return digits === undefined
		? undefined
		: new RegExp(
				`(?:ha?u?s\\.?[\\s-]?n(?:umme)?r\\.?|house (?:number|no\\.?)|número de (?:la )?casa|(?:eingang|klingelschild|hausansicht|haus mit der)(?: nr\\.?)?|(?<!\\p{L})(?:portal(?: n[úu]mero)?|n[úu]mero(?! de)|at (?:number|no\\.?)))(?:\\sist)?(?:\\sdie)?[\\s:]*${digits}(?![\\d]|[.,]\\d)`,
				'giu',
			);
}

/**
 * Finds the initials of streets of three words or more directly in front of their number: "KHS 12", "K.H.S. 12", "khs12",
 * "KHStr12". Small ones must touch it. Also a first letter with its road: "K.-Str. 12", "K***straße 12".
 */
function initialsPatterns(address: WireAddress): RegExp[] {
	return streetsOf(address).flatMap(({ name, road, initials = '', numbers }) => {
		const [number] = numbers;
		if (number === undefined) return [];
		const roads =
			road === undefined ? [] : [...roadForms(road), ...(road === 'str' ? ['straße'] : [])];
		const masked = `(?<![\\p{L}\\d])${name[0]?.[0]}[.*…•_-]{1,12}\\s?(?:${roads.join('|')})\\.?\\s?${number}(?!\\d)`;
		const masks = roads.length > 0 ? [new RegExp(masked, 'giu')] : [];
		if (initials.length < 3) return masks;
		const capitals = initials.toUpperCase();
		const of = (letters: Iterable<string>, gap: string) =>
			`${[...letters].join('[.-]?\\s?')}${/s$/i.test(initials) ? '(?:tr(?:a(?:ß|ss)e)?)?' : ''}${gap}`;
		const either = [...capitals].map((letter) => `[${letter}${letter.toLowerCase()}]`);
		const spaced = of(capitals, '\\.?[\\s,_-]{0,2}(?:Nr\\.?\\s?)?');
		const glued = of(either, '[._-]?').replaceAll('\\s?', '');
		const end = '(?!\\d|[.,]\\d|\\s?(?:m²|qm|m|km|%|€)(?!\\p{L}))';
		return [...masks, new RegExp(`(?<![\\p{L}\\d])(?:${spaced}|${glued})${number}${end}`, 'gu')];
	});
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
