import { cityKey } from '../fields/city-names.ts';
import { plainText } from '../html/plain-text.ts';
import { foldWord } from './words.ts';
import type { WireAddress } from '../fields/wire-address.ts';

/**
 * The same for all spellings of one house: street, house number and postcode, or the city where no postcode is known.
 * @returns `undefined` where street, number or place is not known.
 */
export function houseKey(address: WireAddress): string | undefined {
	const street = plainText(address.street)?.slice(0, longest);
	const place = placeKey(address);
	if (street === undefined || place === undefined) return undefined;
	const inStreet = behind.exec(street)?.groups ?? inFront.exec(street)?.groups;
	const number = numberKey(
		plainText(address.house_number)?.slice(0, longest) ?? inStreet?.['number'],
	);
	if (number === undefined) return undefined;
	return JSON.stringify([streetKey(inStreet?.['name'] ?? street), number, place]);
}

/** Characters; no street or number is longer. */
const longest = 120;

/**
 * Many accounts write the number behind the street, as in "Lindenweg 5a, Hinterhaus"; the first ones of "Straße des
 * 17. Juni 135" and "Calle 2 de Mayo 5" belong to the name.
 */
const behind =
	/^(?<name>.*?\p{L}{2}\S*?)[\s,]+(?:(?:nr|no|n)\.?\s?º?\s*)?(?<number>\d+\s?[a-z]?(?:\s?[-‐‑–/+]\s?\d*\s?[a-z]?)*)(?=$|[,;(])/iu;
/** "10 Downing Street". */
const inFront = /^(?<number>\d+[a-z]?)[\s,]+(?<name>\p{L}{2}.*)$/iu;

function streetKey(name: string): string {
	const lower = name
		.toLowerCase()
		.replaceAll(particle, '')
		.replaceAll(road, (found) => short[found] ?? found);
	// Nothing is left of other scripts.
	const plain = foldWord(lower).replaceAll(/[^a-z\d]+/g, '');
	return plain || lower.replaceAll(/[^\p{L}\d]/gu, '');
}

/** Words and ends of words that are often cut short, and what is left of them. */
const short: Readonly<Record<string, string>> = {
	straße: 'str',
	strasse: 'str',
	street: 'str',
	platz: 'pl',
	weg: 'w',
	gasse: 'g',
	allee: 'all',
	road: 'rd',
	avenue: 'av',
	ave: 'av',
	avenida: 'av',
	avda: 'av',
	avinguda: 'av',
	calle: 'c',
	carrer: 'c',
	plaza: 'pl',
	plaça: 'pl',
	square: 'sq',
	lane: 'ln',
	drive: 'dr',
};
/** Spanish and Catalan streets are written with it and without: "Carrer de Ciscar", "C/ Ciscar". */
const particle = /(?<!\p{L})(?:de(?:l| las?| los)?\s+(?:l[’'])?|d[’'])(?=\p{L})/gu;
const road = new RegExp(`(?:${Object.keys(short).join('|')})(?!\\p{L})`, 'gu');

/** "5 A", "Nr. 5a" and "5a, rear" are one number; "5-7" is another than "57", and "s/n" is none. */
function numberKey(text: string | undefined): string | undefined {
	const [number] = aNumber.exec(text ?? '') ?? [];
	return number?.toLowerCase().replaceAll(/[‐‑–]/g, '-').replaceAll(/\s+/g, '');
}

const aNumber = /\d+(?:\s?[a-z](?!\p{L}))?(?:\s?[-‐‑–/+]\s?\d+(?:\s?[a-z](?!\p{L}))?)*/iu;

function placeKey({ zip_code, city }: WireAddress): string | undefined {
	const zip = plainText(zip_code)
		?.toUpperCase()
		.replace(/^[A-Z]{1,2}-(?=\d)/, '')
		.replaceAll(/[^A-Z\d]/g, '');
	const town = plainText(city);
	return zip || (town && cityKey(town)) || undefined;
}
